/** Runs one list if a condition holds, another one if it does not. */
import { takeWeaker, walk } from '../damage/prediction.ts';
import { contextOf } from '../frames/push-effects.ts';
import { aimOf } from '../plays/aim.ts';
import { changesAnything, momentsOf } from '../plays/fitting.ts';
import { unmetRequirement } from '../plays/requirements.ts';
import { noteTaken } from '../priority/taking.ts';
import type { Condition } from '../vocabulary/amount.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { holdsNow } from './evaluate.ts';
import { joined, ofCondition, ofList } from './footprint.ts';
import type { EffectRule } from './rule.ts';

export interface If {
  readonly do: 'if';
  readonly when: Condition;
  readonly effects: readonly Effect[];
  readonly otherwise: readonly Effect[];
}

export const branch: EffectRule<If> = {
  do: 'if',
  isBenign: () => true,
  sameForAnyOwner: true,
  run: (game, { context }, { when, effects, otherwise }) =>
    holdsNow(game, context, when) ? effects : otherwise,
  contains: ({ effects, otherwise }) => [
    { effects, at: ['effects'] },
    { effects: otherwise, at: ['otherwise'] },
  ],
  neededToStart: ({ when }) => when,
  unmet(game, seat, { when, effects, otherwise }, { chosen }) {
    const context = contextOf(seat, { kind: 'setup', id: '' }, aimOf(game, seat));
    const list = holdsNow(game, { ...context, holder: seat }, when) ? effects : otherwise;
    return unmetRequirement(game, seat, list, chosen);
  },
  madeFor: ({ effects, otherwise }) => [...momentsOf(effects), ...momentsOf(otherwise)],
  fits: (game, seat, { effects, otherwise }, moment) =>
    changesAnything(game, seat, effects, moment) || changesAnything(game, seat, otherwise, moment),
  takes(taking, { when, effects, otherwise }) {
    noteTaken(taking, holdsNow(taking.game, taking.context, when) ? effects : otherwise);
  },
  touches: (known, { when, effects, otherwise }) =>
    joined([ofCondition(known, when), ofList(known, effects), ofList(known, otherwise)]),
  predict(sight, { when, effects, otherwise }) {
    if (sight.unrolled > 0 && looksAtDice(when)) takeWeaker(sight, [effects, otherwise]);
    else walk(sight, sight.judge(sight.context, when) ? effects : otherwise);
  },
};

/** Whether a condition depends on the dice of a `roll` effect, or on a number stored from them. */
function looksAtDice(condition: Condition): boolean {
  const text = JSON.stringify(condition);
  return ['"rolled"', '"total"', '"noted"'].some((word) => text.includes(word));
}
