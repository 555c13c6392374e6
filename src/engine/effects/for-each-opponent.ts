/** One list for each opponent, with that opponent as the chosen player. */
import { soleTarget } from '../attack.ts';
import { walk } from '../damage/foreseen.ts';
import { opponentsOf } from '../seat/relations.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { ofList } from './footprint.ts';
import type { EffectRule } from './rule.ts';

export interface ForEachOpponent {
  readonly do: 'for-each-opponent';
  readonly effects: readonly Effect[];
}

export const forEachOpponent: EffectRule<ForEachOpponent> = {
  do: 'for-each-opponent',
  run(game, frame, { effects }) {
    const [next, ...others] = opponentsOf(game, frame.context.owner).filter(
      (seat) => !frame.picked.includes(seat),
    );
    if (next === undefined) return 'done';
    frame.picked.push(next);
    if (others.length === 0) {
      frame.context.chosen = next;
      return effects;
    }
    game.lane.stack.push({
      k: 'effects',
      list: effects,
      context: { ...structuredClone(frame.context), chosen: next },
      stage: 'plain',
      picked: [],
      landsPool: false,
    });
    return 'wait';
  },
  contains: ({ effects }) => [{ effects, at: ['effects'] }],
  begunBy: () => null,
  touches: (known, { effects }) => ofList(known, effects),
  foresee(sight, { effects }) {
    sight.context.chosen = soleTarget(sight.phase);
    walk(sight, effects);
  },
};
