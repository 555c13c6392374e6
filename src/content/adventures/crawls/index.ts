/** The cards of all Portal Crawls. */
import type { CrawlDefinition } from '../../../engine/vocabulary/adventure.ts';
import { SCENARIO_1 } from './scenario-1.ts';
import { SCENARIO_3 } from './scenario-3.ts';
import { SCENARIO_5 } from './scenario-5.ts';
import { SCENARIO_7 } from './scenario-7.ts';

export const CRAWLS: readonly CrawlDefinition[] = [
  ...SCENARIO_1,
  ...SCENARIO_3,
  ...SCENARIO_5,
  ...SCENARIO_7,
];
