/** Ports of this machine. */
import net from "node:net";

/** Could a server listen on this port now? */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** The first port from `from` on that `free` says is free; `null` after fifty that are not. */
export async function nextFreePort(from: number, free = isFree): Promise<number | null> {
  for (let port = from; port < from + 50; port++) {
    if (await free(port)) return port;
  }
  return null;
}

/** Reads a port as typed; `null` when it is none. */
export function readPort(text: string): number | null {
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65535 ? port : null;
}
