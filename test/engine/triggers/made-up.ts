/** Games of three players with made-up tokens, in memory and through JSON after every action. */
import { start } from '../../../src/engine/api/apply.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { contextOf, pushEffects } from '../../../src/engine/core/stack/push-effects.ts';
import {
  type Effect,
  heroById,
  registerHero,
  type TokenDefinition,
} from '../../../src/engine/definitions.ts';
import { layOut } from '../../../src/engine/hosting.ts';
import { type Action, apply, type GameState, legalActions } from '../../../src/engine/index.ts';
import type { TokenGroup } from '../../../src/engine/model/combatant.ts';
import type { Frame } from '../../../src/engine/model/frame.ts';
import type { Passive } from '../../../src/engine/vocabulary/hero.ts';
import type { Trigger } from '../../../src/engine/vocabulary/trigger.ts';

/** A token with only these triggers. */
export function tokenWithTriggers(id: string, ...triggers: Trigger[]): TokenDefinition {
  return { id, name: id, kind: 'negative', limit: 4, persistent: true, triggers, text: 'Made up.' };
}

/**
 * Registers a Barbarian named `made-up` with tokens and a passive ability.
 * @returns takes both out again
 */
export function registerMadeUp(tokens: readonly TokenDefinition[], passive?: Passive): () => void {
  const barbarian = heroById('barbarian');
  const own = { id: 'habit', name: 'Habit', slot: 'habit', level: 1, kind: 'passive' } as const;
  const abilities = passive
    ? [...barbarian.abilities, { ...own, variants: [], passive, text: 'Made up.' }]
    : barbarian.abilities;
  return registerHero({ ...barbarian, id: 'made-up', abilities, tokens });
}

type Held = Readonly<Record<string, number | readonly TokenGroup[]>>;

export interface Scene {
  readonly heroes?: readonly string[];
  readonly mode?: string;
  /** Tokens by seat; a number is a count of tokens given by the seat itself before this turn. */
  readonly tokens?: readonly Held[];
  readonly health?: readonly number[];
  /** Cards in hand by seat; none where nothing is said. */
  readonly hands?: readonly (readonly string[])[];
  /** The phase of seat 0's turn. */
  readonly next?: Extract<Frame, { k: 'turn' }>['next'];
  /** Effects of seat 1 on seat 0 that come first. */
  readonly effects?: readonly Effect[];
  readonly dice?: readonly number[];
}

/** A king of the hill of three in mid-game, with nothing in anybody's hand, at its first question. */
export function sceneOf(scene: Scene): GameState {
  const { heroes = ['made-up', 'moon-elf', 'barbarian'], mode = 'koth', next = 'main-2' } = scene;
  const state = layOut({ mode, seats: heroes.map((hero) => ({ hero })), seed: 'triggers', first: 0 });
  for (const [seat, own] of state.seats.entries()) {
    const hand = scene.hands?.[seat] ?? [];
    own.deck = [...own.deck, ...own.hand].filter((card) => !hand.includes(card));
    own.hand = hand;
    own.cp = 0;
    own.turnsTaken = 1;
    for (const [id, held] of Object.entries(scene.tokens?.[seat] ?? {})) {
      own.tokens[id] =
        typeof held === 'number'
          ? [{ by: seat, fresh: false, count: held }]
          : held.map((group) => ({ ...group }));
    }
  }
  for (const [dial, pool] of state.pools.entries()) pool.health = scene.health?.[dial] ?? 30;
  // Otherwise turns in which nobody can do anything would pass by themselves.
  state.askAlways = true;
  if (scene.dice) state.chance.script = [...scene.dice];
  const [lane] = state.lanes;
  if (!lane) throw new Error('There is no lane.');
  Object.assign(lane.turn, { number: 5, phase: 'main-1' });
  lane.stack = [{ k: 'turn', next }];
  if (scene.effects) {
    pushEffects(openGame(state), scene.effects, contextOf(1, { kind: 'setup', id: 'moon-elf' }, 0));
  }
  start(state);
  return state;
}

/** Carries out an action; `reload` puts the state through JSON before and after it. */
export type Play = (state: GameState, seat: number, action: Action) => GameState;

export const inMemory: Play = (state, seat, action) => apply(state, seat, action).state;
export const reloaded: Play = (state, seat, action) =>
  JSON.parse(JSON.stringify(apply(JSON.parse(JSON.stringify(state)), seat, action).state));

/** Passes for everybody until another question comes, or the turn is over. */
export function passTurns(play: Play, state: GameState, turns = 1): GameState {
  let now = state;
  const until = (state.lanes[0]?.turn.number ?? 0) + turns;
  for (let step = 0; step < 200; step += 1) {
    const [lane] = now.lanes;
    if (now.outcome || !lane?.pending || lane.turn.number >= until) return now;
    const { seat, kind } = lane.pending;
    const legal = legalActions(now, seat);
    const pass = legal.find(({ type }) => type === 'pass' || type === 'no-ability' || type === 'no-defense');
    if (!pass || (kind !== 'window' && kind !== 'main' && kind !== 'roll')) return now;
    now = play(now, seat, pass);
  }
  throw new Error('The turn does not end.');
}

/** The options of the open question. */
export function optionsOf(state: GameState): (string | number)[] {
  const seat = state.lanes[0]?.pending?.seat;
  if (seat === undefined) return [];
  return legalActions(state, seat).map((action) => (action.type === 'choose' ? action.option : action.type));
}

export const healthOf = (state: GameState): number[] => state.pools.map(({ health }) => health);
export const cpOf = (state: GameState): number[] => state.seats.map(({ cp }) => cp);
export const tokenCount = (state: GameState, seat: number, id: string): number =>
  (state.seats[seat]?.tokens[id] ?? []).reduce((sum, { count }) => sum + count, 0);
