/**
 * A round in which the heroes of a Portal Crawl act at once: a house rule for play over days. Each battle has a lane of its
 * own, as heroes meet only on the map; the round ends when all lanes have.
 */
import {
  crawlOf,
  foeOf,
  isMinionSeat,
  minionsInPlay,
  slotOfHero,
  standingHeroes,
} from '../core/crawl/party.ts';
import { type Game, seatOf } from '../core/game.ts';
import { laneAt, ownLaneIndexOf } from '../core/lanes.ts';
import { beginLane } from '../core/stack/barrier.ts';
import type { Seat } from '../model/ids.ts';
import type { CrawlFrame } from '../model/mission-frame.ts';
import type { Lane } from '../model/state.ts';

/** Whether this frame starts the lanes of a round, instead of a hero's turn. */
export function runsRounds(game: Game, frame: CrawlFrame): boolean {
  return crawlOf(game).atOnce === true && frame.after === undefined;
}

/** Starts one lane for each battle and each hero who fights nobody. Heroes of one battle keep their turn order. */
export function beginRound(game: Game, frame: CrawlFrame): void {
  crawlOf(game).round += 1;
  frame.step = 'lanes-over';
  frame.declined = [];
  for (const [hero, ...after] of battles(game, frame.hero)) {
    if (hero === undefined) continue;
    const seats = seatsOfLane(game, [hero, ...after]);
    beginLane(game, seats, [{ k: 'crawl', step: 'begin', hero, struck: false, declined: [], after }]);
  }
  game.lane.stack.push({ k: 'join', gate: 'over' });
}

/** The standing heroes in turn order, those who fight the same minion together. */
function battles(game: Game, first: Seat): Seat[][] {
  const groups = new Map<string, Seat[]>();
  for (const hero of standingHeroes(game, first)) {
    const foe = foeOf(game, hero);
    const key = foe === null ? `hero ${hero}` : `minion ${foe}`;
    groups.set(key, [...(groups.get(key) ?? []), hero]);
  }
  return [...groups.values()];
}

/** The heroes, the minions that they may bring to light, and the one that they fight. */
function seatsOfLane(game: Game, heroes: readonly Seat[]): Seat[] {
  return ascending(heroes.flatMap((hero) => [hero, slotOfHero(game, hero), foeOf(game, hero) ?? hero]));
}

function ascending(seats: readonly Seat[]): Seat[] {
  return [...new Set(seats)].sort((a, b) => a - b);
}

/** Removes the lanes of the round. What is left to reward or to revive is done in the main lane. */
export function endRound({ lane, state }: Game, frame: CrawlFrame): void {
  const lanes = state.lanes.splice(1);
  lane.turn.number = Math.max(lane.turn.number, ...lanes.map(({ turn }) => turn.number));
  lane.turn.active = frame.hero;
  frame.step = 'rewards';
}

/** A hero who joins a battle acts once the heroes there have: the lane waits for that of the last of them. */
export function awaitBattle(game: Game, frame: CrawlFrame, mate: Seat): void {
  frame.step = 'joining';
  game.lane.stack.push({ k: 'join', gate: 'over', of: lastInBattle(game, frame.hero) ?? mate });
}

/**
 * A hero of the lane that acts last in the battle that a hero joins: one that is not over and for which no other lane of
 * the battle waits. Null if all turns of the battle are over.
 */
function lastInBattle(game: Game, hero: Seat): Seat | null {
  const foe = foeOf(game, hero);
  const others = standingHeroes(game).filter((other) => other !== hero && foeOf(game, other) === foe);
  const acting = others.filter((other) => laneOf(game, other).stack.length > 0);
  const awaited = acting.flatMap((other) => {
    const top = laneOf(game, other).stack.at(-1);
    return top?.k === 'join' && top.of !== undefined ? [laneOf(game, top.of)] : [];
  });
  return acting.find((other) => !awaited.includes(laneOf(game, other))) ?? null;
}

function laneOf({ state }: Game, hero: Seat): Lane {
  return laneAt(state, ownLaneIndexOf(state, hero));
}

/** What minions have lost counts for the whole turn of a hero, with all of its steps (rule: a-turn). */
export function forgetLosses(game: Game, seats: readonly Seat[]): void {
  for (const seat of seats) if (isMinionSeat(game.state, seat)) seatOf(game, seat).lostThisTurn = [];
}

/** The hero joins the battle that is left; one whose minion has fallen meanwhile moves on. */
export function joinBattle(game: Game, frame: CrawlFrame): void {
  const foe = foeOf(game, frame.hero);
  frame.step = foe === null ? 'move' : 'before-battle';
  if (foe === null) return;
  frame.goesOn = 'joined';
  game.lane.seats = ascending([...game.lane.seats, foe]);
  forgetLosses(game, [foe]);
}

/** The next hero of the lane who stands begins; the lane ends after the last one. */
export function passOnInLane(game: Game, frame: CrawlFrame): void {
  const hero = nextOf(game, frame);
  if (isCleared(game)) endIdleLanes(game);
  if (hero === undefined) {
    game.lane.stack.pop();
    return;
  }
  frame.hero = hero;
  frame.step = 'begin';
}

function nextOf(game: Game, frame: CrawlFrame): Seat | undefined {
  const standing = standingHeroes(game);
  const [hero, ...after] = (frame.after ?? []).filter((seat) => standing.includes(seat));
  frame.after = after;
  return hero;
}

/** Whether the portal is cleared and nobody fights: the party has won when no exploration is under way. */
export function isCleared(game: Game): boolean {
  return crawlOf(game).portalCleared && minionsInPlay(game).length === 0;
}

/** Nobody has to explore one more tile after the victory: lanes whose hero is still to move end. */
function endIdleLanes({ state: { lanes }, lane }: Game): void {
  for (const other of lanes.slice(1)) {
    if (other !== lane && other.pending?.kind === 'move' && other.stack.length === 1) endLane(other);
  }
}

/** Ends all lanes of the round at once, when the crawl is decided. */
export function endLanes({ state }: Game): void {
  for (const lane of state.lanes.splice(1)) endLane(lane);
}

function endLane(lane: Lane): void {
  Object.assign(lane, { stack: [], pending: null, rollPhase: null, pool: null });
}
