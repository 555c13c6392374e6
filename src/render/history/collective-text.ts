/** The record of a server in words. */
import type { CollectiveRecord } from '../../history/collective-record.ts';
import type { Words } from '../../words/index.ts';
import { CONTENT_LENGTH } from '../discord-limits.ts';
import { fittedLines } from '../table/fitted-lines.ts';
import { escaped } from '../table/phrasing.ts';
import type { RecordNames } from './record-text.ts';

/** Some characters are left for a count of what is cut. */
const LENGTH = CONTENT_LENGTH - 100;
const HEROES = 12;
const MISSIONS = 10;

/** Returns the record as markdown of at most 1,900 characters. */
export function collectiveText(
  { games, ofPeople, turns, heroes, missions }: CollectiveRecord,
  names: RecordNames,
  { stats }: Words,
): string {
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
      .map(({ mission, raised, won, played }) =>
        stats.mission(escaped(names.mission(mission)), raised, won, played),
      ),
  ];
  return fittedLines(lines, LENGTH).join('\n');
}
