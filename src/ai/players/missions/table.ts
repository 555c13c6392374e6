/** The table of a Mission: heroes first, then the Mission itself and its figures, in seat order. */
import type { GameView } from '../../../engine/index.ts';
import type { SeatFacts, TableFacts } from '../table-facts.ts';
import { boardFactsOf } from './board-facts.ts';
import { attackable, defeatWorthOf, usualDamage } from './targets.ts';

/**
 * Adds the Mission facts to the facts of a view: its figures, the board, and the enemies that `me` can attack.
 * @returns the unchanged table in other modes
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
      // An enemy has no hero; hero-specific prices use the first hero of the party.
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
      // The Mission itself and unstoppable threats cannot be attacked, so they count as defeated.
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
        : { ...seat, life: defeatWorthOf(plain, board, me, seat.seat) },
    ),
  };
  if (table.seats[me]?.defeated) return table;
  const order = attackable(table, board, me, usualDamage(table, me)).map(({ seat }) => seat);
  return { ...table, reach: { seat: me, order } };
}
