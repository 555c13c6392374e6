/** Triggers: what a token or a passive ability does without being used, and at which event. */
import type { Condition, Relation } from './amount.ts';
import type { Effect } from './effect.ts';
import type { TokenFilter } from './effects/tokens.ts';

/**
 * The events to which triggers react. Each event belongs to one player, named below. In the effects of the trigger,
 * `target` is the other player of the event if there is one, otherwise the player to whom the event belongs; for passive
 * abilities of a minion or boss of Adventures in its own step it is the hero whose turn it is.
 */
export type TriggerEvent =
  /** The game starts; the event belongs to the start player (rule: start-player). */
  | 'game-start'
  /** A player's turn starts, before the Upkeep Phase. */
  | 'turn-start'
  /** A player's Upkeep Phase. All damage dealt in it lands together (rule: upkeep-phase). */
  | 'upkeep'
  /** The end of a player's Upkeep Phase; damage dealt in it lands with that of the phase (R369). */
  | 'upkeep-end'
  /** A player is about to get the CP and the card of the Income Phase; not where the phase is skipped. */
  | 'income'
  /** A Main Phase of a player begins: the first or the second, before its first play. */
  | 'main-start'
  /** A Main Phase of a player ends. */
  | 'main-end'
  /**
   * An Offensive Roll Phase of a player begins, also an additional one, after a price for it is paid. It does not occur
   * where the phase is skipped.
   */
  | 'offense-start'
  /** In a Mission, a player is about to choose the target of an Attack, or a figure attacks (rule: dominance). */
  | 'aiming'
  /** In an Adventure, `target` has announced an Ultimate against a player, and nobody has stopped it (rule: a-kings-hand). */
  | 'ultimate-announced'
  /** A player activates an Offensive Ability. It may still fail (rule: blind). */
  | 'activation'
  /** A player's activation can no longer fail (R25, R181). Conditions on `shown` dice see the final dice. */
  | 'activated'
  /**
   * The ability that a player activated is an Attack. The event occurs at activation if that is certain, otherwise
   * as soon as dice and choices make it one (R50, R51). `target` is the attacked player, if it is one and known.
   */
  | 'attack'
  /** A player ends the Roll Attempts without activating an ability (rule: no-ability). */
  | 'no-activation'
  /**
   * A player's Offensive Roll Phase has led to no Attack. The event occurs at the start of the Defensive Roll Phase,
   * after the postponed effects (R211, R213). It does not occur if the Offensive Roll Phase was skipped or ended by an
   * effect, because there is no Defensive Roll Phase then (R212).
   */
  | 'no-attack'
  /** A player is Attacked; `target` is the attacker (rule: bounty, R195). */
  | 'attacked'
  /** A player's Roll Phase is over except for its damage. Damage dealt here lands with it (rule: barbed-vine). */
  | 'offense-end'
  /**
   * Damage of a Roll Phase is about to land on a player; `noted('amount')` is the total. Effects can only redirect or
   * split it now. `target` is the attacker.
   */
  | 'damage-due'
  /** A player lost health to damage; `noted('amount')` is how much. In a Roll Phase `target` is the attacker. */
  | 'damage-taken'
  /** Damage to a player has landed of which a positive token of that player had prevented or avoided some. */
  | 'token-prevented'
  /** A player's Attack lowered the health of `target` by `noted('amount')`. */
  | 'damage-dealt'
  /** A player's Roll Phase is concluded (rule: conclusion-of-roll-phase). */
  | 'roll-phase-end'
  /** A player got `noted('amount')` tokens from `target`. For passive abilities that player is `holder`. */
  | 'gained'
  /** `noted('amount')` tokens from `target` were lost because a player was at the stack limit. */
  | 'gained-in-vain'
  /** A player has spent `noted('amount')` tokens. */
  | 'spent'
  /** `noted('amount')` tokens of a player were removed or have expired; not those that were spent or moved. */
  | 'removed'
  /** A player's health rose by `noted('amount')`. */
  | 'healed'
  /** A player has played a card. Its effects run afterwards. */
  | 'card-played'
  /** A player puts an upgrade into play. Upgrades that come into play together do not react to one another. */
  | 'upgraded'
  /** A player is defeated. */
  | 'defeat'
  /** A round of a Mission starts. This event and the next belong to the Mission. */
  | 'round-start'
  /** The hand of the crisis clock is at the top again. */
  | 'clock-round'
  /** A hero has ended a move on a space of the map (rule: m-movement). */
  | 'moved'
  /** The end of a player's turn, after the Discard Phase (R67). */
  | 'turn-end';

/** To whom the event must belong, relative to the player who holds the token or has the ability. */
export type Whose = 'holder' | Relation;

/** The event at which a trigger runs. */
export interface TriggerOn {
  readonly event: TriggerEvent;
  readonly whose: Whose;
  /** Evaluated when the event occurs, in the context of the trigger's effects. */
  readonly when?: Condition;
  /** For events about tokens (`gained`, `gained-in-vain`, `spent`, `removed`): only tokens with this id. */
  readonly token?: string;
  /** For the same events: only status effects of these kinds. */
  readonly kinds?: NonNullable<TokenFilter['kinds']>;
  /** Only for tokens that the holder had at the start of the phase or turn which ends now. */
  readonly heldFromStart?: true;
}

/**
 * A trigger of a token or a passive ability. The owner of a token's effects is the player who inflicted it, `holder` is
 * the player who holds it. If several players inflicted tokens of the kind, the effects run once for each of them.
 */
export interface Trigger {
  readonly on: TriggerOn;
  readonly do: readonly Effect[];
  /** Runs once, even if several players inflicted tokens of the kind. */
  readonly once?: true;
  /**
   * At most once per turn of any player for each holder. A list that begins with a `may` counts only where it is
   * accepted.
   */
  readonly oncePerTurn?: true;
}
