/** A minion comes, and the owner is engaged with it; a hero never has more than one (rule: a-engaged). */
import { spawnMinion as bring } from '../core/crawl/engage.ts';
import { foeOf, isMinionSeat } from '../core/crawl/party.ts';
import type { SpawnMinion } from '../vocabulary/effects/adventures.ts';
import type { EffectRule } from './rule.ts';

export const spawnMinion: EffectRule<SpawnMinion> = {
  do: 'spawn-minion',
  run(game, { context: { owner } }, { level }) {
    const isFree = game.state.crawl && !isMinionSeat(game.state, owner) && foeOf(game, owner) === null;
    if (isFree) bring(game, owner, level);
    return 'done';
  },
};
