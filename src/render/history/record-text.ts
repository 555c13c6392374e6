/** A person's record in words, for a private message. */
import type { Balance, HeroBalance, PersonRecord } from '../../history/records.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { CONTENT_LENGTH } from '../discord-limits.ts';
import { abilityName, sourceName } from '../table/content-names.ts';
import { fittedLines } from '../table/fitted-lines.ts';
import { escaped } from '../table/phrasing.ts';
import { luckLines } from './luck-text.ts';

/** Names of heroes, Missions and scenarios of Adventures by their ids. */
export interface RecordNames {
  hero(id: string): string;
  mission(id: string): string;
  crawl(id: string): string;
}

/** Whose record it is, where not the reader's own, and the only opponent whose games count; mentions. */
export interface RecordOf {
  readonly person?: string | null;
  readonly against?: string | null;
  /** Only Missions and Adventures count. */
  readonly isOfParty?: boolean;
}

/** Some characters are left for a count of what is cut. */
const LENGTH = CONTENT_LENGTH - 100;
/** Heroes and abilities in a line. */
const LISTED = 6;

/**
 * Returns the record as markdown of at most 1,900 characters.
 * @param hero the only hero whose games are counted; null for all
 */
export function recordText(
  record: PersonRecord,
  hero: string | null,
  names: RecordNames,
  words: Words = ENGLISH,
  { person = null, against = null, isOfParty = false }: RecordOf = {},
): string {
  const { stats } = words;
  const heroName = (id: string) => escaped(names.hero(id));
  const only = hero === null ? null : heroName(hero);
  const title = isOfParty
    ? person === null
      ? stats.partyHeading
      : stats.partyHeadingOf(person)
    : person === null
      ? stats.heading(only)
      : stats.headingOf(person, only);
  const lines = [
    title,
    ...(against === null ? [] : [stats.pair(against)]),
    ...section(stats.people, record.people, words),
    ...streakLines(record, words),
    ...section(stats.bots, record.bots, words),
    ...seriesLines(record, words),
    ...record.missions
      .slice(0, LISTED)
      .flatMap(({ mission, raised, ...balance }) =>
        section(
          `${stats.missions}, ${stats.missionName(escaped(names.mission(mission)), raised)}`,
          balance,
          words,
        ),
      ),
    ...record.crawls
      .slice(0, LISTED)
      .flatMap(({ crawl, difficulty, ...balance }) =>
        section(
          `${stats.crawls}, ${stats.crawlName(escaped(names.crawl(crawl)), difficulty)}`,
          balance,
          words,
        ),
      ),
    ...(hero === null ? heroLine(stats.heroes, record.heroes, heroName, words) : []),
    ...(isOfParty && hero === null ? heroLine(stats.partyHeroes, record.partyHeroes, heroName, words) : []),
    ...heroLine(stats.against, record.against, heroName, words),
    ...figureLines(record, heroName, words),
  ];
  return fittedLines(lines, LENGTH).join('\n');
}

function section(name: string, balance: Balance, { stats }: Words): string[] {
  const { played, won, lost, drawn } = balance;
  if (played === 0) return [];
  const rate = won + lost === 0 ? null : Math.round((100 * won) / (won + lost));
  return [stats.row(name, stats.balance(played, won, lost, drawn, rate))];
}

function seriesLines({ series: { won, lost } }: PersonRecord, { stats }: Words): string[] {
  return won + lost === 0 ? [] : [stats.row(stats.series, stats.seriesBalance(won, lost))];
}

function streakLines({ streak, longestStreak }: PersonRecord, { stats }: Words): string[] {
  if (!streak || (streak.games < 2 && longestStreak < 2)) return [];
  const longest = longestStreak > 1 ? `, ${stats.longestStreak(longestStreak)}` : '';
  return [`-# ${stats.streak(streak.won, streak.games)}${longest}`];
}

function heroLine(
  title: string,
  heroes: readonly HeroBalance[],
  heroName: (id: string) => string,
  { stats }: Words,
): string[] {
  if (heroes.length === 0) return [];
  const heroTexts = heroes
    .slice(0, LISTED)
    .map(({ hero, won, played }) => stats.line(heroName(hero), won, played));
  return [stats.row(title, heroTexts.join(' · '))];
}

function figureLines(
  { biggest, damagePerTurn, shortest, longest, abilities, luck }: PersonRecord,
  heroName: (id: string) => string,
  words: Words,
): string[] {
  const { stats } = words;
  const used = abilities
    .slice(0, LISTED)
    .map(({ ability, count }) => stats.used(abilityName(ability), count));
  return [
    ...(biggest
      ? [
          stats.biggest(
            biggest.amount,
            biggest.source === null ? null : sourceName(biggest.source, words),
            heroName(biggest.hero),
          ),
        ]
      : []),
    ...(damagePerTurn === null ? [] : [stats.damagePerTurn(damagePerTurn.toFixed(1))]),
    ...(shortest === null || longest === null ? [] : [stats.length(shortest, longest)]),
    ...(used.length === 0 ? [] : [stats.row(stats.abilities, used.join(' · '))]),
    ...luckLines(stats.luck, luck, words),
  ];
}
