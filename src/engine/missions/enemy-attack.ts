/**
 * One attack of a figure on one hero: a roll phase that starts at the activation. A multi-strike attack runs one roll
 * phase per hero, so effects that end with a roll phase end after the first hero (rule: m-multi-strike).
 */

import type { Game } from '../core/game.ts';
import { newRollPhase } from '../core/roll-phase.ts';
import { dealsAttack } from '../effects/lists/harm.ts';
import { pushTriggers } from '../effects/triggers/dispatch.ts';
import { phaseOfAttack } from '../flow/mission/coming-attacks.ts';
import { markTokensOfStart } from '../flow/phases/roll-phase.ts';
import { enterPhase } from '../flow/phases/turn.ts';
import type { Seat } from '../model/ids.ts';
import type { EnemyAttack } from '../vocabulary/mission.ts';

/** Activates an attack; its roll phase runs next. */
export function beginEnemyAttack(game: Game, attacker: Seat, attack: EnemyAttack, target: Seat): void {
  const phase = phaseOfAttack(game, attacker, attack, target);
  game.lane.rollPhase = phase;
  enterPhase(game, 'offensive-roll');
  markTokensOfStart(game);
  game.lane.stack.push({ k: 'phase', phase: 'offensive-roll', step: 'blind', queue: [] });
  game.events.push({ e: 'activated', seat: attacker, ability: attack.id, variant: attack.id });
  game.events.push({ e: 'targeted', seat: attacker, target });
  const aiming = dealsAttack(attack.effects) ? [{ event: 'aiming', of: attacker, target } as const] : [];
  const { shown = [] } = phase.context ?? {};
  pushTriggers(game, [...aiming, { event: 'activation', of: attacker, target, shown }]);
}

/** Starts the Roll Phase of a figure that activates nothing; it runs next, by the steps of every Roll Phase. */
export function beginIdleRollPhase(game: Game, seat: Seat): void {
  const phase = newRollPhase(seat, null);
  phase.announced = { ability: null, variant: '', changes: 0, actions: 0 };
  game.lane.rollPhase = phase;
  enterPhase(game, 'offensive-roll');
  markTokensOfStart(game);
  game.lane.stack.push({ k: 'phase', phase: 'offensive-roll', step: 'activate', queue: [] });
}
