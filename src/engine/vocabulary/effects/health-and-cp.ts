/** Effects on health, CP, and the side of a board. */
import type { Amount, Who } from '../amount.ts';

export interface Heal {
  readonly do: 'heal';
  readonly amount: Amount;
  readonly who: Who;
  /** The id of a companion that is healed instead of the player. */
  readonly dial?: string;
  /** The healing is added up with the damage that the companion takes in this Roll Phase, and lands with it. */
  readonly withDamage?: true;
}

export interface StealHealth {
  readonly do: 'steal-health';
  readonly amount: Amount;
  readonly from: Who;
}

export interface GainCp {
  readonly do: 'cp';
  readonly amount: Amount;
  readonly who: Who;
}

export interface LoseCp {
  readonly do: 'lose-cp';
  readonly amount: Amount;
  readonly who: Who;
}

export interface StealCp {
  readonly do: 'steal-cp';
  readonly amount: Amount;
  readonly from: Who;
}

export interface TurnOver {
  readonly do: 'turn-over';
  /** `board`, or the id of a companion. */
  readonly thing: string;
  /** The id of the side that is face up afterwards. */
  readonly side: string;
  readonly who: Who;
}
