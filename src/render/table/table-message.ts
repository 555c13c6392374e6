/**
 * The live table: one public message with the picture of the board, whose move it is and why, the Attack in
 * words, the latest of the log and the buttons of the present question. It is made from the public view
 * only, so that it is the same whatever anybody holds.
 */
import type { APIComponentInContainer } from 'discord.js';
import type { Action, GameView, PendingView } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { coloursOf } from '../hero-colours.ts';
import { type Ended, outcomeWords, tableAltText } from './alt-text.ts';
import { attackLines } from './attack-words.ts';
import { explanationLines } from './explanations.ts';
import { fittedLines } from './fitted-lines.ts';
import {
  button,
  buttonRows,
  COMPONENTS_V2,
  type MessagePayload,
  type Place,
  type Row,
  text,
} from './parts.ts';
import { clipped, escaped } from './phrasing.ts';
import { heroNameOf, nameOf, type TablePlayer } from './players.ts';
import { type Question, questionOf } from './question.ts';
import { questionRows } from './question-rows.ts';
import { whoseMove } from './whose-move.ts';

/** The name under which the picture is sent along. */
export const BOARD_FILE = 'board.png';

export interface TableInput {
  readonly gameId: string;
  /** `viewOf(state, 'public')`. */
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  /** `legalActions` of the seat that is asked; what depends on its hand is not shown. */
  readonly legal: readonly Action[];
  /** `pending` of the asked seat's own view: the words of the question; null when nobody is asked. */
  readonly asking: PendingView | null;
  /** Positions (from 1) of dice that the roller has marked to keep. */
  readonly keptDice: readonly number[];
  /** Positions (from 1) of dice that are picked in the present question. */
  readonly picks: readonly number[];
  /** The latest lines of the public log as `logLines` made them, oldest first. */
  readonly logTail: readonly string[];
  /** Mentions the asked person, so that a new message notifies them. */
  readonly ping: boolean;
  /** Whether the picture comes with the message as `board.png`; without it the board is told in text. */
  readonly picture: boolean;
  /** Until when whoever is asked is away (ms since 1970). */
  readonly awayUntil?: number;
  /** How the game ended, where it was not fought out. */
  readonly ended?: Ended | null;
  /** The language of the game; English when left out. */
  readonly words?: Words;
}

/** Lines of the log that are shown, and characters of all of them. */
const LOG_LINES = 6;
const LOG_LENGTH = 714;
/** Of Discord's, for small print. */
const SMALL = '-# ';

/** Characters of each block of text: together with the log below the 4,000 that a message may show. */
const BLOCKS = {
  heading: 400,
  board: 1000,
  attack: 600,
  explanations: 880,
  houseRules: 120,
} as const;

/**
 * The table message as API JSON: Components V2, at most 5 rows, 40 components and 4,000 characters.
 * @throws TypeError when the view is somebody's own: it would show their hand to all
 */
export function tableMessage(input: TableInput): MessagePayload {
  const { view, players, words = ENGLISH } = input;
  if (view.viewer !== null) throw new TypeError('the table shows the public view only');
  const question = questionOf(view, input.legal, input.asking);
  const pinged = input.ping ? pingedUser(input) : null;
  // The dice stand right above their question and its buttons: a phone shows no more than that at once.
  const parts: APIComponentInContainer[] = [
    text(clipped(headingOf(input, words), BLOCKS.heading)),
    ...block(logText(input.logTail), LOG_LENGTH),
    ...block(fittedLines(attackLines(view, players, words), BLOCKS.attack), BLOCKS.attack),
    ...block(explanationLines(view, players, question, words), BLOCKS.explanations),
    ...block(houseRuleLines(view, words), BLOCKS.houseRules),
    ...board(input, words),
    ...block(questionText(input, question, pinged, words), BLOCKS.heading),
    ...rowsOf(input, question, words),
  ];
  return {
    flags: COMPONENTS_V2,
    components: [{ type: 17, accent_color: accentOf(players, view.turn.active), components: parts }],
    allowed_mentions: pinged === null ? { parse: [] } : { parse: [], users: [pinged] },
  };
}

/** The colour of a seat's hero as Discord's number. */
export function accentOf(players: readonly TablePlayer[], seat: number): number {
  const { base } = coloursOf(players[seat]?.heroId ?? '');
  return Number.parseInt(base.slice(1), 16);
}

