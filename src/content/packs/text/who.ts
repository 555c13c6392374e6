/** How players, dice scopes and spaces of a Mission are named in sentences. */
import type { DieValue } from '../../../engine/rules.ts';
import type {
  DamageType,
  DiceScope,
  OnePlayer,
  Relation,
  Spaces,
  TurnPhase,
  Who,
} from '../../../engine/vocabulary/amount.ts';
import { CRAWL_LEVELS, type CrawlLevel } from '../../../engine/vocabulary/crawl.ts';
import { NO } from './cursor.ts';
import { type Phrase, phrase, said } from './phrase.ts';
import { listOf, number, oneOf, ownId, type Slot } from './slot.ts';

const ONE = {
  owner: ['you', 'yourself'],
  target: ['the target', 'target'],
  chosen: ['the chosen', 'chosen', 'the chosen player'],
  holder: ['the holder', 'holder'],
} satisfies Record<OnePlayer, readonly string[]>;
const GROUP = {
  opponents: ['all opponents', 'opponents', 'each opponent'],
  'team-mates': ['team-mates', 'your team-mates'],
  neighbours: ['neighbours', 'your neighbours'],
  engaged: ['engaged opponents', 'engaged opponent'],
  others: ['all others', 'others'],
  everyone: ['everyone', 'everybody'],
} satisfies Record<Relation, readonly string[]>;

/** The level of a minion or chest. */
export const crawlLevel: Slot<CrawlLevel> = {
  read(cursor) {
    const start = cursor.at;
    const value = number.read(cursor);
    const level = CRAWL_LEVELS.find((known) => known === value);
    if (level !== undefined) return level;
    cursor.at = start;
    return NO;
  },
  write: (value) => String(value),
  shown: '1 to 4',
};

export const onePlayer = oneOf<OnePlayer>(ONE, 'PLAYER');
export const relation = oneOf<Relation>(
  {
    opponents: ['opponents', 'all opponents', 'an opponent'],
    'team-mates': ['team-mates', 'your team-mates', 'a team-mate'],
    neighbours: ['neighbours', 'your neighbours', 'a neighbour'],
    engaged: ['engaged opponents', 'an engaged opponent'],
    others: ['others', 'all others', 'another player'],
    everyone: ['everyone', 'everybody', 'a player', 'any player'],
  },
  'PLAYERS',
);
export const who = oneOf<Who>(
  { ...ONE, ...GROUP, picked: ['the picked', 'picked', 'the picked players'] },
  'WHO',
);
export const whose = oneOf<'holder' | Relation>({ holder: ONE.holder, ...GROUP }, 'WHO');

export const damageType = oneOf<DamageType>(
  {
    normal: 'normal',
    undefendable: 'undefendable',
    pure: 'pure',
    collateral: 'collateral',
    ultimate: 'ultimate',
    typeless: 'typeless',
  },
  'TYPE',
);
export const damageTypes = listOf(damageType, 'or');
export const scope = oneOf<DiceScope>({ rolled: 'rolled', shown: 'shown' });
export const dieValue: Slot<DieValue> = {
  read: (cursor) => number.read(cursor),
  write: (value) => String(value),
  shown: 'N',
};
export const dieValues = listOf(dieValue, 'or');

export const turnPhase = oneOf<TurnPhase>(
  {
    upkeep: 'the upkeep phase',
    income: 'the income phase',
    'main-1': 'the first main phase',
    'offensive-roll': 'the offensive roll phase',
    'targeting-roll': 'the targeting roll phase',
    'defensive-roll': 'the defensive roll phase',
    'main-2': 'the second main phase',
    discard: 'the discard phase',
  },
  'PHASE',
);

/** A space by its column and row. */
const label: Slot<string> = {
  read(cursor) {
    const { word } = cursor;
    if (word === undefined || !/^[A-Z]\d+$/.test(word.text)) return cursor.describe('a space such as "B4"');
    cursor.at += 1;
    return word.text;
  },
  write: (value) => value,
  shown: 'B4',
};

const of = <T extends object>(template: string, parts: Parameters<typeof phrase<T>>[2]) =>
  phrase<T>({}, template, parts);
type Form<K extends string> = Extract<Spaces, Record<K, unknown>>;

/** The phrases of spaces of a Mission. */
export const SPACES: readonly Phrase<never>[] = [
  of<Form<'zone'>>('the zone {zone}', { zone: ownId }),
  of<Form<'of'>>('the space of {of}', { of: who }),
  of<Form<'beside'>>('spaces beside {beside}', { beside: who }),
  of<Form<'marked'>>('spaces marked {marked}', {
    marked: oneOf({ entry: 'entry', exit: 'exit', boost: 'boost' }),
  }),
  of<Form<'lying'>>('spaces with {lying}', {
    lying: oneOf({
      boost: 'boost tiles',
      clear: 'clear tiles',
      plot: 'plot tiles',
      blocked: 'blocked tiles',
      mystery: 'mystery tiles',
      defeat: 'defeat tiles',
    }),
  }),
  of<Form<'labels'>>('spaces {labels}', { labels: listOf(label, ',') }),
];

export const spaces: Slot<Spaces> = said<never>('spaces', () => SPACES, 'SPACES');
