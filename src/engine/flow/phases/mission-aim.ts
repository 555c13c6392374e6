/**
 * When a hero of a Mission aims an ability: before it resolves if it is an Attack in any case, otherwise as soon as dice
 * and choices have made it one, and never if they do not (rule: m-range, R50, R345).
 */

import { isAttack } from '../../core/damage/attack.ts';
import { facesOf } from '../../core/dice/open-roll.ts';
import type { Game } from '../../core/game.ts';
import { rollPhaseOf } from '../../core/game.ts';
import { contextOf } from '../../core/stack/push-effects.ts';
import { dealsAttack } from '../../effects/lists/harm.ts';
import { isBoundToAttackBy } from '../../evaluation/evaluate.ts';
import type { Action } from '../../model/action.ts';
import type { EffectsFrame, PhaseFrame } from '../../model/frame.ts';
import type { Aim } from '../mission/aim.ts';
import { aimAbility, answerAim, legalAims } from '../mission/aim.ts';
import { legalAttackPlans } from '../mission/attack-plan.ts';
import { announcedVariant } from './met-variants.ts';
import { activateNothing } from './roll-phase.ts';
import { fixTargets } from './targeting-roll.ts';

/** Whether an ability is announced that is an Attack, whatever is chosen and rolled while it resolves (R50). */
export function isAttackAnnounced(game: Game): boolean {
  const announced = announcedVariant(game);
  if (!announced || !dealsAttack(announced.variant.effects)) return false;
  const { attack, forcedTarget, roll } = rollPhaseOf(game);
  const source = { kind: 'ability', id: announced.ability.id } as const;
  const context = contextOf(attack.attacker, source, forcedTarget);
  context.shown = roll ? facesOf(roll) : [];
  return isBoundToAttackBy(game, context, announced.variant.effects);
}

/** In a Mission: finds the targets of the announced ability before any effect of an Attack resolves. */
export function aimInMission(game: Game, frame: PhaseFrame): void {
  const announced = announcedVariant(game);
  if (announced && (frame.late || isAttackAnnounced(game)))
    followAim(game, frame, aimAbility(game, frame, announced));
}

function followAim(game: Game, frame: PhaseFrame, aim: Aim): void {
  if (aim === 'asks') frame.step = 'reach';
  if (aim !== 'out-of-reach') return;
  if (frame.late) {
    delete frame.named;
    return;
  }
  activateNothing(game);
  frame.step = 'offense-over';
}

/** Ends the aiming of an ability whose effects run: it goes on against its targets, or nothing more of it resolves. */
export function endLateAim(game: Game, { named }: PhaseFrame): void {
  const phase = rollPhaseOf(game);
  game.lane.stack.pop();
  delete phase.undecided;
  if (named) {
    phase.aimed = true;
    if (named.length > 0) fixTargets(game, named);
    const only = phase.context?.target ?? null;
    for (const { context } of listsOfAbility(game)) context.target = only;
    return;
  }
  if (phase.activated) phase.activated.failed = true;
  Object.assign(phase, { waiting: [], afterDamage: [] });
  phase.ledger = phase.ledger.filter(
    (entry) => entry.to !== null && !(entry.entry === 'damage' && entry.attack),
  );
  for (const list of listsOfAbility(game)) list.list = [];
}

/** The running effect lists of the activated ability. */
function listsOfAbility(game: Game): EffectsFrame[] {
  const { attacker } = rollPhaseOf(game).attack;
  return game.lane.stack.flatMap((frame) => {
    if (frame.k !== 'effects') return [];
    const { owner, source } = frame.context;
    return owner === attacker && source.kind === 'ability' && frame.stage === 'offense' ? [frame] : [];
  });
}

/** Whether the rest of an ability that is not aimed yet depends on its target, and may be an Attack on it. */
export function needsToAim(game: Game): boolean {
  const { undecided, activated, waiting, ledger } = rollPhaseOf(game);
  if (!undecided || !activated || activated.failed) return false;
  return isAttack(ledger) || waiting.some(({ effects }) => dealsAttack(effects));
}

/** The legal answers to the question whom a hero of a Mission plans to attack. */
export function legalPlanning(game: Game): Action[] {
  const announced = announcedVariant(game);
  return announced ? legalAttackPlans(game, announced) : [];
}

/** The legal answers to the question for the target of a hero of a Mission. */
export function legalMissionAims(game: Game): Action[] {
  const announced = announcedVariant(game);
  return announced ? legalAims(game, announced) : [];
}

/** Takes the target that a hero of a Mission has named. */
export function answerMissionAim(game: Game, frame: PhaseFrame, action: Action): void {
  const announced = announcedVariant(game);
  frame.step = 'activate';
  if (announced) followAim(game, frame, answerAim(game, frame, announced.ability, action));
}
