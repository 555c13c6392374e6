/**
 * What a list of effects needs to do what it is for right now. A prevention needs damage coming, a die
 * changer needs dice, a removal needs something to remove; what is always possible is left alone.
 */

import { hasIncomingNow } from '../damage/open-ledger.ts';
import { playerCandidates } from '../effects/choices.ts';
import { transferSources } from '../effects/chosen-tokens.ts';
import { alterations, reachesAny, rerollerOf } from '../effects/dice.ts';
import { holdsNow } from '../effects/evaluate.ts';
import { contextOf } from '../frames/effects.ts';
import { type Game, seatOf } from '../game.ts';
import type { Refusal } from '../refusals.ts';
import { removableTokens } from '../seat/tokens.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { aimOf } from './aim.ts';
import { attackedNow, changeableRoll, ownAttackModifiable } from './moment.ts';

/**
 * @param seat who would use it
 * @param chosen whom the list that they stand in has chosen last
 * @returns the first requirement that is not met, as a sentence for the player; null when all are met
 */
export function unmetRequirement(
  game: Game,
  seat: number,
  effects: readonly Effect[],
  chosen: number | null = null,
): Refusal | null {
  for (const [index, effect] of effects.entries()) {
    // What dice will bring cannot be known yet.
    if (effect.do === 'roll' || effect.do === 'after-damage') return null;
    if (effect.do === 'if') {
      const context = contextOf(seat, { kind: 'setup', id: '' }, aimOf(game, seat));
      const branch = holdsNow(game, { ...context, holder: seat }, effect.when)
        ? effect.effects
        : effect.otherwise;
      const within = unmetRequirement(game, seat, branch, chosen);
      if (within !== null) return within;
    }
    const found = unmetByEffect(game, seat, { effect, next: effects[index + 1], chosen });
    if (found !== null) return found;
  }
  return null;
}

interface Considered {
  readonly effect: Effect;
  readonly next: Effect | undefined;
  readonly chosen: number | null;
}

function unmetByEffect(game: Game, seat: number, { effect, next, chosen }: Considered): Refusal | null {
  switch (effect.do) {
    case 'alter': {
      const open = changeableRoll(game, seat);
      if (!open) return (say) => say.noDice;
      if (!reachesAny(game, seat, open.roll, effect.whose)) {
        return effect.whose === 'own' ? (say) => say.ownDiceOnly : (say) => say.opponentDiceOnly;
      }
      return alterations(game, seat, open.roll, effect, []).length > 0 ? null : (say) => say.noDieThatWay;
    }
    case 'reroll-own': {
      const open = changeableRoll(game, seat);
      return open && rerollerOf(game, seat, open.roll) !== null ? null : (say) => say.noDiceToReroll;
    }
    case 'extra-attempt':
      return unmetForExtraAttempt(game, effect.phase);
    case 'prevent':
      if (effect.who === 'chosen') return null;
      return hasIncomingNow(game, seat) ? null : (say) => say.nothingToPrevent;
    case 'add-damage':
      return ownAttackModifiable(game, seat) ? null : (say) => say.ownAttack;
    case 'discard':
      return effect.who !== 'owner' || effect.how === 'random' || seatOf(game, seat).hand.length > 0
        ? null
        : (say) => say.noCard;
    case 'reflect-half':
      if (!attackedNow(game, seat)) return (say) => say.attacked;
      // What was avoided cannot be returned (R183).
      return hasIncomingNow(game, seat) ? null : (say) => say.noIncoming;
    case 'remove-chosen':
      if (effect.who === 'chosen') return null;
      return removableTokens(game, seat, effect.filter).length > 0 ? null : (say) => say.noStatus;
    case 'transfer-chosen':
      return transferSources(game, effect).length > 0 ? null : (say) => say.noStatusToMove;
    case 'choose-player':
      return playerCandidates(game, seat, effect, next, chosen).length > 0 ? null : nobodyFor(next);
    default:
      return null;
  }
}

function unmetForExtraAttempt(game: Game, phase: 'offensive' | 'defensive'): Refusal | null {
  const { rollPhase } = game.lane;
  if (phase === 'offensive') {
    const open =
      rollPhase !== null && rollPhase.activated === null && game.lane.turn.phase === 'offensive-roll';
    return open ? null : (say) => say.duringOffense;
  }
  const open = rollPhase?.defense?.rolled === true && rollPhase.roll?.settled === false;
  return open ? null : (say) => say.afterDefense;
}

function nobodyFor(next: Effect | undefined): Refusal {
  switch (next?.do) {
    case 'prevent':
      return (say) => say.nothingToPreventAtAll;
    case 'remove-chosen':
      return (say) => say.nobodyHasStatus;
    case 'extra-attempt':
      return next.phase === 'offensive' ? (say) => say.duringOffense : (say) => say.afterDefense;
    default:
      return (say) => say.nobody;
  }
}
