/** For each achievement the events that earn it, and events that just miss it. */
import type { FeatCase } from './feat-case.ts';
import { GENERAL_CASES } from './general-cases.ts';
import { OUR_CASES } from './ours-cases.ts';
import { SEASON_ONE_CASES } from './season-one-cases.ts';
import { SEASON_TWO_CASES } from './season-two-cases.ts';

export const CASES: Readonly<Record<string, FeatCase>> = {
  ...GENERAL_CASES,
  ...SEASON_ONE_CASES,
  ...SEASON_TWO_CASES,
  ...OUR_CASES,
};
