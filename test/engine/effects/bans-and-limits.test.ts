/** Tokens that forbid cards or healing, dice that change in one direction, and players who are chosen by what they have. */
import { afterEach, describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { heroById, registerHero } from '../../../src/engine/definitions.ts';
import { type GameState, legalActions } from '../../../src/engine/index.ts';
import { alter, choosePlayer, gainCp, heal } from '../../../src/engine/vocabulary/builders.ts';
import { instant } from '../../../src/engine/vocabulary/cards.ts';
import type { Modifier } from '../../../src/engine/vocabulary/modifier.ts';
import type { TokenDefinition } from '../../../src/engine/vocabulary/token.ts';
import {
  cpOf,
  healthOf,
  inMemory,
  passTurns,
  registerMadeUp,
  reloaded,
  sceneOf,
  tokenWithTriggers,
} from '../triggers/made-up.ts';

let forget = () => {};
afterEach(() => {
  forget();
  forget = () => {};
});

function withModifiers(id: string, ...modifiers: Modifier[]): TokenDefinition {
  return { ...tokenWithTriggers(id), modifiers };
}

const typesOf = (state: GameState, seat: number) =>
  new Set(legalActions(state, seat).map(({ type }) => type));

/** The table at the first question of seat 0's Offensive Roll Phase. */
function rolling(play: typeof inMemory, state: GameState): GameState {
  let now = state;
  for (let step = 0; step < 30; step += 1) {
    const pending = now.lanes[0]?.pending;
    if (!pending || pending.kind === 'roll') return now;
    now = play(now, pending.seat, { type: 'pass' });
  }
  throw new Error('no roll came');
}

describe.each([
  ['in memory', inMemory],
  ['through JSON', reloaded],
])('%s', (_, play) => {
  test.each([
    { none: 'all', main: false, roll: false },
    { none: 'roll-phase', main: true, roll: false },
    { none: null, main: true, roll: true },
  ] as const)('cards under "none: $none"', ({ none, main, roll }) => {
    const gag = none === null ? tokenWithTriggers('gag') : withModifiers('gag', { side: 'cards', none });
    forget = registerMadeUp([gag]);
    // A Main Phase card, and one for dice of any Roll Phase.
    const hands = [['double-up', 'samesies']];
    const state = sceneOf({ tokens: [{ gag: 1 }], next: 'main-1', hands });
    const [own] = state.seats;
    if (own) own.cp = 5;
    state.chance.script = [1, 2, 3, 4, 5];
    expect(typesOf(state, 0).has('play')).toBe(main);
    // Selling is no play.
    expect(typesOf(state, 0).has('sell')).toBe(true);
    const rolled = play(rolling(play, state), 0, { type: 'roll' });
    expect(typesOf(rolled, 0).has('play')).toBe(roll);
  });

  test.each([
    { bound: 1, health: 30 },
    { bound: 0, health: 33 },
  ])('a heal of 3 with $bound tokens that forbid it', ({ bound, health }) => {
    forget = registerMadeUp([withModifiers('rot', { side: 'healing', none: true })]);
    // The effects belong to seat 1.
    const state = sceneOf({ tokens: [{}, bound === 0 ? {} : { rot: bound }], effects: [heal(3, 'owner')] });
    expect(healthOf(state)[1]).toBe(health);
  });

  test('only players who have the token can be chosen', () => {
    forget = registerMadeUp([tokenWithTriggers('mark')]);
    const choice = { ...choosePlayer, having: 'mark' } as const;
    const state = sceneOf({
      tokens: [{ mark: 1 }, {}, { mark: 2 }],
      effects: [choice, gainCp(1, 'chosen')],
    });
    const targets = legalActions(state, 1).flatMap((one) => (one.type === 'target' ? [one.player] : []));
    expect(targets.toSorted()).toEqual([0, 2]);
    expect(cpOf(play(state, 1, { type: 'target', player: 2 }))).toEqual([0, 0, 1]);
  });

  test('nobody is asked, and nothing follows, where nobody has it', () => {
    forget = registerMadeUp([tokenWithTriggers('mark')]);
    const choice = { ...choosePlayer, having: 'mark' } as const;
    const state = sceneOf({ effects: [choice, gainCp(1, 'chosen')] });
    expect(cpOf(passTurns(play, state, 0))).toEqual([0, 0, 0]);
  });
});

test.each([
  { way: 'up', to: ['1:2', '2:4'] },
  { way: 'down', to: ['2:2', '5:5'] },
  { way: undefined, to: ['1:2', '2:2', '2:4', '5:5'] },
] as const)('dice 1 and 3 and 6 that step $way', ({ way, to }) => {
  const barbarian = heroById('barbarian');
  const card = instant('Nudge', 0, { text: 'Made up.' }, alter(way ? { how: 'step', way } : { how: 'step' }));
  forget = registerHero({ ...barbarian, id: 'made-up', cards: [...barbarian.cards, card], tokens: [] });
  const state = sceneOf({ next: 'main-1', hands: [[card.id]] });
  state.chance.script = [1, 3, 1, 1, 6];
  const rolled = inMemory(rolling(inMemory, state), 0, { type: 'roll' });
  const asked = inMemory(rolled, 0, { type: 'play', card: card.id });
  const changes = legalActions(asked, 0).flatMap((one) =>
    one.type === 'alter' && one.die !== 3 && one.die !== 4 ? [`${one.die}:${one.to ?? 0}`] : [],
  );
  expect(changes.toSorted()).toEqual(to);
});
