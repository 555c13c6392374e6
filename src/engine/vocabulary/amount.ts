/**
 * Amounts, conditions and sets of spaces, which contain one another. They are evaluated when an effect runs, and are
 * plain data, so frames are saved with them.
 */

import type { DieValue } from './dice.ts';

/** A single player, or nobody if the context has none. */
export type OnePlayer =
  /** The player whose ability, card or token it is. */
  | 'owner'
  /** The Attack's target; for a Defensive Ability the attacker. */
  | 'target'
  /** The player chosen by the last `choose-player` of the same effect list, or the current player of a `for-each`. */
  | 'chosen'
  /** The player who holds the token whose trigger or spend runs. */
  | 'holder';

/** A group of players relative to the effect's owner. Defeated players are left out; the order is the turn order. */
export type Relation =
  | 'opponents'
  | 'team-mates'
  /** The players who sit next to the owner, team-mates and opponents alike. */
  | 'neighbours'
  /** In a Portal Crawl the other side of the owner's battle; elsewhere the opponents (rule: a-engaged). */
  | 'engaged'
  /** Everybody except the owner. */
  | 'others'
  | 'everyone';

/** The players chosen by the last `choose-players` of the same effect list, in the order of choice. */
export type PlayerList = 'picked';

/**
 * The players to whom an effect, amount or condition applies. There may be none. An effect runs once for each, an
 * amount is the sum over all, a condition holds if it holds for any.
 */
export type Who = OnePlayer | Relation | PlayerList;

/** The damage types of the rulebook's chart. `typeless` is damage that a Defensive Ability deals to the attacker. */
export type DamageType = 'normal' | 'undefendable' | 'pure' | 'collateral' | 'ultimate' | 'typeless';

/** Which dice are counted: those rolled by this effect list, or the final dice that activated the ability. */
export type DiceScope = 'rolled' | 'shown';

/** Which status effects are counted: of a kind, or those that a player may pick to be removed or moved. */
export type CountedStatuses = 'positive' | 'negative' | 'removable' | 'movable';

