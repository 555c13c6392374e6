/** Progress towards the objectives of a Mission side, and the worth of effects on the Mission board. */
import type { Effect } from '../../../engine/definitions.ts';
import type { Condition } from '../../../engine/vocabulary/amount.ts';
import { holds } from '../conditions.ts';
import { amountOf, type EvalContext, evalContextOf, seatsOfWho, sideOf } from '../eval-context.ts';
import { type BoardFacts, spacesOn, tilesOn } from './board-facts.ts';

/** The worth of each complete objective to the heroes, in points of damage. */
const MAIN = 40;
const EXIT = 40;
const BONUS = 6;
const PERFECT = 3;
const LOST = 60;
/** The distance from a bound at which a condition counts as half met. */
const HALF_WAY = 4;
const NEW_FIGURE = -4;
/** The worth of one momentum: it pays range for an attack that would otherwise be lost. */
export const MOMENTUM = 1.2;
const CLOCK_SEGMENT = -1.5;
const ENEMY_DIE = -4;
const FREE_ALLY = 5;
const KEPT_ALLY = 2.5;
/** The worth of an attack that hits the own side. */
const ASTRAY = -8;

type Of<Test extends Condition['test']> = Extract<Condition, { test: Test }>;
type HowFar<Test extends Condition['test']> = (context: EvalContext, condition: Of<Test>) => number;

/** How far each condition is met, 0..1; the compiler names a condition that is left out. */
const HOW_FAR: { readonly [Test in Condition['test']]: HowFar<Test> | 'met or not' } = {
  'at-least': (context, { amount, bound }) =>
    bound <= 0 ? 1 : Math.min(1, amountOf(context, amount) / bound),
  'at-most': (context, { amount, bound }) => within(amountOf(context, amount) - bound),
  less: (context, { left, right }) => within(amountOf(context, left) - amountOf(context, right) + 1),
  not(context, { not }) {
    if (not.test !== 'less') return 1 - progress(context, not);
    const right = amountOf(context, not.right);
    return right <= 0 ? 1 : Math.min(1, amountOf(context, not.left) / right);
  },
  all: (context, { all }) => all.reduce((sum, part) => sum + progress(context, part), 0) / all.length,
  any: (context, { any }) => Math.max(0, ...any.map((part) => progress(context, part))),
  symbols: 'met or not',
  'symbol-used': 'met or not',
  'of-a-kind': 'met or not',
  attacked: 'met or not',
  'attack-type': 'met or not',
  'ability-damage-coming': 'met or not',
  'prevented-by': 'met or not',
  'damage-landed': 'met or not',
  among: 'met or not',
  side: 'met or not',
  'split-allowed': 'met or not',
  'lost-this-turn': 'met or not',
  barred: 'met or not',
  brings: 'met or not',
  usable: 'met or not',
  ultimate: 'met or not',
  activated: 'met or not',
  'die-shows': 'met or not',
  during: 'met or not',
  'defense-rolled': 'met or not',
  scenario: 'met or not',
  'kings-hand': 'met or not',
  'on-space': 'met or not',
  adjacent: 'met or not',
};

/** Returns how far a condition is met, 0..1. */
function progress(context: EvalContext, condition: Condition): number {
  return progressBy(condition.test, context, condition);
}

function progressBy<Test extends Condition['test']>(
  test: Test,
  context: EvalContext,
  condition: Of<Test>,
): number {
  const howFar = HOW_FAR[test];
  if (howFar === 'met or not') return holds(context, condition) ? 1 : 0;
  return howFar(context, condition);
}

function within(beyond: number): number {
  return beyond <= 0 ? 1 : HALF_WAY / (HALF_WAY + beyond);
}

