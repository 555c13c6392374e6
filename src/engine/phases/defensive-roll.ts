/** The Defensive Roll Phase: what is aimed at the target, the defence, the last chance, the damage. */
import type { Action } from '../action.ts';
import { attackAllows, attackBase } from '../damage/attack.ts';
import { untouchableToken } from '../damage/totals.ts';
import {
  diceSubsets,
  facesOf,
  opposedSum,
  positionsOf,
  rerollDice,
  throwBeside,
  throwRoll,
} from '../dice/open-roll.ts';
import { pushAttackedHooks } from '../effects/attacked-hooks.ts';
import { attackLedger, seatsMeant } from '../effects/evaluate.ts';
import type { PhaseFrame } from '../frames/frame.ts';
import { landLedger } from '../frames/landing.ts';
import { openWindow } from '../frames/open-window.ts';
import { contextOf, pushEffects } from '../frames/push-effects.ts';
import { BrokenState, boardOf, type Game, rollPhaseOf, seatOf, seatsFrom } from '../game.ts';
import { isBarred } from '../priority/barred.ts';
import { abilityOf } from '../registry.ts';
import type { AbilityLevel } from '../vocabulary/hero.ts';
import { pushOffenseEndHooks } from './roll-phase.ts';
import { announcePhase } from './turn.ts';

