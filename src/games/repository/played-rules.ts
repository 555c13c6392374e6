/**
 * Which expansions and variants a server or a person plays, and by which house rules. A person's choice goes before
 * that of the server, each part for itself; who chose nothing plays everything by the default readings.
 */
import { z } from 'zod';
import { EXPANSION_MODES, type ExpansionMode } from '../../content/rules/schema.ts';
import { HOUSE_RULE_IDS, type HouseRule } from '../../engine/hosting.ts';
import { type GameStore, plainJson } from '../../store/index.ts';

export const rulesChoiceShape = z.object({
  /** What is played beside duels. */
  expansions: z.array(z.enum(EXPANSION_MODES)).optional(),
  houseRules: z.array(z.enum(HOUSE_RULE_IDS)).optional(),
});

/** What somebody chose; a part that is left out was not chosen. */
export type RulesChoice = z.infer<typeof rulesChoiceShape>;

/** Whose choice a part is; `nobody` where neither chose. */
type Chooser = 'person' | 'server' | 'nobody';

/** What holds for a person in a server. */
export interface PlayedRules {
  readonly expansions: readonly ExpansionMode[];
  readonly houseRules: readonly HouseRule[];
  readonly by: { readonly expansions: Chooser; readonly houseRules: Chooser };
}

/** What holds without any choice: everything is played, by the default readings. */
export const USUAL_RULES: PlayedRules = {
  expansions: EXPANSION_MODES,
  houseRules: [],
  by: { expansions: 'nobody', houseRules: 'nobody' },
};

/** What holds for somebody with these choices. */
export function rulesInForce(person: RulesChoice, server: RulesChoice): PlayedRules {
  const chooser = (part: keyof RulesChoice): Chooser =>
    person[part] !== undefined ? 'person' : server[part] !== undefined ? 'server' : 'nobody';
  return {
    expansions: person.expansions ?? server.expansions ?? USUAL_RULES.expansions,
    houseRules: person.houseRules ?? server.houseRules ?? USUAL_RULES.houseRules,
    by: { expansions: chooser('expansions'), houseRules: chooser('houseRules') },
  };
}

const recordId = (guildId: string) => `rules-${guildId}`;

/** Returns what the moderators of a server chose; empty outside of servers and for an unreadable record. @throws StoreUnavailable */
export async function serverRules(store: GameStore, guildId: string | null): Promise<RulesChoice> {
  if (guildId === null) return {};
  return rulesChoiceShape.safeParse(await store.readRecord('settings', recordId(guildId))).data ?? {};
}

/** Stores what the moderators of a server chose; an empty choice leaves nothing. @throws StoreUnavailable */
export async function keepServerRules(store: GameStore, guildId: string, choice: RulesChoice): Promise<void> {
  if (Object.keys(choice).length === 0) await store.deleteRecord('settings', recordId(guildId));
  else await store.writeRecord('settings', recordId(guildId), plainJson(choice));
}
