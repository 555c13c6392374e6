/** What the picture of a record shows, whether of a person, a pair or a server, and its alt text. */
import type { LuckRecord } from '../../history/luck-record.ts';
import type { Words } from '../../words/index.ts';
import { ALT_TEXT_LENGTH } from '../discord-limits.ts';
import { coloursOf } from '../hero-colours.ts';
import type { Palette } from '../picture/board-model.ts';
import { abilityName } from '../table/content-names.ts';
import { clipped } from '../table/phrasing.ts';
import { luckVerdict, spreadOf } from './luck-text.ts';

/** A hero's id with its colours. */
export interface Crest {
  readonly hero: string;
  readonly palette: Palette;
}

/** A bar of games won, lost and drawn. */
export interface BalanceBar {
  readonly name: string;
  /** The numbers in words. */
  readonly text: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** The share of wins in words; null without a game that was won or lost. */
  readonly rate: string | null;
}

/** A hero, a Mission or a scenario with games won of played. */
export interface ShareRow {
  /** Null for what is no hero. */
  readonly crest: Crest | null;
  readonly name: string;
  readonly text: string;
  /** Won of played, 0 to 1. */
  readonly share: number;
}

export interface ShareList {
  readonly heading: string;
  readonly rows: readonly ShareRow[];
}

/** Hits on a scale around their expectation. */
export interface LuckScale {
  readonly name: string;
  /** Hits and expectation, above and below the scale. */
  readonly hits: string;
  readonly expected: string;
  /** The ends of the spread around the expectation. */
  readonly low: string;
  readonly high: string;
  /** How many spreads the hits are above the expectation; negative below. */
  readonly offset: number;
}

export interface LuckFigure {
  readonly heading: string;
  readonly rolls: string;
  readonly verdict: string;
  readonly sum: LuckScale;
  /** Lines of abilities, most aimed at first. */
  readonly lines: readonly LuckScale[];
}

/** A large figure with a caption. */
export interface Fact {
  readonly figure: string;
  readonly caption: string;
}

export interface RecordPicture {
  readonly title: string;
  readonly subtitle: string;
  /** Null where no hero stands for the record. */
  readonly crest: Crest | null;
  readonly bars: readonly BalanceBar[];
  readonly facts: readonly Fact[];
  readonly lists: readonly ShareList[];
  readonly luck: readonly LuckFigure[];
}

/** Rows of a list. */
const LISTED = 5;
/** Lines of abilities beside the sum of luck. */
const AIMS = 4;

export function crestOf(hero: string): Crest {
  return { hero, palette: coloursOf(hero) };
}

/** Returns the list as an array that is empty without rows. */
export function shareList(
  heading: string,
  shares: readonly {
    readonly crest: Crest | null;
    readonly name: string;
    readonly won: number;
    readonly played: number;
  }[],
  { stats }: Words,
): readonly ShareList[] {
  if (shares.length === 0) return [];
  const rows = shares.slice(0, LISTED).map(({ crest, name, won, played }) => ({
    crest,
    name,
    text: stats.picture.share(won, played),
    share: played === 0 ? 0 : won / played,
  }));
  return [{ heading, rows }];
}

/** Returns the luck as an array that is empty without re-rolls. */
export function luckFigure(heading: string, luck: LuckRecord, words: Words): readonly LuckFigure[] {
  if (luck.rolls === 0) return [];
  return [
    {
      heading,
      rolls: words.stats.picture.rolls(luck.rolls),
      verdict: luckVerdict(luck, words),
      sum: scaleOf('', luck, words),
      lines: luck.byLine.slice(0, AIMS).map((one) => scaleOf(abilityName(one.line), one, words)),
    },
  ];
}

function scaleOf(
  name: string,
  aim: Pick<LuckRecord, 'hits' | 'expected' | 'variance' | 'rolls'>,
  { stats: { picture: say } }: Words,
): LuckScale {
  const { hits, expected, rolls } = aim;
  const spread = spreadOf(aim);
  return {
    name,
    hits: name === '' ? say.hits(hits) : say.share(hits, rolls),
    expected: say.expected(expected.toFixed(1)),
    low: Math.max(0, expected - spread).toFixed(1),
    high: Math.min(rolls, expected + spread).toFixed(1),
    offset: spread === 0 ? 0 : (hits - expected) / spread,
  };
}

/** At most 1,024 characters. */
export function recordAltText({ title, subtitle, bars, facts, lists, luck }: RecordPicture): string {
  const parts = [
    `${title}, ${subtitle}.`,
    ...bars.map(({ name, text, rate }) => `${name}: ${text}${rate === null ? '' : ` (${rate})`}.`),
    ...facts.map(({ figure, caption }) => `${figure} ${caption}.`),
    ...lists.map(
      ({ heading, rows }) => `${heading}: ${rows.map(({ name, text }) => `${name} ${text}`).join(', ')}.`,
    ),
    ...luck.map(
      ({ heading, rolls, sum, verdict }) => `${heading}: ${rolls}, ${sum.hits}, ${sum.expected}: ${verdict}.`,
    ),
  ];
  return clipped(parts.join(' '), ALT_TEXT_LENGTH);
}
