/** The judge's room: what the faces use. Suites import from ./suite instead. */
export { courseRoot, findChapter, findExercise, UnknownChapter } from "./chapter";
export { failuresOf, type Failure } from "./failures";
export { judge, judgeFile, judgeIn, type JudgeOptions } from "./judge";
export { defaultLimits, type Limits } from "./limits";
export { startSuiteProcess, type SuiteProcess } from "./suite-run";
export { checkTypes, closeTypeCheck } from "./type-check";
export { type TestVerdict, type TypeProblem, type Verdict, type VerdictStatus } from "./verdict";
export { startWarmJudge, type WarmJudge, type WarmOptions } from "./warm";
