/** Makes the course's matchers known to jest; every suite runs this first (setupFilesAfterEnv). */
import { expect } from "@jest/globals";
import { firstPlacementMatchers } from "./first-placement";
import { attackMatchers } from "./attacks";
import { bigTourMatchers } from "./big-tours";
import { chanceMatchers } from "./chances";
import { completionMatchers } from "./completions";
import { freshnessMatchers } from "./freshness";
import { generatorMatchers } from "./generators";
import { giftMatchers } from "./gift";
import { greedyWalkMatchers } from "./greedy-walks";
import { graphPathMatchers } from "./graph-paths";
import { gridMatchers } from "./grids";
import { halfMatchers } from "./halves";
import { knightMoveMatchers } from "./knight-moves";
import { noAnswerMatchers } from "./no-answer";
import { placementMatchers } from "./placements";
import { refusalMatchers } from "./refusal";
import { refusalOfEitherMatchers } from "./refusal-of-either";
import { safeSquareMatchers } from "./safe-squares";
import { searchEventMatchers } from "./search-events";
import { symmetryMatchers } from "./symmetries";
import { textMatchers } from "./text";
import { tieBreakMatchers } from "./tie-breaks";
import { tourMatchers } from "./tours";

expect.extend({
  ...placementMatchers,
  ...firstPlacementMatchers,
  ...tourMatchers,
  ...bigTourMatchers,
  ...halfMatchers,
  ...knightMoveMatchers,
  ...tieBreakMatchers,
  ...noAnswerMatchers,
  ...refusalMatchers,
  ...refusalOfEitherMatchers,
  ...giftMatchers,
  ...attackMatchers,
  ...textMatchers,
  ...freshnessMatchers,
  ...gridMatchers,
  ...graphPathMatchers,
  ...safeSquareMatchers,
  ...generatorMatchers,
  ...searchEventMatchers,
  ...symmetryMatchers,
  ...completionMatchers,
  ...chanceMatchers,
  ...greedyWalkMatchers,
});
