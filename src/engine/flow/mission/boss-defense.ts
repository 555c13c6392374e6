/**
 * Defences of enemies against an attack: a boss defends automatically (rule: m-boss-defense).
 */

import { attackAllows } from '../../core/damage/attack.ts';
import { type Game, rollPhaseOf, seatOf } from '../../core/game.ts';
import { panelOf } from '../../core/mission/board.ts';
import { contextOf, pushEffects } from '../../core/stack/push-effects.ts';
import { isBarred } from '../../evaluation/barred.ts';
import type { Seat } from '../../model/ids.ts';

/** Returns the target seats that are enemies and may defend against the attack. A stunned one cannot (rule: stun). */
export function defendingEnemies(game: Game): Seat[] {
  const { attack, ledger } = rollPhaseOf(game);
  return attack.targets.flatMap(({ seat, undefendable }) => {
    const isEnemy = seatOf(game, seat).kind === 'enemy';
    if (!isEnemy || undefendable || isBarred(game, seat)) return [];
    return attackAllows(ledger, 'defendable', seat) ? [seat] : [];
  });
}

/**
 * Applies the automatic defence of every attacked boss.
 * @param last true for the defences that come after enemy tokens
 */
export function applyBossDefenses(game: Game, last: boolean): void {
  const { attacker } = rollPhaseOf(game).attack;
  for (const seat of defendingEnemies(game)) {
    const panel = panelOf(game, seat);
    const defense = panel?.defense;
    if (!panel || !defense || (defense.last ?? false) !== last) continue;
    game.events.push({ e: 'defended', seat, ability: panel.id });
    pushEffects(game, defense.effects, contextOf(seat, { kind: 'ability', id: panel.id }, attacker));
  }
}
