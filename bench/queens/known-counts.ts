/** The number of solutions for n = 0 to 16, as in https://oeis.org/A000170. */
export const knownCounts: readonly number[] = [
  1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14_200, 73_712, 365_596, 2_279_184, 14_772_512,
];
