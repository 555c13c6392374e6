import type { AtTurnEnd } from '../vocabulary/effect.ts';
import type { EffectRule } from './rule.ts';

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
