/** Whom an effect would act on, judged before its list starts, and for whom it would change nothing. */

import { defaultTarget } from '../../core/default-target.ts';
import { roomFor, seatOf } from '../../core/game.ts';
import { actsInVain, conversionOf } from '../../core/mission/conversion.ts';
import { tokenById } from '../../core/registry.ts';
import { areOpponents, relatedTo } from '../../core/seat/relations.ts';
import type { Seat } from '../../model/ids.ts';
import type { Who } from '../../vocabulary/amount.ts';
import type { InVainCheck } from '../occasion.ts';

/**
 * Whether an effect on `who` would change nothing. It does nothing to defeated players (rule: defeat).
 * @param isUnchanged whether the effect would change nothing for one seat that is still in the game
 * @returns false also when the seats are not known yet
 */
export function changesNobody(check: InVainCheck, who: Who, isUnchanged: (seat: Seat) => boolean): boolean {
  const seats = seatsMeant(check, who);
  return seats?.every((seat) => seatOf(check.game, seat).defeated || isUnchanged(seat)) ?? false;
}

/** Whether everybody on whom an effect would act has fallen. */
export function allHaveFallen(check: InVainCheck, who: Who): boolean {
  return changesNobody(check, who, () => false);
}

/** The seats on which an effect could act, also defeated ones; null if they are not known yet. */
export function seatsMeant(check: InVainCheck, who: Who): readonly number[] | null {
  const { game, seat, chosen } = check;
  switch (who) {
    case 'owner':
      return [seat];
    case 'holder':
      return null;
    case 'target':
      return targetsMeant(check);
    case 'chosen':
    case 'picked':
      return waitsForTarget(check) ? null : chosen;
    default:
      return relatedTo(game, seat, who);
  }
}

function targetsMeant(check: InVainCheck): readonly number[] | null {
  const { game, seat } = check;
  const { attacker, targets = [] } = game.lane.rollPhase?.attack ?? {};
  if (attacker === undefined || areOpponents(game, seat, attacker)) {
    const target = defaultTarget(game, seat);
    return target === null ? null : [target];
  }
  return waitsForTarget(check) || targets.length === 0 ? null : targets.map((target) => target.seat);
}

/** Whether effects of the attacker's side on a target run later, in the Defensive Roll Phase. */
function waitsForTarget({ game, seat }: InVainCheck): boolean {
  const { rollPhase, turn } = game.lane;
  if (!rollPhase || areOpponents(game, seat, rollPhase.attack.attacker)) return false;
  return turn.phase !== 'defensive-roll';
}

/**
 * Whether a token given to a seat would be lost at the stack limit, or on a figure that holds no tokens. A spent token
 * makes room, and some tokens act when they find none (rule: powder-keg).
 */
export function isLost({ game, seat: by, price }: InVainCheck, seat: Seat, token: string): boolean {
  if (token === price.token || tokenById(token).comesAs || actsInVain(token)) return false;
  const conversion = conversionOf(game, by, seat, token);
  return conversion === 'void' || (conversion === 'placed' && roomFor(game, seat, token, by) === 0);
}
