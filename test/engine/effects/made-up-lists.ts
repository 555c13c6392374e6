/** States and effect lists drawn at random, of few things, so that lists get in each other's way. */

import { contextOf } from '../../../src/engine/core/stack/push-effects.ts';
import type { Effect } from '../../../src/engine/definitions.ts';
import type { GameState } from '../../../src/engine/index.ts';
import type { SimultaneousEffects } from '../../../src/engine/model/frame.ts';
import {
  atLeast,
  choose,
  deal,
  dealIsolated,
  discard,
  draw,
  gain,
  gainCp,
  heal,
  held,
  inflict,
  loseCp,
  option,
  raiseLimit,
  remove,
  stealCp,
  stealHealth,
  when,
} from '../../../src/engine/vocabulary/builders.ts';
import { beforeUpkeep } from '../frames/upkeep-scene.ts';

export type Random = () => number;

export const below = (random: Random, bound: number): number => Math.floor(random() * bound);

export function oneOf<T>(random: Random, things: readonly T[]): T {
  const thing = things[below(random, things.length)];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
}

/** Any state of the active player; now and then at a cap or a limit. */
export function anyState(random: Random, hero: string): GameState {
  const tokens: Record<string, number> = {};
  for (const id of [
    'poison',
    'burn',
    'fire-mastery',
    'reload',
    'seedling',
    'sapling',
    'dryad',
    'chi',
    'evasive',
  ]) {
    tokens[id] = below(random, 3);
  }
  const state = beforeUpkeep({
    hero,
    health: oneOf(random, [3, 20, 49, 57, 59, 60]),
    cp: oneOf(random, [0, 1, 7, 14, 15]),
    tokens,
  });
  for (const seat of state.seats) {
    if (random() >= 0.3) continue;
    seat.discard = [...seat.discard, ...seat.deck.slice(1)];
    seat.deck = seat.deck.slice(0, 1);
  }
  const [, foe] = state.seats;
  if (foe) {
    foe.cp = oneOf(random, [0, 1, 7, 15]);
    for (const id of ['poison', 'chi']) {
      foe.tokens[id] = [{ by: 1, fresh: false, count: 1 + below(random, 3) }];
    }
  }
  return state;
}

const TOKENS = ['poison', 'chi', 'evasive', 'reload'];

/** What the lists of one pair are about: few things, so that they get in each other's way. */
export interface Subject {
  readonly random: Random;
  readonly tokens: readonly string[];
  readonly kinds: readonly number[];
}

export function anySubject(random: Random): Subject {
  const [one, other] = [oneOf(random, TOKENS), oneOf(random, TOKENS)];
  return { random, tokens: [one, one, other], kinds: [1, 2, 3].map(() => below(random, KINDS.length)) };
}

const token = ({ random, tokens }: Subject) => oneOf(random, tokens);
const who = ({ random }: Subject) => oneOf(random, ['owner', 'holder', 'holder', 'opponents'] as const);
const amount = (of: Subject) =>
  oneOf(of.random, [1, 2, 2, held(token(of), who(of)), { count: 'cp', who: who(of) } as const]);

const KINDS: readonly ((of: Subject) => Effect)[] = [
  (of) => deal(amount(of), 'typeless', who(of)),
  (of) => deal(amount(of), 'undefendable', 'holder'),
  (of) => heal(amount(of), who(of)),
  (of) => gain(token(of), amount(of), who(of)),
  (of) => inflict(token(of), amount(of), who(of)),
  (of) => remove(token(of), oneOf(of.random, ['all', 1, 2] as const), who(of)),
  (of) => gainCp(amount(of), who(of)),
  (of) => loseCp(amount(of), who(of)),
  (of) => stealCp(amount(of), 'holder'),
  (of) => stealHealth(amount(of), 'holder'),
  (of) => dealIsolated(amount(of), 'holder'),
  (of) => draw(amount(of), who(of)),
  (of) => discard(amount(of), 'holder', oneOf(of.random, ['random', 'choice'])),
  (of) => raiseLimit(token(of), 1),
  (of) => when(atLeast(amount(of), 2), [plainEffect(of)], [plainEffect(of)]),
  (of) => choose('Which?', option('a', 'A', plainEffect(of)), option('b', 'B', plainEffect(of))),
];

/** Mostly of the pair's own kinds. */
function anyEffect(of: Subject): Effect {
  const kind = of.random() < 0.7 ? KINDS[oneOf(of.random, of.kinds)] : oneOf(of.random, KINDS);
  return (kind ?? plainEffect)(of);
}

/** One that holds no others. */
function plainEffect(of: Subject): Effect {
  return oneOf(of.random, KINDS.slice(0, -2))(of);
}

export function anyItem(of: Subject): SimultaneousEffects {
  const list = Array.from({ length: 1 + below(of.random, 2) }, () => anyEffect(of));
  const source = { kind: 'token', id: token(of) } as const;
  const context = { ...contextOf(below(of.random, 2), source, 0), holder: 0 };
  return { list, context, whileHeld: of.random() < 0.3 };
}
