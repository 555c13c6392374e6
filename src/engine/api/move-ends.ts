/** What the rules of a space do to a hero of a Mission that ends its move there, for programs that offer the move. */

import { cloneState } from '../core/clone.ts';
import { hasComeToLight } from '../core/face-down.ts';
import { type Game, heroSeatOf, openGame, poolOf, seatOf, tokenCount } from '../core/game.ts';
import { laneIndexOf } from '../core/lanes.ts';
import { livingFigures, missionHeroOf, missionOf } from '../core/mission/board.ts';
import { effectsTriggeredBy, pushTriggers } from '../effects/triggers/dispatch.ts';
import { moveChoices } from '../missions/movement.ts';
import type { Seat, SpaceId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { runLane } from './run.ts';

/** The difference that the end of a move makes to its hero, the counters and the enemies; parts that stay as they are are left out. */
export interface MoveEnd {
  readonly cp?: number;
  readonly health?: number;
  readonly momentum?: number;
  /** By token: the tokens gained, or below 0 lost. */
  readonly tokens?: Readonly<Record<string, number>>;
  /** By the id of the counter. */
  readonly counters?: Readonly<Record<string, number>>;
  /** By token: how many more of it the enemies have together, or below 0 how many fewer. */
  readonly onEnemies?: Readonly<Record<string, number>>;
}

/**
 * By space where the hero that is asked may end its move: what the rules of the side do there. Boost tiles are not part
 * of it, nor is what happens after a question or by chance. Spaces without a difference are left out.
 */
export function moveEnds(state: GameState, seat: Seat): Readonly<Record<SpaceId, MoveEnd>> {
  if (!state.mission) return {};
  const game = openGame(state, laneIndexOf(state, seat));
  if (game.lane.pending?.kind !== 'move') return {};
  return Object.fromEntries(
    moveChoices(game, seat).flatMap((space) => {
      const end = hasRuleAt(game, seat, space) ? moveEnd(state, seat, space) : null;
      return end === null || Object.keys(end).length === 0 ? [] : [[space, end]];
    }),
  );
}

/** Whether a rule of the side acts when the hero ends its move on a space. */
function hasRuleAt(game: Game, seat: Seat, space: SpaceId): boolean {
  const hero = missionHeroOf(game, seat);
  const from = hero.at;
  hero.at = space;
  const has = effectsTriggeredBy(game, { event: 'moved', of: seat }).length > 0;
  hero.at = from;
  return has;
}

function moveEnd(state: GameState, seat: Seat, space: SpaceId): MoveEnd {
  const copy = cloneState(state);
  const ahead = openGame(copy, laneIndexOf(state, seat));
  // Nothing but the end of the move runs: no other lane, and no frame below it.
  Object.assign(ahead.lane, { stack: [], pending: null });
  Object.assign(missionHeroOf(ahead, seat), { at: space, moved: true });
  const before = measured(ahead, seat);
  pushTriggers(ahead, [{ event: 'moved', of: seat }]);
  runLane(ahead);
  // What lies face down, or is thrown, is not told beforehand.
  if (copy.chance.n !== state.chance.n || hasComeToLight(state, copy)) return {};
  return difference(before, measured(ahead, seat));
}

interface Measured {
  readonly cp: number;
  readonly health: number;
  readonly momentum: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly counters: Readonly<Record<string, number>>;
  readonly onEnemies: Readonly<Record<string, number>>;
}

function measured(game: Game, seat: Seat): Measured {
  const { cp, tokens } = heroSeatOf(game, seat);
  return {
    cp,
    health: poolOf(game, seat).health,
    momentum: missionHeroOf(game, seat).momentum,
    tokens: Object.fromEntries(Object.keys(tokens).map((token) => [token, tokenCount(game, seat, token)])),
    counters: { ...missionOf(game).counters },
    onEnemies: tokensOfFigures(game),
  };
}

function tokensOfFigures(game: Game): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const seat of livingFigures(game)) {
    for (const token of Object.keys(seatOf(game, seat).tokens))
      sums[token] = (sums[token] ?? 0) + tokenCount(game, seat, token);
  }
  return sums;
}

function difference(before: Measured, after: Measured): MoveEnd {
  const tokens = changes(before.tokens, after.tokens);
  const counters = changes(before.counters, after.counters);
  const onEnemies = changes(before.onEnemies, after.onEnemies);
  return {
    ...changes({ cp: before.cp }, { cp: after.cp }),
    ...changes({ health: before.health }, { health: after.health }),
    ...changes({ momentum: before.momentum }, { momentum: after.momentum }),
    ...(Object.keys(tokens).length === 0 ? {} : { tokens }),
    ...(Object.keys(counters).length === 0 ? {} : { counters }),
    ...(Object.keys(onEnemies).length === 0 ? {} : { onEnemies }),
  };
}

function changes(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Record<string, number> {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const change = (after[key] ?? 0) - (before[key] ?? 0);
      return change === 0 ? [] : [[key, change]];
    }),
  );
}
