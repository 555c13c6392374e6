/** Words for what dice must show, for numbers and for conditions; `builders.ts` hands them on. */
import type { Requirement } from '../dice/requirement.ts';
import type { Amount, Condition, DiceScope, Who } from './amount.ts';

/* What dice must show. */

/** `symbols({ sword: 3, pow: 2 })`: three swords and two pows. */
export const symbols = (need: Readonly<Record<string, number>>): Requirement => ({ kind: 'symbols', need });
export const smallStraight: Requirement = { kind: 'straight', size: 'small' };
export const largeStraight: Requirement = { kind: 'straight', size: 'large' };

/* Amounts. */

/** Dice rolled by this effect that show any of the symbols: `each('life')`. */
export const each = (...names: string[]): Amount => ({
  count: 'symbols',
  symbols: names,
  dice: 'rolled',
  every: 1,
});
/** One for every `size` such dice rolled. */
export const every = (size: number, ...names: string[]): Amount => ({
  count: 'symbols',
  symbols: names,
  dice: 'rolled',
  every: size,
});
/** Dice of the final result that activated the ability. */
export const eachShown = (...names: string[]): Amount => ({
  count: 'symbols',
  symbols: names,
  dice: 'shown',
  every: 1,
});
export const total: Amount = { count: 'total' };
export const attackBase: Amount = { count: 'attack-base' };
export const attemptsUsed: Amount = { count: 'attempts' };
export const dealtDamage: Amount = { count: 'dealt' };
export const held = (token: string, who: Who = 'owner'): Amount => ({ count: 'tokens', token, who });
/** How many of a token the holder has from the owner of the effect: those for which a trigger acts. */
export const these = (token: string): Amount => ({ count: 'tokens', token, who: 'holder', from: 'owner' });
export const roomFor = (token: string, who: Who = 'owner'): Amount => ({ count: 'room', token, who });
export const cpOf = (who: Who = 'owner'): Amount => ({ count: 'cp', who });
export const noted = (name: string): Amount => ({ count: 'noted', name });
export const upgradesOf = (who: Who = 'owner'): Amount => ({ count: 'upgrades', who });
export const sum = (...amounts: Amount[]): Amount => ({ sum: amounts });
export const times = (left: Amount, right: Amount): Amount => ({ times: [left, right] });
export const half = (amount: Amount): Amount => ({ half: amount });
export const least = (left: Amount, right: Amount): Amount => ({ least: [left, right] });

/* Conditions. */

/** "On 2 life": once, however many show. */
export const on = (need: Readonly<Record<string, number>>, dice: DiceScope = 'rolled'): Condition => ({
  test: 'symbols',
  need,
  dice,
});
export const shown = (need: Readonly<Record<string, number>>): Condition => on(need, 'shown');
/** A die with this symbol is one of those that the activated ability asks for. */
export const used = (symbol: string): Condition => ({ test: 'symbol-used', symbol });
/** "4-of-a-kind (numbers)" among the final dice of the Offensive Roll. */
export const ofAKind = (count: number): Condition => ({ test: 'of-a-kind', count, dice: 'shown' });
export const atLeast = (amount: Amount, bound: number): Condition => ({ test: 'at-least', amount, bound });
export const atMost = (amount: Amount, bound: number): Condition => ({ test: 'at-most', amount, bound });
export const holds = (token: string, who: Who = 'owner'): Condition => atLeast(held(token, who), 1);
export const not = (condition: Condition): Condition => ({ test: 'not', not: condition });
export const all = (...conditions: Condition[]): Condition => ({ test: 'all', all: conditions });
export const any = (...conditions: Condition[]): Condition => ({ test: 'any', any: conditions });
export const lessThan = (left: Amount, right: Amount): Condition => ({ test: 'less', left, right });
export const defenseRolled: Condition = { test: 'defense-rolled' };
/** The activated ability is an Ultimate. */
export const ultimateActivated: Condition = { test: 'ultimate' };
export const damageLanded: Condition = { test: 'damage-landed' };
export const attacked = (who: Who = 'owner'): Condition => ({ test: 'attacked', who });
