/** Words to write Missions with: small functions that return plain data, so that a Mission's file reads like its map. */
import type { Amount, Condition, Who } from './amount.ts';
import type { Effect } from './effect.ts';
import type { ClockSegment } from './mission.ts';
import type { Pick, PlacedTile, Spaces, TakenTile } from './spaces.ts';

/* Spaces. */

export const zone = (name: string): Spaces => ({ zone: name });
/** Where they stand. */
export const where = (who: Who): Spaces => ({ of: who });
/** Where a tile of a kind lies. */
export const lying = (tile: TakenTile | 'defeat'): Spaces => ({ lying: tile });
export const nextTo = (who: Who): Spaces => ({ beside: who });
/** One of the spaces that serve, by chance. */
export const atRandom = (spaces: Amount = 1): Pick => ({ pick: 'random', spaces });

/* Numbers. */

export const counted = (counter: string): Amount => ({ count: 'counter', counter });
/** Heroes who set out. */
export const heroes: Amount = { count: 'heroes' };
/** One number for each size of the party; the text says the same as `{9/7/6/5}`. */
export const byHeroes = (...each: number[]): Amount => ({ count: 'by-heroes', each });
export const roundNumber: Amount = { count: 'round' };
/** Figures of a panel that are not defeated; of all henchmen and bosses where none is named. */
export const figures = (panel?: string): Amount => ({
  count: 'figures',
  ...(panel === undefined ? {} : { panel }),
});
export const tiles = (tile: TakenTile, at?: Spaces): Amount => ({
  count: 'tiles',
  tile,
  ...(at === undefined ? {} : { at }),
});

/* Conditions. */

export const standsOn = (who: Who, at: Spaces): Condition => ({ test: 'on-space', who, at });
export const isBeside = (who: Who, to: Who): Condition => ({ test: 'adjacent', who, to });
/** Every hero has left by an exit. */
export const allAreOut: Condition = {
  test: 'not',
  not: { test: 'less', left: { count: 'heroes', exited: true }, right: heroes },
};

/* Effects. */

export const count = (counter: string, by: Amount): Effect => ({ do: 'counter', counter, by });
export const gainMomentum = (amount: Amount, who: Who): Effect => ({ do: 'momentum', amount, who });
export const place = (
  tile: PlacedTile,
  at: Spaces,
  more: Pick & { readonly count?: Amount; readonly most?: number } = {},
): Effect => ({ do: 'place-tile', tile, at, ...more });
export const take = (tile: TakenTile, at: Spaces, more: Pick & { readonly count?: Amount } = {}): Effect => ({
  do: 'take-tile',
  tile,
  at,
  ...more,
});
export const spawn = (panel: string, at: Spaces, pick: Pick = {}): Effect => ({
  do: 'spawn',
  panel,
  at,
  ...pick,
});
export const moveFigure = (who: Who, to: Spaces, pick: Pick = {}): Effect => ({
  do: 'move-figure',
  who,
  to,
  ...pick,
});

export const freeAlly: Effect = { do: 'recruit' };
export const slowClock = (segments: Amount): Effect => ({ do: 'slow-clock', segments });
export const enemyDice = (more: Amount): Effect => ({ do: 'enemy-dice', more });
export const keepAlly: Effect = { do: 'keep-ally' };

export const goAstray = (...otherwise: Effect[]): Effect => ({ do: 'go-astray', otherwise });

/* Segments of the clock. */

export const nothing: ClockSegment = { does: 'nothing' };
export const crisisOf = (panel: string): ClockSegment => ({ does: 'crisis', panel });
export const happens = (text: string, ...effects: Effect[]): ClockSegment => ({
  does: 'effects',
  effects,
  text,
});
