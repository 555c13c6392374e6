/**
 * Whether a list of effects could do what it is for right now. A prevention needs damage coming, a die
 * changer needs dice, a removal needs something to remove; what is always possible is left alone.
 */
import { hasIncoming } from '../damage/ledger.ts';
import { openLedger } from '../damage/open-ledger.ts';
import { playerCandidates } from '../effects/choices.ts';
import { transferSources } from '../effects/chosen-tokens.ts';
import { alterations, reaches } from '../effects/dice.ts';
import { holdsNow } from '../effects/evaluate.ts';
import { contextOf } from '../frames/effects.ts';
import { type Game, seatOf } from '../game.ts';
import { removableTokens } from '../seat/tokens.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { aimOf } from './aim.ts';
import { attackedNow, changeableRoll, ownAttackPending } from './moment.ts';

/**
 * @param seat who would use it
 * @returns the first hindrance as a sentence for the player, or null when nothing hinders
 */
export function hindrance(game: Game, seat: number, effects: readonly Effect[]): string | null {
  for (const [index, effect] of effects.entries()) {
    // What dice will bring cannot be known yet.
    if (effect.do === 'roll' || effect.do === 'after-damage') return null;
    if (effect.do === 'if') {
      const context = contextOf(seat, { kind: 'setup', id: '' }, aimOf(game, seat));
      const branch = holdsNow(game, { ...context, holder: seat }, effect.when)
        ? effect.effects
        : effect.otherwise;
      const within = hindrance(game, seat, branch);
      if (within !== null) return within;
    }
    const found = hindranceOf(game, seat, effect, effects[index + 1]);
    if (found !== null) return found;
  }
  return null;
}

function hindranceOf(game: Game, seat: number, effect: Effect, next: Effect | undefined): string | null {
  switch (effect.do) {
    case 'alter': {
      const open = changeableRoll(game, seat);
      if (!open) return 'There are no dice on the table that you may change now.';
      if (!reaches(game, seat, open.roll, effect.whose)) {
        return effect.whose === 'own'
          ? 'That works on your own dice only.'
          : "That works on an opponent's dice only.";
      }
      return alterations(open.roll, effect, []).length > 0
        ? null
        : 'No die on the table can be changed that way.';
    }
    case 'reroll-own':
      return changeableRoll(game, seat)?.roll.owner === seat
        ? null
        : 'You have no dice on the table to re-roll now.';
    case 'extra-attempt':
      return extraAttemptHindrance(game, effect.phase);
    case 'prevent':
      if (effect.who === 'chosen') return null;
      return hasIncoming(openLedger(game) ?? [], seat)
        ? null
        : 'No damage is coming at you that could be prevented.';
    case 'add-damage':
      return ownAttackPending(game, seat) ? null : 'That needs an Attack of yours that has not landed yet.';
    case 'discard':
      return effect.who !== 'owner' || effect.how === 'random' || seatOf(game, seat).hand.length > 0
        ? null
        : 'You have no card to discard.';
    case 'reflect-half':
      return attackedNow(game, seat) ? null : 'That needs an Attack on you that has not landed yet.';
    case 'remove-chosen':
      if (effect.who === 'chosen') return null;
      return removableTokens(game, seat, effect.filter).length > 0
        ? null
        : 'There is no status effect to remove.';
    case 'transfer-chosen':
      return transferSources(game, effect).length > 0
        ? null
        : 'There is no status effect that could be moved.';
    case 'choose-player':
      return playerCandidates(game, seat, effect, next).length > 0 ? null : nobodyFor(next);
    default:
      return null;
  }
}

function extraAttemptHindrance(game: Game, phase: 'offensive' | 'defensive'): string | null {
  const { rollPhase } = game.lane;
  if (phase === 'offensive') {
    const open =
      rollPhase !== null && rollPhase.activated === null && game.state.turn.phase === 'offensive-roll';
    return open ? null : 'That works during an Offensive Roll, before an ability is activated.';
  }
  const open = rollPhase?.defense?.rolled === true && rollPhase.roll?.settled === false;
  return open ? null : 'That works right after a defense roll.';
}

function nobodyFor(next: Effect | undefined): string {
  switch (next?.do) {
    case 'prevent':
      return 'No damage is coming at anybody that could be prevented.';
    case 'remove-chosen':
      return 'Nobody has a status effect to remove.';
    case 'extra-attempt':
      return next.phase === 'offensive'
        ? 'That works during an Offensive Roll, before an ability is activated.'
        : 'That works right after a defense roll.';
    default:
      return 'There is nobody to choose.';
  }
}
