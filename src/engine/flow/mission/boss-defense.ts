/**
 * Defences of enemies against an attack: a boss defends automatically (rule: m-boss-defense).
 */

import { attackAllows, attackBase } from '../../core/damage/attack.ts';
import { type Game, rollPhaseOf, seatOf } from '../../core/game.ts';
import { panelOf } from '../../core/mission/board.ts';
import { contextOf, pushEffects } from '../../core/stack/push-effects.ts';
import { isBarred } from '../../evaluation/barred.ts';
import { holdsNow } from '../../evaluation/evaluate.ts';
import type { Seat } from '../../model/ids.ts';
import type { BossDefense } from '../../vocabulary/mission.ts';

/** Returns the target seats that are enemies and may defend against the attack. A stunned one cannot (rule: stun). */
export function defendingEnemies(game: Game): Seat[] {
  const { attack, ledger } = rollPhaseOf(game);
  return attack.targets.flatMap(({ seat, undefendable }) => {
    const isEnemy = seatOf(game, seat).kind === 'enemy';
    if (!isEnemy || undefendable || isBarred(game, seat)) return [];
    return attackAllows(ledger, 'defendable', seat) ? [seat] : [];
  });
}

/** Whether an attacked enemy may use its defence: also one against Attacks of every type but an Ultimate. */
function mayUse(game: Game, seat: Seat, { when, anyAttack }: BossDefense): boolean {
  const { attack, ledger, activated } = rollPhaseOf(game);
  const isAnswered = defendingEnemies(game).includes(seat)
    ? true
    : anyAttack === true &&
      activated?.ultimate !== true &&
      !isBarred(game, seat) &&
      attackBase(ledger, seat) > 0;
  const context = contextOf(seat, { kind: 'ability', id: panelOf(game, seat)?.id ?? '' }, attack.attacker);
  return isAnswered && (when === undefined || holdsNow(game, context, when));
}

/**
 * Applies the automatic defence of every attacked boss.
 * @param last true for the defences that come after enemy tokens
 */
export function applyBossDefenses(game: Game, last: boolean): void {
  const { attacker, targets } = rollPhaseOf(game).attack;
  for (const { seat } of targets) {
    if (seatOf(game, seat).kind !== 'enemy') continue;
    const panel = panelOf(game, seat);
    const defense = panel?.defense;
    if (!panel || !defense || (defense.last ?? false) !== last || !mayUse(game, seat, defense)) continue;
    // A defence has a name and no id, as a crisis effect.
    game.events.push({ e: 'defended', seat, ability: defense.name });
    pushEffects(game, defense.effects, contextOf(seat, { kind: 'ability', id: defense.name }, attacker));
  }
}
