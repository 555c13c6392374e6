/** Standing modifiers of tokens and passive abilities. */
import { afterEach, describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { newRollPhase } from '../../../src/engine/core/roll-phase.ts';
import type { Modifier, TokenDefinition } from '../../../src/engine/definitions.ts';
import { totalsOf } from '../../../src/engine/evaluation/damage/totals.ts';
import { type GameState, legalActions } from '../../../src/engine/index.ts';
import type { LedgerEntry } from '../../../src/engine/model/ledger.ts';
import { atLeast, cpOf as cpAmount, dealIsolated } from '../../../src/engine/vocabulary/builders.ts';
import type { DamageType } from '../../../src/engine/vocabulary/effect.ts';
import {
  cpOf,
  healthOf,
  inMemory,
  passTurns,
  registerMadeUp,
  reloaded,
  type Scene,
  sceneOf,
  tokenCount,
  tokenWithTriggers,
} from './made-up.ts';

let forget = () => {};
afterEach(() => {
  forget();
  forget = () => {};
});

const holding = (id: string, ...modifiers: Modifier[]): TokenDefinition => ({
  ...tokenWithTriggers(id),
  modifiers,
});

/** What seat 1 would take of an Attack of seat 0, or of some of its damage beside it. */
function taken(state: GameState, type: DamageType, { attack = true, from = 0 } = {}) {
  const [lane] = state.lanes;
  if (lane) lane.rollPhase = newRollPhase(0, 1);
  const source = { kind: 'ability', id: 'smack', seat: from } as const;
  const ledger: LedgerEntry[] = [
    { entry: 'damage', to: 1, from, amount: 7, type, attack, locked: false, source },
  ];
  const [landed] = totalsOf(openGame(state), ledger);
  return {
    total: landed?.total,
    lines: landed?.lines.slice(1).map(({ step, amount, source: by }) => [step, amount, by]),
  };
}

function scene(
  tokens: readonly TokenDefinition[],
  more: Scene,
  passive: readonly Modifier[] = [],
): GameState {
  forget = registerMadeUp(tokens, passive.length > 0 ? { modifiers: passive } : undefined);
  return sceneOf(more);
}

const RED: readonly DamageType[] = ['normal', 'undefendable', 'ultimate'];

describe('modifiers of an Attack', () => {
  test('count once for each token, or once in all, on the side that they name', () => {
    const rot = holding('rot', { side: 'attacking', step: 2, amount: -1, types: RED });
    const mark = holding('mark', { side: 'attacked', step: 2, amount: 2, types: RED, once: true });
    const state = scene([rot, mark], {
      tokens: [
        { rot: 2, mark: 1 },
        { rot: 1, mark: 3 },
      ],
    });
    expect(taken(state, 'normal')).toEqual({
      total: 7,
      lines: [
        [2, 2, 'mark'],
        [2, -2, 'rot'],
      ],
    });
    // What another deals is no Attack of the holder; an Ultimate is not lowered; pure damage is not modified.
    expect(taken(state, 'ultimate')).toEqual({ total: 9, lines: [[2, 2, 'mark']] });
    expect(taken(state, 'pure')).toEqual({ total: 7, lines: [] });
    expect(taken(state, 'collateral', { attack: false })).toEqual({ total: 7, lines: [] });
  });

  test('halve, or keep everything off, the types that they name', () => {
    const veil = holding('veil', { side: 'attacked', step: 3, factor: 'half', types: ['normal'] });
    const hush = holding('hush', {
      side: 'attacking',
      step: 3,
      factor: 'zero',
      types: ['undefendable', 'pure'],
    });
    const state = scene([veil, hush], { tokens: [{ hush: 1 }, { veil: 1 }] });
    expect(taken(state, 'normal')).toEqual({ total: 3, lines: [[3, -4, 'veil']] });
    expect(taken(state, 'undefendable')).toEqual({ total: 0, lines: [[3, null, 'hush']] });
    expect(taken(state, 'pure').total).toBe(0);
    expect(taken(state, 'ultimate')).toEqual({ total: 7, lines: [] });
  });

  test('hold only while their condition does, seen from the holder', () => {
    const pride = holding('pride', {
      side: 'attacking',
      step: 2,
      amount: 3,
      types: RED,
      when: atLeast(cpAmount('holder'), 4),
    });
    const state = scene([pride], { tokens: [{ pride: 1 }] });
    expect(taken(state, 'normal').total).toBe(7);
    const [attacker] = state.seats;
    if (attacker) attacker.cp = 4;
    expect(taken(state, 'normal').total).toBe(10);
  });

  test('of a passive ability are the own of its hero', () => {
    const passive: Modifier[] = [{ side: 'attacking', step: 2, amount: 1, types: RED }];
    const own = scene([], {}, passive);
    expect(taken(own, 'normal')).toEqual({ total: 8, lines: [[2, 1, 'habit']] });
    forget();
    const other = scene([], { heroes: ['barbarian', 'made-up', 'moon-elf'] }, passive);
    expect(taken(other, 'normal').total).toBe(7);
  });
});

describe.each([
  ['in memory', inMemory],
  ['through JSON', reloaded],
])('in a turn, %s', (_, play) => {
  test('a skipped income takes the token with it', () => {
    const debt = holding('debt', { side: 'income', skip: true });
    const end = passTurns(play, scene([debt], { tokens: [{}, { debt: 1 }] }), 2);
    expect([cpOf(end)[1], tokenCount(end, 1, 'debt')]).toEqual([0, 0]);
  });

  test('each further Roll Attempt costs CP while the token lies there from the start', () => {
    const vise: TokenDefinition = {
      ...holding('vise', { side: 'attempt-price', cp: 1, beyond: 1 }),
      until: 'offense-end',
    };
    let state = scene([vise], { tokens: [{ vise: 1 }], next: 'offensive-roll' });
    const [own] = state.seats;
    if (own) own.cp = 1;
    const rolls = () =>
      legalActions(state, 0).filter(({ type }) => type === 'roll' || type === 'reroll').length;
    state = atTheRoll(play, state);
    state = atTheRoll(play, play(state, 0, { type: 'roll' }));
    expect([cpOf(state)[0], rolls()]).toEqual([1, 31]);
    state = atTheRoll(play, play(state, 0, { type: 'reroll', dice: [1] }));
    expect([cpOf(state)[0], rolls()]).toEqual([0, 0]);
    state = passTurns(play, state);
    expect(tokenCount(state, 0, 'vise')).toBe(0);
  });

  test('a passive ability brings more Roll Attempts', () => {
    let state = scene([], { next: 'offensive-roll' }, [{ side: 'attempts', amount: 1 }]);
    for (const action of [{ type: 'roll' }, REROLL, REROLL, REROLL] as const) {
      state = play(atTheRoll(play, state), 0, action);
    }
    state = atTheRoll(play, state);
    expect(legalActions(state, 0).some(({ type }) => type === 'reroll')).toBe(false);
  });

  test('who would fall lives on with what a token says', () => {
    const luck = holding('luck', { side: 'defeat', health: 4 });
    const end = passTurns(
      play,
      scene([luck], { tokens: [{ luck: 1 }], health: [2, 30, 30], effects: [dealIsolated(5, 'target')] }),
    );
    expect([healthOf(end)[0], tokenCount(end, 0, 'luck')]).toEqual([4, 0]);
  });
});

const REROLL = { type: 'reroll', dice: [1, 2, 3, 4, 5] } as const;

/** Goes on to where the roller decides. */
function atTheRoll(play: typeof inMemory, state: GameState): GameState {
  let now = state;
  for (let step = 0; step < 50; step += 1) {
    const pending = now.lanes[0]?.pending;
    if (!pending || pending.kind === 'roll') return now;
    now = play(now, pending.seat, { type: 'pass' });
  }
  throw new Error('Nobody rolls.');
}
