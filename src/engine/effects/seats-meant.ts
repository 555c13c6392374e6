/** Whom an effect, an amount or a condition means. */
import { type Game, seatOf } from '../game.ts';
import { relatedTo } from '../seat/relations.ts';
import type { EffectContext } from '../state.ts';
import type { Who } from '../vocabulary/amount.ts';

/** The seats that `who` means, in order; empty when nobody is meant yet. */
export function seatsMeant(game: Game, context: EffectContext, who: Who): readonly number[] {
  switch (who) {
    case 'owner':
    case 'target':
    case 'chosen':
    case 'holder': {
      const seat = context[who];
      // Nothing reaches somebody who has fallen meanwhile (rule: defeat).
      return seat === null || seatOf(game, seat).defeated ? [] : [seat];
    }
    case 'picked':
      return (context.picked ?? []).filter((seat) => !seatOf(game, seat).defeated);
    default:
      return relatedTo(game, context.owner, who);
  }
}
