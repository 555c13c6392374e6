/** The owner, a minion, leaves the map without a reward; another one may take its place. */
import { leaveBattle as leave } from '../core/crawl/engage.ts';
import { isMinionSeat } from '../core/crawl/party.ts';
import { seatOf } from '../core/game.ts';
import type { LeaveBattle } from '../vocabulary/effects/adventures.ts';
import type { EffectRule } from './rule.ts';

export const leaveBattle: EffectRule<LeaveBattle> = {
  do: 'leave-battle',
  run(game, { context: { owner } }, { next, firstStrike }) {
    const successor = next === undefined ? null : { level: next, firstStrike: firstStrike === true };
    if (isMinionSeat(game.state, owner) && !seatOf(game, owner).defeated) leave(game, owner, successor);
    return 'done';
  },
};
