/** How the achievements of a hero are written: `achievement High Tide`, and below it what must be done. */
import { idOf } from '../../../engine/vocabulary/abilities.ts';
import type { FeatTest, HeroFeat } from '../../../engine/vocabulary/feat.ts';
import { NO } from './cursor.ts';
import { type Phrase, phrase } from './phrase.ts';
import { each, type Property, says } from './section.ts';
import { number, numberOrArticle, ownId, quotedText, type Slot, tokenName } from './slot.ts';
import { inQuotes } from './words.ts';

type Of<K extends FeatTest['type']> = Extract<FeatTest, { type: K }>;

const test = <K extends FeatTest['type']>(
  name: K,
  template: string,
  parts: Parameters<typeof phrase<Of<K>, 'type'>>[2],
): Phrase<Of<K>> => phrase<Of<K>, 'type'>({ type: name }, template, parts);

/** A card or ability by its name in quotes. */
const named: Slot<string> = {
  read(cursor) {
    const name = quotedText.read(cursor);
    return typeof name === 'string' ? idOf(name) : NO;
  },
  write: (value) => inQuotes(value),
  shown: '"NAME"',
};

const IN = 'in one/a turn';
const figure = { least: number };
const tokens = { token: tokenName, least: numberOrArticle };

const PHRASES = {
  damage: test('damage', `deal {least} dmg/damage ${IN}`, figure),
  healing: test('healing', `heal {least} ${IN}`, figure),
  cards: test('cards', `draw {least} cards|card ${IN}`, figure),
  saved: test('saved', `prevent {least} dmg/damage ${IN}`, figure),
  gained: test('gained', `gain {least} {token} ${IN}`, tokens),
  spent: test('spent', `spend {least} {token} ${IN}`, tokens),
  inflicted: test('inflicted', `inflict {least} {token} ${IN}`, tokens),
  played: test('played', `play {card} {least} times|time ${IN}`, { card: named, least: number }),
  activated: test('activated', `activate {ability} {least} times|time ${IN}`, {
    ability: named,
    least: number,
  }),
  held: test('held', 'hold {least} {token}', tokens),
  won: test('won', 'win', {}),
  'won-healthy': test('won-healthy', 'win with {least} health or more', { least: number }),
  'won-hurt': test('won-hurt', 'win with {most} health or less', { most: number }),
} satisfies { readonly [K in FeatTest['type']]: Phrase<Of<K>> };

/** The longer of two that begin alike first. */
const TESTS: readonly Phrase<FeatTest>[] = Object.values(PHRASES).toSorted(
  (a, b) => b.template.length - a.template.length,
);

type Feat = Partial<HeroFeat>;

export const FEAT_OPTIONS: readonly Property<Feat>[] = [says<Feat, 'id'>('id', 'id {id}', ownId)];

export const FEAT_LINES: readonly Property<Feat>[] = [
  says<Feat, 'text'>('text', 'says {text}', quotedText),
  each('tests', ({ tests }: Feat) => tests, TESTS),
];
