/**
 * The live table: one public message with the picture of the board, whose move it is and why, the Attack as
 * text, the latest log lines and the buttons of the current question. It is made from the public view
 * only, so it does not depend on anybody's hand.
 */

import { type APIComponentInContainer, MessageFlags } from 'discord.js';
import type { Action, GameView, PendingView, Seat } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { container, gallery, type Row, text } from '../components.ts';
import { isAfterwards } from '../crawl/battle.ts';
import { type EmojiUse, WORDS_ALONE } from '../emoji/emojis.ts';
import { coloursOf } from '../hero-colours.ts';
import { type EndReason, outcomeWords, tableAltText } from './alt-text.ts';
import { onOwnPanels, seatsOnMove } from './asked-people.ts';
import { aimLines, attackLines } from './attack-words.ts';
import { boardText } from './board-text.ts';
import { explanationLines } from './explanations.ts';
import { fittedLines } from './fitted-lines.ts';
import { logBlock } from './log-block.ts';
import { button, buttonRows, type MessagePayload, type Place } from './parts.ts';
import { clipped, escaped } from './phrasing.ts';
import { heroNameOf, nameOf, type TablePlayer } from './players.ts';
import { type Question, questionOf } from './question.ts';
import type { QuickKeep } from './question-context.ts';
import { questionRows } from './question-rows.ts';
import { whoseMove } from './whose-move.ts';

/** The file name of the picture. */
export const BOARD_FILE = 'board.png';
/** The file name of a crawl's map. */
export const CRAWL_FILE = 'crawl.png';

/** What the table of a Portal Crawl shows besides that of a duel. */
export interface CrawlPart {
  readonly title: string;
  /** Markdown. */
  readonly lines: readonly string[];
  /** The alt text of the map, and whether it is attached as `crawl.png`; null in a battle. */
  readonly map: { readonly alt: string; readonly isDrawn: boolean } | null;
  /** Ids of the people who act at once, each on a panel of their own; empty when one question is on the table. */
  readonly acting: readonly string[];
}

export interface TableInput {
  readonly gameId: string;
  /** `viewOf(state, 'public')`. */
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  /** `legalActions` of the asked seat; those that depend on its hand are not shown. */
  readonly legal: readonly Action[];
  /** `pending` of the asked seat's own view, for the text of the question; null when nobody is asked. */
  readonly asking: PendingView | null;
  /** Positions (from 1) of dice that the roller has marked to keep. */
  readonly keptDice: readonly number[];
  /** Dice that one press keeps, the most promising first. */
  readonly quickKeeps?: readonly QuickKeep[];
  /** By the id of each defence of the asked seat: what it would bring, in words. */
  readonly defenses?: Readonly<Record<string, string>>;
  /** Positions (from 1) of dice that are picked in the present question. */
  readonly picks: readonly number[];
  /** The latest lines of the public log as `logLines` made them, oldest first. */
  readonly logTail: readonly string[];
  /** Mentions the asked person, so that a new message notifies them. */
  readonly ping: boolean;
  /** Whether the picture is attached as `board.png`; without it the board is shown as text. */
  readonly picture: boolean;
  /** Tells the board as text beside its picture, for somebody of the game who chose words only. */
  readonly inWords?: boolean;
  /** Until when the asked person is away (ms since 1970). */
  readonly awayUntil?: number;
  /** What happened to the asked person since their move (`sinceText`), if anything did. */
  readonly since?: string | null;
  /** The sentence of the strike that the picture shows; null for none. */
  readonly strikeText?: string | null;
  /** `since` tells the strike, so the board in words leaves it out. */
  readonly isStrikeTold?: boolean;
  /** How the game ended, if it was not played to its end. */
  readonly ended?: EndReason | null;
  /** The game ended without a result, at the wish of its people. */
  readonly isCalledOff?: boolean;
  /** The emojis of the application; none when left out. */
  readonly emojiUse?: EmojiUse;
  /** The lines and the map of a Portal Crawl. */
  readonly crawl?: CrawlPart;
  /** How the series stands of which this is a game, as markdown; null for a single game. */
  readonly series?: string | null;
  /** The language of the game; English when left out. */
  readonly words?: Words;
}

/** Discord's markdown for small text. */
const SMALL = '-# ';

/** Characters of each block of text: together with the log below Discord's limit of 4,000 for a message. */
const BLOCKS = {
  heading: 400,
  board: 1000,
  attack: 600,
  explanations: 880,
  houseRules: 120,
  crawl: 900,
} as const;

