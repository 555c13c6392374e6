/** Builders for dice requirements, amounts and conditions. Content imports them from `builders.ts`. */

import type { Amount, Condition, CountedStatuses, DamageType, DiceScope, TurnPhase, Who } from './amount.ts';
import type { DieValue, Requirement } from './dice.ts';

/* Dice requirements. */

/** At least these symbols: `symbols({ sword: 3, pow: 2 })` is three swords and two pows. */
export const symbols = (need: Readonly<Record<string, number>>): Requirement => ({ kind: 'symbols', need });
export const microStraight: Requirement = { kind: 'straight', size: 'micro' };
export const smallStraight: Requirement = { kind: 'straight', size: 'small' };
export const largeStraight: Requirement = { kind: 'straight', size: 'large' };

/* Amounts. */

/** The number of dice rolled by this list that show any of the symbols: `each('life')`. */
export const each = (...names: string[]): Amount => ({
  count: 'symbols',
  symbols: names,
  dice: 'rolled',
  every: 1,
});
/** As `each`, counted in groups: `every(2, 'life')` is 1 for every two such dice. */
export const every = (size: number, ...names: string[]): Amount => ({
  count: 'symbols',
  symbols: names,
  dice: 'rolled',
  every: size,
});
/** The number of dice rolled by this list that show one of the values: `eachValue(6)`. */
export const eachValue = (...values: DieValue[]): Amount => ({ count: 'values', values, dice: 'rolled' });
/** As `each`, for the final dice that activated the ability. */
export const eachShown = (...names: string[]): Amount => ({
  count: 'symbols',
  symbols: names,
  dice: 'shown',
  every: 1,
});
/** The sum of the dice rolled by this list. */
export const total: Amount = { count: 'total' };
/** The sum of the highest `dice` dice rolled by this list. */
export const best = (dice: number): Amount => ({ count: 'best', dice });
/** The number of tokens on `who` that the effect's owner gave. Example: a companion that was thrown. */
export const given = (token: string, who: Who): Amount => ({ count: 'tokens', token, who, from: 'owner' });
/** The number of all status effects of a kind on `who`. */
export const statuses = (kind: CountedStatuses, who: Who = 'owner'): Amount => ({
  count: 'statuses',
  kind,
  who,
});
/** How often in this turn `who` has passed on a token of this kind. */
export const passedThisTurn = (token: string, who: Who = 'owner'): Amount => ({
  count: 'passed',
  token,
  who,
});
/** The Attack's damage before modifiers. */
export const attackBase: Amount = { count: 'attack-base' };
/** Roll Attempts used in this Offensive Roll Phase. */
export const attemptsUsed: Amount = { count: 'attempts' };
/** Roll Attempts of the active player in this turn, also after the Offensive Roll Phase. */
export const attemptsOfTurn: Amount = { count: 'attempts', in: 'turn' };
/** Damage that the Attack has dealt to the target. */
export const dealtDamage: Amount = { count: 'dealt' };
/** Damage that the Attack has dealt to `to`. */
export const dealtTo = (to: Who): Amount => ({ count: 'dealt', to });
/** The number of tokens of a kind on `who`. */
export const held = (token: string, who: Who = 'owner'): Amount => ({ count: 'tokens', token, who });
/** The number of tokens on `who` that the effect's owner inflicted or gave. */
export const ownOf = (token: string, who: Who = 'owner'): Amount => ({
  count: 'tokens',
  token,
  who,
  from: 'owner',
});
/** The number of tokens for which a trigger runs: those on the holder that the effect's owner inflicted or gave. */
export const these = (token: string): Amount => ({ count: 'tokens', token, who: 'holder', from: 'owner' });
/** How many more tokens of a kind fit under the stack limit of `who`. */
export const roomFor = (token: string, who: Who = 'owner'): Amount => ({ count: 'room', token, who });
export const cpOf = (who: Who = 'owner'): Amount => ({ count: 'cp', who });
/** Health on the dial. */
export const ownHealth: Amount = { count: 'health', who: 'owner' };
/** The number of players that `who` means. */
export const players = (who: Who): Amount => ({ count: 'players', who });
/** The number of cards in hand. */
export const handOf = (who: Who = 'owner'): Amount => ({ count: 'hand', who });
/** Health of a companion of `who`; 0 if they have none. */
export const healthOf = (companion: string, who: Who = 'owner'): Amount => ({
  count: 'dial',
  of: companion,
  who,
});
/** A number stored earlier in the same list: by `note`, `chooseAmount`, a roll or a trigger. */
export const noted = (name: string): Amount => ({ count: 'noted', name });
/** The number of upgrades in play. */
export const upgradesOf = (who: Who = 'owner'): Amount => ({ count: 'upgrades', who });
/** The number of upgrades that came into play in this turn. */
export const upgradesThisTurn = (who: Who = 'owner'): Amount => ({ count: 'upgrades', who, thisTurn: true });
export const sum = (...amounts: Amount[]): Amount => ({ sum: amounts });
export const times = (left: Amount, right: Amount): Amount => ({ times: [left, right] });
/** Half of an amount, rounded up. */
export const half = (amount: Amount): Amount => ({ half: amount });
/** The smaller of two amounts. */
export const least = (left: Amount, right: Amount): Amount => ({ least: [left, right] });

