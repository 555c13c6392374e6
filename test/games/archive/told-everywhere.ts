/** All that is told of archived games in words: replay, trophy, records and achievements. For tests. */
import { pino } from 'pino';
import { trophyLines } from '../../../src/commands/messages/trophy.ts';
import { playersIn, replayPage } from '../../../src/commands/replay/replay-page.ts';
import { heroById, listHeroes, missionById } from '../../../src/engine/definitions.ts';
import type { GameState } from '../../../src/engine/index.ts';
import type { RetoldGame } from '../../../src/games/retelling.ts';
import { collectiveRecordOf } from '../../../src/history/collective-record.ts';
import { recordOf } from '../../../src/history/records.ts';
import { type GameResult, isCooperative } from '../../../src/history/result.ts';
import { NO_STANDINGS, standingsAfter } from '../../../src/history/standings.ts';
import { collectiveText } from '../../../src/render/history/collective-text.ts';
import { featsOfHero, featsOverview } from '../../../src/render/history/feats-text.ts';
import { personPicture } from '../../../src/render/history/person-picture.ts';
import { type RecordPicture, recordAltText } from '../../../src/render/history/record-picture.ts';
import { recordText } from '../../../src/render/history/record-text.ts';
import { replayPanel, sharedMoment } from '../../../src/render/history/replay-message.ts';
import { serverPicture } from '../../../src/render/history/server-picture.ts';
import { nameOf } from '../../../src/render/table/players.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { QUIET_TABLE } from '../sample-snapshot.ts';

const NAMES = {
  hero: (id: string) => heroById(id).name,
  mission: (id: string) => missionById(id).name,
  crawl: (id: string) => id,
};
const VIEW = { hands: true, mayShare: true, language: 'en-US', readerId: 'ada' } as const;
/** Key moments of a game that are looked at. */
const MOMENTS = 4;

/** A text that shows a value which nobody has worded. */
export const BROKEN = /undefined|NaN|Infinity|\[object|null/;

/** Returns the panels of a replay, at its ends, in its middle and at key moments, and what is shared. */
export async function replayTexts(game: RetoldGame): Promise<readonly string[]> {
  const last = game.steps.length - 1;
  const moments = game.moments.slice(0, MOMENTS).map(({ at }) => at);
  const context = { pictures: false, log: pino({ level: 'silent' }) };
  const seen = game.occupants.map((_, seat) => seat);
  const texts: string[] = [];
  for (const step of new Set([0, Math.floor(last / 2), last, ...moments])) {
    const { page } = await replayPage(context, game, { ...VIEW, step, seen });
    for (const parts of [replayPanel(page, ENGLISH), sharedMoment(page, ENGLISH)]) {
      texts.push(...parts.flatMap(shownIn));
    }
  }
  return texts;
}

/** The texts and labels of components at any depth. */
function shownIn(part: object): string[] {
  return Object.entries(part).flatMap(([key, value]): string[] => {
    if (typeof value === 'string')
      return ['content', 'label', 'description', 'placeholder'].includes(key) ? [value] : [];
    if (Array.isArray(value)) return value.flatMap((one) => (one instanceof Object ? shownIn(one) : []));
    return value instanceof Object ? shownIn(value) : [];
  });
}

/** Returns the lines below the end of a game with the chronicle that it has. */
export function trophyTexts(
  { gameId, chronicle, occupants }: RetoldGame,
  state: GameState,
): readonly string[] {
  const game = { ...QUIET_TABLE, gameId, occupants, state, chronicle, ended: 'played' } as const;
  return trophyLines(game, { feats: [], record: [2, 1] });
}

/** Returns the names of the players as the replay has them. */
export function namesIn(game: RetoldGame): readonly string[] {
  const players = playersIn(game, null);
  return players.map((_, seat) => nameOf(players, seat, ENGLISH));
}

/** Returns records and achievements of a person, of each hero they played, of Missions and of the server. */
export function recordTexts(results: readonly GameResult[], person: string): readonly string[] {
  const own = results.filter(({ seats }) => seats.some((seat) => seat.person === person));
  const heroes = new Set(
    own.flatMap(({ seats }) => seats.filter((one) => one.person === person).map(({ hero }) => hero)),
  );
  const standings = standingsAfter(NO_STANDINGS, results);
  const earned = new Set(standings.feats.get(person)?.keys() ?? []);
  const server = collectiveRecordOf(results);
  return [
    ...recordOfPerson(own, person, null),
    ...[...heroes].flatMap((hero) => recordOfPerson(own, person, hero)),
    ...recordOfPerson(own.filter(isCooperative), person, null, true),
    collectiveText(server, NAMES, ENGLISH),
    ...pictureTexts(serverPicture(server, null, NAMES, ENGLISH)),
    featsOverview(earned, NAMES.hero, ENGLISH),
    featsOfHero(null, '', earned, standings, ENGLISH),
    ...listHeroes().map(({ id, name }) => featsOfHero(id, name, earned, standings, ENGLISH)),
  ];
}

function recordOfPerson(
  results: readonly GameResult[],
  person: string,
  hero: string | null,
  isOfParty = false,
): readonly string[] {
  const record = recordOf(results, person, hero);
  const shown = { name: 'Ada', hero, against: null, isOfParty };
  return [
    recordText(record, hero, NAMES, ENGLISH, { isOfParty }),
    ...pictureTexts(personPicture(record, shown, NAMES, ENGLISH)),
  ];
}

function pictureTexts(picture: RecordPicture): readonly string[] {
  return [recordAltText(picture), ...shownValues(picture)];
}

/** All texts and figures of a picture's model. */
function shownValues(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return value instanceof Object ? Object.values(value).flatMap(shownValues) : [];
}
