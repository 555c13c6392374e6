/** What a hero can tell its plan for the enemies to use without a question: what prevents or answers damage. */

import { type Game, heroSeatOf, tokenCount } from '../../core/game.ts';
import { cardOf } from '../../core/registry.ts';
import { effectsFor } from '../../effects/lists/fitting.ts';
import type { Seat } from '../../model/ids.ts';
import type { PlannedPlay } from '../../model/orders.ts';
import type { CardDefinition } from '../../vocabulary/card.ts';
import type { Spend } from '../../vocabulary/token.ts';
import { priceOf } from '../plays/cards.ts';
import { spendableTokens } from '../plays/spends.ts';

/** A use that a plan can name, with its price in CP. */
export interface PlannableUse {
  readonly play: PlannedPlay;
  readonly cp: number;
}

/** Tokens and cards of a hero that are made for damage to it, each once: tokens first. Only its owner may see them. */
export function plannableUses(game: Game, seat: Seat): PlannableUse[] {
  const { hand, cp, hero } = heroSeatOf(game, seat);
  const tokens = spendableTokens(game, seat)
    .filter(({ id }) => tokenCount(game, seat, id) > 0)
    .flatMap(({ id: token, spends = [] }) =>
      spends.filter(isForDamage).map(({ use, takes, cp: price = 0 }): PlannableUse => {
        const count = takes === 'any' ? 1 : Math.max(1, takes);
        return { play: { type: 'spend', token, use, count }, cp: price };
      }),
    );
  const cards = [...new Set(hand)].flatMap((id): PlannableUse[] => {
    const card = cardOf(hero, id);
    const price = priceOf(game, seat, card);
    return isCardForDamage(card) && price <= cp ? [{ play: { type: 'play', card: id }, cp: price }] : [];
  });
  return [...tokens, ...cards];
}

function isForDamage({ timing, effects, whose }: Spend): boolean {
  if (whose === 'giver') return false;
  if (timing === 'incoming-damage' || timing === 'attacked') return true;
  return timing === 'any-time' && effectsFor(effects, 'before-damage').length > 0;
}

function isCardForDamage({ attackModifier, effects }: CardDefinition): boolean {
  return attackModifier !== true && effectsFor(effects, 'before-damage').length > 0;
}