export type Amount =
  | number
  /** The number of dice that show any of the symbols, divided by `every` and rounded down. */
  | {
      readonly count: 'symbols';
      readonly symbols: readonly string[];
      readonly dice: DiceScope;
      readonly every: number;
    }
  /** The number of dice that show one of the values. Symbols do not matter. */
  | { readonly count: 'values'; readonly values: readonly DieValue[]; readonly dice: DiceScope }
  /** Sum of the values of the dice rolled by this effect list. */
  | { readonly count: 'total' }
  /** Sum of the highest `dice` dice rolled by this effect list. */
  | { readonly count: 'best'; readonly dice: number }
  /** Tokens of a kind. `from: 'owner'`: only those that the effect's owner inflicted or gave. */
  | { readonly count: 'tokens'; readonly token: string; readonly who: Who; readonly from?: 'owner' }
  /** All status effects of a kind. */
  | { readonly count: 'statuses'; readonly kind: CountedStatuses; readonly who: Who }
  /** How often in this turn `who` has passed on a token of this kind. */
  | { readonly count: 'passed'; readonly token: string; readonly who: Who }
  | { readonly count: 'cp'; readonly who: Who }
  /** Health of the companion `of` of `who`; 0 if they have none. */
  | { readonly count: 'dial'; readonly of: string; readonly who: Who }
  /** Health on the dial. */
  | { readonly count: 'health'; readonly who: Who }
  /** How many players `who` means. */
  | { readonly count: 'players'; readonly who: Who }
  /** Cards in hand. */
  | { readonly count: 'hand'; readonly who: Who }
  /** Damage that the Attack of this Roll Phase has dealt to its target, or to the targets that `to` means. */
  | { readonly count: 'dealt'; readonly to?: Who }
  /** A number stored earlier in the same effect list; 0 if there is none of this name. */
  | { readonly count: 'noted'; readonly name: string }
  /** Roll Attempts used in this Offensive Roll Phase; `in: 'turn'`: by the active player in the whole turn. */
  | { readonly count: 'attempts'; readonly in?: 'turn' }
  /** The Attack's damage before modifiers. */
  | { readonly count: 'attack-base' }
  /** Upgrades in play; `thisTurn`: only those that came into play in the present turn. */
  | { readonly count: 'upgrades'; readonly who: Who; readonly thisTurn?: true }
  /** How many more tokens of a kind fit under the stack limit of `who`. */
  | { readonly count: 'room'; readonly token: string; readonly who: Who }
  /** The value of a counter of the Mission's side in play. */
  | { readonly count: 'counter'; readonly counter: string }
  /** Figures of a Mission that are not defeated: those of one panel, or without it all henchmen and bosses. */
  | { readonly count: 'figures'; readonly panel?: string }
  /** Heroes who started the Mission; `exited`: only those who have left the map by an exit. */
  | { readonly count: 'heroes'; readonly exited?: true }
  /** A number by party size: the first for one hero, the second for two. The last also applies to larger parties. */
  | { readonly count: 'by-heroes'; readonly each: readonly number[] }
  /** The number of the present round on the Mission's side in play. */
  | { readonly count: 'round' }
  | { readonly count: 'momentum'; readonly who: Who }
  /** Tiles of a kind on the map of a Mission; `at`: only on these spaces. */
  | { readonly count: 'tiles'; readonly tile: TakenTile | 'defeat'; readonly at?: Spaces }
  | { readonly sum: readonly Amount[] }
  | { readonly times: readonly [Amount, Amount] }
  /** Half, rounded up (rule: rounding). */
  | { readonly half: Amount }
  /** How many full sets of `size` an amount makes: "1 damage per 2 Chi". Rounded down. */
  | { readonly sets: Amount; readonly size: number }
  | { readonly least: readonly [Amount, Amount] };

/** The phases of a turn (rule: turn-phases). */
export type TurnPhase =
  | 'upkeep'
  | 'income'
  | 'main-1'
  | 'offensive-roll'
  | 'targeting-roll'
  | 'defensive-roll'
  | 'main-2'
  | 'discard';

