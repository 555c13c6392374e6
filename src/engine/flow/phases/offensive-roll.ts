/** The Offensive Roll Phase: attempts, announcement, changes of dice, activation (rule: offensive-roll-phase). */

import { aimAttack } from '../../core/attack.ts';
import { bossSeat } from '../../core/crawl/boss.ts';
import { isMinionSeat, targetInCrawl } from '../../core/crawl/party.ts';
import { facesOf } from '../../core/dice/open-roll.ts';
import { type Game, rollPhaseOf, seatsFrom } from '../../core/game.ts';
import { noteAbilityUsed } from '../../core/mission/allies.ts';
import { targetingOf } from '../../core/modes/mode.ts';
import { endPassing } from '../../core/orders.ts';
import { newRollPhase } from '../../core/roll-phase.ts';
import { soleOpponent } from '../../core/seat/relations.ts';
import { waitAtGate } from '../../core/stack/gate.ts';
import { openWindow } from '../../core/stack/open-window.ts';
import { contextOf, pushEffects } from '../../core/stack/push-effects.ts';
import { dealsAttack } from '../../effects/lists/harm.ts';
import { noteForced } from '../../effects/parts/step.ts';
import { ruleOf } from '../../effects/rule-of.ts';
import { pushTriggers } from '../../effects/triggers/dispatch.ts';
import type { PhaseFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import { askForAttackPlan } from '../mission/attack-plan.ts';
import { spendForAttack } from '../mission/enemy-spends.ts';
import { announcedVariant } from './met-variants.ts';
import { aimInMission, endLateAim, isAttackAnnounced, needsToAim } from './mission-aim.ts';
import { askToPay } from './pay-or-skip.ts';
import { activateNothing, attackEvent, concludeRollPhase, markTokensOfStart } from './roll-phase.ts';
import { announcePhase, beginPhase } from './turn.ts';

/** Runs one step of the Offensive Roll Phase. */
export function runOffensiveRoll(game: Game, frame: PhaseFrame): void {
  if (frame.late && frame.step !== 'aiming' && frame.step !== 'reach') {
    endLateAim(game, frame);
    return;
  }
  switch (frame.step) {
    case 'begin':
      game.lane.rollPhase ??= newRollPhase(game.lane.turn.active, targetInCrawl(game));
      frame.step = 'knockdown';
      announcePhase(game, 'offensive-roll');
      return;
    case 'knockdown':
      askToPay(game, frame);
      return;
    case 'attempts':
      markTokensOfStart(game);
      frame.step = 'decide';
      pushTriggers(game, [{ event: 'offense-start', of: rollPhaseOf(game).attack.attacker }]);
      return;
    case 'decide':
      game.lane.pending = {
        seat: rollPhaseOf(game).attack.attacker,
        kind: 'roll',
        moment: 'after-roll',
        prompt: null,
        source: null,
      };
      return;
    case 'announced':
      frame.step = hasLapsed(game)
        ? 'decide'
        : game.state.mission
          ? 'aiming'
          : game.state.crawl
            ? 'answered'
            : 'reach';
      if (frame.step === 'answered') pushAnswersToUltimate(game);
      // In the movement phase of a Mission the lane waits for the others before targets are named. Later announcements,
      // as in an extra Offensive Roll Phase, do not wait (rule: m-target-resolve).
      if (frame.step === 'aiming' && game.state.mission?.phase === 'movement') {
        frame.step = 'planning';
        askForAttackPlan(game, announcedVariant(game));
      }
      return;
    case 'answered':
      // The King's Hand may have had a die of the announced Ultimate re-rolled (rule: a-kings-hand).
      frame.step = hasLapsed(game) ? 'decide' : 'reach';
      return;
    case 'planning':
      frame.step = 'aiming';
      waitAtGate(game, 'ready');
      return;
    case 'aiming':
      frame.step = 'reach';
      if (frame.late || isAttackAnnounced(game))
        pushTriggers(game, [{ event: 'aiming', of: rollPhaseOf(game).attack.attacker }]);
      return;
    case 'reach':
      frame.step = 'activate';
      if (game.state.mission) aimInMission(game, frame);
      return;
    case 'activate':
      if (rollPhaseOf(game).announced?.ability === null) {
        activateNothing(game);
        frame.step = 'offense-over';
      } else {
        activate(game, frame.named);
        frame.step = 'blind';
      }
      return;
    case 'blind':
      frame.step = 'resolve';
      openAfterActivation(game);
      return;
    case 'resolve':
      frame.step = 'offense-end';
      resolveAbility(game);
      return;
    case 'offense-end':
      if (game.state.mission && spendForAttack(game)) return;
      frame.step = 'offense-over';
      openOffenseEnd(game);
      return;
    case 'offense-over':
      if (needsToAim(game)) {
        game.lane.stack.push({ k: 'phase', phase: 'offensive-roll', step: 'aiming', queue: [], late: true });
        return;
      }
      frame.step = 'defense';
      if (needsTarget(game)) beginPhase(game, 'targeting-roll');
      return;
    case 'defense':
      // A Defensive Roll Phase follows even without an Attack (R55).
      frame.step = 'conclude';
      beginPhase(game, 'defensive-roll');
      return;
    case 'conclude':
      frame.step = 'end';
      concludeRollPhase(game);
      return;
    default:
      game.lane.stack.pop();
      game.lane.rollPhase = null;
      endPassing(game, ['attack']);
  }
}

/**
 * What the target of an announced Ultimate does before it is activated (rule: a-kings-hand). A boss answers also if the
 * minion beside it may become the target: targets are named later (R378).
 */
function pushAnswersToUltimate(game: Game): void {
  const { attack, forcedTarget } = rollPhaseOf(game);
  const boss = isMinionSeat(game.state, attack.attacker) ? null : bossSeat(game);
  const answering = boss ?? forcedTarget;
  if (answering === null || announcedVariant(game)?.ability.kind !== 'ultimate') return;
  pushTriggers(game, [{ event: 'ultimate-announced', of: answering, target: attack.attacker }]);
}

/**
 * Whether the announcement no longer holds, because dice were changed or no longer meet it (rule: return-to-rolls).
 * If so, it is removed.
 */
function hasLapsed(game: Game): boolean {
  const phase = rollPhaseOf(game);
  const { announced, roll } = phase;
  if (!announced) return true;
  const isMet = announced.ability === null || announcedVariant(game) !== null;
  if (isMet && (roll?.changes ?? 0) === announced.changes) return false;
  if (announced.ability !== null) {
    game.events.push({ e: 'lapsed', seat: phase.attack.attacker, variant: announced.variant });
  }
  phase.announced = null;
  return true;
}

/** @param aimed seats of the targets if they are known already; absent: they are found after the activation */
function activate(game: Game, aimed: readonly number[] | undefined): void {
  const phase = rollPhaseOf(game);
  const chosen = announcedVariant(game);
  if (!chosen || !phase.roll) return;
  const { ability, variant } = chosen;
  phase.roll.settled = true;
  const { attack } = phase;
  const [one = null, ...others] = aimed ?? [];
  const target = aimed
    ? others.length === 0
      ? one
      : null
    : (phase.forcedTarget ?? evidentTarget(game, attack.attacker));
  aimAttack(attack, aimed ?? (target === null ? [] : [target]));
  if (aimed) phase.aimed = true;
  if (target !== null) noteForced(game, attack.attacker, { type: 'target', player: target });
  phase.context = contextOf(attack.attacker, { kind: 'ability', id: ability.id }, target);
  phase.context.shown = facesOf(phase.roll);
  phase.activated = {
    ability: ability.id,
    variant: variant.id,
    requires: variant.requires,
    ultimate: ability.kind === 'ultimate',
    failed: false,
    effects: variant.effects,
    ...(variant.targets ? { targets: variant.targets } : {}),
  };
  if (game.state.mission) {
    noteAbilityUsed(game, attack.attacker, ability.id);
    if (!aimed && dealsAttack(variant.effects)) phase.undecided = true;
  }
  game.events.push({
    e: 'activated',
    seat: phase.attack.attacker,
    ability: ability.id,
    variant: variant.id,
  });
  pushTriggers(game, [{ event: 'activation', of: phase.attack.attacker, shown: phase.context.shown }]);
}

/** In a duel the one opponent is always the target (R54); in other modes the target is found later: null. */
function evidentTarget(game: Game, attacker: Seat): Seat | null {
  return targetingOf(game.state, attacker).how === 'sole' ? soleOpponent(game, attacker) : null;
}

/** After the activation: triggers, unless the ability failed (R25, R181); then the window before the first effect. */
function openAfterActivation(game: Game): void {
  const { activated, context } = rollPhaseOf(game);
  const opensItself = activated?.effects.some((effect) => ruleOf(effect).isActivationWindow) ?? false;
  if (!opensItself || activated?.failed) {
    openWindow(game, 'after-activation', seatsFrom(game, game.lane.turn.active));
  }
  if (!context || activated?.failed) return;
  pushTriggers(game, [
    { event: 'activated', of: context.owner, target: context.target, shown: context.shown },
    ...attackEvent(game),
  ]);
}

/** Opens the last window of the phase, before there are targets (rule: unnamed-undefendable-token, R62). */
function openOffenseEnd(game: Game): void {
  if (rollPhaseOf(game).activated?.failed !== false) return;
  openWindow(game, 'offense-end', seatsFrom(game, game.lane.turn.active));
  pushTriggers(game, attackEvent(game));
}

function resolveAbility(game: Game): void {
  const { activated, context } = rollPhaseOf(game);
  if (!activated || activated.failed || !context) return;
  pushEffects(game, activated.effects, context, 'offense');
}

/** Whether a part of the ability needs a target that is not known yet (rule: target-for-effect-only). */
function needsTarget(game: Game): boolean {
  const phase = rollPhaseOf(game);
  if (!phase.activated || phase.activated.failed || phase.forcedTarget !== null) return false;
  if (phase.attack.targets.length > 0 || phase.aimed) return false;
  return phase.waiting.length > 0 || phase.ledger.some(({ to }) => to === null);
}
