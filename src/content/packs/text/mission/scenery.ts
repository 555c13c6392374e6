/** How the painting of a map is written: `painted as fire hall, floor as embers`. */
import type { FigureLook, Fixture, Scene, Scenery } from '../../../../engine/vocabulary/scenery.ts';
import { NO } from '../cursor.ts';
import { phrase, said } from '../phrase.ts';
import { oneOf, ownId, type Slot } from '../slot.ts';

const scene = oneOf<Scene>({
  gorge: 'gorge',
  'fire-hall': 'fire hall',
  archive: 'archive',
  battlefield: 'battlefield',
  'thorn-wood': 'thorn wood',
  'throne-hall': 'throne hall',
});

const fixture = oneOf<Fixture>({
  gate: 'gate',
  brazier: ['brazier', 'braziers'],
  bellows: 'bellows',
  ember: ['embers', 'ember'],
  flood: 'flood',
  track: 'track',
  lever: ['lever', 'levers'],
  shard: ['shards', 'shard'],
  throne: 'throne',
});

/** The zones with something painted on their spaces: `gate as gate, floor as embers`. */
const fixtures: Slot<NonNullable<Scenery['fixtures']>> = {
  read(cursor) {
    const found: Record<string, unknown> = {};
    do {
      const zone = ownId.read(cursor);
      if (typeof zone !== 'string' || !cursor.take('as'))
        return cursor.describe('a zone and what it is painted as');
      const painted = fixture.read(cursor);
      if (painted === NO) return cursor.describe('what the zone is painted as');
      found[zone] = painted;
    } while (cursor.take(','));
    return found;
  },
  write: (value, names) =>
    Object.entries(value)
      .map(([zone, painted]) => `${zone} as ${fixture.write(painted, names)}`)
      .join(', '),
  shown: `ZONE as ${fixture.shown}, ...`,
};

/** The painting of a side's map. */
export const scenery: Slot<Scenery> = said('a painted landscape', () => [
  phrase<Scenery>({}, '{scene} [, with {fixtures}]', { scene, fixtures }),
]);

/** The look of an enemy's figures. */
export const figureLook = oneOf<FigureLook>({
  guard: 'guard',
  crossbow: 'crossbow',
  archer: 'archer',
  raider: 'raider',
  sapper: 'sapper',
  stoker: 'stoker',
  bearer: 'bearer',
  drowned: 'drowned',
  imp: 'imp',
  serpent: 'serpent',
  sprout: 'sprout',
  tree: 'tree',
  golem: 'golem',
  engine: 'engine',
  shade: 'shade',
  keeper: 'keeper',
  matron: 'matron',
  reader: 'reader',
  marshal: 'marshal',
  queen: 'queen',
  king: 'king',
});
