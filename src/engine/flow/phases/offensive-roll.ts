/** The Offensive Roll Phase: attempts, announcement, changes of dice, activation (rule: offensive-roll-phase). */

import { aimAttack } from '../../core/attack.ts';
import { facesOf } from '../../core/dice/open-roll.ts';
import { meets } from '../../core/dice/requirement.ts';
import { boardOf, type Game, heroOf, rollPhaseOf, seatsFrom } from '../../core/game.ts';
import { noteAbilityUsed } from '../../core/mission/allies.ts';
import { modeOf } from '../../core/modes/mode.ts';
import { endPassing } from '../../core/orders.ts';
import { abilityOf } from '../../core/registry.ts';
import { newRollPhase } from '../../core/roll-phase.ts';
import { soleOpponent } from '../../core/seat/relations.ts';
import { waitAtGate } from '../../core/stack/gate.ts';
import { openWindow } from '../../core/stack/open-window.ts';
import { contextOf, pushEffects } from '../../core/stack/push-effects.ts';
import { isInForce } from '../../core/standing/in-force.ts';
import { dealsAttack } from '../../effects/lists/harm.ts';
import { noteForced } from '../../effects/parts/step.ts';
import { ruleOf } from '../../effects/rule-of.ts';
import { pushTriggers } from '../../effects/triggers/dispatch.ts';
import type { Action } from '../../model/action.ts';
import type { PhaseFrame } from '../../model/frame.ts';
import type { AbilityLevel, AbilityVariant } from '../../vocabulary/hero.ts';
import { type Aim, aimAbility, answerAim, legalAims } from '../mission/aim.ts';
import { askForAttackPlan, legalAttackPlans } from '../mission/attack-plan.ts';
import { spendForAttack } from '../mission/enemy-spends.ts';
import { askToPay } from './knockdown.ts';
import { attackEvent, concludeRollPhase, markTokensOfStart } from './roll-phase.ts';
import { announcePhase, beginPhase } from './turn.ts';

/** Runs one step of the Offensive Roll Phase. */
export function runOffensiveRoll(game: Game, frame: PhaseFrame): void {
  switch (frame.step) {
    case 'begin':
      game.lane.rollPhase ??= newRollPhase(game.lane.turn.active, null);
      frame.step = 'knockdown';
      announcePhase(game, 'offensive-roll');
      return;
    case 'knockdown':
      askToPay(game, frame);
      return;
    case 'attempts':
      markTokensOfStart(game);
      frame.step = 'decide';
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
      frame.step = hasLapsed(game) ? 'decide' : game.state.mission ? 'aiming' : 'reach';
      // In the movement phase of a Mission the lane waits for the others before targets are named. Later announcements,
      // as in an extra Offensive Roll Phase, do not wait (rule: m-target-resolve).
      if (frame.step === 'aiming' && game.state.mission?.phase === 'movement') {
        frame.step = 'planning';
        askForAttackPlan(game, announcedVariant(game));
      }
      return;
    case 'planning':
      frame.step = 'aiming';
      waitAtGate(game, 'ready');
      return;
    case 'aiming':
      frame.step = 'reach';
      if (isAttackAnnounced(game))
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

/** The variants on the board whose requirement the dice meet, with the best tier of each, in the board's order. */
export function metVariants(game: Game, seat: number): { ability: AbilityLevel; variant: AbilityVariant }[] {
  const roll = game.lane.rollPhase?.roll;
  if (!roll) return [];
  const dice = facesOf(roll);
  const key = heroOf(game, seat).dice;
  const met: { ability: AbilityLevel; variant: AbilityVariant }[] = [];
  const hasNoStraights = isInForce(game, seat, 'abilities');
  for (const ability of boardOf(game, seat)) {
    if (ability.kind !== 'offensive' && ability.kind !== 'ultimate') continue;
    const first = met.length;
    for (const variant of ability.variants) {
      if (hasNoStraights && variant.requires.kind === 'straight') continue;
      // Tiers of one variant share an id and are listed best first.
      if (meets(dice, key, variant.requires) && !hasVariant(met, first, variant.id))
        met.push({ ability, variant });
    }
  }
  return met;
}

function hasVariant(met: readonly { variant: AbilityVariant }[], from: number, id: string): boolean {
  for (let at = from; at < met.length; at += 1) if (met[at]?.variant.id === id) return true;
  return false;
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

/** Ends the roll without an ability (rule: no-ability, R26). */
function activateNothing(game: Game): void {
  const phase = rollPhaseOf(game);
  if (phase.roll) phase.roll.settled = true;
  phase.announced = null;
  game.events.push({ e: 'no-ability', seat: phase.attack.attacker });
  pushTriggers(game, [{ event: 'no-activation', of: phase.attack.attacker }]);
}

/**
 * The announced variant with its best tier now, or null if the dice do not meet it. If the ability was upgraded after
 * the announcement, this is the variant of the new level (rule: upgrade-out-of-phase).
 */
function announcedVariant(game: Game): { ability: AbilityLevel; variant: AbilityVariant } | null {
  const { announced, attack } = rollPhaseOf(game);
  if (!announced || announced.ability === null) return null;
  const { slot } = abilityOf(heroOf(game, attack.attacker).id, announced.ability);
  const isOwnLine = announced.variant === announced.ability;
  return (
    metVariants(game, attack.attacker).find(
      ({ ability, variant }) =>
        ability.slot === slot && variant.id === (isOwnLine ? ability.id : announced.variant),
    ) ?? null
  );
}

function isAttackAnnounced(game: Game): boolean {
  const announced = announcedVariant(game);
  return announced !== null && dealsAttack(announced.variant.effects);
}

/** In a Mission: finds the targets of the announced ability before any of its effects resolve. */
function aimInMission(game: Game, frame: PhaseFrame): void {
  followAim(game, frame, aimAbility(game, frame, announcedVariant(game)));
}

function followAim(game: Game, frame: PhaseFrame, aim: Aim): void {
  if (aim === 'asks') frame.step = 'reach';
  if (aim !== 'out-of-reach') return;
  activateNothing(game);
  frame.step = 'offense-over';
}

/** The legal answers to the question whom a hero of a Mission plans to attack. */
export function legalPlanning(game: Game): Action[] {
  const announced = announcedVariant(game);
  return announced ? legalAttackPlans(game, announced.ability) : [];
}

/** The legal answers to the question for the target of a hero of a Mission. */
export function legalMissionAims(game: Game): Action[] {
  const announced = announcedVariant(game);
  return announced ? legalAims(game, announced.ability) : [];
}

/** Takes the target that a hero of a Mission has named. */
export function answerMissionAim(game: Game, frame: PhaseFrame, action: Action): void {
  const announced = announcedVariant(game);
  frame.step = 'activate';
  if (announced) followAim(game, frame, answerAim(game, frame, announced.ability, action));
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
  if (game.state.mission) noteAbilityUsed(game, attack.attacker, ability.id);
  game.events.push({
    e: 'activated',
    seat: phase.attack.attacker,
    ability: ability.id,
    variant: variant.id,
  });
  pushTriggers(game, [{ event: 'activation', of: phase.attack.attacker, shown: phase.context.shown }]);
}

/** In a duel the one opponent is always the target (R54); in other modes the target is found later: null. */
function evidentTarget(game: Game, attacker: number): number | null {
  return modeOf(game.state.mode).targeting.how === 'sole' ? soleOpponent(game, attacker) : null;
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
