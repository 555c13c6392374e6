/** Builders for Missions: functions that return plain data. */
import type { Amount, Condition, PlacedTile, SpacePick, Spaces, TakenTile, Who } from './amount.ts';
import type { Effect } from './effect.ts';
import type { ClockSegment } from './mission.ts';

/* Spaces. */

/** The spaces of a zone that the map's legend names. */
export const zone = (name: string): Spaces => ({ zone: name });
/** The spaces on which `who` stand. */
export const where = (who: Who): Spaces => ({ of: who });
/** The spaces that hold a tile of a kind. */
export const lying = (tile: TakenTile | 'defeat'): Spaces => ({ lying: tile });
/** The spaces next to `who`. */
export const nextTo = (who: Who): Spaces => ({ beside: who });
/** Picks `spaces` suitable spaces at random. */
export const atRandom = (spaces: Amount = 1): SpacePick => ({ pick: 'random', spaces });

/* Numbers. */

/** The value of a counter. */
export const counted = (counter: string): Amount => ({ count: 'counter', counter });
/** The number of heroes who started the Mission. */
export const heroes: Amount = { count: 'heroes' };
/** A number by party size, from one hero up. Texts write it as `{9/7/6/5}`. */
export const byHeroes = (...each: number[]): Amount => ({ count: 'by-heroes', each });
export const roundNumber: Amount = { count: 'round' };
/** The number of figures of a panel that are not defeated; without a panel of all henchmen and bosses. */
export const figures = (panel?: string): Amount => ({
  count: 'figures',
  ...(panel === undefined ? {} : { panel }),
});
/** The number of tiles of a kind on the map, or on these spaces. */
export const tiles = (tile: TakenTile, at?: Spaces): Amount => ({
  count: 'tiles',
  tile,
  ...(at === undefined ? {} : { at }),
});

/* Conditions. */

export const standsOn = (who: Who, at: Spaces): Condition => ({ test: 'on-space', who, at });
export const isBeside = (who: Who, to: Who): Condition => ({ test: 'adjacent', who, to });
/** Every hero has left the map by an exit. */
export const allAreOut: Condition = {
  test: 'not',
  not: { test: 'less', left: { count: 'heroes', exited: true }, right: heroes },
};

/* Effects. */

/** Changes a counter by an amount, which may be negative. */
export const count = (counter: string, by: Amount): Effect => ({ do: 'counter', counter, by });
export const gainMomentum = (amount: Amount, who: Who): Effect => ({ do: 'momentum', amount, who });
export const place = (
  tile: PlacedTile,
  at: Spaces,
  more: SpacePick & { readonly count?: Amount; readonly most?: number } = {},
): Effect => ({ do: 'place-tile', tile, at, ...more });
export const take = (
  tile: TakenTile,
  at: Spaces,
  more: SpacePick & { readonly count?: Amount } = {},
): Effect => ({
  do: 'take-tile',
  tile,
  at,
  ...more,
});
export const spawn = (panel: string, at: Spaces, pick: SpacePick = {}): Effect => ({
  do: 'spawn',
  panel,
  at,
  ...pick,
});
export const moveFigure = (who: Who, to: Spaces, pick: SpacePick = {}): Effect => ({
  do: 'move-figure',
  who,
  to,
  ...pick,
});

/** The owner recruits an ally without paying. */
export const freeAlly: Effect = { do: 'recruit' };
/** Moves the hand on at once, and runs every segment that it reaches. */
export const advanceClock = (segments: Amount): Effect => ({ do: 'advance-clock', segments });
export const slowClock = (segments: Amount): Effect => ({ do: 'slow-clock', segments });
export const enemyDice = (more: Amount): Effect => ({ do: 'enemy-dice', more });
/** The next ally that the owner exhausts stays. */
export const keepAlly: Effect = { do: 'keep-ally' };

/** Forces the Attack onto a team-mate of the attacker; `otherwise` runs if none can be targeted. */
export const goAstray = (...otherwise: Effect[]): Effect => ({ do: 'go-astray', otherwise });

/* Segments of the clock. */

/** A segment without effect. */
export const nothing: ClockSegment = { does: 'nothing' };
/** A segment that runs the crisis of all figures of a panel. */
export const crisisOf = (panel: string): ClockSegment => ({ does: 'crisis', panel });
/** A segment with effects of its own; `text` says what they do. */
export const happens = (text: string, ...effects: Effect[]): ClockSegment => ({
  does: 'effects',
  effects,
  text,
});
