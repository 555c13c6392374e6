/**
 * Runs the effects of spending a token of the owner without spending it. Cost, timing and condition of the spend are
 * ignored (R31), but it counts as a use.
 */

import { noteUse, spendOf } from '../core/seat/uses.ts';
import { pushEffects } from '../core/stack/push-effects.ts';
import type { UseFree } from '../vocabulary/effects/tokens.ts';
import type { EffectRule } from './rule.ts';

export const useFree: EffectRule<UseFree> = {
  do: 'use-free',
  run(game, { context, stage }, { token, use }) {
    const { owner } = context;
    const spend = spendOf(token, use);
    noteUse(game, owner, token, spend);
    game.events.push({ e: 'used', seat: owner, token });
    // The source is the token, as when it is spent: the ledger and the log name it, not the ability.
    pushEffects(game, spend.effects, { ...context, source: { kind: 'token', id: token } }, stage);
    return 'done';
  },
};
