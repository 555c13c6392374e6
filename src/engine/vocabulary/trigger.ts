/** What a token or a passive ability does by itself, and when: the same for both. */
import type { Condition, Relation } from './amount.ts';
import type { Effect } from './effect.ts';

/**
 * What can happen. Each is somebody's: whose it is stands with each. The `target` of what it sets off is the
 * other side where there is one, and otherwise whoever it happens to.
 */
export type TriggerEvent =
  /** The game begins with the turn of a player, who is its start player (rule: start-player). */
  | 'game-start'
  /** The turn of a player begins, before their Upkeep Phase. */
  | 'turn-start'
  /** The Upkeep Phase of a player; all damage of it lands together (rule: upkeep-phase). */
  | 'upkeep'
  /** In a Mission a player is about to name the target of an Attack, or a figure attacks (rule: dominance). */
  | 'aiming'
  /** A player activates an Offensive Ability, which may still fail (rule: blind). */
  | 'activation'
  /** Nothing spoils the activation any more (R25, R181); the final dice are `shown`. */
  | 'activated'
  /**
   * What a player activated is an Attack: with its activation where that is certain, otherwise as soon as dice and
   * choices have made it one (R50, R51). The `target` is who is attacked, where that is one and known.
   */
  | 'attack'
  /** A player ends their Roll Attempts without activating anything (rule: no-ability). */
  | 'no-activation'
  /**
   * The Offensive Roll Phase of a player has resulted in no Attack: at the start of the Defensive Roll Phase, once
   * what was aimed at somebody is there (R211, R213). A skipped or ended one has no Defensive Roll Phase (R212).
   */
  | 'no-attack'
  /** A player is Attacked by an opponent, the `target` (rule: bounty, R195). */
  | 'attacked'
  /** The Roll Phase of a player is over but for its damage, which what comes here joins (rule: barbed-vine). */
  | 'offense-end'
  /**
   * Damage of a Roll Phase is about to land on a player, `noted('amount')` of it, and nothing changes it any more
   * but who takes it. The `target` is the attacker.
   */
  | 'damage-due'
  /** Damage lowered the dial of a player; `noted('amount')` of it. The `target` is who attacked, in a Roll Phase. */
  | 'damage-taken'
  /** The Attack of a player lowered the dial of the `target`, by `noted('amount')`. */
  | 'damage-dealt'
  /** The Roll Phase of a player is concluded (rule: conclusion-of-roll-phase). */
  | 'roll-phase-end'
  /** Tokens came to a player from the `target`, `noted('amount')` of them. */
  | 'gained'
  /** Tokens from the `target` found no room under the stack limit of a player: `noted('amount')` of them. */
  | 'gained-in-vain'
  /** A player has played a card; what the card does comes next. */
  | 'card-played'
  /** A player puts an upgrade into play; nothing that comes into play with it acts yet. */
  | 'upgraded'
  /** A player is defeated. */
  | 'defeat'
  /** A round of a Mission begins; it is the Mission's own event, as the next two are. */
  | 'round-start'
  /** The hand of the crisis clock points straight up again. */
  | 'clock-round'
  /** A hero has ended the move on a space of the map (rule: m-movement). */
  | 'moved'
  /** The end of the turn of a player, after their Discard Phase (R67). */
  | 'turn-end';

/** Whose event it must be, seen from who holds the token or has the ability. */
export type Whose = 'holder' | Relation;

/** What sets something off. */
export interface TriggerOn {
  readonly event: TriggerEvent;
  readonly whose: Whose;
  /** Looked at when the event happens, as the effects of the trigger would see it. */
  readonly when?: Condition;
  /** Of `gained` and `gained-in-vain`: only tokens of this name. */
  readonly token?: string;
  /** Tokens that came since the phase or turn began do not act at its end. */
  readonly heldFromStart?: true;
}

/**
 * What a token or a passive ability does by itself. Of a token the effects belong to who inflicted it: of tokens
 * from several players they come once for each of these, who is the owner, and the holder is the `holder`.
 */
export interface Trigger {
  readonly on: TriggerOn;
  readonly do: readonly Effect[];
  /** However many lie there and whoever they come from, it acts once. */
  readonly once?: true;
}
