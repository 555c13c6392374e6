/** The Offensive Roll Phase: attempts, announcement, back and forth, activation (rule: offensive-roll-phase). */
import { aimAttack } from '../attack.ts';
import { facesOf } from '../dice/open-roll.ts';
import { meets } from '../dice/requirement.ts';
import { ruleOf } from '../effects/rule-of.ts';
import { noteForced } from '../effects/step.ts';
import type { PhaseFrame } from '../frames/frame.ts';
import { openWindow } from '../frames/open-window.ts';
import { contextOf, pushEffects } from '../frames/push-effects.ts';
import { boardOf, type Game, heroOf, rollPhaseOf, seatsFrom } from '../game.ts';
import { modeOf } from '../modes/mode.ts';
import { endPassing } from '../priority/passing.ts';
import { soleOpponent } from '../seat/relations.ts';
import { setOff } from '../triggers/dispatch.ts';
import type { AbilityLevel, AbilityVariant } from '../vocabulary/hero.ts';
import { askToPay } from './knockdown.ts';
import { concludeRollPhase, markTokensOfStart, newRollPhase } from './roll-phase.ts';
import { announcePhase, beginPhase } from './turn.ts';

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
      frame.step = hasLapsed(game) ? 'decide' : 'activate';
      return;
    case 'activate':
      if (rollPhaseOf(game).announced?.ability === null) {
        activateNothing(game);
        frame.step = 'offense-over';
      } else {
        activate(game);
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
      frame.step = 'offense-over';
      openOffenseEnd(game);
      return;
    case 'offense-over':
      frame.step = 'defense';
      if (needsTarget(game)) beginPhase(game, 'targeting-roll');
      return;
    case 'defense':
      // Attack or not, a Defensive Roll Phase always follows (R55).
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

/** Every line of the board that the dice meet now, the best tier of each, in the board's order. */
export function metVariants(game: Game, seat: number): { ability: AbilityLevel; variant: AbilityVariant }[] {
  const roll = game.lane.rollPhase?.roll;
  if (!roll) return [];
  const dice = facesOf(roll);
  const key = heroOf(game, seat).dice;
  const met: { ability: AbilityLevel; variant: AbilityVariant }[] = [];
  for (const ability of boardOf(game, seat)) {
    if (ability.kind !== 'offensive' && ability.kind !== 'ultimate') continue;
    const names = new Set<string>();
    for (const variant of ability.variants) {
      // Tiers share an id, best first: only the best one that the dice meet counts.
      if (names.has(variant.id) || !meets(dice, key, variant.requires)) continue;
      names.add(variant.id);
      met.push({ ability, variant });
    }
  }
  return met;
}

/** Whether dice were changed since the announcement, so that it no longer holds (rule: return-to-rolls). */
function hasLapsed(game: Game): boolean {
  const phase = rollPhaseOf(game);
  const { announced, roll } = phase;
  if (!announced) return true;
  if ((roll?.changes ?? 0) === announced.changes) return false;
  if (announced.ability !== null) {
    game.events.push({ e: 'lapsed', seat: phase.attack.attacker, variant: announced.variant });
  }
  phase.announced = null;
  return true;
}

/** Nothing is activated (rule: no-ability, R26). */
function activateNothing(game: Game): void {
  const phase = rollPhaseOf(game);
  if (phase.roll) phase.roll.settled = true;
  phase.announced = null;
  game.events.push({ e: 'no-ability', seat: phase.attack.attacker });
  setOff(game, [{ event: 'no-activation', of: phase.attack.attacker }]);
}

function activate(game: Game): void {
  const phase = rollPhaseOf(game);
  const chosen = metVariants(game, phase.attack.attacker).find(
    ({ ability, variant }) =>
      ability.id === phase.announced?.ability && variant.id === phase.announced.variant,
  );
  if (!chosen || !phase.roll) return;
  const { ability, variant } = chosen;
  phase.roll.settled = true;
  const { attack } = phase;
  const target = phase.forcedTarget ?? evidentTarget(game, attack.attacker);
  aimAttack(attack, target === null ? [] : [target]);
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
  game.events.push({
    e: 'activated',
    seat: phase.attack.attacker,
    ability: ability.id,
    variant: variant.id,
  });
  setOff(game, [{ event: 'activation', of: phase.attack.attacker, shown: phase.context.shown }]);
}

/** In a duel the one opponent is the target of everything; elsewhere it is found after the ability (R54). */
function evidentTarget(game: Game, attacker: number): number | null {
  return modeOf(game.state.mode).targeting.how === 'sole' ? soleOpponent(game, attacker) : null;
}

/**
 * Once nothing spoils the activation any more, passive abilities bring what they bring by it: a failed one pays
 * nothing (R25, R181). Then everybody may act before the first effect.
 */
function openAfterActivation(game: Game): void {
  const { activated, context } = rollPhaseOf(game);
  const opensItself = activated?.effects.some((effect) => ruleOf(effect).opensActivation) ?? false;
  if (!opensItself || activated?.failed) {
    openWindow(game, 'after-activation', seatsFrom(game, game.lane.turn.active));
  }
  if (!context || activated?.failed) return;
  setOff(game, [{ event: 'activated', of: context.owner, target: context.target, shown: context.shown }]);
}

/** The last moment of the Offensive Roll Phase, before anybody is Attacked (rule: accuracy, R62). */
function openOffenseEnd(game: Game): void {
  const { activated } = rollPhaseOf(game);
  if (!activated || activated.failed) return;
  openWindow(game, 'offense-end', seatsFrom(game, game.lane.turn.active));
}

function resolveAbility(game: Game): void {
  const { activated, context } = rollPhaseOf(game);
  if (!activated || activated.failed || !context) return;
  pushEffects(game, activated.effects, context, 'offense');
}

/** Whether anything of the ability is aimed at somebody who is still to be found (rule: target-for-effect-only). */
function needsTarget(game: Game): boolean {
  const phase = rollPhaseOf(game);
  if (!phase.activated || phase.activated.failed || phase.forcedTarget !== null) return false;
  if (phase.attack.targets.length > 0) return false;
  return phase.waiting.length > 0 || phase.ledger.some(({ to }) => to === null);
}
