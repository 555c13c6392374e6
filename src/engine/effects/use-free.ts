/**
 * A token of the owner does what spending it for a use does: nothing is paid or taken, and its own moment and condition
 * play no part (R31). It counts as a use all the same.
 */
import { pushEffects } from '../frames/push-effects.ts';
import { noteUse, spendFor } from '../seat/uses.ts';
import type { EffectRule } from './rule.ts';

export interface UseFree {
  readonly do: 'use-free';
  readonly token: string;
  /** One of its spends, by its `use`. */
  readonly use: string;
}

export const useFree: EffectRule<UseFree> = {
  do: 'use-free',
  run(game, { context, stage }, { token, use }) {
    const { owner } = context;
    const spend = spendFor(token, use);
    noteUse(game, owner, token, spend);
    game.events.push({ e: 'used', seat: owner, token });
    // As when it is spent, what it brings is the token's: the ledger and the log name it, not the ability.
    pushEffects(game, spend.effects, { ...context, source: { kind: 'token', id: token } }, stage);
    return 'done';
  },
};
