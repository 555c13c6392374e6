/** The achievements that heroes of packs bring. */
import { heroById, isHero, listHeroes } from '../../engine/definitions.ts';
import type { GameEvent } from '../../engine/index.ts';
import type { FeatTest, HeroFeat } from '../../engine/vocabulary/feat.ts';
import type { HeroDefinition } from '../../engine/vocabulary/hero.ts';
import { type Feat, healthOf, held, inTurn, isLevelOf, onWin, putOnFoes, type Sight } from './feat.ts';
import { key } from './watch.ts';

/** An achievement with the texts that its pack brings. */
export interface PackFeat extends Feat {
  readonly hero: string;
  readonly told: { readonly name: string; readonly text: string };
}

/** Events after which each test may hold. */
const ON: Readonly<Record<FeatTest['type'], readonly GameEvent['e'][]>> = {
  damage: ['landed', 'isolated', 'stole'],
  healing: ['healed', 'stole'],
  cards: ['drew'],
  saved: ['landed'],
  gained: ['gained'],
  spent: ['lost'],
  inflicted: ['gained'],
  played: ['played'],
  activated: ['activated'],
  held: ['gained'],
  won: ['ended'],
  'won-healthy': ['ended'],
  'won-hurt': ['ended'],
};

const isWon = onWin(() => true);

function isDone(test: FeatTest, sight: Sight): boolean {
  const { now, seat } = sight;
  switch (test.type) {
    case 'damage':
      return inTurn(now, key.dealt(seat)) >= test.least;
    case 'healing':
      return inTurn(now, key.healed(seat)) >= test.least;
    case 'cards':
      return inTurn(now, key.drew(seat)) >= test.least;
    case 'saved':
      return inTurn(now, key.saved(seat)) >= test.least;
    case 'gained':
      return inTurn(now, key.gained(seat, test.token)) >= test.least;
    case 'spent':
      return inTurn(now, key.spent(seat, test.token)) >= test.least;
    case 'inflicted':
      return putOnFoes(sight, test.token).all >= test.least;
    case 'played':
      return inTurn(now, key.played(seat, test.card)) >= test.least;
    case 'activated':
      return activations(sight, test.ability) >= test.least;
    case 'held':
      return held(sight, seat, test.token) >= test.least;
    case 'won':
      return isWon(sight);
    case 'won-healthy':
      return isWon(sight) && healthOf(sight, seat) >= test.least;
    case 'won-hurt':
      return isWon(sight) && healthOf(sight, seat) <= test.most;
  }
}

/** How often the seat has activated an ability in this turn, at any level. */
function activations({ now, seat }: Sight, ability: string): number {
  const before = key.activated(seat, '');
  return Object.entries(now.inTurn)
    .filter(([at]) => at.startsWith(before) && isLevelOf(at.slice(before.length), ability))
    .reduce((sum, [, count]) => sum + count, 0);
}

const known = new WeakMap<HeroDefinition, readonly PackFeat[]>();

/** The achievements that a hero brings; none for most, and for heroes whose pack is not loaded. */
export function featsBroughtBy(hero: string): readonly PackFeat[] {
  return isHero(hero) ? broughtBy(heroById(hero)) : [];
}

/** The achievements that all heroes bring. */
export function broughtFeats(): readonly PackFeat[] {
  return listHeroes().flatMap(broughtBy);
}

function broughtBy(definition: HeroDefinition): readonly PackFeat[] {
  const { id, feats = [] } = definition;
  if (feats.length === 0) return [];
  const made = known.get(definition) ?? feats.map((one) => featOf(id, one));
  known.set(definition, made);
  return made;
}

/** Its id begins with that of the hero, as two packs may bring achievements of one name. */
function featOf(hero: string, { id, name, text, tests }: HeroFeat): PackFeat {
  return {
    id: `${hero}/${id}`,
    hero,
    from: 'pack',
    told: { name, text },
    on: [...new Set(tests.flatMap(({ type }) => ON[type]))],
    earned: (sight) => tests.every((test) => isDone(test, sight)),
  };
}
