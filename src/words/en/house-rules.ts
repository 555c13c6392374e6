/** Texts of house rules: settings for contested rules that differ from the default reading. */
import type { HouseRule } from '../../engine/hosting.ts';
import { listed } from './phrasing.ts';

const each: Record<HouseRule, string> = {
  'altered-dice': 'attempts return only after altered dice',
  'interrupt-roll-cards': 'Roll Phase cards can be interrupted',
};

export const houseRules = {
  playedBy: (rules: readonly HouseRule[]) => `House rules: ${listed(rules.map((rule) => each[rule]))}.`,
};
