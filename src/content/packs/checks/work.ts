/** Limits the computation: refuses effects that would keep the engine or the bot player busy for long. */
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { BOUNDS } from '../bounds.ts';
import type { Path, Problem } from '../problem.ts';
import { duplicateProblems } from './ids.ts';
import { type List, listsIn, listsOf, listsWithin } from './lists.ts';
import { rangeOf } from './range.ts';

/** The number of results of a roll, ignoring order, by the number of dice. */
const OUTCOMES = [1, 6, 21, 56, 126, 252];
/** The most options of a choice of a player. */
const PLAYERS = 6;
/** The most sets of named players that the bot player evaluates. */
const PLAYER_SETS = 40;
const NUMBERS = BOUNDS.number + 1;
/** The most work of the bot player for one list; built-in heroes need up to 2,800. */
const MOST_WORK = 20_000;
/**
 * The most effects inside a loop: a repeat may run a hundred times, and the engine allows ten thousand steps between
 * two questions.
 */
const MOST_REPEATED = 60;

export function* workProblems(hero: HeroDefinition): Generator<Problem> {
  for (const list of listsOf(hero)) {
    if (workOf(list.effects) > MOST_WORK) {
      yield {
        path: list.path,
        reason: 'take too long to think through: too many rolls and choices lie inside one another',
      };
    }
    for (const inner of listsWithin(list)) yield* listProblems(inner);
  }
}

function* listProblems({ effects, path }: List): Generator<Problem> {
  for (const [at, effect] of effects.entries()) {
    const here = [...path, at];
    if (effect.do === 'choose') yield* duplicateProblems(effect.options, [...here, 'options']);
    if (effect.do === 'choose-amount') yield* numberProblems(effect, here);
    if (!isLoop(effect)) continue;
    const inside = [...listsWithin({ effects: effect.effects, path: here })].flatMap((list) => list.effects);
    if (inside.some(isLoop)) yield { path: here, reason: 'repeats effects that repeat others themselves' };
    if (inside.length > MOST_REPEATED) {
      yield { path: here, reason: `repeats ${inside.length} effects; ${MOST_REPEATED} are possible` };
    }
  }
}

/** Yields problems for a number choice, as each number is an option of a select menu. */
function* numberProblems(
  { least, most }: Extract<Effect, { do: 'choose-amount' }>,
  path: Path,
): Generator<Problem> {
  if (rangeOf(least).least < 0) yield { path: [...path, 'least'], reason: 'can be less than 0' };
  const { most: highest } = rangeOf(most);
  if (highest > BOUNDS.number) {
    yield {
      path: [...path, 'most'],
      reason: `can be more than ${BOUNDS.number}; put "least" around it, with ${BOUNDS.number} or fewer`,
    };
  }
}

function isLoop(effect: Effect): effect is Extract<Effect, { do: 'repeat' | 'for-each' }> {
  return effect.do === 'repeat' || effect.do === 'for-each';
}

/** Returns the bot player's work for a list: every result of its rolls and every answer to its choices. */
function workOf(list: readonly Effect[]): number {
  let work = 0;
  for (const [at, effect] of list.entries()) {
    const rest = () => workOf(list.slice(at + 1));
    switch (effect.do) {
      case 'roll':
        return work + (OUTCOMES[effect.dice] ?? Number.POSITIVE_INFINITY) * (1 + rest());
      case 'choose-player':
        return work + PLAYERS * (1 + rest());
      case 'choose-players':
        return work + PLAYER_SETS * (1 + rest());
      case 'choose-amount':
        return work + NUMBERS * (1 + rest());
      default:
        work += listsIn(effect, []).reduce((sum, inner) => sum + workOf(inner.effects), 1);
    }
  }
  return work;
}
