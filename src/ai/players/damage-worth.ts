/** The worth of damage dealt, prevented and reflected. */

import { type Effect, type TokenDefinition, tokenById } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import { DAMAGE_TYPES, halfOf } from '../../engine/rules.ts';
import type { DamageType } from '../../engine/vocabulary/effect.ts';
import { type ModifierOf, modifiersIn } from '../../engine/vocabulary/modifier.ts';
import { worthOfHarm } from './basic-worths.ts';
import { amountOf, type EvalContext, seatsOfWho, sideOf } from './eval-context.ts';
import { seatAt } from './table-facts.ts';

type Deal = Extract<Effect, { do: 'deal' }>;
type Prevention = Extract<Effect, { do: 'prevent' | 'avoid' }>;

/** Returns the worth of damage to a seat, on top of the damage that is already incoming. */
export function harmWorth(context: EvalContext, seat: Seat, amount: number): number {
  if (amount <= 0) return 0;
  const before = context.harm[seat] ?? 0;
  const { health, life } = seatAt(context.table, seat);
  const worth = -sideOf(context, seat) * worthOfHarm(health, before, amount, life);
  const harm = context.harm.slice();
  harm[seat] = before + amount;
  context.harm = harm;
  return worth;
}

/**
 * Returns the worth of damage by its type. An attack applies the tokens of both sides and, when it is defendable, the
 * worth of a defence.
 */
export function dealWorth(context: EvalContext, effect: Deal): number {
  const amount = amountOf(context, effect.amount);
  if (amount <= 0) return 0;
  let worth = 0;
  for (const seat of seatsOfWho(context, effect.to)) {
    const isAttack = seat === context.target && seat !== context.owner && DAMAGE_TYPES[effect.type].attack;
    worth += isAttack ? attackWorth(context, seat, amount, effect.type) : harmWorth(context, seat, amount);
  }
  return worth;
}

function attackWorth(context: EvalContext, seat: Seat, amount: number, type: DamageType): number {
  const target = seatAt(context.table, seat);
  const held = tokensHeld(target.tokens);
  if (type !== 'ultimate' && held.some(([token]) => preventsAllDamage(token, type))) return 0;
  const first = context.attack === 0;
  const change = first && DAMAGE_TYPES[type].modifiable ? modifiersOf(context, held, type) : 0;
  context.attack += amount;
  const dealt = Math.max(0, amount + change);
  const worth = harmWorth(context, seat, dealt);
  const defends =
    first &&
    DAMAGE_TYPES[type].defendable &&
    !context.undefendable &&
    !held.some(([token]) => modifiersIn(token, 'actions').length > 0);
  return defends ? worth + sideOf(context, seat) * context.prices.defense(target, dealt) : worth;
}

type Held = readonly [TokenDefinition, number];

function tokensHeld(tokens: Readonly<Record<string, number>>): Held[] {
  return Object.entries(tokens).map(([id, count]) => [tokenById(id), count]);
}

function modifiersOf(context: EvalContext, onTarget: readonly Held[], type: DamageType): number {
  let change = 0;
  for (const [token, count] of onTarget) change += count * addedBy(modifiersIn(token, 'attacked'), type);
  for (const [token, count] of tokensHeld(seatAt(context.table, context.owner).tokens)) {
    change += count * addedBy(modifiersIn(token, 'attacking'), type);
  }
  return change;
}

type OfAttack = ModifierOf<'attacking' | 'attacked'>;

function addedBy(modifiers: readonly OfAttack[], type: DamageType): number {
  return modifiers.reduce((sum, modifier) => {
    return modifier.step === 2 && modifier.types.includes(type) ? sum + modifier.amount : sum;
  }, 0);
}

/** Whether the token prevents all damage of a type to its holder. */
export function preventsAllDamage(token: TokenDefinition, type: DamageType): boolean {
  return modifiersIn(token, 'attacked').some(
    (modifier) => modifier.step === 3 && modifier.factor === 'zero' && modifier.types.includes(type),
  );
}

/** Returns the worth of preventing part of the incoming damage. */
export function preventionWorth(context: EvalContext, effect: Prevention): number {
  let worth = 0;
  for (const seat of seatsOfWho(context, effect.who)) {
    const coming = context.harm[seat] ?? 0;
    const prevented = Math.min(coming, preventedOf(context, effect, coming));
    if (prevented <= 0) continue;
    const { health } = seatAt(context.table, seat);
    worth += sideOf(context, seat) * worthOfHarm(health, coming - prevented, prevented);
    const harm = context.harm.slice();
    harm[seat] = coming - prevented;
    context.harm = harm;
  }
  return worth;
}

/** Returns what an effect prevents of the damage that is coming. */
export function preventedOf(context: EvalContext, effect: Prevention, coming: number): number {
  if (effect.do === 'avoid' || effect.amount === 'all') return coming;
  if (effect.amount === 'half') return halfOf(coming);
  return amountOf(context, effect.amount);
}

/** Returns the worth of dealing half of the owner's incoming damage to the target seats. */
export function reflectionWorth(
  context: EvalContext,
  effect: Extract<Effect, { do: 'reflect-half' }>,
): number {
  const back = halfOf(context.harm[context.owner] ?? 0);
  return seatsOfWho(context, effect.who).reduce((sum, seat) => sum + harmWorth(context, seat, back), 0);
}

/** Returns the worth of making an attack undefendable: the worth of the defence that the target loses. */
export function undefendableWorth(context: EvalContext): number {
  if (context.undefendable || context.table.defenseOver) return 0;
  context.undefendable = true;
  const seat = context.table.attacked ?? context.target;
  const damage = context.attack || context.table.attackBase;
  if (seat === null || damage === 0) return 0;
  return -sideOf(context, seat) * context.prices.defense(seatAt(context.table, seat), damage);
}