/**
 * The table message as API JSON: Components V2, at most 5 rows, 40 components and 4,000 characters.
 * @throws TypeError when the view is a seat's own view, which would show a hand to everybody
 */
export function tableMessage(input: TableInput): MessagePayload {
  const { view, players, words = ENGLISH } = input;
  if (view.viewer !== null) throw new TypeError('the table shows the public view only');
  const question = isBotAsked(input) ? null : questionOf(view, input.legal, input.asking);
  const pinged = input.ping ? pingedUsers(input) : [];
  // The dice are right above their question and its buttons, so a phone shows all three at once.
  const parts: APIComponentInContainer[] = [
    text(clipped([headingOf(input, words), ...seriesLines(input)].join('\n'), BLOCKS.heading)),
    ...logBlock(input.logTail, players, Boolean(input.since), input.emojiUse),
    ...block(fittedLines(attackPart(view, players, words), BLOCKS.attack), BLOCKS.attack),
    ...block(explanationLines(view, players, question, words), BLOCKS.explanations),
    ...block(houseRuleLines(view, words), BLOCKS.houseRules),
    ...crawlParts(input),
    ...(isWithoutBoard(input) ? [] : board(input, words)),
    ...(input.since ? [text(input.since)] : []),
    ...block(questionText(input, question, pinged, words), BLOCKS.heading),
    ...rowsOf(input, question, words),
  ];
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [container(parts, accentOf(players, view.turn.active))],
    allowed_mentions: pinged.length === 0 ? { parse: [] } : { parse: [], users: [...pinged] },
  };
}

/** The Attack and, while the targeting die lies on the table, what its faces mean. */
function attackPart(view: GameView, players: readonly TablePlayer[], words: Words): string[] {
  return [...attackLines(view, players, words), ...aimLines(view, players, words)];
}

/** Whether no board belongs to the table: on the map of a crawl, and in the shop or at chests after its decision. */
function isWithoutBoard({ view, crawl, picture }: TableInput): boolean {
  return !picture && (isAfterwards(view) || Boolean(crawl?.map));
}

/** A bot needs no buttons: whoever pressed them would only be refused. */
function isBotAsked({ view, players }: TableInput): boolean {
  return view.pending !== null && players[view.pending.seat]?.userId === null;
}

/** The colour of a seat's hero as Discord's number. */
export function accentOf(players: readonly TablePlayer[], seat: Seat): number {
  const { base } = coloursOf(players[seat]?.heroId ?? '');
  return Number.parseInt(base.slice(1), 16);
}

/** `Turn 3, Alice (Barbarian)`, as markdown without a heading mark. */
export function turnTitle(view: GameView, players: readonly TablePlayer[], words: Words): string {
  const { active, number } = view.turn;
  const { named, turn } = words.table;
  const player = named(nameOf(players, active, words), escaped(heroNameOf(players, active)));
  return turn(number, player);
}

function pingedUsers({ view, players, crawl }: TableInput): readonly string[] {
  if (crawl && crawl.acting.length > 0) return crawl.acting;
  const users = view.pending ? seatsOnMove(view.pending).map((seat) => players[seat]?.userId ?? null) : [];
  return users.filter((user) => user !== null);
}

function headingOf({ view, players, ended, isCalledOff, crawl }: TableInput, words: Words): string {
  const turn = crawl?.title ?? turnTitle(view, players, words);
  if (crawl && (view.outcome || view.crawl?.after)) return `## ${crawl.title}`;
  if (isCalledOff) return `## ${words.notices.noResult.replace(/\.$/, '')}\n${turn}`;
  if (view.outcome) {
    return `## ${escaped(outcomeWords(view, players, words, ended).replace(/\.$/, ''))}\n${turn}`;
  }
  return `### ${words.table.heading(turn, words.phases[view.turn.phase])}`;
}

function seriesLines({ series = null }: TableInput): readonly string[] {
  return series === null ? [] : [`${SMALL}${series}`];
}

