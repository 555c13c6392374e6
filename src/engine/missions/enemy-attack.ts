/**
 * One attack of a figure on one hero: a roll phase that starts at the activation. A multi-strike attack runs one roll
 * phase per hero, so effects that end with a roll phase end after the first hero (rule: m-multi-strike).
 */

import type { Game } from '../core/game.ts';
import { missionHeroOf, missionOf, tilesAt } from '../core/mission/board.ts';
import { newRollPhase } from '../core/roll-phase.ts';
import { contextOf } from '../core/stack/push-effects.ts';
import { dealsAttack } from '../effects/lists/harm.ts';
import { pushTriggers } from '../effects/triggers/dispatch.ts';
import { markTokensOfStart } from '../flow/phases/roll-phase.ts';
import { enterPhase } from '../flow/phases/turn.ts';
import type { Seat } from '../model/ids.ts';
import type { EnemyAttack } from '../vocabulary/mission.ts';

/** Activates an attack; its roll phase runs next. */
export function beginEnemyAttack(game: Game, attacker: Seat, attack: EnemyAttack, target: Seat): void {
  const phase = newRollPhase(attacker, target);
  const isCrit = attack.crit !== undefined && isOnFaceDownTile(game, target);
  phase.context = contextOf(attacker, { kind: 'ability', id: attack.id }, target);
  phase.context.shown = [...(missionOf(game).rolled ?? [])];
  phase.activated = {
    ability: attack.id,
    variant: attack.id,
    ultimate: false,
    failed: false,
    effects: isCrit ? [...attack.effects, ...(attack.crit ?? [])] : attack.effects,
  };
  game.lane.rollPhase = phase;
  enterPhase(game, 'offensive-roll');
  markTokensOfStart(game);
  game.lane.stack.push({ k: 'phase', phase: 'offensive-roll', step: 'blind', queue: [] });
  game.events.push({ e: 'activated', seat: attacker, ability: attack.id, variant: attack.id });
  game.events.push({ e: 'targeted', seat: attacker, target });
  const aiming = dealsAttack(attack.effects) ? [{ event: 'aiming', of: attacker, target } as const] : [];
  pushTriggers(game, [...aiming, { event: 'activation', of: attacker, target, shown: phase.context.shown }]);
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

/** Whether a hero stands on a face-down boost tile or holds one (rule: m-crit). */
function isOnFaceDownTile(game: Game, seat: Seat): boolean {
  const { at, held } = missionHeroOf(game, seat);
  if (held.length > 0) return true;
  return (
    at !== null && tilesAt(missionOf(game), at).some(({ kind, faceDown }) => kind === 'boost' && faceDown)
  );
}