/** `Turn 3, Alice (Barbarian)`, as markdown without marks of a heading. */
export function turnTitle(view: GameView, players: readonly TablePlayer[], words: Words): string {
  const { active, number } = view.turn;
  const { named, turn } = words.table;
  const player = named(nameOf(players, active, words), escaped(heroNameOf(players, active)));
  return turn(number, player);
}

function pingedUser({ view, players }: TableInput): string | null {
  return view.pending ? (players[view.pending.seat]?.userId ?? null) : null;
}

function headingOf({ view, players, ended }: TableInput, words: Words): string {
  const turn = turnTitle(view, players, words);
  if (view.outcome) {
    return `## ${escaped(outcomeWords(view, players, words, ended).replace(/\.$/, ''))}\n${turn}`;
  }
  return `### ${words.table.heading(turn, words.phases[view.turn.phase])}`;
}

/** Whose move it is and what for; in everybody's first turn also how dice are kept. */
function questionText(
  { view, players, asking, awayUntil }: TableInput,
  question: Question | null,
  pinged: string | null,
  words: Words,
): string[] {
  if (view.outcome) return [];
  const called = pinged === null ? undefined : `<@${pinged}>`;
  const move = whoseMove(view, players, asking?.prompt ?? null, called, words);
  const away =
    awayUntil === undefined ? [] : [`-# ${words.table.away(`<t:${Math.floor(awayUntil / 1_000)}:f>`)}`];
  const mayKeep = question?.kind === 'roll' && question.open.some(({ type }) => type === 'reroll');
  const isNew = mayKeep && view.turn.number <= view.seats.length;
  return [move?.text ?? words.asking.nobody, ...away, ...(isNew ? [`-# ${words.table.howToKeep}`] : [])];
}

function board(
  { view, players, asking, keptDice, picture, ended = null }: TableInput,
  words: Words,
): APIComponentInContainer[] {
  const description = tableAltText({ view, players, prompt: asking?.prompt ?? null, keptDice, ended, words });
  if (!picture) return [text(clipped(escaped(description), BLOCKS.board))];
  return [{ type: 12, items: [{ media: { url: `attachment://${BOARD_FILE}` }, description }] }];
}

function block(lines: readonly string[], most: number): APIComponentInContainer[] {
  return lines.length === 0 ? [] : [text(clipped(lines.join('\n'), most))];
}

/** The last lines of the log in small print: long ones have the room that short ones leave. */
export function logText(lines: readonly string[]): string[] {
  const shown = lines.slice(-LOG_LINES);
  return fittedLines(shown, LOG_LENGTH - shown.length * SMALL.length).map((line) => SMALL + line);
}

/** Whoever joins or looks on has to know what is played otherwise. */
function houseRuleLines({ houseRules }: GameView, words: Words): string[] {
  return houseRules.length === 0 ? [] : [`-# ${words.houseRules.playedBy(houseRules)}`];
}

function rowsOf(input: TableInput, question: Question | null, words: Words): Row[] {
  const { table } = words;
  const { gameId, view, players, keptDice, picks } = input;
  const place: Place = { surface: 'table', gameId, rev: view.rev };
  const log = button(place, { verb: 'log' }, table.log);
  if (!question)
    return view.outcome
      ? buttonRows([log])
      : buttonRows([...ownButtons(place, words), stops(place, table), log]);
  const rows = question.isPrivate
    ? []
    : questionRows({ place, view, players, question, keptDice, picks, words });
  // One row has room for five; the stops are on the hand panel as well.
  const more = question.kind === 'roll' ? button(place, { verb: 'odds' }, table.odds) : stops(place, table);
  const back = button(place, { verb: 'take-back' }, table.takeBack);
  return [...rows, ...buttonRows([...ownButtons(place, words, question.isPrivate), more, back, log])];
}

/** Ways to what is one's own: the same for everybody, each sees theirs. */
function ownButtons(place: Place, { table }: Words, answersFromHand = false) {
  const style = answersFromHand ? 'primary' : 'secondary';
  return [
    button(place, { verb: 'hand' }, table.hand, style),
    button(place, { verb: 'my-board' }, table.board),
  ];
}

function stops(place: Place, table: Words['table']) {
  return button(place, { verb: 'stops' }, table.stops);
}
