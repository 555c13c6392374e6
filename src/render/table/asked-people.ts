/** Whom a table asks when several seats may answer a question ("your opponents choose"). */
import type { GameView } from '../../engine/index.ts';
import type { TablePlayer } from './players.ts';

/**
 * The view with its question put to people: bots leave a question to the people who may answer it too. The first person
 * becomes `seat`, the others stay in `also`.
 * @returns the same view when one seat alone may answer, or bots only
 */
export function askingPeople(view: GameView, players: readonly TablePlayer[]): GameView {
  const { pending } = view;
  if (!pending || pending.also.length === 0) return view;
  const seats = [pending.seat, ...pending.also];
  const [seat, ...also] = seats.filter((one) => (players[one]?.userId ?? null) !== null);
  return seat === undefined ? view : { ...view, pending: { ...pending, seat, also } };
}

/** The asked seats: mostly one. */
export function seatsOnMove({ seat, also }: NonNullable<GameView['pending']>): readonly number[] {
  return [seat, ...also];
}
