/** The pages whose claims the course has checked. */
import { type SourcePage } from "./claim";
import { hebrew } from "./hebrew";
import { persian } from "./persian";
import { polish } from "./polish";
import { russian } from "./russian";
import { ukrainian } from "./ukrainian";

export const sourcePages: readonly SourcePage[] = [polish, russian, persian, hebrew, ukrainian];
