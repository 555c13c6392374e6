/** The table of a Mission: heroes first, then the Mission and its figures, as seats number them. */
import type { GameView } from '../../../engine/index.ts';
import type { SeatFacts, TableFacts } from '../table-facts.ts';
import { boardFactsOf } from './board-facts.ts';
import { attackable, lifeOf, usualDamage } from './targets.ts';

/**
 * Adds to the facts of a view what a Mission has beside heroes: its figures, the board, and whom `me` can attack.
 * @returns the table as it is in other modes
 */
export function withMission(heroes: TableFacts, view: GameView, me: number): TableFacts {
  const board = boardFactsOf(view);
  if (!view.mission || !board) return heroes;
  const [first] = heroes.seats;
  if (!first) return heroes;
  const seats: SeatFacts[] = heroes.seats.map((seat) => {
    const isOut = view.mission?.heroes[seat.seat]?.exited === true;
    return isOut ? { ...seat, defeated: true } : seat;
  });
  for (let seat = board.owner; seat < view.mission.seatCount; seat += 1) {
    const figure = view.mission.figures.find((one) => one.seat === seat);
    seats[seat] = {
      seat,
      // An enemy has no hero: what is priced by one is priced as for the first of the party.
      hero: first.hero,
      team: first.team + 1,
      health: figure?.health ?? 0,
      maxHealth: figure?.maxHealth ?? 0,
      cp: 0,
      hand: 0,
      tokens: Object.fromEntries((figure?.tokens ?? []).map(({ id, count: held }) => [id, held])),
      sides: {},
      dials: {},
      board: [],
      // The Mission itself and an unstoppable threat: nobody can aim at them.
      defeated: figure?.aimable !== true,
    };
  }
  const coming = seats.map(({ seat }) => heroes.coming[seat] ?? 0);
  const plain: TableFacts = { ...heroes, seats, coming, board };
  const table: TableFacts = {
    ...plain,
    seats: seats.map((seat) =>
      seat.defeated || seat.seat < board.owner
        ? seat
        : { ...seat, life: lifeOf(plain, board, me, seat.seat) },
    ),
  };
  if (table.seats[me]?.defeated) return table;
  const order = attackable(table, board, me, usualDamage(table, me)).map(({ seat }) => seat);
  return { ...table, reach: { seat: me, order } };
}
