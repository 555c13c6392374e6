/** House rules: points on which the rule sources disagree, each with the reading that is not the default. */
import { DEFAULT_RULES, type RuleOptions } from '../model/state.ts';

/** The ids of all house rules. */
export const HOUSE_RULE_IDS = ['altered-dice', 'interrupt-roll-cards'] as const;
export type HouseRule = (typeof HOUSE_RULE_IDS)[number];

interface OtherReading {
  readonly options: Partial<RuleOptions>;
  readonly isIn: (options: RuleOptions) => boolean;
}

const OTHER_READINGS: Readonly<Record<HouseRule, OtherReading>> = {
  /** Only an altered die, not any action, lets the roller use remaining Roll Attempts (rule: return-to-rolls). */
  'altered-dice': {
    options: { returnToAttempts: 'altered-dice' },
    isIn: ({ returnToAttempts }) => returnToAttempts === 'altered-dice',
  },
  /** Instants and tokens may interrupt a Roll Phase Action card (rule: interruptible-actions). */
  'interrupt-roll-cards': {
    options: { interruptRollCards: true },
    isIn: ({ interruptRollCards }) => interruptRollCards,
  },
};

/**
 * The rule options of a game with these house rules.
 * @param chosen empty for the default readings
 */
export function optionsWith(chosen: readonly HouseRule[]): RuleOptions {
  return Object.assign({}, DEFAULT_RULES, ...chosen.map((id) => OTHER_READINGS[id].options));
}

/** The house rules that rule options contain. */
export function houseRulesIn(options: RuleOptions): HouseRule[] {
  return HOUSE_RULE_IDS.filter((id) => OTHER_READINGS[id].isIn(options));
}
