/** Postpones effects to the end of the turn, after its Discard Phase (R67). They keep the present context. */
import type { Effect } from '../vocabulary/effect.ts';
import type { EffectRule } from './rule.ts';

export interface AtTurnEnd {
  readonly do: 'at-turn-end';
  readonly effects: readonly Effect[];
}

export const atTurnEnd: EffectRule<AtTurnEnd> = {
  do: 'at-turn-end',
  run({ lane: { turn } }, { context }, { effects }) {
    turn.atEnd = [...(turn.atEnd ?? []), { context: structuredClone(context), effects: [...effects] }];
    return 'done';
  },
  isBenign: () => true,
  contains: ({ effects }) => [{ effects, at: ['effects'] }],
  neededToStart: () => null,
  hasUnknownResult: true,
};
