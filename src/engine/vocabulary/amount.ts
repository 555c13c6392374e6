/** Numbers that an effect computes when it runs. Data, so that a frame can be saved with them inside. */

import type { DieValue } from '../dice/requirement.ts';
import type { Spaces, TakenTile } from './spaces.ts';

/** One player, as far as there is one. */
export type OnePlayer =
  /** The player whose ability, card or token it is. */
  | 'owner'
  /** The opponent aimed at: the Attack's target, or for a Defensive Ability the attacker. */
  | 'target'
  /** The player named by the last `choose-player` of the same effect list, or whose turn it is in a `for-each`. */
  | 'chosen'
  /** The player holding the token whose hook or spend runs. */
  | 'holder';

/** Everybody still in the game who stands so to the effect's owner, in turn order from the active player. */
export type Relation =
  | 'opponents'
  | 'team-mates'
  /** Who sits next to the owner on either side, whether friend or foe. */
  | 'neighbours'
  /** Everybody but the owner. */
  | 'others'
  | 'everyone';

/** Players in an order of their own: those named by the last `choose-players` of the same effect list. */
export type PlayerList = 'picked';

/** Whose things are meant: a set of players that may be empty. What is done is done once for each of them. */
export type Who = OnePlayer | Relation | PlayerList;

/** The damage types of the rulebook's chart; `typeless` is what a Defensive Ability deals back. */
export type DamageType = 'normal' | 'undefendable' | 'pure' | 'collateral' | 'ultimate' | 'typeless';

/** Which dice are counted: those rolled by this effect list, or the final dice that activated the ability. */
export type DiceScope = 'rolled' | 'shown';

export type Amount =
  | number
  /** Dice with any of the symbols; `every: 2` counts pairs. */
  | {
      readonly count: 'symbols';
      readonly symbols: readonly string[];
      readonly dice: DiceScope;
      readonly every: number;
    }
  /** Dice that show any of the values, whatever their symbols mean to whoever rolled them. */
  | { readonly count: 'values'; readonly values: readonly DieValue[]; readonly dice: DiceScope }
  /** Sum of the values of the dice rolled by this effect list. */
  | { readonly count: 'total' }
  /** Sum of the highest so many of the dice rolled by this effect list. */
  | { readonly count: 'best'; readonly dice: number }
  /** `from`: only those that the effect's owner inflicted or gave. */
  | { readonly count: 'tokens'; readonly token: string; readonly who: Who; readonly from?: 'owner' }
  /** How often in the present turn `who` has passed on a token of this name. */
  | { readonly count: 'passed'; readonly token: string; readonly who: Who }
  | { readonly count: 'cp'; readonly who: Who }
  /** Health of a companion of `who`; 0 where they have none. */
  | { readonly count: 'dial'; readonly of: string; readonly who: Who }
  /** Cards in hand. */
  | { readonly count: 'hand'; readonly who: Who }
  /** Damage that the Attack of this roll phase really did to its target, or to those meant by `to`. */
  | { readonly count: 'dealt'; readonly to?: Who }
  /** A number put aside earlier in the same effect list. */
  | { readonly count: 'noted'; readonly name: string }
  /** Roll Attempts made in this Offensive Roll Phase, or in all of the active player in the turn. */
  | { readonly count: 'attempts'; readonly in?: 'turn' }
  /** The Attack's damage before modifiers. */
  | { readonly count: 'attack-base' }
  /** Upgrades in play; `thisTurn`: only those that came into play in the present turn. */
  | { readonly count: 'upgrades'; readonly who: Who; readonly thisTurn?: true }
  /** How much more of a token fits under its stack limit. */
  | { readonly count: 'room'; readonly token: string; readonly who: Who }
  /** A counter of the Mission's side in play. */
  | { readonly count: 'counter'; readonly counter: string }
  /** Figures of a Mission that are not defeated: of one panel, or all henchmen and bosses. */
  | { readonly count: 'figures'; readonly panel?: string }
  /** Heroes who set out on the Mission, or those of them who have left by an exit. */
  | { readonly count: 'heroes'; readonly exited?: true }
  /** The number for as many heroes as set out: the first is for one of them, the last for so many and more. */
  | { readonly count: 'by-heroes'; readonly each: readonly number[] }
  /** The round of the Mission's side in play. */
  | { readonly count: 'round' }
  | { readonly count: 'momentum'; readonly who: Who }
  /** Tiles of a kind on the map of a Mission, or on these spaces of it. */
  | { readonly count: 'tiles'; readonly tile: TakenTile | 'defeat'; readonly at?: Spaces }
  | { readonly sum: readonly Amount[] }
  | { readonly times: readonly [Amount, Amount] }
  /** Half, rounded up (rule: rounding). */
  | { readonly half: Amount }
  | { readonly least: readonly [Amount, Amount] };