/** Returns the worth of the board to the heroes by its objectives alone. */
export function standingOf(known: EvalContext, board: BoardFacts): number {
  const { main, bonus = [], perfect, lost = [] } = board.side.objectives;
  const context = { ...evalContextOf(known.table, known.prices, known.me, board.owner), board };
  let worth = MAIN * progress(context, main.when);
  for (const part of partsOf(board.side.exit)) worth += EXIT * progress(context, part);
  for (const { when } of bonus) worth += BONUS * progress(context, when);
  if (perfect) worth += PERFECT * progress(context, perfect.when);
  // A defeat condition ends the game at once, so the last step towards it weighs most.
  for (const { when } of lost) worth -= LOST * progress(context, when) ** 3;
  return worth;
}

/** Returns the parts of the exit condition, as each part is rated on its own. */
function partsOf(exit: Condition | undefined): readonly Condition[] {
  if (exit === undefined) return [];
  return exit.test === 'all' ? exit.all : [exit];
}

type OnTheMap = Extract<
  Effect,
  {
    do:
      | 'counter'
      | 'place-tile'
      | 'take-tile'
      | 'spawn'
      | 'move-figure'
      | 'momentum'
      | 'share-momentum'
      | 'recruit'
      | 'slow-clock'
      | 'enemy-dice'
      | 'keep-ally'
      | 'go-astray'
      | 'advance-clock';
  }
>;

/** Returns the worth of an effect on the Mission board, relative to `context.me`. Updates the board of the context. */
export function boardWorth(context: EvalContext, effect: OnTheMap): number {
  const { board } = context;
  if (!board) return 0;
  const own = -sideOf(context, board.owner);
  switch (effect.do) {
    case 'momentum':
      return seatsOfWho(context, effect.who).reduce(
        (sum, seat) => sum + sideOf(context, seat) * MOMENTUM * amountOf(context, effect.amount),
        0,
      );
    case 'share-momentum':
      return own * MOMENTUM * amountOf(context, effect.amount);
    case 'recruit':
      return own * FREE_ALLY;
    case 'go-astray':
      return ASTRAY;
    case 'keep-ally':
      return own * KEPT_ALLY;
    case 'slow-clock':
      return -own * CLOCK_SEGMENT * amountOf(context, effect.segments);
    case 'advance-clock':
      return own * CLOCK_SEGMENT * amountOf(context, effect.segments);
    case 'enemy-dice':
      return own * ENEMY_DIE * Math.max(0, amountOf(context, effect.more));
    case 'spawn':
      return own * NEW_FIGURE;
    case 'move-figure':
      return 0;
    case 'counter':
    case 'place-tile':
    case 'take-tile': {
      const after = changedBy(context, board, effect);
      const worth = own * (standingOf(context, after) - standingOf(context, board));
      context.board = after;
      return worth;
    }
  }
}

function changedBy(
  context: EvalContext,
  board: BoardFacts,
  effect: Extract<OnTheMap, { do: 'counter' | 'place-tile' | 'take-tile' }>,
): BoardFacts {
  if (effect.do === 'counter') {
    const { most = Number.POSITIVE_INFINITY } =
      board.side.counters?.find(({ id }) => id === effect.counter) ?? {};
    const now = (board.counters[effect.counter] ?? 0) + amountOf(context, effect.by);
    return { ...board, counters: { ...board.counters, [effect.counter]: Math.max(0, Math.min(most, now)) } };
  }
  const spaces = spacesOn(board, effect.at, (who) => seatsOfWho(context, who)).filter((space) => {
    const lying = tilesOn(board, space, effect.tile);
    if (effect.do === 'take-tile') return lying > 0;
    return lying < (effect.tile === 'plot' ? (effect.most ?? Number.POSITIVE_INFINITY) : 1);
  });
  const picked = effect.pick === undefined ? spaces : spaces.slice(0, amountOf(context, effect.spaces ?? 1));
  const tiles = { ...board.tiles };
  for (const space of picked) {
    const lying = tiles[space] ?? [];
    if (effect.do === 'place-tile')
      tiles[space] = [...lying, { kind: effect.tile, id: null, faceDown: false }];
    else tiles[space] = lying.filter(({ kind }) => kind !== effect.tile);
  }
  return { ...board, tiles };
}
