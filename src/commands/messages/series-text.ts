/** What is told of a series of games: before its start, above the table, between its games and at its end. */

import { userMention } from '@discordjs/builders';
import { turnOf } from '../../engine/hosting.ts';
import type { Seat } from '../../engine/index.ts';
import { peopleAt } from '../../games/repository/occupants.ts';
import { sidesOf, standingOf } from '../../games/series/standing.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { lengthOf, type SeriesFormat, type SeriesStanding, swapsHeroes } from '../../history/series.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { heroName } from '../heroes.ts';
import { sealLine } from '../opening/seal.ts';

/** The item of a list that tells the format of a series before its start; none for a single game. */
export function seriesItem(format: SeriesFormat | undefined, { series }: Words): readonly string[] {
  return format === undefined ? [] : [`- ${series.tells(lengthOf(format), swapsHeroes(format))}`];
}

/** The end of a sentence about a start that names the format; empty for a single game. */
export function seriesStart(format: SeriesFormat | undefined, { series, commands }: Words): string {
  return format === undefined ? '' : ` ${series.starts(commands.duel.series[format])}`;
}

/** A line about the series above the table and in lists of games, as markdown; null for a single game. */
export function seriesAtTable(snapshot: TableSnapshot, words: Words): string | null {
  const standing = standingOf(snapshot);
  if (!snapshot.series || !standing) return null;
  const told = standingText(snapshot, standing, nameAt(snapshot), words);
  return words.series.game(standing.game, lengthOf(snapshot.series.format), told);
}

/**
 * How the series stands after a game, as a sentence; null for a single game.
 * @param name the name of a seat, as markdown or plain text
 */
export function seriesAfterGame(
  snapshot: TableSnapshot,
  name: (seat: Seat) => string,
  words: Words,
): string | null {
  const standing = standingOf(snapshot);
  if (!snapshot.series || !standing) return null;
  const { series } = words;
  const { wins, winner, isOver } = standing;
  const length = lengthOf(snapshot.series.format);
  const told = standingText(snapshot, standing, name, words);
  if (!isOver) return series.goesOn(length, told);
  if (winner === null) return series.brokenOff(length, told);
  const [side, isSeveral] = [
    sideName(snapshot, winner, name, words),
    (sidesOf(snapshot)[winner]?.length ?? 0) > 1,
  ];
  const [won = 0, lost = 0] = winner === 0 ? wins : wins.toReversed();
  return won > length / 2
    ? series.won(side, isSeveral, won, lost)
    : series.wonByAbsence(side, isSeveral, told);
}

/** Announces a game that follows another in its series, with the beginning of the hash of its seed. */
export function seriesBegins(snapshot: TableSnapshot): string {
  const words = wordsFor(snapshot.language);
  const standing = standingOf(snapshot);
  if (!snapshot.series || !standing) return '';
  const { state, series } = snapshot;
  const named = (seat: Seat) =>
    words.table.named(mentionAt(snapshot)(seat), heroName(state.seats[seat]?.hero ?? null, words));
  const isDecider = standing.wins.every((won) => won === (lengthOf(series.format) - 1) / 2);
  const text = words.series.begins(
    standing.game,
    lengthOf(series.format),
    sideName(snapshot, 0, named, words),
    sideName(snapshot, 1, named, words),
    standingText(snapshot, standing, nameAt(snapshot), words),
    isDecider ? null : nameAt(snapshot)(turnOf(state).startPlayer),
  );
  return `${text}${sealLine(snapshot.seedHash, words)}`;
}

/** Tells the people that the next game could not begin. */
export function seriesWaits({ occupants, language }: TableSnapshot, because: string): string {
  const people = peopleAt(occupants).map((id) => userMention(id));
  return wordsFor(language).series.waits(people.join(', '), because);
}

function standingText(
  snapshot: TableSnapshot,
  { wins }: SeriesStanding,
  name: (seat: Seat) => string,
  words: Words,
): string {
  const [one, other] = [0, 1].map((side) => sideName(snapshot, side, name, words));
  return words.series.standing(one ?? '', wins[0], wins[1], other ?? '');
}

function sideName(snapshot: TableSnapshot, side: number, name: (seat: Seat) => string, words: Words): string {
  return words.lobby.teamMates((sidesOf(snapshot)[side] ?? []).map(name));
}

function nameAt({ occupants }: TableSnapshot) {
  return (seat: Seat) => escaped(occupants[seat]?.name ?? '');
}

/** Mentions people, and names bots and people who were forgotten. */
export function mentionAt(snapshot: TableSnapshot) {
  return (seat: Seat) => {
    const occupant = snapshot.occupants[seat];
    const [id] = occupant ? peopleAt([occupant]) : [];
    return id === undefined ? nameAt(snapshot)(seat) : userMention(id);
  };
}
