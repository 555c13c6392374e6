/** Timing checks: at which points of the game a seat may use cards, spends and paid actions. */

import { hasDefended, targetAt } from '../../core/attack.ts';
import { isAttack } from '../../core/damage/attack.ts';
import { hasIncomingNow } from '../../core/damage/open-ledger.ts';
import { type OpenRoll, ownerOfDie, positionsOf } from '../../core/dice/open-roll.ts';
import type { Game } from '../../core/game.ts';
import { tokenById } from '../../core/registry.ts';
import { areOpponents } from '../../core/seat/relations.ts';
import { occasionOf } from '../../effects/occasion.ts';
import { changeableRoll, isAttackedNow, ownAttackModifiable } from '../../evaluation/timing.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import type { SpendTiming } from '../../vocabulary/token.ts';

/** Whether the game is within a Roll Phase (rule: roll-phase). */
export function inRollPhase(game: Game): boolean {
  const { phase } = game.lane.turn;
  return phase === 'offensive-roll' || phase === 'targeting-roll' || phase === 'defensive-roll';
}

/** Whether this seat is in its own Main Phase and has priority there. */
export function inOwnMain(game: Game, seat: Seat, moment: Moment | null): boolean {
  return moment === 'main' && seat === game.lane.turn.active;
}

/** Whether the seat's own Attack is over, with all its effects: the last window of the Defensive Roll Phase. */
function ownAttackLanded({ lane }: Game, seat: Seat, moment: Moment | null): boolean {
  const phase = lane.rollPhase;
  if (moment !== 'after-damage' || phase?.attack.attacker !== seat || phase.landed === null) return false;
  // Damage that lands among the effects after damage opens a window of the same name, above an effect list. The last
  // window of the phase lies directly above the phase frame.
  return lane.stack.findLast(({ k }) => k !== 'window')?.k === 'phase' && isAttack(phase.ledger);
}

/** Whether the Discard Phase runs, in which only sales are allowed. Effects at turn end come after it (R66, R67). */
export function inDiscardPhase(game: Game): boolean {
  return game.lane.stack.some((frame) => frame.k === 'phase' && frame.phase === 'discard');
}

/** Whether a negative status effect of the activated ability is about to be inflicted on this seat. */
function statusComing(game: Game, seat: Seat): boolean {
  const phase = game.lane.rollPhase;
  if (!phase || !targetAt(phase, seat) || game.lane.turn.phase !== 'defensive-roll') return false;
  return phase.waiting.some(({ effects }) =>
    effects.some((effect) => {
      const token = occasionOf(effect).inflicts?.(effect);
      return token !== undefined && tokenById(token).kind === 'negative';
    }),
  );
}

function ownsDice(open: OpenRoll | null, seat: Seat): boolean {
  return open !== null && positionsOf(open.roll, seat).length > 0;
}

/** Whether a seat may use something with this timing now. */
export function isSpendTime(game: Game, seat: Seat, timing: SpendTiming, moment: Moment | null): boolean {
  switch (timing) {
    case 'any-time':
      return !inDiscardPhase(game);
    case 'own-main':
      return inOwnMain(game, seat, moment);
    case 'own-income':
      return game.lane.turn.phase === 'income' && seat === game.lane.turn.active;
    case 'own-upkeep':
      return game.lane.turn.phase === 'upkeep' && seat === game.lane.turn.active;
    case 'incoming-damage':
      return hasIncomingNow(game, seat);
    case 'own-attack':
      return ownAttackModifiable(game, seat);
    case 'own-attack-at-offense-end':
      return ownAttackModifiable(game, seat) && moment === 'offense-end';
    case 'own-attack-before-defense':
      return ownAttackModifiable(game, seat) && !hasDefended(game.lane.rollPhase, null);
    case 'own-attack-landed':
      return ownAttackLanded(game, seat, moment);
    case 'attacked':
      return isAttackedNow(game, seat);
    case 'status-coming':
      return statusComing(game, seat);
    case 'own-dice':
      return ownsDice(changeableRoll(game, seat), seat);
    case 'opponent-dice': {
      const open = changeableRoll(game, seat);
      return (
        open?.roll.dice.some((_, index) => areOpponents(game, ownerOfDie(open.roll, index + 1), seat)) ??
        false
      );
    }
  }
}
