/**
 * The chronicle of a game: the values of all statistics, folded at each commit and stored with the game. It survives
 * changes of the rules, because nothing has to be played again.
 */
import type { GameEvent, GameSetup, GameState, Seat } from '../engine/index.ts';
import { type FeatsSoFar, feats } from './achievements/index.ts';
import { type AttackTrack, attackAfter, NO_ATTACK } from './statistics/attack-track.ts';
import { type Fall, falls } from './statistics/falls.ts';
import { type HealthByTurn, health } from './statistics/health.ts';
import { type Luck, luck } from './statistics/luck.ts';
import { type Incident, mission } from './statistics/mission.ts';
import type { Moment, Statistic } from './statistics/statistic.ts';
import { type Strike, strikes } from './statistics/strikes.ts';
import { type Tally, tallies } from './statistics/tallies.ts';

/** The values of the statistics. A new statistic is a line here; the compiler names its other lines in this file. */
export interface Told {
  readonly falls: readonly Fall[];
  readonly feats: FeatsSoFar;
  readonly health: HealthByTurn;
  readonly luck: Luck;
  readonly mission: readonly Incident[];
  readonly strikes: readonly Strike[];
  readonly tallies: readonly Tally[];
}

const STATISTICS: { readonly [Id in keyof Told]: Statistic<Told[Id]> } = {
  falls,
  feats,
  health,
  luck,
  mission,
  strikes,
  tallies,
};

/**
 * Raised when a statistic is added or changes its form: a step in `chronicle-migrations.ts` then brings older chronicles
 * to the present form.
 */
export const CHRONICLE_VERSION = 3;

export interface Chronicle {
  readonly v: typeof CHRONICLE_VERSION;
  /** Number of actions folded. */
  readonly steps: number;
  readonly turn: number;
  readonly round: number;
  readonly track: AttackTrack;
  /** By seat: Seat of the last own decision of whoever plays the hero, 0 before the first. */
  readonly acted: readonly number[];
  readonly told: Told;
  /**
   * Present where an earlier version of the bot began the chronicle: statistics that came later know the game from then
   * on only. The archive folds it anew from the log where the rules are still the same.
   */
  readonly partial?: true;
}

/**
 * Whether a stored value is a chronicle of this version. Only this program writes chronicles, so that what they tell
 * is not checked again.
 */
export function isChronicle(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'v' in value &&
    value.v === CHRONICLE_VERSION &&
    'told' in value
  );
}

/** An action with its results. */
export interface Done {
  readonly seat: Seat;
  /** The state after the action. */
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** Present where the seat's player decided nothing: stops were set, or the clock or an autopilot acted. */
  readonly isNoMove?: boolean;
}

/**
 * Returns the chronicle of a game that has just begun.
 * @param state the state at the first question
 * @param events what happened up to it
 */
export function beginChronicle(setup: GameSetup, state: GameState, events: readonly GameEvent[]): Chronicle {
  const start = <Id extends keyof Told>(id: Id): Told[Id] => STATISTICS[id].start(setup, state);
  const empty: Chronicle = {
    v: CHRONICLE_VERSION,
    steps: 0,
    turn: 0,
    round: 0,
    track: NO_ATTACK,
    acted: setup.seats.map(() => 0),
    told: {
      falls: start('falls'),
      feats: start('feats'),
      health: start('health'),
      luck: start('luck'),
      mission: start('mission'),
      strikes: start('strikes'),
      tallies: start('tallies'),
    },
  };
  return folded(empty, state, events);
}

/** Returns the chronicle after one more action. */
export function continueChronicle(
  chronicle: Chronicle,
  { seat, state, events, isNoMove = false }: Done,
): Chronicle {
  const steps = chronicle.steps + 1;
  const isMove = !isNoMove && seat < chronicle.acted.length;
  const acted = isMove ? chronicle.acted.with(seat, steps) : chronicle.acted;
  return folded({ ...chronicle, steps, acted }, state, events);
}

type Values = { -readonly [Id in keyof Told]: Told[Id] };

function folded(before: Chronicle, state: GameState, events: readonly GameEvent[]): Chronicle {
  let { turn, round, track } = before;
  const told: Values = { ...before.told };
  const moment = (): Moment => ({ step: before.steps, turn, round, attack: track.attack, state });
  for (const event of events) {
    if (event.e === 'turn') turn = event.number;
    if (event.e === 'round') round = event.number;
    track = attackAfter(track, event);
    const now = moment();
    for (const id of IDS) see(told, id, event, now);
  }
  const last = moment();
  for (const id of IDS) settle(told, id, last);
  return { ...before, turn, round, track, told };
}

/** Every statistic by its id, so that the compiler names one that is left out. */
const EACH: { readonly [Id in keyof Told]: Id } = {
  falls: 'falls',
  feats: 'feats',
  health: 'health',
  luck: 'luck',
  mission: 'mission',
  strikes: 'strikes',
  tallies: 'tallies',
};
const IDS: readonly (keyof Told)[] = Object.values(EACH);

function see<Id extends keyof Told>(told: Values, id: Id, event: GameEvent, moment: Moment): void {
  told[id] = STATISTICS[id].see(told[id], event, moment);
}

function settle<Id extends keyof Told>(told: Values, id: Id, moment: Moment): void {
  const { settle: close } = STATISTICS[id];
  if (close) told[id] = close(told[id], moment);
}
