/** Whether a target of an Attack may defend. */

import { attackAllows, attackBase } from '../core/damage/attack.ts';
import { boardOf, type Game, rollPhaseOf } from '../core/game.ts';
import { canReachAttacker } from '../core/mission/reach.ts';
import type { AttackTarget } from '../model/attack.ts';
import type { Seat } from '../model/ids.ts';
import type { AbilityLevel } from '../vocabulary/hero.ts';
import { isBarred } from './barred.ts';
import { blockingSource } from './damage/standing.ts';
import { attackLedger } from './evaluate.ts';

/** The Defensive Abilities on a seat's board; a hero with two picks one before rolling (rule: two-defenses). */
export function defensesOf(game: Game, seat: Seat): AbilityLevel[] {
  return boardOf(game, seat).filter((ability) => ability.kind === 'defensive');
}

/** Whether a seat has a defence against every type of Attack, and no Ultimate attacks (rule: a-unique-defense). */
function answersAnyAttack(game: Game, { seat }: AttackTarget): boolean {
  if (rollPhaseOf(game).activated?.ultimate !== false) return false;
  if (!defensesOf(game, seat).some(({ anyAttack }) => anyAttack === true)) return false;
  return attackBase(attackLedger(game), seat) > 0;
}

/** Whether a target may use a Defensive Ability against the Attack on it (rule: defendable). */
export function mayDefend(game: Game, target: AttackTarget): boolean {
  if (target.answered) return false;
  if (target.defendsAnyway) return isAbleToDefend(game, target);
  return (isDefendable(game, target) || answersAnyAttack(game, target)) && isAbleToDefend(game, target);
}

/** Whether an effect may allow a target to defend against an undefendable Attack (rule: invisibility). */
export function mayDefendAnyway(game: Game, target: AttackTarget): boolean {
  const isAttacked = attackBase(attackLedger(game), target.seat) > 0;
  return isAttacked && !isDefendable(game, target) && isAbleToDefend(game, target);
}

function isDefendable(game: Game, { seat, undefendable }: AttackTarget): boolean {
  return !undefendable && attackAllows(rollPhaseOf(game).ledger, 'defendable', seat);
}

function isAbleToDefend(game: Game, { seat, defense }: AttackTarget): boolean {
  if (defense || blockingSource(game, seat) !== null) return false;
  if (!canReachAttacker(game, seat, rollPhaseOf(game).attack.attacker)) return false;
  return !isBarred(game, seat) && defensesOf(game, seat).length > 0;
}
