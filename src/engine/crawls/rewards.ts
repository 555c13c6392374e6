/** What defeated minions leave (rule: a-minion-defeated). */
import { openChest } from '../core/crawl/chests.ts';
import { returnCard } from '../core/crawl/engage.ts';
import { crawlOf, slotOf, tileAt } from '../core/crawl/party.ts';
import { minionById } from '../core/crawl/registry.ts';
import { type Game, heroSeatOf, seatOf } from '../core/game.ts';
import type { Seat } from '../model/ids.ts';

/**
 * Gives what every fallen minion leaves, and frees its seat and its heroes.
 * @param first the hero who rolls the Loot die first
 * @param among the seats of the minions; null for all
 */
export function giveRewards(game: Game, first: Seat, among: readonly Seat[] | null): void {
  const { slots, heroes } = crawlOf(game);
  for (const index of slots.keys()) {
    const minion = heroes.length + index;
    const slot = slotOf(game, minion);
    if (slot.at === null || !seatOf(game, minion).defeated) continue;
    if (among !== null && !among.includes(minion)) continue;
    if (tileAt(game, slot.at).level === 'portal') crawlOf(game).portalCleared = true;
    slot.at = null;
    for (const hero of heroes) if (hero.foe === minion) hero.foe = null;
    returnCard(game, minion);
    for (const chest of minionById(heroSeatOf(game, minion).hero).chests) openChest(game, chest, first);
  }
}
