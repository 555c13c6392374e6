/** Effect lists of tokens and passive abilities that trigger or can be used, as far as the bot rates them. */
import { type Effect, tokenById } from '../../engine/definitions.ts';
import type { Trigger, TriggerEvent } from '../../engine/vocabulary/trigger.ts';

/**
 * Returns the effect lists that an event of the holder triggers.
 * @param triggers of a token or a passive ability
 */
export function effectsOn(triggers: readonly Trigger[] = [], event: TriggerEvent): (readonly Effect[])[] {
  return triggers
    .filter(({ on }) => on.event === event && (on.whose === 'holder' || on.whose === 'everyone'))
    .map(({ do: effects }) => effects);
}

/** Returns the effects of spending a token for a use; empty when the token has no such use. */
export function effectsOfUse(token: string, use: string): readonly Effect[] {
  return tokenById(token).spends?.find((spend) => spend.use === use)?.effects ?? [];
}
