/** How tokens are written: `token Burn, negative, limit 3`, and what they do below. */
import type { Confidence } from '../../../engine/vocabulary/card.ts';
import type {
  CompanionHealth,
  EnemyUse,
  OtherToken,
  Spend,
  TokenDefinition,
  TokenPrice,
} from '../../../engine/vocabulary/token.ts';
import { condition } from './conditions.ts';
import { NO } from './cursor.ts';
import { effectsOfUse } from './effects.ts';
import { sideNames } from './headings.ts';
import { modifierPhrases } from './modifiers.ts';
import { type Phrase, phrase, said } from './phrase.ts';
import { alsoRead, each, type Property, says } from './section.ts';
import { flag, listOf, number, oneOf, ownId, quotedText, type Slot, tokenName } from './slot.ts';
import { timing } from './timings.ts';
import { triggersAfter } from './triggers.ts';
import { PRINTED_USES, spentAtOnce } from './uses.ts';

/** How sure the figures are. */
export const confidence = oneOf<Confidence>({ high: 'high', medium: 'medium', low: 'low' });

export const price: Slot<TokenPrice> = said('a price', () => [
  phrase<TokenPrice>({}, '{count} {token}', { count: number, token: tokenName }),
]);

const SPEND: Phrase<Spend> = phrase<Spend>(
  {},
  'spend {takes} [as {use}] {timing} [for {cp} CP] [for {costs}] [discarding {cards} cards|card] [, against {attackOf} dmg/damage or more] [, at most {perPhase} a phase] [, {whose}] [, once a turn {oncePerTurn}] [, {notWhenGainedThisTurn}] [, if {when}] {effects}',
  {
    takes: spentAtOnce,
    use: ownId,
    timing,
    cp: number,
    costs: price,
    cards: number,
    attackOf: number,
    perPhase: number,
    whose: oneOf({ giver: 'by its giver' }),
    oncePerTurn: oneOf({ use: 'this way', token: 'in all ways' }),
    notWhenGainedThisTurn: flag('not when gained this turn'),
    when: condition,
    effects: effectsOfUse,
  },
);

const ENEMY = phrase<EnemyUse>(
  {},
  'enemies use {use} when {when} [from {from} dmg/damage] [, {defendable}]',
  {
    use: ownId,
    when: oneOf({ attacking: 'attacking', attacked: 'attacked' }),
    from: number,
    defendable: flag('defendable attacks only'),
  },
);

const health: Slot<CompanionHealth> = said('a health dial', () => [
  phrase<CompanionHealth>({}, '{start} of {most} [, at 0 {empty}]', {
    start: number,
    most: number,
    empty: ownId,
  }),
]);

const other: Slot<OtherToken> = said('another token', () => [
  phrase<OtherToken>({}, '{token} if {when}', { token: tokenName, when: condition }),
]);

type End = NonNullable<TokenDefinition['until']>;

/** The end of a turn or phase; "that phase" is the one of which the sentence before tells. */
function endOf(words: Readonly<Record<End, readonly string[]>>): Slot<End> {
  const named = oneOf<End>(words);
  return {
    ...named,
    read(cursor) {
      const value = named.read(cursor);
      if (value !== NO || !cursor.take('that') || !cursor.take('phase')) return value;
      const before = cursor.line.words.slice(0, cursor.at).map(({ text }) => text.toLowerCase());
      return /\boffensive roll phase\b/.test(before.join(' ')) ? 'offense-end' : NO;
    },
  };
}

type Token = Partial<TokenDefinition>;

/** What stands in the heading of a token, after its name. */
export const TOKEN_OPTIONS: readonly Property<Token>[] = [
  says<Token, 'kind'>(
    'kind',
    '{kind}',
    oneOf({
      positive: ['positive', 'positive status effect', 'positive token'],
      negative: ['negative', 'negative status effect', 'negative token'],
      unique: ['unique', 'unique token', 'unique status effect'],
      companion: 'companion',
    }),
  ),
  says<Token, 'limit'>('limit', '[stack] limit/max {limit}', number),
  says<Token, 'ownLimit'>('ownLimit', 'own limit {ownLimit}', number),
  says<Token, 'persistent'>('persistent', '{persistent}', flag('persistent')),
  says<Token, 'fixed'>(
    'fixed',
    '{fixed}',
    flag('fixed', 'cannot be transferred or removed', 'cannot be removed or transferred'),
  ),
  says<Token, 'stays'>('stays', '{stays}', flag('stays', 'cannot be transferred', 'cannot be moved')),
  says<Token, 'idleOnEnemies'>('idleOnEnemies', '{idleOnEnemies}', flag('idle on enemies')),
  says<Token, 'until'>(
    'until',
    'until {until}',
    oneOf({ 'offense-end': 'the offensive roll phase ends', 'turn-end': 'the turn ends' }),
  ),
  ...[
    'remove/discard it/this',
    'remove/discard this token',
    'remove/discard/removed',
    'it/this is removed/discarded',
    'this/the token is removed/discarded',
    'lasts/stays until',
    'it/this lasts/stays until',
    'this token lasts/stays until',
  ]
    .flatMap((words) =>
      words.endsWith('until') ? [`${words} the end of`] : [`${words} at the end of`, `${words} after`],
    )
    .map((words) =>
      alsoRead(
        says<Token, 'until'>(
          'until',
          `${words} {until}`,
          endOf({
            'offense-end': ['your', 'the', 'their', "the holder's", "the afflicted player's"].map(
              (whose) => `${whose} offensive roll phase`,
            ),
            'turn-end': ['your', 'the', 'their', "the holder's", "the afflicted player's", 'this'].map(
              (whose) => `${whose} turn`,
            ),
          }),
        ),
      ),
    ),
  says<Token, 'id'>('id', 'id {id}', ownId),
];

/** What stands on the lines below the heading of a token. */
export const TOKEN_LINES: readonly Property<Token>[] = [
  says<Token, 'text'>('text', 'says {text}', quotedText),
  says<Token, 'confidence'>('confidence', 'confidence {confidence}', confidence),
  says<Token, 'unconfirmed'>('unconfirmed', 'unsure {unconfirmed}', quotedText),
  says<Token, 'countsWith'>('countsWith', 'counts with {countsWith}', listOf(tokenName, ',')),
  says<Token, 'comesAs'>('comesAs', 'comes as {comesAs}', other),
  says<Token, 'health'>('health', 'health {health}', health),
  says<Token, 'sides'>('sides', 'sides {sides}', sideNames),
  each<Token, 'spends', Spend>('spends', ({ spends }) => spends, [SPEND, ...PRINTED_USES]),
  each('triggers', ({ triggers }: Token) => triggers, triggersAfter()),
  each('forBringer', ({ forBringer }: Token) => forBringer, triggersAfter('for its hero ')),
  each('modifiers', ({ modifiers }: Token) => modifiers, modifierPhrases),
  each<Token, 'enemy', EnemyUse>('enemy', ({ enemy }) => enemy, [ENEMY]),
];