/** A condition, evaluated when the effect runs. If `who` means several, one of them is enough. */
export type Condition =
  /** At least `need` dice show each symbol. It holds once, however many more show (rule: on-symbol). */
  | { readonly test: 'symbols'; readonly need: Readonly<Record<string, number>>; readonly dice: DiceScope }
  /** A die with the symbol is one of those that met the ability's requirement (rule: hero-paladin). */
  | { readonly test: 'symbol-used'; readonly symbol: string }
  /** At least `count` dice show the same value (rule: n-of-a-kind). */
  | { readonly test: 'of-a-kind'; readonly count: number; readonly dice: DiceScope }
  | { readonly test: 'at-least'; readonly amount: Amount; readonly bound: number }
  | { readonly test: 'at-most'; readonly amount: Amount; readonly bound: number }
  | { readonly test: 'less'; readonly left: Amount; readonly right: Amount }
  /** `who` is Attacked: from the start of the Defensive Roll Phase until damage lands (rule: attack). */
  | { readonly test: 'attacked'; readonly who: Who }
  /** The Attack has, or is certain to get, a part of one of these types; `on`: the Attack on these players. */
  | { readonly test: 'attack-type'; readonly types: readonly DamageType[]; readonly on?: Who }
  /** Damage of an opponent's Offensive Ability is coming to `who` in this Roll Phase (R202). */
  | { readonly test: 'ability-damage-coming'; readonly who: Who }
  /** The ability in the board slot `by`, of any level, has prevented damage to `who` in this Roll Phase. */
  | { readonly test: 'prevented-by'; readonly by: string; readonly who: Who }
  /** The owner is the attacker of this Roll Phase, and its damage has landed. */
  | { readonly test: 'damage-landed' }
  /** All players of `who` belong to `of`. False if `who` means nobody. */
  | { readonly test: 'among'; readonly who: Who; readonly of: Who }
  /** This side of `thing` is face up; `thing` is `board` or the id of a companion of `who`. */
  | { readonly test: 'side'; readonly thing: string; readonly side: string; readonly who: Who }
  /** `who` may split the damage of this Roll Phase with the companion `dial`. */
  | { readonly test: 'split-allowed'; readonly dial: string; readonly who: Who }
  /** At least one token of this kind has left `who` in this turn. */
  | { readonly test: 'lost-this-turn'; readonly token: string; readonly who: Who }
  /** `who` cannot take any action now (rule: stun). */
  | { readonly test: 'barred'; readonly who: Who }
  /** The token belongs to the hero of `who`. Used for effects that only that hero has. */
  | { readonly test: 'brings'; readonly token: string; readonly who: Who }
  /** The owner has this token and has not used up its limits per turn and phase. */
  | { readonly test: 'usable'; readonly token: string }
  /** The ability activated in this Roll Phase is an Ultimate. */
  | { readonly test: 'ultimate' }
  /** An ability was activated in this Roll Phase, also one that failed. */
  | { readonly test: 'activated' }
  /** A die on the table that `who` has rolled for the source `of` shows one of the values. The roll is not settled. */
  | {
      readonly test: 'die-shows';
      readonly of: string;
      readonly values: readonly DieValue[];
      readonly who: Who;
    }
  /** The turn is in one of these phases. */
  | { readonly test: 'during'; readonly phases: readonly TurnPhase[] }
  /** The defense roll of this Roll Phase has been made. */
  | { readonly test: 'defense-rolled' }
  /** The game is a scenario of Adventures: a Portal Crawl, or a Boss Battle in which the program plays the boss. */
  | { readonly test: 'scenario' }
  /** A die rolled by this list shows a value with which a King's Hand succeeds, by the card of the scenario (rule: a-kings-hand). */
  | { readonly test: 'kings-hand' }
  /** `who` stands on one of these spaces of a Mission's map. */
  | { readonly test: 'on-space'; readonly who: Who; readonly at: Spaces }
  /** `who` stands next to `to` on the map of a Mission. */
  | { readonly test: 'adjacent'; readonly who: Who; readonly to: Who }
  | { readonly test: 'not'; readonly not: Condition }
  | { readonly test: 'all'; readonly all: readonly Condition[] }
  | { readonly test: 'any'; readonly any: readonly Condition[] };

/** Tiles that effects place. Defeat tiles appear where a figure is defeated, mystery tiles at set-up. */
export type PlacedTile = 'boost' | 'clear' | 'plot' | 'blocked';

/** Tiles that effects remove. */
export type TakenTile = PlacedTile | 'mystery';

/** A set of spaces. */
export type Spaces =
  /** The spaces of a zone that the map's legend names. */
  | { readonly zone: string }
  /** The spaces with these labels. */
  | { readonly labels: readonly string[] }
  /** The spaces on which these players or figures stand. */
  | { readonly of: Who }
  /** The spaces next to these players or figures (rule: m-melee). */
  | { readonly beside: Who }
  /** The spaces printed with this mark. */
  | { readonly marked: 'entry' | 'exit' | 'boost' }
  /** The spaces that hold a tile of a kind. */
  | { readonly lying: TakenTile | 'defeat' };

/** Which of the spaces an effect uses, of those where it can do anything. Without fields: all. */
export interface SpacePick {
  /** The first ones in reading order, or random ones. */
  readonly pick?: 'first' | 'random';
  /** How many spaces to pick; 1 if absent. Only with `pick`. */
  readonly spaces?: Amount;
}

/** An effect that asks a question. */
export interface Asking {
  /** Who answers; the owner if absent. */
  readonly ask?: Who;
}
