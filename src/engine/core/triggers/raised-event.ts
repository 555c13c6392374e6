/** Events that may run triggers, and quick checks whether anything listens to them. */

import type { RaisedEvent } from '../../model/raised-event.ts';
import type { TriggerEvent } from '../../vocabulary/trigger.ts';
import type { Game } from '../game.ts';
import {
  anyTokenListens,
  hasListeners,
  heroListens,
  mayBringListener,
  missionListens,
  triggersOfToken,
} from './listening.ts';

/** Whether any hero, token or Mission in the game acts at such an event now. */
export function hasListenersIn({ state }: Game, event: TriggerEvent): boolean {
  if (!hasListeners(event)) return false;
  for (const { hero, tokens } of state.seats) {
    if (heroListens(hero, event)) return true;
    if (anyListens(tokens, event)) return true;
  }
  if (!state.mission) return false;
  if (missionListens(state.mission.id, event)) return true;
  return state.enemies?.some(({ tokens }) => anyListens(tokens, event)) ?? false;
}

function anyListens(tokens: Readonly<Record<string, unknown>>, event: TriggerEvent): boolean {
  if (!anyTokenListens(event)) return false;
  for (const token in tokens) if (triggersOfToken(token, event).length > 0) return true;
  return false;
}

/**
 * Whether anything in the game may ever act at such an event: present listeners, and tokens that its heroes bring. In a
 * Mission or crawl always true, because its enemies may bring any token.
 */
export function mayHaveListenersIn(game: Game, event: TriggerEvent): boolean {
  if (!hasListeners(event)) return false;
  const { seats, mission, crawl } = game.state;
  return (
    mission !== undefined ||
    crawl !== undefined ||
    seats.some(({ hero }) => mayBringListener(hero, event)) ||
    hasListenersIn(game, event)
  );
}

/**
 * Records an event in the middle of a step. After the step the triggers of all recorded events run together.
 */
export function raiseEvent(game: Game, raised: RaisedEvent): void {
  if (hasListeners(raised.event)) game.raised.push(raised);
}
