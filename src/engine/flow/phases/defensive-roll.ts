/**
 * The Defensive Roll Phase: effects aimed at the targets, the defence of each target, the window before damage, and
 * the damage.
 */

import { defenderOf } from '../../core/attack.ts';
import { attackBase, isAttack } from '../../core/damage/attack.ts';
import { type Game, rollPhaseOf, seatOf, seatsFrom } from '../../core/game.ts';
import { openWindow } from '../../core/stack/open-window.ts';
import { pushEffects } from '../../core/stack/push-effects.ts';
import { hasListenersIn, raiseEvent } from '../../core/triggers/raised-event.ts';
import { pushAttackedTriggers } from '../../effects/triggers/attacked.ts';
import { pushTriggers } from '../../effects/triggers/dispatch.ts';
import { totalsOf } from '../../evaluation/damage/totals.ts';
import { mayDefend } from '../../evaluation/defense.ts';
import { attackLedger } from '../../evaluation/evaluate.ts';
import type { AttackTarget } from '../../model/attack.ts';
import type { PhaseFrame } from '../../model/frame.ts';
import type { RaisedEvent } from '../../model/raised-event.ts';
import { landLedger } from '../frames/landing.ts';
import { applyBossDefenses } from '../mission/boss-defense.ts';
import { spendAgainstDamage } from '../mission/enemy-spends.ts';
import {
  answerDefense,
  askForDefense,
  askForDefenseReroll,
  nextDefender,
  resolveDefense,
  stepAfterDefenseThrow,
  throwOpposed,
} from './defense.ts';
import { defenseByOrder } from './defense-by-order.ts';
import { attackEvent } from './roll-phase.ts';
import { announcePhase } from './turn.ts';

/** Runs one step of the Defensive Roll Phase. */
export function runDefensiveRoll(game: Game, frame: PhaseFrame): void {
  const { active } = game.lane.turn;
  const phase = rollPhaseOf(game);
  switch (frame.step) {
    case 'begin':
      frame.step = 'aimed';
      announcePhase(game, 'defensive-roll');
      return;
    case 'aimed': {
      const attacks = isAttack(attackLedger(game));
      frame.step = attacks ? 'attacked' : 'before-defense';
      resolveAimed(game);
      // Pushed last, so it runs first: tokens that lie there already act before new ones are placed (R195, R199).
      if (attacks) pushAttackedTriggers(game);
      return;
    }
    case 'before-defense':
      // The ability was not certain to be an Attack; its own dice have decided by now (R50).
      frame.step = 'attacked';
      if (isAttack(phase.ledger)) {
        pushAttackedTriggers(game);
        pushTriggers(game, attackEvent(game));
      } else pushTriggers(game, [{ event: 'no-attack', of: phase.attack.attacker }]);
      return;
    case 'attacked':
      frame.step = 'choose-defense';
      if (isAttack(phase.ledger)) openBeforeDefense(game);
      return;
    case 'choose-defense': {
      const next = nextDefender(game, frame.only);
      if (next) defend(game, frame, next);
      else if (frame.only !== undefined) game.lane.stack.pop();
      else frame.step = 'boss-defense';
      return;
    }
    case 'defense-reroll':
    case 'defense-rolled':
    case 'defense-effects':
      runDefense(game, frame);
      return;
    case 'boss-defense':
      frame.step = 'last-chance';
      if (game.state.mission) applyBossDefenses(game, false);
      return;
    case 'last-chance':
      frame.step = 'before-damage';
      pushTriggers(game, [{ event: 'offense-end', of: phase.attack.attacker }]);
      return;
    case 'before-damage':
      frame.step = 'enemy-tokens';
      // This window opens in every Roll Phase, also without an Attack or a defence (R57, R61).
      openWindow(game, 'before-damage', seatsFrom(game, active));
      return;
    case 'enemy-tokens':
      // The enemy decides after the window, so that it knows all damage that is coming.
      if (game.state.mission && spendAgainstDamage(game, phase.ledger)) return;
      frame.step = 'land';
      if (game.state.mission) applyBossDefenses(game, true);
      return;
    case 'land':
      frame.step = 'landing';
      pushTriggers(game, damageDue(game));
      return;
    case 'landing':
      frame.step = 'after-damage';
      land(game);
      return;
    case 'after-damage':
      frame.step = 'end';
      resolveAfterDamage(game);
      return;
    default:
      game.lane.stack.pop();
  }
}

