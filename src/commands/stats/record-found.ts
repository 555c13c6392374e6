/** Looks a record up: whose it is, whether the reader may see it, and how it is told in words and as a picture. */
import { userMention } from '@discordjs/builders';
import {
  heroById,
  isBoard,
  isMission,
  isScenario,
  missionById,
  scenarioById,
} from '../../engine/definitions.ts';
import { showsBoards } from '../../games/repository/boards.ts';
import { collectiveRecordOf } from '../../history/collective-record.ts';
import { recordOf } from '../../history/records.ts';
import { type GameResult, isCooperative } from '../../history/result.ts';
import { collectiveText } from '../../render/history/collective-text.ts';
import { personPicture } from '../../render/history/person-picture.ts';
import type { RecordKind } from '../../render/history/record-id.ts';
import type { RecordPicture } from '../../render/history/record-picture.ts';
import { recordText } from '../../render/history/record-text.ts';
import { serverPicture } from '../../render/history/server-picture.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { maySeeRecord } from '../panels/record-sight.ts';

/** A person with the name that pictures show. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

export interface RecordWanted {
  readonly of: RecordKind;
  readonly readerId: string;
  readonly person: NamedPerson;
  /** The person on the other side of the games that count; null: anybody. */
  readonly against: NamedPerson | null;
  /** The only hero whose games count; null for all. */
  readonly hero: string | null;
  /** Where it is asked; null outside of servers. */
  readonly server: { readonly id: string; readonly name: string | null } | null;
}

/** A record, or the sentence that says why there is none. */
export type RecordFound =
  | { readonly none: string }
  | { readonly text: string; readonly picture: RecordPicture };

const NAMES = { hero: heroName, mission: missionName, crawl: crawlName };

/** Returns the wanted record. @throws StoreUnavailable */
export async function recordFound(
  context: BotContext,
  wanted: RecordWanted,
  words: Words,
): Promise<RecordFound> {
  return wanted.of === 'server' ? serverRecord(context, wanted, words) : personRecord(context, wanted, words);
}

async function serverRecord(
  { games, store }: BotContext,
  { server }: RecordWanted,
  words: Words,
): Promise<RecordFound> {
  if (server === null || !(await showsBoards(store, server.id))) return { none: words.ladder.isOff };
  const record = collectiveRecordOf(await games.resultsOfServer(server.id));
  if (record.games === 0) return { none: words.stats.nothing };
  return {
    text: collectiveText(record, NAMES, words),
    picture: serverPicture(record, server.name, NAMES, words),
  };
}

async function personRecord(context: BotContext, wanted: RecordWanted, words: Words): Promise<RecordFound> {
  const { of, readerId, person, against, hero, server } = wanted;
  // Games of the reader with somebody are the reader's own; of two others, both must let them be seen.
  const people = against === null || ![person.id, against.id].includes(readerId) ? [person, against] : [];
  for (const one of people) {
    if (one !== null && !(await maySeeRecord(context, server?.id ?? null, readerId, one.id))) {
      return { none: words.ladder.hidden(userMention(one.id)) };
    }
  }
  const isOfParty = of === 'party';
  const results = (await context.games.resultsOf(person.id)).filter(
    (result) =>
      isWith(result, person.id, hero) &&
      (against === null || isAgainst(result, person.id, against.id)) &&
      (!isOfParty || isCooperative(result)),
  );
  if (results.length === 0) return { none: noRecord(wanted, words) };
  const record = recordOf(results, person.id, hero);
  return {
    text: recordText(record, hero, NAMES, words, {
      person: person.id === readerId ? null : userMention(person.id),
      against: against === null ? null : userMention(against.id),
      isOfParty,
    }),
    picture: personPicture(
      record,
      { name: person.name, hero, against: against?.name ?? null, isOfParty },
      NAMES,
      words,
    ),
  };
}

function noRecord({ of, readerId, person, against, hero }: RecordWanted, { stats, ladder }: Words): string {
  if (against !== null) return stats.nothing;
  if (of === 'party') return stats.noParty;
  if (person.id !== readerId) return ladder.nothingOf(userMention(person.id));
  return hero === null ? stats.none : stats.noneWith(heroName(hero));
}

function isWith({ seats }: GameResult, personId: string, hero: string | null): boolean {
  return hero === null || seats.some((seat) => seat.person === personId && seat.hero === hero);
}

function isAgainst({ seats }: GameResult, personId: string, otherId: string): boolean {
  const team = seats.find(({ person }) => person === personId)?.team;
  return seats.some((seat) => seat.person === otherId && seat.team !== team);
}

/** What belongs to a pack that is not loaded any more goes by its id. */
function heroName(id: string): string {
  return isBoard(id) ? heroById(id).name : id;
}

function missionName(id: string): string {
  return isMission(id) ? missionById(id).name : id;
}

function crawlName(id: string): string {
  return isScenario(id) ? scenarioById(id).name : id;
}
