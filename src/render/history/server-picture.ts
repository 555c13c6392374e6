/** The picture of a server's record, without anybody's name. */
import type { CollectiveRecord } from '../../history/collective-record.ts';
import type { Words } from '../../words/index.ts';
import { sourceName } from '../table/content-names.ts';
import { crestOf, type Fact, luckFigure, type RecordPicture, shareList } from './record-picture.ts';
import type { RecordNames } from './record-text.ts';

/**
 * Returns the picture's model.
 * @param title the server's name; null where it is not known
 */
export function serverPicture(
  record: CollectiveRecord,
  title: string | null,
  names: RecordNames,
  words: Words,
): RecordPicture {
  const { games, heroes, missions, crawls, luck } = record;
  const { stats } = words;
  const { picture: say } = stats;
  const first = heroes[0];
  return {
    title: title ?? say.thisServer,
    subtitle: say.of(games, null),
    crest: first ? crestOf(first.hero) : null,
    bars: [],
    facts: factsOf(record, names, words),
    lists: [
      ...shareList(
        stats.heroesHere,
        heroes.map(({ hero, ...share }) => ({ crest: crestOf(hero), name: names.hero(hero), ...share })),
        words,
      ),
      ...shareList(
        stats.missions,
        missions.map(({ mission, raised, ...share }) => ({
          crest: null,
          name: stats.missionName(names.mission(mission), raised),
          ...share,
        })),
        words,
      ),
      ...shareList(
        stats.crawls,
        crawls.map(({ crawl, difficulty, ...share }) => ({
          crest: null,
          name: stats.crawlName(names.crawl(crawl), difficulty),
          ...share,
        })),
        words,
      ),
    ],
    luck: [
      ...luckFigure(stats.luckOfPeople, luck.people, words),
      ...luckFigure(stats.luckOfBots, luck.bots, words),
    ],
  };
}

function factsOf(
  { ofPeople, turns, biggest }: CollectiveRecord,
  names: RecordNames,
  words: Words,
): readonly Fact[] {
  const { picture: say } = words.stats;
  const facts: Fact[] = [{ figure: String(ofPeople), caption: say.withoutBots(ofPeople) }];
  if (turns !== null) facts.push({ figure: turns.toFixed(1), caption: say.meanTurns });
  if (biggest) {
    const source = biggest.source === null ? null : sourceName(biggest.source, words);
    facts.push({ figure: String(biggest.amount), caption: say.biggest(source, names.hero(biggest.hero)) });
  }
  return facts;
}
