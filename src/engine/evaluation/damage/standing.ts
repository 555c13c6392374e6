/** Standing modifiers of an Attack: tokens and passive abilities that add to it, halve it or block it. */

import { DAMAGE_TYPES } from '../../core/damage/types.ts';
import type { Game } from '../../core/game.ts';
import { areOpponents } from '../../core/seat/relations.ts';
import { contextOf } from '../../core/stack/push-effects.ts';
import { inForce, type StandingModifier } from '../../core/standing/in-force.ts';
import type { Seat } from '../../model/ids.ts';
import type { DamageType } from '../../vocabulary/effect.ts';
import { holdsNow } from '../evaluate.ts';

type OfAttack = StandingModifier<'attacking'> | StandingModifier<'attacked'>;

/** A change in step 2. */
export interface StandingAddition {
  readonly amount: number;
  readonly source: OfAttack['source'];
}

/**
 * The changes that standing modifiers make to an Attack in step 2 (rule: targeted, wither).
 * @param types damage types of the parts that can be modified; if empty, nothing is changed
 */
export function standingAdditions(
  game: Game,
  attacker: Seat,
  target: Seat,
  types: readonly DamageType[],
): StandingAddition[] {
  if (types.length === 0) return [];
  // An Ultimate is modified upward only (rule: ultimate-boost).
  const lowerable = types.filter((type) => DAMAGE_TYPES[type].avoidable);
  const additions: StandingAddition[] = [];
  for (const standing of standingOn(game, attacker, target)) {
    const { modifier, source, count } = standing;
    if (modifier.step !== 2 || modifier.amount === 0) continue;
    const changed = modifier.amount > 0 ? types : lowerable;
    if (!changed.some((type) => modifier.types.includes(type))) continue;
    if (!holds(game, standing, attacker, target)) continue;
    additions.push({ amount: modifier.amount * (modifier.once ? 1 : count), source });
  }
  return additions;
}

/**
 * The sources of standing modifiers that halve an Attack in step 3 (`half`), or block it (`zero`).
 * @param types damage types of the parts that can be avoided
 */
export function standingFactors(
  game: Game,
  attacker: Seat,
  target: Seat,
  types: readonly DamageType[],
  factor: 'half' | 'zero',
): OfAttack['source'][] {
  return standingOn(game, attacker, target)
    .filter(
      (standing) =>
        standing.modifier.step === 3 &&
        standing.modifier.factor === factor &&
        types.some((type) => standing.modifier.types.includes(type)) &&
        holds(game, standing, attacker, target),
    )
    .map(({ source }) => source);
}

/** The `attacked` modifiers of the target, then the `attacking` modifiers of the attacker. */
function standingOn(game: Game, attacker: Seat, target: Seat): OfAttack[] {
  return [...inForce(game, target, 'attacked'), ...inForce(game, attacker, 'attacking')];
}

function holds(game: Game, { modifier, source, by }: OfAttack, attacker: Seat, target: Seat): boolean {
  const { when, side } = modifier;
  if (!when) return true;
  const [holder, other] = side === 'attacked' ? [target, attacker] : [attacker, target];
  return holdsNow(game, { ...contextOf(by, source, other), holder }, when);
}

/**
 * The source of a modifier that blocks all damage of the attacker's Roll Phase to a seat (rule: shadows), or null.
 * @param type the damage type; absent: any type except that of an Ultimate
 */
export function blockingSource(game: Game, seat: Seat, type?: DamageType): OfAttack['source'] | null {
  const phase = game.lane.rollPhase;
  if (!phase || phase.activated?.ultimate || !areOpponents(game, seat, phase.attack.attacker)) return null;
  const types = type === undefined ? ANY_OTHER : [type];
  return standingFactors(game, phase.attack.attacker, seat, types, 'zero')[0] ?? null;
}

const ANY_OTHER: readonly DamageType[] = ['normal', 'undefendable', 'pure', 'collateral', 'typeless'];
