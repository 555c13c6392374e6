/** Numbers that an effect computes when it runs. Data, so that a frame can be saved with them inside. */

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
  /** Sum of the values of the dice rolled by this effect list. */
  | { readonly count: 'total' }
  /** `from`: only those that the effect's owner inflicted or gave. */
  | { readonly count: 'tokens'; readonly token: string; readonly who: Who; readonly from?: 'owner' }
  | { readonly count: 'cp'; readonly who: Who }
  /** Damage that the Attack of this roll phase really did to its target. */
  | { readonly count: 'dealt' }
  /** A number put aside earlier in the same effect list. */
  | { readonly count: 'noted'; readonly name: string }
  /** Roll Attempts made in this Offensive Roll Phase. */
  | { readonly count: 'attempts' }
  /** The Attack's damage before modifiers. */
  | { readonly count: 'attack-base' }
  /** Upgrades in play. */
  | { readonly count: 'upgrades'; readonly who: Who }
  /** How much more of a token fits under its stack limit. */
  | { readonly count: 'room'; readonly token: string; readonly who: Who }
  | { readonly sum: readonly Amount[] }
  | { readonly times: readonly [Amount, Amount] }
  /** Half, rounded up (rule: rounding). */
  | { readonly half: Amount }
  | { readonly least: readonly [Amount, Amount] };

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
  /** The owner is the attacker of this roll phase and the defence is over, damage has landed. */
  | { readonly test: 'damage-landed' }
  /** The ability that was activated in this roll phase is an Ultimate. */
  | { readonly test: 'ultimate' }
  /** The defence roll of this roll phase has been made. */
  | { readonly test: 'defense-rolled' }
  | { readonly test: 'not'; readonly not: Condition }
  | { readonly test: 'all'; readonly all: readonly Condition[] }
  | { readonly test: 'any'; readonly any: readonly Condition[] };
