/** Effects that open windows, repeat phases, or store results and choices for later effects of their list. */

import type { Amount, Asking, OnePlayer, Relation, Who } from '../amount.ts';

export interface Then {
  readonly do: 'then';
}

export interface ActivationWindow {
  readonly do: 'activation-window';
  /** `owner`: only the ability's owner may act, who has priority while it resolves. */
  readonly for: 'owner' | 'everybody';
}

export interface Interruption {
  readonly do: 'interruption';
}

export interface FailAbility {
  readonly do: 'fail-ability';
}

export interface OffenseAgain {
  readonly do: 'offense-again';
}

export interface ExtraOffensiveRollPhase {
  readonly do: 'extra-offensive-roll-phase';
  /** Its fixed target; absent: the holder of the token that the effect belongs to, or without one the list's target. */
  readonly against?: OnePlayer;
}

export interface Note {
  readonly do: 'note';
  readonly name: string;
  readonly amount: Amount;
}

export interface ChooseAmount extends Asking {
  readonly do: 'choose-amount';
  /** The id of the question's text. */
  readonly what: string;
  /** Bounds, both inclusive. A `most` below `least` counts as `least`. */
  readonly least: Amount;
  readonly most: Amount;
  /** The name under which the number is stored. */
  readonly note: string;
}

export interface ChoosePlayer extends Asking {
  readonly do: 'choose-player';
  readonly among: Relation;
  /** These cannot be chosen: `chosen` is the player chosen before, `target` the Attacked player. */
  readonly except?: Who;
  /** Only players who have such a token can be chosen. */
  readonly having?: string;
}

export interface ChoosePlayers extends Asking {
  readonly do: 'choose-players';
  readonly among: Relation;
  /** These cannot be chosen: `chosen` is the player chosen before, `target` the Attacked player. */
  readonly except?: Who;
  /** How many, at most 12; fewer if there are fewer candidates. */
  readonly count: Amount;
  /** No player is chosen twice. */
  readonly distinct?: true;
  /** Fewer may be chosen, but at least one. */
  readonly upTo?: true;
}
