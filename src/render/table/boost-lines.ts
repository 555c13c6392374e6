/** Boost tiles in the log: they stand in the line of the move that took them, and what they give is not told again. */
import { boostById } from '../../engine/definitions.ts';
import type { GameEvent } from '../../engine/index.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { Words } from '../../words/index.ts';
import { escaped } from './phrasing.ts';

type BoostEvent = Extract<GameEvent, { e: 'boost' }>;

/**
 * A move and the boost tiles that the hero took with it, as one line.
 * @param by the name of a seat as markdown
 * @returns null when no such move begins at `at`; else its line and how many facts it tells
 */
export function moveWithBoosts(
  events: readonly GameEvent[],
  at: number,
  { log }: Words,
  by: (seat: number) => string,
): { readonly text: string; readonly length: number } | null {
  const move = events[at];
  if (move?.e !== 'moved' || move.to === null || move.to === move.from) return null;
  const boosts: BoostEvent[] = [];
  for (const event of events.slice(at + 1)) {
    if (event.e !== 'boost' || event.seat !== move.seat) break;
    boosts.push(event);
  }
  if (boosts.length === 0) return null;
  const things = boosts.map(({ boost }) =>
    boost === undefined ? log.faceDownBoost : escaped(boostById(boost).name),
  );
  return { text: log.movedAndGot(by(move.seat), move.to, things), length: 1 + boosts.length };
}

/** What boost tiles gave, where it is just what their own line says. */
export function givenByBoosts(events: readonly GameEvent[]): ReadonlySet<GameEvent> {
  const told = new Set<GameEvent>();
  for (const [at, event] of events.entries()) {
    if (event.e !== 'boost' || event.boost === undefined) continue;
    const [effect, ...more] = boostById(event.boost).effects;
    if (!effect || more.length > 0) continue;
    const given = untilTurnOf(event.seat, events.slice(at + 1)).find(
      (next) => !told.has(next) && 'seat' in next && next.seat === event.seat && gives(effect, next),
    );
    if (given) told.add(given);
  }
  return told;
}

/** A boost is resolved before anything else that its hero does. */
function untilTurnOf(seat: number, events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex((event) => event.e === 'turn' && event.seat === seat);
  return end < 0 ? events : events.slice(0, end);
}

/** Whether the fact is this effect in full: less of it, or a fresh deck, is worth a line. */
function gives(effect: Effect, event: GameEvent): boolean {
  switch (event.e) {
    case 'cp':
      return effect.do === 'cp' && effect.amount === event.change;
    case 'drew':
      return effect.do === 'draw' && effect.count === event.count && !event.reshuffled;
    case 'healed':
      return effect.do === 'heal' && effect.amount === event.amount;
    case 'momentum':
      return effect.do === 'momentum' && effect.amount === event.change;
    case 'gained':
      return effect.do === 'gain' && effect.token === event.token && effect.count === event.count;
    default:
      return false;
  }
}
