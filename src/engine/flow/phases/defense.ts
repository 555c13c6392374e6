/** The defence of one target of an Attack: the choice of the ability, its dice, and its effects. */

import { defenderOf } from '../../core/attack.ts';
import {
  addOpposedDice,
  diceSubsets,
  facesOf,
  opposedSum,
  positionsOf,
  rerollDice,
  throwRoll,
} from '../../core/dice/open-roll.ts';
import { BrokenState, type Game, heroSeatOf, rollPhaseOf, tokenCount } from '../../core/game.ts';
import { payForReach } from '../../core/mission/reach.ts';
import { abilityOf } from '../../core/registry.ts';
import { contextOf, pushEffects } from '../../core/stack/push-effects.ts';
import { takeTokens } from '../../effects/parts/take-tokens.ts';
import { defensesOf, mayDefend } from '../../evaluation/defense.ts';
import { holdsNow } from '../../evaluation/evaluate.ts';
import { seatsOfWho } from '../../evaluation/seats-of-who.ts';
import type { Action } from '../../model/action.ts';
import type { AttackTarget, DefenseState } from '../../model/attack.ts';
import type { EffectsFrame, PhaseFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import { nameEvents } from '../frames/causes.ts';

/**
 * The next target in turn order that may defend (rule: m-hero-defense), or null. Targets before it that cannot
 * defend are marked as answered, so that a later effect of the phase does not give them a defence.
 * @param only seat of the only target to look at; absent: all targets
 */
export function nextDefender(game: Game, only?: number): AttackTarget | null {
  for (const target of rollPhaseOf(game).attack.targets) {
    if (only !== undefined && target.seat !== only) continue;
    if (mayDefend(game, target)) return target;
    target.answered = true;
  }
  return null;
}

/** Asks a target for its defence and makes it the defending target. */
export function askForDefense(game: Game, target: AttackTarget): void {
  rollPhaseOf(game).attack.defending = target.seat;
  game.lane.pending = {
    seat: target.seat,
    kind: 'defend',
    moment: 'before-defense-roll',
    prompt: null,
    source: null,
  };
}

/** The defending target; throws BrokenState if there is none. */
function defenderNow(game: Game): AttackTarget {
  const defender = defenderOf(rollPhaseOf(game));
  if (!defender) throw new BrokenState('a defense without a target');
  return defender;
}

/** The legal answers of the defending target, without plays; `no-defense` is always among them. */
export function legalDefenses(game: Game): Action[] {
  const defender = defenderNow(game);
  if (!mayDefend(game, defender)) return [{ type: 'no-defense' }];
  const actions: Action[] = defensesOf(game, defender.seat).map((ability) => ({
    type: 'defend',
    ability: ability.id,
  }));
  actions.push({ type: 'no-defense' });
  return actions;
}

/** Takes the answer to the question for a defence. After a play the question is asked again. */
export function answerDefense(game: Game, frame: PhaseFrame, action: Action): void {
  const target = defenderNow(game);
  // If the action was a play, `choose-defense` asks again, unless the play has made the Attack undefendable.
  frame.step = 'choose-defense';
  if (action.type === 'no-defense') {
    target.answered = true;
    game.events.push({ e: 'undefended', seat: target.seat });
    return;
  }
  if (action.type !== 'defend') return;
  const ability = abilityOf(heroSeatOf(game, target.seat).hero, action.ability);
  payForReach(game, target.seat, rollPhaseOf(game).attack.attacker);
  game.events.push({ e: 'defended', seat: target.seat, ability: ability.id });
  const roll = throwRoll(game, target.seat, ability.dice ?? 1, ability.id, null);
  target.answered = true;
  target.defense = { ability: ability.id, roll };
  throwOpposed(game, target);
  frame.step = stepAfterDefenseThrow(game, target);
}

/**
 * Throws the dice of other players that the defence is compared with (R82); does nothing if they are thrown already.
 * @returns whether any dice were thrown
 */
export function throwOpposed(game: Game, { seat, defense }: AttackTarget): boolean {
  if (!defense) return false;
  const { opposed } = abilityOf(heroSeatOf(game, seat).hero, defense.ability);
  if (!opposed || defense.roll.dice.some(({ owner }) => owner !== undefined)) return false;
  const { attacker } = rollPhaseOf(game).attack;
  const context = contextOf(seat, { kind: 'ability', id: defense.ability }, attacker);
  const others = seatsOfWho(game, context, opposed.by);
  // The Attack of a fallen enemy still resolves, but the enemy throws no dice.
  if (others.length === 0) return false;
  addOpposedDice(game, defense.roll, others, opposed.dice);
  return true;
}

/** The next step after a throw: a re-roll if one is left, otherwise the dice are presented. */
export function stepAfterDefenseThrow(game: Game, target: AttackTarget): 'defense-reroll' | 'defense-rolled' {
  return rerollableDice(game, target) > 0 ? 'defense-reroll' : 'defense-rolled';
}

/** How many dice the Defensive Ability itself lets its owner re-roll; 0 if that is used up or cannot be paid. */
function ownRerolls(game: Game, { seat, defense }: AttackTarget): number {
  if (!defense || defense.rerolled) return 0;
  const {
    mayReroll = 0,
    mayRerollWhen,
    rerollCosts,
  } = abilityOf(heroSeatOf(game, seat).hero, defense.ability);
  if (rerollCosts !== undefined && tokenCount(game, seat, rerollCosts) === 0) return 0;
  if (mayReroll === 0 || !mayRerollWhen) return mayReroll;
  const context = contextOf(seat, { kind: 'ability', id: defense.ability }, null);
  return holdsNow(game, context, mayRerollWhen) ? mayReroll : 0;
}

/** The token that a re-roll of the defence costs; null if it is free or an unused Roll Attempt pays for it. */
function priceOfReroll(game: Game, { seat, defense }: AttackTarget): string | null {
  if (!defense || (defense.attemptsLeft ?? 0) > 0) return null;
  return abilityOf(heroSeatOf(game, seat).hero, defense.ability).rerollCosts ?? null;
}

/** How many dice may be re-rolled: all with an unused Roll Attempt, otherwise as many as the ability allows. */
function rerollableDice(game: Game, target: AttackTarget): number {
  const { defense } = target;
  return defense && (defense.attemptsLeft ?? 0) > 0
    ? positionsOf(defense.roll, target.seat).length
    : ownRerolls(game, target);
}

/** Asks the target which dice of its defence to re-roll. */
export function askForDefenseReroll(game: Game, target: AttackTarget): void {
  game.lane.pending = {
    seat: target.seat,
    kind: 'reroll',
    moment: 'after-defense-roll',
    prompt: { ask: 'reroll-defense', dice: rerollableDice(game, target), ...costOf(game, target) },
    source: target.defense?.ability ?? null,
  };
}

function costOf(game: Game, target: AttackTarget): { costs?: string } {
  const costs = priceOfReroll(game, target);
  return costs === null ? {} : { costs };
}

/** The legal answers to the question for a re-roll of the defence: sets of own dice, and `skip`. */
export function legalDefenseRerolls(game: Game): Action[] {
  const target = defenderNow(game);
  const own = target.defense ? positionsOf(target.defense.roll, target.seat) : [];
  const subsets = diceSubsets(own, rerollableDice(game, target));
  const actions: Action[] = subsets.map((dice) => ({ type: 'reroll', dice }));
  actions.push({ type: 'choose', option: 'skip' });
  return actions;
}

/** Re-rolls the chosen dice of the defence and pays for it; `skip` presents the dice. */
export function answerDefenseReroll(game: Game, frame: PhaseFrame, action: Action): void {
  const target = defenderNow(game);
  const { defense } = target;
  frame.step = 'defense-rolled';
  if (action.type !== 'reroll' || !defense) return;
  const costs = priceOfReroll(game, target);
  // The ability's own re-roll is used if it covers all chosen dice. If it costs a token, an unused attempt goes first.
  const isFree = abilityOf(heroSeatOf(game, target.seat).hero, defense.ability).rerollCosts === undefined;
  const usesOwn = (isFree || costs !== null) && action.dice.length <= ownRerolls(game, target);
  if (usesOwn) defense.rerolled = true;
  else defense.attemptsLeft = (defense.attemptsLeft ?? 0) - 1;
  rerollDice(game, defense.roll, action.dice, null);
  frame.step = stepAfterDefenseThrow(game, target);
  if (usesOwn && costs !== null) {
    const from = game.events.length;
    takeTokens(game, { seat: target.seat, token: costs, count: 1, how: 'removed', chooser: target.seat });
    nameEvents(game, from, { source: defense.ability });
  }
}

/** Settles the dice of a defence and runs its effects; every die counts for each of them (rule: dice-never-spent). */
export function resolveDefense(game: Game, { seat, defense }: AttackTarget): void {
  if (!defense) return;
  defense.roll.settled = true;
  pushDefense(game, seat, defense);
}

/** Pushes the effects of a Defensive Ability with its dice as they lie. */
export function pushDefense(game: Game, seat: Seat, { ability: id, roll }: DefenseState): EffectsFrame {
  const ability = abilityOf(heroSeatOf(game, seat).hero, id);
  const { attacker } = rollPhaseOf(game).attack;
  const context = contextOf(seat, { kind: 'ability', id: ability.id }, attacker);
  context.rolled = facesOf(roll);
  if (roll.reads) context.reads = { ...roll.reads };
  if (ability.opposed) context.notes[ability.opposed.note] = opposedSum(roll);
  const frame = pushEffects(game, ability.effects ?? [], context);
  frame.silent = true;
  return frame;
}
