/** House rules as an option of a command: one choice, so that it is a house rule alone or all of them. */
import { HOUSE_RULE_IDS, type HouseRule } from '../../engine/hosting.ts';
import { choice } from '../routing/definition.ts';

export const HOUSE_RULE_CHOICES = ([...HOUSE_RULE_IDS, 'all'] as const).map((value) =>
  choice(value, ({ commands }) => commands.duel.houseRules[value]),
);

/** What was chosen; none when the option was left out. */
export function chosenHouseRules(value: string | null): readonly HouseRule[] {
  return value === 'all' ? HOUSE_RULE_IDS : HOUSE_RULE_IDS.filter((rule) => rule === value);
}
