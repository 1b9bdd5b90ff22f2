/** What cells use: show a picture, attempt, predict, put lines in order, and check an answer. */
export { attempt } from "./attempt";
export { check } from "./check";
export { inOrder } from "./order";
export { predict } from "./predict";
export { show } from "./show";
