/** What tokens and passive abilities do by themselves or when they are used, as far as a player reckons with it. */
import { type Effect, tokenById } from '../../engine/definitions.ts';
import type { Trigger, TriggerEvent } from '../../engine/vocabulary/trigger.ts';

/**
 * The effect lists that an event of the holder sets off.
 * @param triggers of a token or a passive ability
 */
export function effectsOn(triggers: readonly Trigger[] = [], event: TriggerEvent): (readonly Effect[])[] {
  return triggers
    .filter(({ on }) => on.event === event && (on.whose === 'holder' || on.whose === 'everyone'))
    .map(({ do: effects }) => effects);
}

/** What spending a token for a use does; nothing where it has no such use. */
export function effectsOfUse(token: string, use: string): readonly Effect[] {
  return tokenById(token).spends?.find((spend) => spend.use === use)?.effects ?? [];
}
