/** What tokens and passive abilities do at the start and end of phases, once a turn, and when tokens come and go. */
import { afterEach, describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import type { GameState } from '../../../src/engine/index.ts';
import { legalActions } from '../../../src/engine/index.ts';
import {
  atLeast,
  gainCp,
  heal,
  inflict,
  may,
  noted,
  remove,
  trigger,
} from '../../../src/engine/vocabulary/builders.ts';
import type { Effect } from '../../../src/engine/vocabulary/effect.ts';
import type { Passive } from '../../../src/engine/vocabulary/hero.ts';
import type { TokenDefinition } from '../../../src/engine/vocabulary/token.ts';
import type { Trigger } from '../../../src/engine/vocabulary/trigger.ts';
import {
  cpOf,
  inMemory,
  optionsOf,
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

function scene(tokens: readonly TokenDefinition[], more: Scene, passive?: Passive): GameState {
  forget = registerMadeUp(tokens, passive);
  return sceneOf(more);
}

const RUST = tokenWithTriggers('rust');
const onceATurn = (one: Trigger): Trigger => ({ ...one, oncePerTurn: true });

describe.each([
  ['in memory', inMemory],
  ['through JSON', reloaded],
])('%s', (_, play) => {
  test.each(['main-start', 'main-end', 'offense-start'] as const)(
    '%s acts in each of these phases',
    (event) => {
      const times = event === 'offense-start' ? 1 : 2;
      const spark = tokenWithTriggers('spark', trigger(event, [gainCp(1, 'owner')]));
      const state = scene([spark], { tokens: [{ spark: 1 }], next: 'main-1' });
      expect(cpOf(passTurns(play, state))[0]).toBe(times);
    },
  );

  test('at the start of a Main Phase something acts before the first play', () => {
    const spark = tokenWithTriggers('spark', trigger('main-start', [gainCp(1, 'owner')]));
    const state = scene([spark], { tokens: [{ spark: 1 }], next: 'main-1' });
    expect(state.lanes[0]?.pending?.moment).toBe('main');
    expect(cpOf(state)[0]).toBe(1);
  });

  test('once a turn acts once, and again in the next turn', () => {
    const passive = {
      triggers: [onceATurn(trigger('main-start', [gainCp(1, 'owner')], { whose: 'everyone' }))],
    };
    const state = scene([], { next: 'main-1' }, passive);
    const after = passTurns(play, state);
    expect(cpOf(after)[0]).toBe(1);
    // Seat 1 has a turn of its own.
    expect(cpOf(passTurns(play, after))[0]).toBe(2);
  });

  test('of two events of one moment only the first acts once a turn', () => {
    const passive = {
      triggers: [onceATurn(trigger('gained', [gainCp(1, 'owner')], { whose: 'everyone', token: 'rust' }))],
    };
    const effects: Effect[] = [inflict('rust', 1, 'everyone')];
    const state = scene([RUST], { effects }, passive);
    expect(cpOf(state)[0]).toBe(1);
  });

  test('what may be declined is used up when it is accepted', () => {
    const passive = {
      triggers: [onceATurn(trigger('main-start', [may('Gain 1 CP?', [gainCp(1, 'owner')])], {}))],
    };
    const asked = scene([], { next: 'main-1' }, passive);
    const answer = (option: string) => {
      const state = play(asked, 0, { type: 'choose', option });
      return passTurns(play, state);
    };
    // Declined, it is asked again in the second Main Phase.
    expect(optionsOf(answer('no'))).toEqual(['yes', 'no']);
    const accepted = answer('yes');
    expect(cpOf(accepted)[0]).toBe(1);
    expect(accepted.lanes[0]?.turn.active).toBe(1);
  });

  test('spending, removing and healing are events with their number', () => {
    const passive = {
      triggers: [
        trigger('removed', [gainCp(noted('amount'), 'owner')], { token: 'rust' }),
        trigger('healed', [inflict('rust', noted('amount'), 'owner')], { when: atLeast(noted('amount'), 2) }),
      ],
    };
    const state = scene(
      [RUST],
      { tokens: [{ rust: 3 }], effects: [remove('rust', 2, 'target'), heal(1, 'target')] },
      passive,
    );
    expect(cpOf(state)[0]).toBe(2);
    expect(tokenCount(state, 0, 'rust')).toBe(1);
  });

  test('a token is spent in the Income Phase, before its CP', () => {
    const coin: TokenDefinition = {
      ...tokenWithTriggers('coin', trigger('spent', [gainCp(2, 'owner')], {})),
      kind: 'positive',
      spends: [{ use: 'cp', timing: 'own-income', takes: 1, effects: [gainCp(3, 'owner')] }],
    };
    let state = scene([coin], { tokens: [{ coin: 2 }], next: 'income' });
    state.askAlways = false;
    const seen: string[] = [];
    for (let step = 0; step < 5 && state.lanes[0]?.turn.phase === 'income'; step += 1) {
      const legal = legalActions(state, 0);
      const spend = legal.find(({ type }) => type === 'spend');
      const pass = legal.find(({ type }) => type === 'pass');
      if (spend && seen.length === 0) {
        seen.push(`with ${cpOf(state)[0]} CP`);
        state = play(state, 0, spend);
      } else if (pass) state = play(state, 0, pass);
    }
    expect(seen).toEqual(['with 0 CP']);
    expect(cpOf(state)[0]).toBeGreaterThanOrEqual(4);
    expect(legalActions(state, 0).some(({ type }) => type === 'spend')).toBe(false);
  });
});