/** The phases of a turn (rule: turn-order). */
export type TurnPhase =
  | 'upkeep'
  | 'income'
  | 'main-1'
  | 'offensive-roll'
  | 'targeting-roll'
  | 'defensive-roll'
  | 'main-2'
  | 'discard';

/** A yes or no that an effect works out when it runs. */
export type Condition =
  /** At least so many dice of each symbol; counts once however many show (rule: on-symbol). */
  | { readonly test: 'symbols'; readonly need: Readonly<Record<string, number>>; readonly dice: DiceScope }
  /** A die showing the symbol is among those that activated the ability, not only beside them (rule: hero-paladin). */
  | { readonly test: 'symbol-used'; readonly symbol: string }
  /** Equal values among the dice (rule: n-of-a-kind). */
  | { readonly test: 'of-a-kind'; readonly count: number; readonly dice: DiceScope }
  | { readonly test: 'at-least'; readonly amount: Amount; readonly bound: number }
  | { readonly test: 'at-most'; readonly amount: Amount; readonly bound: number }
  | { readonly test: 'less'; readonly left: Amount; readonly right: Amount }
  /** The Attack was made against `who` in this roll phase (rule: attack). */
  | { readonly test: 'attacked'; readonly who: Who }
  /** The Attack of this roll phase, on whomever or on those meant, has or is certain to have a part of one of these types. */
  | { readonly test: 'attack-type'; readonly types: readonly DamageType[]; readonly on?: Who }
  /** Damage of an opponent's Offensive Ability is coming to `who` in this roll phase (R202). */
  | { readonly test: 'ability-damage-coming'; readonly who: Who }
  /** An ability on this place of a board (all its levels) has prevented damage to `who` in this roll phase. */
  | { readonly test: 'prevented-by'; readonly by: string; readonly who: Who }
  /** The owner is the attacker of this roll phase and the defence is over, damage has landed. */
  | { readonly test: 'damage-landed' }
  /** Everybody whom `who` means is one of those whom `of` means; it fails where nobody is meant. */
  | { readonly test: 'among'; readonly who: Who; readonly of: Who }
  /** Of a thing that can be turned over, `board` or a companion of `who`: this side lies up. */
  | { readonly test: 'side'; readonly thing: string; readonly side: string; readonly who: Who }
  /** The damage of this Roll Phase on `who` may be split between their health and that of this companion. */
  | { readonly test: 'split-allowed'; readonly dial: string; readonly who: Who }
  /** Any of a token left `who` in the present turn. */
  | { readonly test: 'lost-this-turn'; readonly token: string; readonly who: Who }
  /** `who` can take no action at all now (rule: stun). */
  | { readonly test: 'barred'; readonly who: Who }
  /** The hero of `who` brings this token: only that hero does what its text reserves for it. */
  | { readonly test: 'brings'; readonly token: string; readonly who: Who }
  /** The owner has this token, and may use it still as far as its limits in a turn and a phase go. */
  | { readonly test: 'usable'; readonly token: string }
  /** The ability that was activated in this roll phase is an Ultimate. */
  | { readonly test: 'ultimate' }
  /** A die of `who`, rolled for `of`, lies on the table, is not accepted yet and shows one of the values. */
  | {
      readonly test: 'die-shows';
      readonly of: string;
      readonly values: readonly DieValue[];
      readonly who: Who;
    }
  /** The turn stands in one of these phases. */
  | { readonly test: 'during'; readonly phases: readonly TurnPhase[] }
  /** The defence roll of this roll phase has been made. */
  | { readonly test: 'defense-rolled' }
  /** Somebody whom `who` means stands on one of these spaces of a Mission's map. */
  | { readonly test: 'on-space'; readonly who: Who; readonly at: Spaces }
  /** Somebody whom `who` means stands next to somebody whom `to` means, on the map of a Mission. */
  | { readonly test: 'adjacent'; readonly who: Who; readonly to: Who }
  | { readonly test: 'not'; readonly not: Condition }
  | { readonly test: 'all'; readonly all: readonly Condition[] }
  | { readonly test: 'any'; readonly any: readonly Condition[] };
