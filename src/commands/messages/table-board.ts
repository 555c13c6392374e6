import { actSideBySide, laneIndexOf } from '../../engine/hosting.ts';
import { type GameView, type Seat, viewOf } from '../../engine/index.ts';
import { awaitedIn, awaitedPeople } from '../../games/actions/play.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { strikeOnTable } from '../../render/history/strikes-of-turns.ts';
import type { StrikeModel } from '../../render/picture/board-model.ts';
import { askingPeople, type BoardInput } from '../../render/table/index.ts';
import type { TablePlayer } from '../../render/table/players.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { endedOf } from './finish-picture.ts';
import { playersOf } from './players.ts';

/** What the table of a game shows to everybody. */
export interface TableBoard {
  /** The public view of the lane whose question the table asks. */
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  /** The Discord ids of people who act on panels of their own at once; empty where the table asks. */
  readonly acting: readonly string[];
  /** The seat that the table asks; null for none. */
  readonly asked: Seat | null;
  /** The question in the asked seat's own view. */
  readonly asking: GameView['pending'];
  readonly strike: StrikeModel | null;
  /** In the language of the game. */
  readonly words: Words;
  /** The model's input for the picture. */
  readonly board: BoardInput;
}

/** The board that the table of a game shows, with its question. */
export function tableBoardOf(snapshot: TableSnapshot): TableBoard {
  const { state, keptDice, language } = snapshot;
  const players = playersOf(snapshot);
  const { seat: atTable, acting } = questionAtTable(snapshot);
  const view = askingPeople(
    viewOf(state, 'public', atTable === null ? undefined : laneIndexOf(state, atTable)),
    players,
  );
  const asked = acting.length > 0 ? null : (view.pending?.seat ?? null);
  const asking = asked === null ? null : viewOf(state, asked).pending;
  const words = wordsFor(language);
  const strike = strikeOnTable({ chronicle: snapshot.chronicle ?? null, players, words }, view);
  const ended = endedOf(snapshot);
  const inLanguage = language === undefined ? {} : { language };
  const board = { view, players, prompt: asking?.prompt ?? null, keptDice, strike, ended, ...inLanguage };
  return { view, players, acting, asked, asking, strike, words, board };
}

/**
 * The hero whose question is on the table of a Portal Crawl in which heroes act at once, or the people who act on their own
 * panels: those of several. In other games the seat is null, and the table shows the main lane.
 */
function questionAtTable(snapshot: TableSnapshot): {
  readonly seat: Seat | null;
  readonly acting: readonly string[];
} {
  const { state } = snapshot;
  if (state.outcome || !actSideBySide(state)) return { seat: null, acting: [] };
  const people = awaitedPeople(snapshot);
  const acting = [...new Set(people.map(({ occupant }) => occupant.userId))];
  const seat = people[0]?.seat ?? awaitedIn(snapshot)[0]?.seat ?? null;
  return acting.length > 1 ? { seat: null, acting } : { seat, acting: [] };
}

/** The game without its open questions when it ended without a result: the engine still waits for answers then. */
export function withoutQuestions(snapshot: TableSnapshot): TableSnapshot {
  if (snapshot.ended !== 'called-off') return snapshot;
  const lanes = snapshot.state.lanes.map((lane) => ({ ...lane, pending: null }));
  return { ...snapshot, state: { ...snapshot.state, lanes } };
}