/** The prompt of the asked player, and how to answer where that is new or secret. */
function questionText(
  { view, players, asking, awayUntil, isCalledOff, crawl }: TableInput,
  question: Question | null,
  pinged: readonly string[],
  words: Words,
): string[] {
  if (view.outcome || isCalledOff) return [];
  if (crawl && crawl.acting.length > 0) {
    const { waitsFor, pressMyTurn } = words.missionTable;
    return [waitsFor(crawl.acting.map((id) => `<@${id}>`)), pressMyTurn];
  }
  const bot = view.pending && players[view.pending.seat]?.userId === null ? view.pending.seat : null;
  if (bot !== null) return [words.asking.botPlays(`**${nameOf(players, bot, words)}**`)];
  const called = pinged.length === 0 ? undefined : words.asking.anyOf(pinged.map((user) => `<@${user}>`));
  const move = whoseMove(view, players, asking?.prompt ?? null, called, words);
  const away =
    awayUntil === undefined ? [] : [`-# ${words.table.away(`<t:${Math.floor(awayUntil / 1_000)}:f>`)}`];
  const mayKeep = question?.kind === 'roll' && question.open.some(({ type }) => type === 'reroll');
  const isNew = mayKeep && view.turn.number <= view.seats.length;
  const hint = question?.isPrivate ? words.table.answerFromHand : isNew ? words.table.howToKeep : null;
  return [move?.text ?? words.asking.nobody, ...away, ...(hint === null ? [] : [`-# ${hint}`])];
}

/** The board as a picture, as text, or as both if somebody of the game reads instead of looking at pictures. */
function board(input: TableInput, words: Words): APIComponentInContainer[] {
  const { view, players, asking, keptDice, picture, emojiUse = WORDS_ALONE } = input;
  const { strikeText = null, ended = null } = input;
  const alt = { view, players, prompt: asking?.prompt ?? null, keptDice, strikeText, ended, words };
  const told = { ...alt, strikeText: input.isStrikeTold ? null : strikeText, emojiUse };
  return [
    ...(picture ? [gallery(BOARD_FILE, input.inWords ? words.table.alt.toldBelow : tableAltText(alt))] : []),
    ...(picture && !input.inWords ? [] : [text(clipped(boardText(told, BLOCKS.board), BLOCKS.board))]),
  ];
}

/** The lines of a crawl, then its map above the board of the battle; without a picture the map in words. */
function crawlParts({ crawl, inWords }: TableInput): APIComponentInContainer[] {
  if (!crawl) return [];
  const { lines, map } = crawl;
  const drawn = map?.isDrawn ? [gallery(CRAWL_FILE, map.alt)] : [];
  const told = map && (inWords || !map.isDrawn) ? [text(clipped(escaped(map.alt), BLOCKS.board))] : [];
  return [...block(fittedLines(lines, BLOCKS.crawl), BLOCKS.crawl), ...drawn, ...told];
}

function block(lines: readonly string[], most: number): APIComponentInContainer[] {
  return lines.length === 0 ? [] : [text(clipped(lines.join('\n'), most))];
}

/** The house rules of the game, for people who join or watch. */
function houseRuleLines({ houseRules }: GameView, words: Words): string[] {
  return houseRules.length === 0 ? [] : [`-# ${words.houseRules.playedBy(houseRules)}`];
}

function rowsOf(input: TableInput, question: Question | null, words: Words): Row[] {
  const { table } = words;
  const {
    gameId,
    view,
    players,
    keptDice,
    quickKeeps = [],
    defenses = {},
    picks,
    emojiUse = WORDS_ALONE,
  } = input;
  const own: Place = { surface: 'table', gameId, rev: view.rev };
  const seat = view.crawl && onOwnPanels(view) ? view.pending?.seat : undefined;
  // A person may play two heroes who act at once, so an answer names its hero.
  const place: Place = seat === undefined ? own : { ...own, seat };
  const log = button(own, { verb: 'log' }, table.log);
  if (view.outcome || input.isCalledOff) return buttonRows([log]);
  if (input.crawl && input.crawl.acting.length > 0) {
    const back = button(own, { verb: 'take-back' }, table.takeBack);
    const mine = button(own, { verb: 'hand' }, words.missionTable.myTurn, 'primary');
    return buttonRows([mine, button(own, { verb: 'my-board' }, table.board), stops(own, table), back, log]);
  }
  if (!question) return buttonRows([...ownButtons(own, words), stops(own, table), log]);
  const rows = question.isPrivate
    ? []
    : questionRows({
        place,
        view,
        players,
        question,
        keptDice,
        quickKeeps,
        defenses,
        picks,
        emojiUse,
        words,
      });
  // A row has room for five buttons; the stops are also on the hand panel.
  const more = question.kind === 'roll' ? button(place, { verb: 'odds' }, table.odds) : stops(place, table);
  const back = button(place, { verb: 'take-back' }, table.takeBack);
  return [...rows, ...buttonRows([...ownButtons(place, words, question.isPrivate), more, back, log])];
}

/** Buttons of the personal panels: the same for everybody; each person sees their own. */
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