export function runDefensiveRoll(game: Game, frame: PhaseFrame): void {
  const { active } = game.lane.turn;
  const phase = rollPhaseOf(game);
  switch (frame.step) {
    case 'begin':
      frame.step = 'aimed';
      announcePhase(game, 'defensive-roll');
      return;
    case 'aimed': {
      const isAttack = attackBase(attackLedger(game)) > 0;
      frame.step = isAttack ? 'attacked' : 'before-defense';
      resolveAimed(game);
      // Instants come before the ability: what lies there already pays before anything new does (R195, R199).
      if (isAttack) pushAttackedHooks(game);
      return;
    }
    case 'before-defense':
      // Only the ability's own dice have made it an Attack (R50).
      frame.step = 'attacked';
      if (attackBase(phase.ledger) > 0) pushAttackedHooks(game);
      return;
    case 'attacked':
      frame.step = 'choose-defense';
      if (attackBase(phase.ledger) > 0) openBeforeDefense(game);
      return;
    case 'choose-defense':
      frame.step = 'last-chance';
      if (mayDefend(game)) askForDefense(game);
      return;
    case 'defense-reroll':
      game.lane.pending = {
        seat: phase.target ?? active,
        kind: 'reroll',
        moment: 'after-defense-roll',
        prompt: { ask: 'reroll-defense', dice: rerollableDice(game) },
        source: phase.defense?.name ?? null,
      };
      return;
    case 'defense-rolled':
      frame.step = 'defense-effects';
      if (phase.roll) phase.roll.cameBack = false;
      openWindow(game, 'after-defense-roll', seatsFrom(game, phase.target ?? active));
      return;
    case 'defense-effects':
      if (throwOpposed(game)) {
        // A game of an older version threw these only now; they are to be presented as well.
        frame.step = 'defense-rolled';
        return;
      }
      if (phase.roll?.cameBack) {
        frame.step = presentOrReroll(game);
        return;
      }
      frame.step = 'last-chance';
      resolveDefense(game);
      return;
    case 'last-chance':
      if (pushOffenseEndHooks(game)) return;
      frame.step = 'land';
      // Whatever came before: also after no Attack and without a defence everybody has this moment (R57, R61).
      openWindow(game, 'before-damage', seatsFrom(game, active));
      return;
    case 'land':
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

/** Non-damage effects of the offence that are aimed at the target come first (rule: defensive-roll-phase). */
function resolveAimed(game: Game): void {
  const phase = rollPhaseOf(game);
  const { waiting } = phase;
  phase.waiting = [];
  for (const { context, effects } of waiting.reverse()) pushEffects(game, effects, context);
}

function openBeforeDefense(game: Game): void {
  const phase = rollPhaseOf(game);
  const order = seatsFrom(game, game.lane.turn.active);
  if (phase.target !== null && mayDefend(game)) {
    openWindow(game, 'before-defense-roll', order, { merges: phase.target });
  } else {
    openWindow(game, 'before-defense-roll', order);
  }
}

/** Defensive Abilities in force of a seat; a hero with two picks one before rolling (rule: two-defenses). */
export function defensesOf(game: Game, seat: number): AbilityLevel[] {
  return boardOf(game, seat).filter((ability) => ability.kind === 'defensive');
}

/** Whether the target may use a Defensive Ability against this Attack (rule: defendable). */
function mayDefend(game: Game): boolean {
  const phase = rollPhaseOf(game);
  if (phase.target === null || phase.undefendable || phase.defense) return false;
  if (untouchableToken(game, phase.target) !== null) return false;
  return (
    attackAllows(phase.ledger, 'defendable') &&
    !isBarred(game, phase.target) &&
    defensesOf(game, phase.target).length > 0
  );
}

function askForDefense(game: Game): void {
  const { target } = rollPhaseOf(game);
  if (target === null) return;
  game.lane.pending = {
    seat: target,
    kind: 'defend',
    moment: 'before-defense-roll',
    prompt: null,
    source: null,
  };
}

export function legalDefenses(game: Game): Action[] {
  const { target } = rollPhaseOf(game);
  if (target === null || !mayDefend(game)) return [{ type: 'no-defense' }];
  const actions: Action[] = defensesOf(game, target).map((ability) => ({
    type: 'defend',
    ability: ability.id,
  }));
  actions.push({ type: 'no-defense' });
  return actions;
}

export function answerDefense(game: Game, frame: PhaseFrame, action: Action): void {
  const phase = rollPhaseOf(game);
  const { target } = phase;
  if (target === null) throw new BrokenState('a defense without a target');
  if (action.type === 'no-defense') {
    game.events.push({ e: 'undefended', seat: target });
    return;
  }
  if (action.type !== 'defend') {
    // A play came in between: the question stands, unless the Attack has become undefendable by it.
    frame.step = 'choose-defense';
    return;
  }
  const ability = abilityOf(seatOf(game, target).hero, action.ability);
  phase.defense = { ability: ability.id, name: ability.name, rolled: true };
  game.events.push({ e: 'defended', seat: target, ability: ability.id, name: ability.name });
  phase.roll = throwRoll(game, target, ability.dice ?? 1, ability.name, null);
  throwOpposed(game);
  frame.step = presentOrReroll(game);
}

/**
 * Throws the dice that the defence is compared with, once (R82).
 * @returns whether any were thrown
 */
function throwOpposed(game: Game): boolean {
  const { defense, roll, target, attacker } = rollPhaseOf(game);
  if (!defense || !roll || target === null) return false;
  const { opposed } = abilityOf(seatOf(game, target).hero, defense.ability);
  if (!opposed || roll.dice.some(({ owner }) => owner !== undefined)) return false;
  const context = contextOf(target, { kind: 'ability', id: defense.ability }, attacker);
  throwBeside(game, roll, seatsMeant(game, context, opposed.by), opposed.dice);
  return true;
}

/** The roller uses what is left for the dice, before they are presented. */
function presentOrReroll(game: Game): 'defense-reroll' | 'defense-rolled' {
  return rerollableDice(game) > 0 ? 'defense-reroll' : 'defense-rolled';
}

/** Dice that the Defensive Ability itself lets its owner re-roll, once. */
function ownRerolls(game: Game): number {
  const { defense, target } = rollPhaseOf(game);
  if (!defense || defense.rerolled || target === null) return 0;
  return abilityOf(seatOf(game, target).hero, defense.ability).mayReroll ?? 0;
}

/** Dice of the defence that may be thrown again now: some by the ability's own re-roll, any by an attempt left over. */
function rerollableDice(game: Game): number {
  const { defense, roll } = rollPhaseOf(game);
  return roll && (defense?.attemptsLeft ?? 0) > 0 ? positionsOf(roll, roll.owner).length : ownRerolls(game);
}

export function legalDefenseRerolls(game: Game): Action[] {
  const { roll } = rollPhaseOf(game);
  const own = roll ? positionsOf(roll, roll.owner) : [];
  const actions: Action[] = diceSubsets(own, rerollableDice(game)).map((dice) => ({ type: 'reroll', dice }));
  actions.push({ type: 'choose', option: 'skip' });
  return actions;
}

export function answerDefenseReroll(game: Game, frame: PhaseFrame, action: Action): void {
  const { roll, defense } = rollPhaseOf(game);
  frame.step = 'defense-rolled';
  if (action.type !== 'reroll' || !roll || !defense) return;
  // The ability's own re-roll is used where it suffices.
  if (action.dice.length <= ownRerolls(game)) defense.rerolled = true;
  else defense.attemptsLeft = (defense.attemptsLeft ?? 0) - 1;
  rerollDice(game, roll, action.dice, null);
  frame.step = presentOrReroll(game);
}

function resolveDefense(game: Game): void {
  const phase = rollPhaseOf(game);
  if (!phase.defense || !phase.roll || phase.target === null) return;
  phase.roll.settled = true;
  const ability = abilityOf(seatOf(game, phase.target).hero, phase.defense.ability);
  const context = contextOf(phase.target, { kind: 'ability', id: ability.id }, phase.attacker);
  context.rolled = facesOf(phase.roll);
  if (ability.opposed) context.notes[ability.opposed.note] = opposedSum(phase.roll);
  pushEffects(game, ability.effects ?? [], context);
}

/** The three steps over all entries, all dials at once (rule: final-damage-total). */
function land(game: Game): void {
  const phase = rollPhaseOf(game);
  phase.landed = {};
  for (const entry of landLedger(game, phase.ledger)) phase.landed[String(entry.seat)] = entry.total;
}

/** Effects that need damage to have landed, or stand after a Then that follows it (rule: after-damage-step). */
function resolveAfterDamage(game: Game): void {
  const phase = rollPhaseOf(game);
  openWindow(game, 'after-damage', seatsFrom(game, game.lane.turn.active));
  for (const { context, effects } of phase.afterDamage.reverse()) {
    // The Attack of an attacker who fell meanwhile still lands, but brings them nothing more (R113).
    if (!seatOf(game, context.owner).defeated) pushEffects(game, effects, context);
  }
  phase.afterDamage = [];
}
