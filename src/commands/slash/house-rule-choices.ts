/** House rules as an option of a command: the single choice is one house rule, all of them, or none. */
import { HOUSE_RULE_IDS, type HouseRule } from '../../engine/hosting.ts';
import type { BotContext } from '../bot-context.ts';
import { type Asker, playedRulesOf } from '../played-rules.ts';
import { choice } from '../routing/definition.ts';

export const HOUSE_RULE_CHOICES = ([...HOUSE_RULE_IDS, 'all', 'none'] as const).map((value) =>
  choice(value, ({ commands }) => commands.duel.houseRules[value]),
);

/**
 * Returns the house rules of a new game.
 * @param value the chosen option; null when it was left out: then those that the person, or else the server, plays by
 */
export async function chosenHouseRules(
  value: string | null,
  context: BotContext,
  asker: Asker,
): Promise<readonly HouseRule[]> {
  if (value === null) return (await playedRulesOf(context, asker)).houseRules;
  return value === 'all' ? HOUSE_RULE_IDS : HOUSE_RULE_IDS.filter((rule) => rule === value);
}
