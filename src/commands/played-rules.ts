/** Reads what a person plays in the server of an interaction. */

import { errorFields } from '../games/ports/log.ts';
import {
  type PlayedRules,
  rulesInForce,
  serverRules,
  USUAL_RULES,
} from '../games/repository/played-rules.ts';
import { StoreUnavailable } from '../store/index.ts';
import type { BotContext } from './bot-context.ts';

/** Where and by whom something is asked; interactions of discord.js are such. */
export interface Asker {
  /** Null in direct messages. */
  readonly guildId: string | null;
  readonly user: { readonly id: string };
}

/**
 * Which expansions a person plays, and by which house rules: their own choice, else that of the server. Without the
 * store it is everything by the default readings, so that look-ups and new games go on.
 */
export async function playedRulesOf(
  { store, profiles, log }: Pick<BotContext, 'store' | 'profiles' | 'log'>,
  { guildId, user }: Asker,
): Promise<PlayedRules> {
  try {
    const [own, ofServer] = await Promise.all([profiles.rulesOf(user.id), serverRules(store, guildId)]);
    return rulesInForce(own, ofServer);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn(errorFields(error), 'the usual rules hold for somebody: the store did not answer');
    return USUAL_RULES;
  }
}
