/** A person's games: whose move it is, since when and until when, and where. */

import { channelLink, channelMention, TimestampStyles, time } from '@discordjs/builders';
import { turnOf } from '../../engine/hosting.ts';
import { awaitedIn, awaitedPeople } from '../../games/actions/play.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { CONTENT_LENGTH } from '../../render/discord-limits.ts';
import { escaped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import { heroName } from '../heroes.ts';
import { seriesAtTable } from '../messages/series-text.ts';

/** The rest is for the heading and the count of omitted games. */
const LINES_LENGTH = CONTENT_LENGTH - 300;

/**
 * Builds the list as one message: games that wait for the person first, then by how long somebody has been asked. Games
 * that do not fit are counted.
 * @param guildId the server where the list is shown, null outside servers; games in other servers are shown as links
 * @param isThread whether a channel of that server is a thread: its title names the players
 * @param now ms since 1970
 */
export function gamesList(
  games: readonly TableSnapshot[],
  userId: string,
  guildId: string | null,
  words: Words,
  isThread: (channelId: string) => boolean,
  now: number,
): string {
  if (games.length === 0) return words.games.none;
  const sorted = [...games].sort(
    (a, b) => Number(isAsked(b, userId)) - Number(isAsked(a, userId)) || sinceOf(a) - sinceOf(b),
  );
  const lines: string[] = [];
  let length = 0;
  for (const game of sorted) {
    const line = `- ${gameLine(game, userId, guildId, words, isThread, now)}`;
    length += line.length + 1;
    if (length > LINES_LENGTH) break;
    lines.push(line);
  }
  const own = games.filter((game) => isAsked(game, userId)).length;
  const left = games.length - lines.length;
  return [
    words.games.heading(games.length, own),
    ...lines,
    ...(left === 0 ? [] : [words.games.more(left)]),
  ].join('\n');
}

function gameLine(
  game: TableSnapshot,
  userId: string,
  guildId: string | null,
  words: Words,
  isThread: (channelId: string) => boolean,
  now: number,
): string {
  const series = seriesAtTable(game, words);
  return [singleLine(game, userId, guildId, words, isThread, now), ...(series === null ? [] : [series])].join(
    ' · ',
  );
}

function singleLine(
  game: TableSnapshot,
  userId: string,
  guildId: string | null,
  words: Words,
  isThread: (channelId: string) => boolean,
  now: number,
): string {
  const { occupants, state } = game;
  const turn = turnOf(state).number;
  const move = moveOf(game, userId, words, now);
  if (game.guildId === guildId && isThread(game.channelId)) {
    return words.games.titled(placeOf(game, guildId), turn, move);
  }
  const players = occupants.map(({ name }, seat) =>
    words.table.named(escaped(name), heroName(state.seats[seat]?.hero ?? null, words)),
  );
  return words.games.game(placeOf(game, guildId), players, turn, move);
}

function placeOf(game: TableSnapshot, guildId: string | null): string {
  return game.guildId === null || game.guildId === guildId
    ? channelMention(game.channelId)
    : channelLink(game.channelId, game.guildId);
}

/** Whose move it is, since when and until when, and whether the person who is asked is away. */
function moveOf(game: TableSnapshot, userId: string, { games }: Words, now: number): string {
  const asked = askedOf(game);
  if (asked === null) return games.nobody;
  const { askedAt, answerDueAt = null, awayUntil = 0 } = game;
  const name = escaped(asked.name);
  const at = (ms: number, style: 'R' | 'f') => time(Math.floor(ms / 1_000), style);
  const move = isAsked(game, userId) ? games.yourMove : games.move(name);
  return [
    askedAt === undefined ? move : games.since(move, at(askedAt, TimestampStyles.RelativeTime)),
    ...(answerDueAt === null ? [] : [games.until(at(answerDueAt, TimestampStyles.ShortDateTime))]),
    ...(awayUntil <= now ? [] : [games.whoIsAway(name, at(awayUntil, TimestampStyles.ShortDateTime))]),
  ].join(', ');
}

function askedOf(game: TableSnapshot) {
  return awaitedIn(game)[0]?.occupant ?? null;
}

function isAsked(game: TableSnapshot, userId: string): boolean {
  return awaitedPeople(game).some(({ occupant }) => occupant.userId === userId);
}

function sinceOf({ askedAt }: TableSnapshot): number {
  return askedAt ?? Number.MAX_SAFE_INTEGER;
}
