/** The kind of game that `/rule` uses in a channel: that of the game there, otherwise the kind that people chose. */
import { z } from 'zod';
import { RULE_MODES, type RuleMode } from '../../content/rules/schema.ts';
import type { PlayedMode } from '../../engine/hosting.ts';
import type { RuleFilter } from '../../render/lookup/index.ts';
import { StoreUnavailable, UnreadableGame } from '../../store/index.ts';
import type { BotContext } from '../bot-context.ts';
import { type Asker, playedRulesOf } from '../played-rules.ts';

const settingsSchema = z.object({ ruleMode: z.enum(RULE_MODES) });

/** Modes of games -> kinds of game that rules apply to. */
const RULE_MODE_OF = {
  duel: 'duel',
  koth: 'koth',
  '2v2': 'team',
  '3v3': 'team',
  '2v2v2': 'team',
  mission: 'missions',
  crawl: 'adventures',
  'boss-battle': 'adventures',
  'boss-v-many': 'adventures',
  'boss-v-boss': 'adventures',
} as const satisfies Record<PlayedMode, RuleMode>;

/** A map, because a stored game may have a mode that this build does not know. */
const RULE_MODES_BY_GAME_MODE: ReadonlyMap<string, RuleMode> = new Map(Object.entries(RULE_MODE_OF));

/** No mode, and everything is played. */
export const NO_FILTER: RuleFilter = { mode: null, ofGame: false, plays: RULE_MODES };

/** Where and by whom a rule is looked up. */
export interface LookupAsker extends Asker {
  readonly channelId: string;
}

/** What somebody plays, as kinds of game: duels always. */
export async function playedModes(context: BotContext, asker: Asker): Promise<readonly RuleMode[]> {
  const { expansions } = await playedRulesOf(context, asker);
  return RULE_MODES.filter((mode) => mode === 'duel' || expansions.includes(mode));
}

/**
 * Returns the filter for a person in a channel. What they play counts where neither a game nor a choice in the channel
 * sets the mode. Without the store there is no filter, so that look-ups still answer from memory.
 */
export async function ruleFilter(context: BotContext, asker: LookupAsker): Promise<RuleFilter> {
  const { channelId } = asker;
  try {
    const mode = await context.games.modeOf(channelId);
    const ofGame = mode === null ? undefined : RULE_MODES_BY_GAME_MODE.get(mode);
    if (ofGame !== undefined) return { ...NO_FILTER, mode: ofGame, ofGame: true };
    const kept = settingsSchema.safeParse(await context.store.readRecord('settings', recordId(channelId)));
    if (kept.success) return { ...NO_FILTER, mode: kept.data.ruleMode };
    return { ...NO_FILTER, plays: await playedModes(context, asker) };
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof UnreadableGame)) throw error;
    context.log.warn({ channelId, error }, 'a rule is looked up without the mode of its channel');
    return NO_FILTER;
  }
}

/**
 * Saves a choice for the channel.
 * @param mode null for every kind of game, also those that the person does not play
 * @returns the filter that now applies: a game in the channel takes precedence over the choice
 */
export async function chooseMode(
  context: BotContext,
  asker: LookupAsker,
  mode: RuleMode | null,
): Promise<RuleFilter> {
  const { store } = context;
  const { channelId } = asker;
  if (mode === null) await store.deleteRecord('settings', recordId(channelId));
  else await store.writeRecord('settings', recordId(channelId), { ruleMode: mode });
  const filter = await ruleFilter(context, asker);
  return mode === null ? { ...filter, plays: RULE_MODES } : filter;
}

/** Parses a kind of game from an option or a select: null for all kinds, undefined for an unknown value. */
export function readMode(text: string | null | undefined): RuleMode | null | undefined {
  if (text === 'any') return null;
  return RULE_MODES.find((mode) => mode === text);
}

function recordId(channelId: string): string {
  return `lookup-${channelId}`;
}
