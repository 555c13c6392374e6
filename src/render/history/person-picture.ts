/** The picture of a person's record: all of it, with one hero, against one person, or in Missions and Adventures. */
import type { Balance, HeroBalance, PersonRecord } from '../../history/records.ts';
import type { Words } from '../../words/index.ts';
import { sourceName } from '../table/content-names.ts';
import {
  type BalanceBar,
  crestOf,
  type Fact,
  luckFigure,
  type RecordPicture,
  shareList,
} from './record-picture.ts';
import type { RecordNames } from './record-text.ts';

/** Whose record is drawn; names are plain text. */
export interface PersonShown {
  readonly name: string;
  /** The only hero whose games count; null for all. */
  readonly hero: string | null;
  /** The only opponent whose games count; null for all. */
  readonly against: string | null;
  readonly isOfParty: boolean;
}

/** Returns the picture's model. */
export function personPicture(
  record: PersonRecord,
  shown: PersonShown,
  names: RecordNames,
  words: Words,
): RecordPicture {
  const { name, hero, against, isOfParty } = shown;
  const { stats } = words;
  const { picture: say } = stats;
  const parties = [...record.missions, ...record.crawls];
  const party = sumOf(parties);
  const games = record.people.played + record.bots.played + party.played;
  const crest = hero ?? [...record.heroes, ...record.partyHeroes][0]?.hero;
  const heroRows = (heroes: readonly HeroBalance[]) =>
    heroes.map(({ hero: id, won, played }) => ({ crest: crestOf(id), name: names.hero(id), won, played }));
  const missions = record.missions.map(({ mission, raised, won, played }) => ({
    crest: null,
    name: stats.missionName(names.mission(mission), raised),
    won,
    played,
  }));
  const crawls = record.crawls.map(({ crawl, difficulty, won, played }) => ({
    crest: null,
    name: stats.crawlName(names.crawl(crawl), difficulty),
    won,
    played,
  }));
  return {
    title: against === null ? name : say.against(name, against),
    subtitle: isOfParty ? say.ofParty(games) : say.of(games, hero === null ? null : names.hero(hero)),
    crest: crest === undefined ? null : crestOf(crest),
    bars: [
      ...barOf(stats.people, record.people, words),
      ...barOf(stats.bots, record.bots, words),
      ...barOf(stats.missions, sumOf(record.missions), words),
      ...barOf(stats.crawls, sumOf(record.crawls), words),
    ],
    facts: factsOf(record, names, words),
    lists: [
      ...(hero === null ? shareList(stats.heroes, heroRows(record.heroes), words) : []),
      ...shareList(stats.against, heroRows(record.against), words),
      ...shareList(stats.missions, missions, words),
      ...shareList(stats.crawls, crawls, words),
      ...(isOfParty && hero === null
        ? shareList(stats.partyHeroes, heroRows(record.partyHeroes), words)
        : []),
    ],
    luck: luckFigure(stats.luck, record.luck, words),
  };
}

function sumOf(balances: readonly Balance[]): Balance {
  return balances.reduce<Balance>(
    (sum, { played, won, lost, drawn }) => ({
      played: sum.played + played,
      won: sum.won + won,
      lost: sum.lost + lost,
      drawn: sum.drawn + drawn,
    }),
    { played: 0, won: 0, lost: 0, drawn: 0 },
  );
}

function barOf(
  name: string,
  { played, won, lost, drawn }: Balance,
  { stats: { picture: say } }: Words,
): readonly BalanceBar[] {
  if (played === 0) return [];
  const rate = won + lost === 0 ? null : say.rate(Math.round((100 * won) / (won + lost)));
  return [{ name, text: say.balance(won, lost, drawn), won, lost, drawn, rate }];
}

function factsOf(
  { biggest, damagePerTurn, shortest, longest, streak, longestStreak }: PersonRecord,
  names: RecordNames,
  words: Words,
): readonly Fact[] {
  const { picture: say } = words.stats;
  const facts: Fact[] = [];
  if (biggest) {
    const source = biggest.source === null ? null : sourceName(biggest.source, words);
    facts.push({ figure: String(biggest.amount), caption: say.biggest(source, names.hero(biggest.hero)) });
  }
  if (damagePerTurn !== null) {
    facts.push({ figure: damagePerTurn.toFixed(1), caption: say.damagePerTurn });
  }
  if (shortest !== null && longest !== null) {
    facts.push({
      figure: shortest === longest ? `${shortest}` : `${shortest}–${longest}`,
      caption: say.turns,
    });
  }
  if (streak && streak.games > 1) facts.push({ figure: `${streak.games}`, caption: say.streak(streak.won) });
  if (longestStreak > 1) facts.push({ figure: `${longestStreak}`, caption: say.longestStreak });
  return facts;
}
