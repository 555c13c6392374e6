/** Texts of house rules: settings for contested rules that differ from the default reading. */
import type { HouseRule } from '../../engine/hosting.ts';
import { listed } from './phrasing.ts';

const each: Record<HouseRule, string> = {
  'altered-dice': 'attempts return only after altered dice',
  'interrupt-roll-cards': 'Roll Phase cards can be interrupted',
};

export const houseRules = {
  playedBy: (rules: readonly HouseRule[]) => `House rules: ${listed(rules.map((rule) => each[rule]))}.`,
  /** A button with the choice; all of them would be too long for it. */
  button: (rules: readonly HouseRule[]) => {
    const [only, another] = rules;
    if (only === undefined) return 'House rules: none';
    return another === undefined ? `House rule: ${each[only]}` : 'House rules: all';
  },
};
