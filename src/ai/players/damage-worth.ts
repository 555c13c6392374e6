/** The worth of damage done, prevented and thrown back. */

import { DAMAGE_TYPES } from '../../engine/damage/types.ts';
import type { Effect, TokenDefinition } from '../../engine/index.ts';
import { tokenById } from '../../engine/index.ts';
import type { DamageType } from '../../engine/vocabulary/effect.ts';
import { type ModifierOf, modifiersIn } from '../../engine/vocabulary/modifier.ts';
import { worthOfHarm } from './basic-worths.ts';
import { amountOf, type Outlook, seatsMeant, sideOf } from './outlook.ts';
import { seatAt } from './table-facts.ts';

type Deal = Extract<Effect, { do: 'deal' }>;
type Prevention = Extract<Effect, { do: 'prevent' | 'avoid' }>;

/** So much damage to a seat, on top of what is coming already. */
export function harmWorth(outlook: Outlook, seat: number, amount: number): number {
  if (amount <= 0) return 0;
  const before = outlook.harm[seat] ?? 0;
  const worth = -sideOf(outlook, seat) * worthOfHarm(seatAt(outlook.table, seat).health, before, amount);
  const harm = outlook.harm.slice();
  harm[seat] = before + amount;
  outlook.harm = harm;
  return worth;
}

/** Damage by its type: an Attack meets the tokens of both sides and, where it can be defended, a defence. */
export function dealWorth(outlook: Outlook, effect: Deal): number {
  const amount = amountOf(outlook, effect.amount);
  if (amount <= 0) return 0;
  let worth = 0;
  for (const seat of seatsMeant(outlook, effect.to)) {
    const isAttack = seat === outlook.target && seat !== outlook.owner && DAMAGE_TYPES[effect.type].attack;
    worth += isAttack ? attackWorth(outlook, seat, amount, effect.type) : harmWorth(outlook, seat, amount);
  }
  return worth;
}

function attackWorth(outlook: Outlook, seat: number, amount: number, type: DamageType): number {
  const target = seatAt(outlook.table, seat);
  const held = tokensHeld(target.tokens);
  if (type !== 'ultimate' && held.some(([token]) => keepsOff(token, type))) return 0;
  const first = outlook.attack === 0;
  const change = first && DAMAGE_TYPES[type].modifiable ? modifiersOf(outlook, held, type) : 0;
  outlook.attack += amount;
  const dealt = Math.max(0, amount + change);
  const worth = harmWorth(outlook, seat, dealt);
  const defends =
    first &&
    DAMAGE_TYPES[type].defendable &&
    !outlook.undefendable &&
    !held.some(([token]) => modifiersIn(token, 'actions').length > 0);
  return defends ? worth + sideOf(outlook, seat) * outlook.prices.defense(target, dealt) : worth;
}

type Held = readonly [TokenDefinition, number];

function tokensHeld(tokens: Readonly<Record<string, number>>): Held[] {
  return Object.entries(tokens).map(([id, count]) => [tokenById(id), count]);
}

function modifiersOf(outlook: Outlook, onTarget: readonly Held[], type: DamageType): number {
  let change = 0;
  for (const [token, count] of onTarget) change += count * addedBy(modifiersIn(token, 'attacked'), type);
  for (const [token, count] of tokensHeld(seatAt(outlook.table, outlook.owner).tokens)) {
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

function keepsOff(token: TokenDefinition, type: DamageType): boolean {
  return modifiersIn(token, 'attacked').some(
    (modifier) => modifier.step === 3 && modifier.factor === 'zero' && modifier.types.includes(type),
  );
}

/** What a seat no longer suffers of the damage that is coming. */
export function preventionWorth(outlook: Outlook, effect: Prevention): number {
  let worth = 0;
  for (const seat of seatsMeant(outlook, effect.who)) {
    const coming = outlook.harm[seat] ?? 0;
    const prevented = Math.min(coming, preventedOf(outlook, effect, coming));
    if (prevented <= 0) continue;
    const { health } = seatAt(outlook.table, seat);
    worth += sideOf(outlook, seat) * worthOfHarm(health, coming - prevented, prevented);
    const harm = outlook.harm.slice();
    harm[seat] = coming - prevented;
    outlook.harm = harm;
  }
  return worth;
}

function preventedOf(outlook: Outlook, effect: Prevention, coming: number): number {
  if (effect.do === 'avoid' || effect.amount === 'all') return coming;
  if (effect.amount === 'half') return Math.ceil(coming / 2);
  return amountOf(outlook, effect.amount);
}

/** Half of what comes to the owner, to those who are meant. */
export function reflectionWorth(outlook: Outlook, effect: Extract<Effect, { do: 'reflect-half' }>): number {
  const back = Math.ceil((outlook.harm[outlook.owner] ?? 0) / 2);
  return seatsMeant(outlook, effect.who).reduce((sum, seat) => sum + harmWorth(outlook, seat, back), 0);
}

/** The defence that an Attack no longer meets. */
export function undefendableWorth(outlook: Outlook): number {
  if (outlook.undefendable || outlook.table.defenseOver) return 0;
  outlook.undefendable = true;
  const seat = outlook.table.attacked ?? outlook.target;
  const damage = outlook.attack || outlook.table.attackBase;
  if (seat === null || damage === 0) return 0;
  return -sideOf(outlook, seat) * outlook.prices.defense(seatAt(outlook.table, seat), damage);
}
