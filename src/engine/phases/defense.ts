/** The defence of one target of an Attack: which ability, its dice, and what they bring. */
import type { Action } from '../action.ts';
import { type AttackTarget, defenderOf } from '../attack.ts';
import { attackAllows, attackBase } from '../damage/attack.ts';
import { keptOffBy } from '../damage/standing.ts';
import {
  diceSubsets,
  facesOf,
  opposedSum,
  positionsOf,
  rerollDice,
  throwBeside,
  throwRoll,
} from '../dice/open-roll.ts';
import { attackLedger, holdsNow } from '../effects/evaluate.ts';
import { seatsMeant } from '../effects/seats-meant.ts';
import type { PhaseFrame } from '../frames/frame.ts';
import { contextOf, pushEffects } from '../frames/push-effects.ts';
import { takeTokens } from '../frames/take.ts';
import { BrokenState, boardOf, type Game, heroSeatOf, rollPhaseOf, tokenCount } from '../game.ts';
import { canReachAttacker, payForReach } from '../missions/reach.ts';
import { isBarred } from '../priority/barred.ts';
import { abilityOf } from '../registry.ts';
import type { AbilityLevel } from '../vocabulary/hero.ts';

/** Defensive Abilities in force of a seat; a hero with two picks one before rolling (rule: two-defenses). */
export function defensesOf(game: Game, seat: number): AbilityLevel[] {
  return boardOf(game, seat).filter((ability) => ability.kind === 'defensive');
}

/** Whether a target may use a Defensive Ability against the Attack on it (rule: defendable). */
export function mayDefend(game: Game, target: AttackTarget): boolean {
  if (target.answered) return false;
  if (target.defendsAnyway) return isAbleToDefend(game, target);
  return isDefendable(game, target) && isAbleToDefend(game, target);
}

/** Whether a target may be let defend against an Attack that cannot be defended (rule: invisibility). */
export function mayDefendAnyway(game: Game, target: AttackTarget): boolean {
  const isAttacked = attackBase(attackLedger(game), target.seat) > 0;
  return isAttacked && !isDefendable(game, target) && isAbleToDefend(game, target);
}

function isDefendable(game: Game, { seat, undefendable }: AttackTarget): boolean {
  return !undefendable && attackAllows(rollPhaseOf(game).ledger, 'defendable', seat);
}

function isAbleToDefend(game: Game, { seat, defense }: AttackTarget): boolean {
  if (defense || keptOffBy(game, seat) !== null) return false;
  if (!canReachAttacker(game, seat, rollPhaseOf(game).attack.attacker)) return false;
  return !isBarred(game, seat) && defensesOf(game, seat).length > 0;
}

/**
 * The next target in turn order that is asked to defend (rule: m-hero-defense). Those before it that cannot have
 * answered by that; what comes later in the phase opens nothing for them again.
 * @param only the one target that is looked at; absent: all of them
 */
export function nextDefender(game: Game, only?: number): AttackTarget | null {
  for (const target of rollPhaseOf(game).attack.targets) {
    if (only !== undefined && target.seat !== only) continue;
    if (mayDefend(game, target)) return target;
    target.answered = true;
  }
  return null;
}

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

/** The target whose defence is under way. */
function defenderNow(game: Game): AttackTarget {
  const defender = defenderOf(rollPhaseOf(game));
  if (!defender) throw new BrokenState('a defense without a target');
  return defender;
}

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

export function answerDefense(game: Game, frame: PhaseFrame, action: Action): void {
  const target = defenderNow(game);
  // A play came in between: the question stands, unless the Attack has become undefendable by it.
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
  frame.step = presentOrReroll(game, target);
}

/**
 * Throws the dice that the defence is compared with, once (R82).
 * @returns whether any were thrown
 */
export function throwOpposed(game: Game, { seat, defense }: AttackTarget): boolean {
  if (!defense) return false;
  const { opposed } = abilityOf(heroSeatOf(game, seat).hero, defense.ability);
  if (!opposed || defense.roll.dice.some(({ owner }) => owner !== undefined)) return false;
  const { attacker } = rollPhaseOf(game).attack;
  const context = contextOf(seat, { kind: 'ability', id: defense.ability }, attacker);
  const others = seatsMeant(game, context, opposed.by);
  // An enemy that fell attacks on, but throws nothing any more.
  if (others.length === 0) return false;
  throwBeside(game, defense.roll, others, opposed.dice);
  return true;
}

/** The roller uses what is left for the dice, before they are presented. */
export function presentOrReroll(game: Game, target: AttackTarget): 'defense-reroll' | 'defense-rolled' {
  return rerollableDice(game, target) > 0 ? 'defense-reroll' : 'defense-rolled';
}

/** Dice that the Defensive Ability itself lets its owner re-roll, once, if its price can be paid. */
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

/** The token that a re-roll of the defense costs now: none where a Roll Attempt is left over for it. */
function priceOfReroll(game: Game, { seat, defense }: AttackTarget): string | null {
  if (!defense || (defense.attemptsLeft ?? 0) > 0) return null;
  return abilityOf(heroSeatOf(game, seat).hero, defense.ability).rerollCosts ?? null;
}

/** Dice of the defence that may be thrown again now: some by the ability's own re-roll, any by an attempt left over. */
function rerollableDice(game: Game, target: AttackTarget): number {
  const { defense } = target;
  return defense && (defense.attemptsLeft ?? 0) > 0
    ? positionsOf(defense.roll, target.seat).length
    : ownRerolls(game, target);
}

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

export function legalDefenseRerolls(game: Game): Action[] {
  const target = defenderNow(game);
  const own = target.defense ? positionsOf(target.defense.roll, target.seat) : [];
  const subsets = diceSubsets(own, rerollableDice(game, target));
  const actions: Action[] = subsets.map((dice) => ({ type: 'reroll', dice }));
  actions.push({ type: 'choose', option: 'skip' });
  return actions;
}

export function answerDefenseReroll(game: Game, frame: PhaseFrame, action: Action): void {
  const target = defenderNow(game);
  const { defense } = target;
  frame.step = 'defense-rolled';
  if (action.type !== 'reroll' || !defense) return;
  const costs = priceOfReroll(game, target);
  // The ability's own re-roll is used where it suffices, unless it has a price and another is left over.
  const isFree = abilityOf(heroSeatOf(game, target.seat).hero, defense.ability).rerollCosts === undefined;
  const usesOwn = (isFree || costs !== null) && action.dice.length <= ownRerolls(game, target);
  if (usesOwn) defense.rerolled = true;
  else defense.attemptsLeft = (defense.attemptsLeft ?? 0) - 1;
  rerollDice(game, defense.roll, action.dice, null);
  frame.step = presentOrReroll(game, target);
  if (usesOwn && costs !== null) {
    takeTokens(game, { seat: target.seat, token: costs, count: 1, how: 'removed', chooser: target.seat });
  }
}

/** What the settled dice bring, all of it (rule: dice-never-spent). */
export function resolveDefense(game: Game, { seat, defense }: AttackTarget): void {
  if (!defense) return;
  const { roll } = defense;
  roll.settled = true;
  const ability = abilityOf(heroSeatOf(game, seat).hero, defense.ability);
  const { attacker } = rollPhaseOf(game).attack;
  const context = contextOf(seat, { kind: 'ability', id: ability.id }, attacker);
  context.rolled = facesOf(roll);
  if (roll.reads) context.reads = { ...roll.reads };
  if (ability.opposed) context.notes[ability.opposed.note] = opposedSum(roll);
  pushEffects(game, ability.effects ?? [], context);
}
