/** What is told at the end of a game from the archive: achievements earned for the first time, records of two people. */
import { countingFeats, type GameResult } from '../../history/result.ts';
import type { LateNews } from '../ports/render.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import { compared } from '../same-dice/comparison.ts';
import type { ArchiveReader } from './archive-reader.ts';
import { playerAt } from './archiving.ts';

/**
 * Returns the news of a game that has ended.
 * @param isShown whether a person lets others see their record
 * @throws StoreUnavailable
 */
export async function lateNewsOf(
  { stored, record }: LoadedGame,
  archive: ArchiveReader,
  isShown: (userId: string) => Promise<boolean>,
  games: Pick<GameRepository, 'byId'>,
): Promise<LateNews> {
  const players = record.occupants.map((_, seat) =>
    playerAt(record, seat, record.state.seats[seat]?.conceded === true),
  );
  const people = [
    ...new Set(players.flatMap(({ person, bot }) => (person && bot === undefined ? [person] : []))),
  ];
  const earlier = new Map<string, readonly GameResult[]>();
  for (const person of people) {
    const results: GameResult[] = [];
    for await (const { gameId, result } of archive.after({ userId: person }, 0)) {
      if (result && gameId !== stored.id) results.push(result);
    }
    earlier.set(person, results);
  }
  const feats = players.flatMap(({ person }, seat) => {
    if (!person || !people.includes(person)) return [];
    const known = new Set(
      (earlier.get(person) ?? []).flatMap(({ seats }) =>
        seats.flatMap((one) => (one.person === person ? (one.feats ?? []) : [])),
      ),
    );
    const ids = countingFeats({ seats: record.state.seats, players, chronicle: record.chronicle }, seat);
    const fresh = ids.filter((id) => !known.has(id));
    return fresh.length === 0 ? [] : [{ seat, ids: fresh }];
  });
  const shown = await Promise.all(people.map(isShown));
  const [one, other] = people;
  const firstId = record.sameDice?.of ?? null;
  const first = firstId === null ? null : await games.byId(firstId);
  const isDuel = players.length === 2 && one !== undefined && other !== undefined;
  return {
    feats,
    ...(first ? { compared: compared(first.record, record) } : {}),
    record: isDuel && shown.every(Boolean) ? scoreOf(earlier.get(one) ?? [], one, other) : null,
  };
}

/** Earlier duels of two people: wins of the first and of the second. */
function scoreOf(results: readonly GameResult[], one: string, other: string): readonly [number, number] {
  const duels = results.filter(
    ({ seats }) => seats.length === 2 && seats.some(({ person }) => person === other),
  );
  const wins = (person: string) =>
    duels.filter(({ seats }) => seats.some((seat) => seat.person === person && seat.won)).length;
  return [wins(one), wins(other)];
}
