/** House rules as an option of a command: the single choice is one house rule or all of them. */
import { HOUSE_RULE_IDS, type HouseRule } from '../../engine/hosting.ts';
import { choice } from '../routing/definition.ts';

export const HOUSE_RULE_CHOICES = ([...HOUSE_RULE_IDS, 'all'] as const).map((value) =>
  choice(value, ({ commands }) => commands.duel.houseRules[value]),
);

/** Returns the chosen house rules; empty when the option was left out. */
export function chosenHouseRules(value: string | null): readonly HouseRule[] {
  return value === 'all' ? HOUSE_RULE_IDS : HOUSE_RULE_IDS.filter((rule) => rule === value);
}
