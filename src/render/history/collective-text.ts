/** The record of a server in words. */
import type { CollectiveRecord, Share } from '../../history/collective-record.ts';
import type { Words } from '../../words/index.ts';
import { CONTENT_LENGTH } from '../discord-limits.ts';
import { sourceName } from '../table/content-names.ts';
import { fittedLines } from '../table/fitted-lines.ts';
import { escaped } from '../table/phrasing.ts';
import { luckLines } from './luck-text.ts';
import type { RecordNames } from './record-text.ts';

/** Some characters are left for a count of what is cut. */
const LENGTH = CONTENT_LENGTH - 100;
const HEROES = 12;
const MISSIONS = 10;

/** Returns the record as markdown of at most 1,900 characters. */
export function collectiveText(
  { games, ofPeople, turns, heroes, missions, crawls, biggest, luck }: CollectiveRecord,
  names: RecordNames,
  words: Words,
): string {
  const { stats } = words;
  const shareLine = (name: string, { won, played }: Share) => stats.row(name, stats.share(won, played));
  const lines = [
    stats.serverHeading,
    stats.serverGames(games, ofPeople),
    ...(turns === null ? [] : [stats.serverTurns(turns.toFixed(1))]),
    ...(heroes.length === 0
      ? []
      : [
          stats.row(
            stats.heroesHere,
            heroes
              .slice(0, HEROES)
              .map(({ hero, won, played }) => stats.line(escaped(names.hero(hero)), won, played))
              .join(' · '),
          ),
        ]),
    ...missions
      .slice(0, MISSIONS)
      .map(({ mission, raised, ...share }) =>
        shareLine(stats.missionName(escaped(names.mission(mission)), raised), share),
      ),
    ...crawls
      .slice(0, MISSIONS)
      .map(({ crawl, difficulty, ...share }) =>
        shareLine(stats.crawlName(escaped(names.crawl(crawl)), difficulty), share),
      ),
    ...(biggest
      ? [
          stats.biggest(
            biggest.amount,
            biggest.source === null ? null : sourceName(biggest.source, words),
            escaped(names.hero(biggest.hero)),
          ),
        ]
      : []),
    ...luckLines(stats.luckOfPeople, luck.people, words),
    ...luckLines(stats.luckOfBots, luck.bots, words),
  ];
  return fittedLines(lines, LENGTH).join('\n');
}
