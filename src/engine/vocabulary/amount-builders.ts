/** Words for what dice must show, for numbers and for conditions; `builders.ts` hands them on. */
import type { DieValue, Requirement } from '../dice/requirement.ts';
import type { Amount, Condition, DamageType, DiceScope, TurnPhase, Who } from './amount.ts';

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
/** Dice rolled by this effect that show one of the values: `eachValue(6)`. */
export const eachValue = (...values: DieValue[]): Amount => ({ count: 'values', values, dice: 'rolled' });
/** Dice of the final result that activated the ability. */
export const eachShown = (...names: string[]): Amount => ({
  count: 'symbols',
  symbols: names,
  dice: 'shown',
  every: 1,
});
export const total: Amount = { count: 'total' };
/** The sum of any so many of the dice rolled: the highest. */
export const best = (dice: number): Amount => ({ count: 'best', dice });
/** Tokens given by the owner of the effect, on whomever they lie: a companion that is thrown. */
export const given = (token: string, who: Who): Amount => ({ count: 'tokens', token, who, from: 'owner' });
/** How often in this turn they have passed on a token of this name. */
export const passedThisTurn = (token: string, who: Who = 'owner'): Amount => ({
  count: 'passed',
  token,
  who,
});
export const attackBase: Amount = { count: 'attack-base' };
export const attemptsUsed: Amount = { count: 'attempts' };
/** Roll Attempts of the active player in the turn, also when its Offensive Roll Phase is over. */
export const attemptsOfTurn: Amount = { count: 'attempts', in: 'turn' };
export const dealtDamage: Amount = { count: 'dealt' };
export const dealtTo = (to: Who): Amount => ({ count: 'dealt', to });
export const held = (token: string, who: Who = 'owner'): Amount => ({ count: 'tokens', token, who });
/** How many of a token somebody has from the owner of the effect. */
export const ownOf = (token: string, who: Who = 'owner'): Amount => ({
  count: 'tokens',
  token,
  who,
  from: 'owner',
});
/** How many of a token the holder has from the owner of the effect: those for which a trigger acts. */
export const these = (token: string): Amount => ({ count: 'tokens', token, who: 'holder', from: 'owner' });
export const roomFor = (token: string, who: Who = 'owner'): Amount => ({ count: 'room', token, who });
export const cpOf = (who: Who = 'owner'): Amount => ({ count: 'cp', who });
export const handOf = (who: Who = 'owner'): Amount => ({ count: 'hand', who });
export const healthOf = (companion: string, who: Who = 'owner'): Amount => ({
  count: 'dial',
  of: companion,
  who,
});
export const noted = (name: string): Amount => ({ count: 'noted', name });
export const upgradesOf = (who: Who = 'owner'): Amount => ({ count: 'upgrades', who });
/** Upgrades that came into play in the present turn. */
export const upgradesThisTurn = (who: Who = 'owner'): Amount => ({ count: 'upgrades', who, thisTurn: true });
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
/** The Attack on them is, at least in part, of one of these types. */
export const attackedBy = (types: readonly DamageType[], on: Who = 'owner'): Condition => ({
  test: 'attack-type',
  types,
  on,
});
/** The ability on this place of the board has prevented damage to them in this roll phase. */
export const preventedBy = (by: string, who: Who = 'owner'): Condition => ({ test: 'prevented-by', by, who });
/** The activated ability is an Ultimate. */
export const ultimateActivated: Condition = { test: 'ultimate' };
/** The Attack has a part of one of these types. */
export const attackOf = (...types: DamageType[]): Condition => ({ test: 'attack-type', types });
/** The hero is one that brings this token. */
export const brings = (token: string, who: Who = 'owner'): Condition => ({ test: 'brings', token, who });
/** A companion is there that has not been used as often as it may be. */
export const usable = (token: string): Condition => ({ test: 'usable', token });
/** Damage of an opponent's Offensive Ability is coming. */
export const abilityDamageComing = (who: Who = 'owner'): Condition => ({
  test: 'ability-damage-coming',
  who,
});
/** A die of the owner's, rolled for this and not accepted yet, shows one of the values (R271). */
export const dieShows = (of: string, ...values: DieValue[]): Condition => ({
  test: 'die-shows',
  of,
  values,
  who: 'owner',
});
/** The turn stands in one of these phases: `during('defensive-roll')`. */
export const during = (...phases: TurnPhase[]): Condition => ({ test: 'during', phases });
export const damageLanded: Condition = { test: 'damage-landed' };
export const attacked = (who: Who = 'owner'): Condition => ({ test: 'attacked', who });
/** Everybody whom `who` means is one of `of`: `among('holder', 'owner')`. */
export const among = (who: Who, of: Who): Condition => ({ test: 'among', who, of });
/** This side of the board of `who` lies up. */
export const boardShows = (side: string, who: Who = 'owner'): Condition => ({
  test: 'side',
  thing: 'board',
  side,
  who,
});
export const lostThisTurn = (token: string, who: Who = 'owner'): Condition => ({
  test: 'lost-this-turn',
  token,
  who,
});
export const barred = (who: Who): Condition => ({ test: 'barred', who });
/** This side of a companion of `who` lies up. */
export const companionShows = (companion: string, side: string, who: Who = 'holder'): Condition => ({
  test: 'side',
  thing: companion,
  side,
  who,
});
export const splitAllowed = (dial: string, who: Who = 'owner'): Condition => ({
  test: 'split-allowed',
  dial,
  who,
});
