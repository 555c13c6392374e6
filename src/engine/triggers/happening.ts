/** Something that has happened and may set something off. */
import type { DieFace } from '../dice/requirement.ts';
import type { Game } from '../game.ts';
import type { TriggerEvent } from '../vocabulary/trigger.ts';
import {
  anyTokenListens,
  heroListens,
  isHeard,
  mayBringListener,
  missionListens,
  triggersOfToken,
} from './listening.ts';

export interface Happening {
  readonly event: TriggerEvent;
  /** The seat whose event it is. */
  readonly of: number;
  /** The seat on the other side; left out where there is none. */
  readonly target?: number | null;
  /** The token that came. */
  readonly token?: string;
  /** How much or how many, noted as `amount`. */
  readonly amount?: number;
  /** The final dice of an activation. */
  readonly shown?: readonly DieFace[];
}

/** Whether any hero in the game, or any token that lies there now, acts at such an event. */
export function isHeardIn({ state }: Game, event: TriggerEvent): boolean {
  if (!isHeard(event)) return false;
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
 * Whether anything in the game may ever act at such an event: what lies there now, and what its heroes bring. A
 * Mission may bring anything.
 */
export function mayBeHeardIn(game: Game, event: TriggerEvent): boolean {
  if (!isHeard(event)) return false;
  const { seats, mission } = game.state;
  return (
    mission !== undefined || seats.some(({ hero }) => mayBringListener(hero, event)) || isHeardIn(game, event)
  );
}

/**
 * Says that something has happened in the middle of something else. What it sets off comes next, together with
 * whatever else has happened in the same step.
 */
export function raise(game: Game, happening: Happening): void {
  if (isHeard(happening.event)) game.raised.push(happening);
}
