/**
 * @file Jupyter's messages as they travel: frames of JSON with a signature.
 * https://jupyter-client.readthedocs.io/en/stable/messaging.html
 */
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

/** The connection file that a client writes for its kernel. */
export type Connection = {
  readonly transport: string;
  readonly ip: string;
  readonly key: string;
  readonly shell_port: number;
  readonly iopub_port: number;
  readonly stdin_port: number;
  readonly control_port: number;
  readonly hb_port: number;
};

export type Header = {
  readonly msg_id: string;
  readonly msg_type: string;
  readonly session: string;
  readonly username: string;
  readonly date: string;
  readonly version: string;
};

export type Content = Readonly<Record<string, unknown>>;

export type Message = {
  /** Whom a router has to send the message to, or the topic of a publication. */
  readonly identities: readonly Uint8Array[];
  readonly header: Header;
  readonly parent: Header | Record<string, never>;
  readonly content: Content;
};

const delimiter = Buffer.from("<IDS|MSG>");

/** A new message; an answer goes back to whoever sent its parent. */
export function message(type: string, content: Content, parent?: Message): Message {
  const header: Header = {
    msg_id: randomUUID(),
    msg_type: type,
    session: parent?.header.session ?? randomUUID(),
    username: parent?.header.username ?? "learner",
    date: new Date().toISOString(),
    version: "5.3",
  };
  return {
    identities: parent?.identities ?? [],
    header,
    parent: parent?.header ?? {},
    content,
  };
}

/** The frames of a message, signed with the connection's key. */
export function encode(
  key: string,
  { identities, header, parent, content }: Message,
): Uint8Array[] {
  const parts = [header, parent, {}, content].map((part) => Buffer.from(JSON.stringify(part)));
  return [...identities, delimiter, Buffer.from(sign(key, parts)), ...parts];
}

/** The message in these frames; throws when it is not signed with the key. */
export function decode(key: string, frames: readonly Uint8Array[]): Message {
  const at = frames.findIndex((frame) => delimiter.equals(frame));
  const [signature, ...parts] = frames.slice(at + 1);
  if (at < 0 || parts.length < 4) throw new Error("Not a Jupyter message.");
  const expected = Buffer.from(sign(key, parts.slice(0, 4)));
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
    throw new Error("A Jupyter message with a wrong signature.");
  const [header, parent, , content] = parts.map((part) => Buffer.from(part).toString("utf8"));
  return {
    identities: frames.slice(0, at),
    header: JSON.parse(header) as Header,
    parent: JSON.parse(parent) as Header,
    content: JSON.parse(content) as Content,
  };
}

/** An empty key means that messages are not signed. */
function sign(key: string, parts: readonly Uint8Array[]): string {
  if (key === "") return "";
  const hash = createHmac("sha256", key);
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
