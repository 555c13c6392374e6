/** Upgrades on a board. */

import { cardAt, type Game, heroSeatOf } from '../../core/game.ts';
import { abilityOf } from '../../core/registry.ts';
import { contextOf, pushEffects } from '../../core/stack/push-effects.ts';
import type { CardId, Seat } from '../../model/ids.ts';
import type { CardDefinition } from '../../vocabulary/card.ts';
import { pushTriggers } from '../triggers/dispatch.ts';

/** The level in force of an ability slot, 1 to 3. */
function levelInForce(game: Game, seat: Seat, slot: string): number {
  const { hero, upgrades } = heroSeatOf(game, seat);
  const current = upgrades[slot];
  return current === undefined ? 1 : abilityOf(hero, current).level;
}

/**
 * Whether an upgrade card would raise a level on the board.
 * @param before upgrades that come into play together with it, before it
 */
export function canComeIntoPlay(
  game: Game,
  seat: Seat,
  card: CardDefinition,
  before: readonly CardId[] = [],
): boolean {
  const { hero } = heroSeatOf(game, seat);
  if (card.upgradesTo === undefined) return false;
  const next = abilityOf(hero, card.upgradesTo);
  const levels = before.flatMap((id) => {
    const { upgradesTo } = cardAt(game, seat, id);
    const other = upgradesTo === undefined ? null : abilityOf(hero, upgradesTo);
    return other?.slot === next.slot ? [other.level] : [];
  });
  return next.level > Math.max(levelInForce(game, seat, next.slot), ...levels);
}

/**
 * Puts upgrade cards on the board; the caller has taken them from their pile. They come at the same time: triggers that
 * one of them adds do not act at the arrival of the others (rule: hero-black-widow).
 * @param cost CP paid for each
 */
export function putIntoPlay(game: Game, seat: Seat, cards: readonly CardId[], cost: number): void {
  const state = heroSeatOf(game, seat);
  pushTriggers(
    game,
    cards.map(() => ({ event: 'upgraded', of: seat })),
  );
  for (const id of cards) {
    const { upgradesTo } = cardAt(game, seat, id);
    if (upgradesTo === undefined) continue;
    state.upgrades = { ...state.upgrades, [abilityOf(state.hero, upgradesTo).slot]: upgradesTo };
    state.inPlay = [...state.inPlay, id];
    game.events.push({ e: 'upgraded', seat, ability: upgradesTo, cost });
  }
  for (const id of cards.toReversed()) {
    const { effects } = cardAt(game, seat, id);
    if (effects.length > 0) pushEffects(game, effects, contextOf(seat, { kind: 'card', id }, null));
  }
  state.upgradedThisTurn = (state.upgradedThisTurn ?? 0) + cards.length;
}
