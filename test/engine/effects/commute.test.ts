/** Which lists come to the same in either order: of content, and of whatever a pack may write. */
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { start } from '../../../src/engine/api/apply.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { contextOf } from '../../../src/engine/core/stack/push-effects.ts';
import { type Effect, listHeroes, listTokens } from '../../../src/engine/definitions.ts';
import { commute } from '../../../src/engine/evaluation/order/commute.ts';
import { applyInPlace, turnOf } from '../../../src/engine/hosting.ts';
import { type Action, type GameState, legalActions } from '../../../src/engine/index.ts';
import type { SimultaneousEffects } from '../../../src/engine/model/frame.ts';
import type { Trigger } from '../../../src/engine/vocabulary/trigger.ts';
import { IS_LONG_RUN } from '../../sampling.ts';
import { setStack, visibleOutcome } from '../frames/upkeep-scene.ts';
import { anyItem, anyState, anySubject, oneOf } from './made-up-lists.ts';

/** Pairs of lists drawn. */
const LISTS = IS_LONG_RUN ? 3000 : 1000;

/** Plays two lists in this order, up to the Main Phase; within a list the first option by name is chosen. */
function playedInOrder(before: GameState, items: readonly SimultaneousEffects[]) {
  const state: GameState = JSON.parse(JSON.stringify(before));
  const order: SimultaneousEffects[] = JSON.parse(JSON.stringify(items));
  turnOf(state).phase = 'upkeep';
  setStack(
    state,
    [
      { k: 'turn', next: 'income' },
      { k: 'phase', phase: 'upkeep', step: 'land', queue: [] },
      { k: 'simultaneous', chooser: 0, items: order },
    ],
    [],
  );
  start(state);
  while (!state.outcome && turnOf(state).phase === 'upkeep') {
    const seat = state.lanes[0]?.pending?.seat ?? -1;
    const [answer] = legalActions(state, seat).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
    if (!answer) throw new Error('Nobody can answer.');
    applyInPlace(state, seat, answer);
  }
  return visibleOutcome(state);
}

const nameOf = (action: Action): string => (action.type === 'choose' ? String(action.option) : action.type);

/** Every upkeep effect of the heroes in the build, as it comes to seat 0. */
const upkeepEffects: readonly SimultaneousEffects[] = [
  ...listTokens().flatMap(({ id, triggers }) =>
    atUpkeep(triggers).map((list) => {
      const context = { ...contextOf(1, { kind: 'token', id }, 0), holder: 0 };
      return { list, context, whileHeld: 'from-owner' } as const;
    }),
  ),
  ...listHeroes().flatMap(({ abilities }) =>
    abilities.flatMap(({ id, passive }) =>
      atUpkeep(passive?.triggers).map((list) => {
        const context = contextOf(0, { kind: 'ability', id }, null);
        return { list, context, whileHeld: false } as const;
      }),
    ),
  ),
];

function atUpkeep(triggers: readonly Trigger[] = []): (readonly Effect[])[] {
  return triggers.filter(({ on }) => on.event === 'upkeep').map(({ do: effects }) => effects);
}

const rolls = ({ list }: SimultaneousEffects) => JSON.stringify(list).includes('"do":"roll"');

const allPairs = upkeepEffects.flatMap((a, i) => upkeepEffects.slice(i + 1).map((b) => [a, b] as const));
/** Who may change a die, or act before what it does, may want it before or after the rest. */
const [ordered, pairs] = [
  allPairs.filter(([a, b]) => rolls(a) || rolls(b)),
  allPairs.filter(([a, b]) => !rolls(a) && !rolls(b)),
];

test('there are upkeep effects of several heroes', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(10);
});

test.each(pairs.map(([a, b]) => [a.context.source.id, b.context.source.id, a, b] as const))(
  '%s and %s come to the same in either order, and nobody is asked',
  (_a, idOfB, a, b) => {
    const random = seedrandom.alea(`${idOfB} pairs`);
    for (let i = 0; i < 12; i += 1) {
      const state = anyState(random, oneOf(random, ['gunslinger', 'treant', 'pyromancer']));
      expect(commute(openGame(state), a, b)).toBe(true);
      expect(playedInOrder(state, [a, b])).toEqual(playedInOrder(state, [b, a]));
    }
  },
);

test.each(ordered.map(([a, b]) => [a.context.source.id, b.context.source.id, a, b] as const))(
  'of %s and %s, one of which rolls, the order is asked for',
  (_a, _b, a, b) => {
    expect(commute(openGame(anyState(seedrandom.alea('rolls'), 'gunslinger')), a, b)).toBe(false);
  },
);

test('whatever a pack may write: what is said to commute comes to the same in either order', () => {
  const random = seedrandom.alea('made-up lists');
  const counted = { commuting: 0, asked: 0 };
  for (let i = 0; i < LISTS; i += 1) {
    const subject = anySubject(random);
    const [a, b] = [anyItem(subject), anyItem(subject)];
    const state = anyState(random, 'monk');
    if (!commute(openGame(state), a, b)) {
      counted.asked += 1;
      continue;
    }
    counted.commuting += 1;
    expect(playedInOrder(state, [a, b]), JSON.stringify([a, b])).toEqual(playedInOrder(state, [b, a]));
  }
  expect(counted.commuting).toBeGreaterThan(LISTS / 10);
  expect(counted.asked).toBeGreaterThan(LISTS / 10);
});
