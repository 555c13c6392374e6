/** Effects that exist in Missions only. */
import type { Amount, PlacedTile, SpacePick, Spaces, TakenTile, Who } from '../amount.ts';

export interface Momentum {
  readonly do: 'momentum';
  /** Negative to lose momentum. */
  readonly amount: Amount;
  readonly who: Who;
}

export interface ShareMomentum {
  readonly do: 'share-momentum';
  readonly amount: Amount;
}

export interface Recruit {
  readonly do: 'recruit';
}

/** The owner picks one of the allies who came before the last; that ally leaves. */
export interface PartWithAlly {
  readonly do: 'part-with-ally';
}

export interface SlowClock {
  readonly do: 'slow-clock';
  /** 0 or less does nothing. */
  readonly segments: Amount;
}

export interface EnemyDice {
  readonly do: 'enemy-dice';
  /** How many; 0 or less adds none. */
  readonly more: Amount;
}

export interface KeepAlly {
  readonly do: 'keep-ally';
}

export interface Counter {
  readonly do: 'counter';
  /** The id of a counter of the side in play. */
  readonly counter: string;
  /** Negative to count down. */
  readonly by: Amount;
}

export interface AdvanceClock {
  readonly do: 'advance-clock';
  /** How far; 0 or less does nothing. */
  readonly segments: Amount;
}

export interface PlaceTile extends SpacePick {
  readonly do: 'place-tile';
  readonly tile: PlacedTile;
  readonly at: Spaces;
  /** Plot tokens per space; 1 if absent. Of other tiles a space never holds more than one. */
  readonly count?: Amount;
  /** Most plot tokens on a space; unbounded if absent. */
  readonly most?: number;
}

export interface TakeTile extends SpacePick {
  readonly do: 'take-tile';
  readonly tile: TakenTile;
  readonly at: Spaces;
  /** How many per space; all if absent. */
  readonly count?: Amount;
}

export interface Spawn extends SpacePick {
  readonly do: 'spawn';
  /** The id of a panel of the side in play. */
  readonly panel: string;
  /** One figure on each free space of these, or on as many as are picked. */
  readonly at: Spaces;
}

export interface MoveFigure extends SpacePick {
  readonly do: 'move-figure';
  /** Which figures. Seats of heroes are ignored. */
  readonly who: Who;
  /** The spaces that each figure covers afterwards. */
  readonly to: Spaces;
}
