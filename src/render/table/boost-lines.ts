/** Boost tiles in the log: they are part of the line of the move, and their effects get no further line. */
import { boostById } from '../../engine/definitions.ts';
import type { GameEvent, Seat } from '../../engine/index.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { Words } from '../../words/index.ts';
import { escaped } from './phrasing.ts';

type BoostEvent = Extract<GameEvent, { e: 'boost' }>;

/**
 * A move and the boost tiles that the hero took, as one line.
 * @param by the name of a seat as markdown
 * @returns null when no such move begins at `at`; else its line and the number of events in it
 */
export function moveWithBoosts(
  events: readonly GameEvent[],
  at: number,
  { log }: Words,
  by: (seat: Seat) => string,
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

/** Events that only repeat what the line of a boost tile says. */
export function eventsOfBoosts(events: readonly GameEvent[]): ReadonlySet<GameEvent> {
  const shownEvents = new Set<GameEvent>();
  for (const [at, event] of events.entries()) {
    if (event.e !== 'boost' || event.boost === undefined) continue;
    const [effect, ...more] = boostById(event.boost).effects;
    if (!effect || more.length > 0) continue;
    const given = untilTurnOf(event.seat, events.slice(at + 1)).find(
      (next) => !shownEvents.has(next) && 'seat' in next && next.seat === event.seat && gives(effect, next),
    );
    if (given) shownEvents.add(given);
  }
  return shownEvents;
}

/** The events of a boost: it is resolved before anything else that its hero does. */
function untilTurnOf(seat: Seat, events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex((event) => event.e === 'turn' && event.seat === seat);
  return end < 0 ? events : events.slice(0, end);
}

/** Whether the event is this effect in full: a smaller result, or a shuffled deck, gets its own line. */
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