/** Asks a target how it defends, or answers by its standing order. */
function defend(game: Game, frame: PhaseFrame, target: AttackTarget): void {
  const ordered = defenseByOrder(game, target);
  askForDefense(game, target);
  if (!ordered) return;
  game.lane.pending = null;
  answerDefense(game, frame, ordered);
}

/** Runs the steps of one target's defence: re-roll, window, effects. Then the next target defends. */
function runDefense(game: Game, frame: PhaseFrame): void {
  const defender = defenderOf(rollPhaseOf(game));
  if (!defender?.defense) {
    // The defender fell during the defence, which ends without effect.
    frame.step = 'choose-defense';
    return;
  }
  const { roll } = defender.defense;
  switch (frame.step) {
    case 'defense-reroll':
      askForDefenseReroll(game, defender);
      return;
    case 'defense-rolled':
      frame.step = 'defense-effects';
      roll.cameBack = false;
      openWindow(game, 'after-defense-roll', seatsFrom(game, defender.seat));
      return;
    default:
      if (throwOpposed(game, defender)) {
        // Games stored by older versions throw these dice only now; they get a window too.
        frame.step = 'defense-rolled';
        return;
      }
      if (roll.cameBack) {
        frame.step = stepAfterDefenseThrow(game, defender);
        return;
      }
      frame.step = 'choose-defense';
      resolveDefense(game, defender);
  }
}

/** Runs the effects that waited for this phase, in the order they were put aside (rule: defensive-roll-phase). */
function resolveAimed(game: Game): void {
  const phase = rollPhaseOf(game);
  const { waiting } = phase;
  phase.waiting = [];
  for (const { context, effects } of waiting.reverse()) pushEffects(game, effects, context);
}

/** Opens the window before the defence. The first defender is asked for its defence right after it: `merges`. */
function openBeforeDefense(game: Game): void {
  const first = rollPhaseOf(game).attack.targets.find((target) => mayDefend(game, target));
  const order = seatsFrom(game, game.lane.turn.active);
  openWindow(game, 'before-defense-roll', order, first ? { merges: first.seat } : {});
}

/** One `damage-due` event for each seat with damage coming, so that a hero may redirect it (rule: hero-huntress). */
function damageDue(game: Game): RaisedEvent[] {
  const { ledger, attack } = rollPhaseOf(game);
  if (!hasListenersIn(game, 'damage-due')) return [];
  return totalsOf(game, ledger).flatMap(({ seat, total }) =>
    total > 0 ? [{ event: 'damage-due' as const, of: seat, amount: total, target: attack.attacker }] : [],
  );
}

/** Calculates the three steps and applies the result to all dials at once (rule: final-damage-total). */
function land(game: Game): void {
  const phase = rollPhaseOf(game);
  const { attacker } = phase.attack;
  const landed: Record<string, number> = {};
  phase.landed = landed;
  for (const { seat, total: own, companions = [] } of landLedger(game, phase.ledger)) {
    // Damage that a companion takes counts as dealt to its player (R151).
    const total = companions.reduce((sum, { taken }) => sum + taken, own);
    landed[String(seat)] = total;
    if (total === 0 || attackBase(phase.ledger, seat) === 0) continue;
    raiseEvent(game, { event: 'damage-dealt', of: attacker, target: seat, amount: total });
  }
}

/** Runs effects that wait until damage has landed, then a window (rule: after-damage-step). */
function resolveAfterDamage(game: Game): void {
  const phase = rollPhaseOf(game);
  openWindow(game, 'after-damage', seatsFrom(game, game.lane.turn.active));
  for (const { context, effects } of phase.afterDamage.reverse()) {
    // The Attack of a fallen attacker lands (R113), but its effects after damage are dropped.
    if (!seatOf(game, context.owner).defeated) pushEffects(game, effects, context);
  }
  phase.afterDamage = [];
}
