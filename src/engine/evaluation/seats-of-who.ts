/** Resolves `who` of an effect, an amount or a condition to seats. */

import { type Game, seatOf } from '../core/game.ts';
import { areOpponents, relatedTo } from '../core/seat/relations.ts';
import type { EffectContext } from '../model/effect-context.ts';
import type { Seat } from '../model/ids.ts';
import type { Relation, Who } from '../vocabulary/amount.ts';

/** The seats that `who` names, also defeated ones. Empty when the player is not known yet. */
export function seatsNamed(game: Game, context: EffectContext, who: Who): readonly Seat[] {
  switch (who) {
    case 'owner':
    case 'target':
    case 'chosen':
    case 'holder': {
      const seat = context[who];
      return seat === null ? [] : [seat];
    }
    case 'picked':
      return context.picked ?? [];
    default: {
      const seats = relatedTo(game, context.owner, who);
      return context.wholeParty ? [...seats, ...exitedHeroes(game, context.owner, who)] : seats;
    }
  }
}

/** Heroes who have left the map of a Mission by an exit, as far as `who` means them. */
function exitedHeroes(game: Game, owner: Seat, who: Relation): Seat[] {
  if (who === 'neighbours' || who === 'engaged') return [];
  const exited = (game.state.mission?.heroes ?? []).flatMap((hero, seat) => (hero.exited ? [seat] : []));
  return exited.filter((seat) => {
    const isOther = seat !== owner;
    if (who === 'everyone') return true;
    if (who === 'others') return isOther;
    return isOther && areOpponents(game, owner, seat) === (who === 'opponents');
  });
}

/**
 * The seats that `who` means, without defeated ones: groups in turn order from the active player, `picked` in the order
 * of choice. Effects on a defeated player do nothing (rule: defeat).
 */
export function seatsOfWho(game: Game, context: EffectContext, who: Who): readonly Seat[] {
  return seatsNamed(game, context, who).filter((seat) => !seatOf(game, seat).defeated);
}
