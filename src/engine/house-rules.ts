/**
 * The points that remain contested after the rulings, each with the reading that is not the default. People
 * choose among them when a game is set up; everything else is no matter of choice.
 */
import { DEFAULT_RULES, type RuleOptions } from './state.ts';

export const HOUSE_RULE_IDS = ['altered-dice', 'interrupt-roll-cards'] as const;
export type HouseRule = (typeof HOUSE_RULE_IDS)[number];

interface OtherReading {
  readonly options: Partial<RuleOptions>;
  readonly isIn: (options: RuleOptions) => boolean;
}

const OTHER_READINGS: Readonly<Record<HouseRule, OtherReading>> = {
  /** Unused Roll Attempts come back after an altered die only, not after any action (rule: return-to-rolls). */
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
 * The options of a game that is played with these house rules.
 * @param chosen each at most once; empty for the default readings
 */
export function optionsWith(chosen: readonly HouseRule[]): RuleOptions {
  return Object.assign({}, DEFAULT_RULES, ...chosen.map((id) => OTHER_READINGS[id].options));
}

/** The house rules that a game is played with: where its options differ from the default readings. */
export function houseRulesIn(options: RuleOptions): HouseRule[] {
  return HOUSE_RULE_IDS.filter((id) => OTHER_READINGS[id].isIn(options));
}
