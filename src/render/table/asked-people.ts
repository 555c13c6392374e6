/** Whom a table asks when several seats may answer a question ("your opponents choose"). */
import type { GameView } from '../../engine/index.ts';
import type { TablePlayer } from './players.ts';
import type { Question } from './question.ts';

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

/** Whether players act side by side, each on a panel of their own. */
export function onOwnPanels({ mission, crawl }: Pick<GameView, 'mission' | 'crawl'>): boolean {
  return mission !== null || crawl?.atOnce === true;
}

/**
 * Whether the dice of a roll are marked at the table, and then not on a panel. They are, except in modes where several
 * people act side by side: there they are marked on the panel of each, and not at the table.
 */
export function isAtTable(
  { kind }: Pick<Question, 'kind'>,
  view: Pick<GameView, 'mission' | 'crawl'>,
  players: readonly TablePlayer[],
): boolean {
  if (kind !== 'roll') return false;
  if (!onOwnPanels(view)) return true;
  const people = new Set(players.flatMap(({ userId }) => userId ?? []));
  return view.mission !== null && people.size === 1;
}

/** Whether the asked person marks the dice of a roll on the private panel. */
export function isRolledOnPanel(
  asked: { readonly pending: Pick<NonNullable<GameView['pending']>, 'kind'> | null } | null,
  view: Pick<GameView, 'mission' | 'crawl'>,
  players: readonly TablePlayer[],
): boolean {
  return asked?.pending?.kind === 'roll' && !isAtTable({ kind: 'roll' }, view, players);
}

/** The asked seats: mostly one. */
export function seatsOnMove({ seat, also }: NonNullable<GameView['pending']>): readonly number[] {
  return [seat, ...also];
}