/* Conditions. */

/** "On 2 life": at least these symbols show. It holds once, however many more show. */
export const on = (need: Readonly<Record<string, number>>, dice: DiceScope = 'rolled'): Condition => ({
  test: 'symbols',
  need,
  dice,
});
/** As `on`, for the final dice that activated the ability. */
export const shown = (need: Readonly<Record<string, number>>): Condition => on(need, 'shown');
/** One of the dice that met the requirement of the activated ability shows this symbol. */
export const used = (symbol: string): Condition => ({ test: 'symbol-used', symbol });
/** "4-of-a-kind (numbers)" among the final dice of the Offensive Roll. */
export const ofAKind = (count: number): Condition => ({ test: 'of-a-kind', count, dice: 'shown' });
/** `amount` is `bound` or more. */
export const atLeast = (amount: Amount, bound: number): Condition => ({ test: 'at-least', amount, bound });
/** `amount` is `bound` or less. */
export const atMost = (amount: Amount, bound: number): Condition => ({ test: 'at-most', amount, bound });
/** `who` has at least one token of this kind. */
export const holds = (token: string, who: Who = 'owner'): Condition => atLeast(held(token, who), 1);
export const not = (condition: Condition): Condition => ({ test: 'not', not: condition });
export const all = (...conditions: Condition[]): Condition => ({ test: 'all', all: conditions });
export const any = (...conditions: Condition[]): Condition => ({ test: 'any', any: conditions });
export const lessThan = (left: Amount, right: Amount): Condition => ({ test: 'less', left, right });
/** The defense roll of this Roll Phase has been made. */
export const defenseRolled: Condition = { test: 'defense-rolled' };
/** The game is a Portal Crawl or a Boss Battle. */
export const inScenario: Condition = { test: 'scenario' };
/** A die rolled by this list shows a value with which a King's Hand succeeds in this scenario. */
export const kingsHandSucceeds: Condition = { test: 'kings-hand' };
/** The Attack on them has a part of one of these damage types. */
export const attackedBy = (types: readonly DamageType[], on: Who = 'owner'): Condition => ({
  test: 'attack-type',
  types,
  on,
});
/** The ability in the board slot `by` has prevented damage to `who` in this Roll Phase. */
export const preventedBy = (by: string, who: Who = 'owner'): Condition => ({ test: 'prevented-by', by, who });
/** The activated ability is an Ultimate. */
/** An ability was activated in this Roll Phase, also one that failed. */
export const anyActivated: Condition = { test: 'activated' };
export const ultimateActivated: Condition = { test: 'ultimate' };
/** The Attack has a part of one of these damage types. */
export const attackOf = (...types: DamageType[]): Condition => ({ test: 'attack-type', types });
/** The hero of `who` is the one this token belongs to (`HeroDefinition.tokens`). */
export const brings = (token: string, who: Who = 'owner'): Condition => ({ test: 'brings', token, who });
/** The owner has this token and has not used up its limits per turn and phase. */
export const usable = (token: string): Condition => ({ test: 'usable', token });
/** Damage of an opponent's Offensive Ability is coming to `who`. */
export const abilityDamageComing = (who: Who = 'owner'): Condition => ({
  test: 'ability-damage-coming',
  who,
});
/** A die that the owner has rolled for the source `of`, and not accepted yet, shows one of the values (R271). */
export const dieShows = (of: string, ...values: DieValue[]): Condition => ({
  test: 'die-shows',
  of,
  values,
  who: 'owner',
});
/** The turn is in one of these phases: `during('defensive-roll')`. */
export const during = (...phases: TurnPhase[]): Condition => ({ test: 'during', phases });
/** The owner is the attacker of this Roll Phase, and its damage has landed. */
export const damageLanded: Condition = { test: 'damage-landed' };
/** `who` is Attacked: from the start of the Defensive Roll Phase until damage lands. */
export const attacked = (who: Who = 'owner'): Condition => ({ test: 'attacked', who });
/** All players of `who` belong to `of`: `among('holder', 'owner')`. */
export const among = (who: Who, of: Who): Condition => ({ test: 'among', who, of });
/** This side of the board of `who` is face up. */
export const boardShows = (side: string, who: Who = 'owner'): Condition => ({
  test: 'side',
  thing: 'board',
  side,
  who,
});
/** At least one token of this kind has left `who` in this turn. */
export const lostThisTurn = (token: string, who: Who = 'owner'): Condition => ({
  test: 'lost-this-turn',
  token,
  who,
});
/** `who` cannot take any action now (rule: stun). */
export const barred = (who: Who): Condition => ({ test: 'barred', who });
/** This side of a companion of `who` is face up. */
export const companionShows = (companion: string, side: string, who: Who = 'holder'): Condition => ({
  test: 'side',
  thing: companion,
  side,
  who,
});
/** `who` may split the damage of this Roll Phase with the companion `dial`. */
export const splitAllowed = (dial: string, who: Who = 'owner'): Condition => ({
  test: 'split-allowed',
  dial,
  who,
});
