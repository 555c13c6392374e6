/** Raises the owner's stack limit of a token for the rest of the game (rule: increase-stack-limit). */
import { seatOf, tokenLimit } from '../core/game.ts';
import { tokenById } from '../core/registry.ts';
import { tokensNamed } from '../evaluation/order/footprint.ts';
import type { RaiseLimit } from '../vocabulary/effects/tokens.ts';
import type { EffectRule } from './rule.ts';

/** Bounds a stack, because each number of tokens that can be spent is a legal action of its own. */
const HIGHEST_LIMIT = 24;

export const raiseLimit: EffectRule<RaiseLimit> = {
  do: 'raise-limit',
  isBenign: () => true,
  run(game, { context: { owner } }, { token, by }) {
    const state = seatOf(game, owner);
    const most = HIGHEST_LIMIT - tokenById(token).limit;
    const raised = Math.min(most, (state.limits[token] ?? 0) + by);
    state.limits = { ...state.limits, [token]: raised };
    game.events.push({ e: 'limit-raised', seat: owner, token, now: tokenLimit(game, owner, token) });
    return 'done';
  },
  touches: ({ context }, { token }) => [{ what: tokensNamed(token), seat: context.owner, how: 'change' }],
};
