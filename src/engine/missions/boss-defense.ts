/**
 * Defences of enemies against an attack: a boss defends automatically (rule: m-boss-defense).
 */

import { attackAllows } from '../core/damage/attack.ts';
import { type Game, rollPhaseOf, seatOf } from '../core/game.ts';
import { panelOf } from '../core/mission/board.ts';
import { tokenById } from '../core/registry.ts';
import { contextOf, pushEffects } from '../core/stack/push-effects.ts';
import { isBarred } from '../flow/priority/barred.ts';
import type { Seat } from '../model/ids.ts';

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
 * Whether a target of the current attack has a defence that an undefendable attack would deny. Henchmen without such a
 * token have none.
 */
export function mightBeDefended(game: Game): boolean {
  const phase = game.lane.rollPhase;
  if (!game.state.mission || !phase) return true;
  return phase.attack.targets.some(({ seat, undefendable }) => {
    const state = seatOf(game, seat);
    if (undefendable || state.kind !== 'enemy') return !undefendable;
    const hasToken = Object.keys(state.tokens).some((token) =>
      (tokenById(token).enemy ?? []).some(
        ({ when, defendable }) => when === 'attacked' && defendable === true,
      ),
    );
    return hasToken || panelOf(game, seat)?.defense !== undefined;
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
