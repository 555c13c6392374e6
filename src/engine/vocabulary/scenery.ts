/** How a Mission's map and its enemies are painted. It changes nothing in the rules. */

/** The painted landscapes around the spaces of a map. */
export const SCENES = ['gorge', 'fire-hall', 'archive', 'battlefield', 'thorn-wood', 'throne-hall'] as const;
export type Scene = (typeof SCENES)[number];

/**
 * What is painted on each space of a zone, by the tiles on it: a `gate` stands open under a clear tile; a `brazier`, an
 * `ember` and a `shard` burn or shine while a plot token lies there, and a `lever` can be pulled then; a `flood` is under
 * water while it is blocked; a clear tile on a `track` is a beam across the rails.
 */
export const FIXTURES = [
  'gate',
  'brazier',
  'bellows',
  'ember',
  'flood',
  'track',
  'lever',
  'shard',
  'throne',
] as const;
export type Fixture = (typeof FIXTURES)[number];

/** The painting of a side's map. */
export interface Scenery {
  readonly scene: Scene;
  /** By the name of a zone, without a number at its end: `track` stands for `track-1`, `track-2` and so on. */
  readonly fixtures?: Readonly<Record<string, Fixture>>;
}

/** How the figures of a panel look on the map. */
export const FIGURE_LOOKS = [
  'guard',
  'crossbow',
  'archer',
  'raider',
  'sapper',
  'stoker',
  'bearer',
  'drowned',
  'imp',
  'serpent',
  'sprout',
  'tree',
  'golem',
  'engine',
  'shade',
  'keeper',
  'matron',
  'reader',
  'marshal',
  'queen',
  'king',
] as const;
export type FigureLook = (typeof FIGURE_LOOKS)[number];
