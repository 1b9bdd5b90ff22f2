/** What cells use: show a picture, attempt, predict, and check an answer. */
export { attempt } from "./attempt";
export { check } from "./check";
export { predict } from "./predict";
export { show } from "./show";
