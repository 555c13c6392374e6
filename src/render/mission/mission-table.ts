/**
 * The live table of a Mission: one public message with pictures of the boards and the map, the latest log lines,
 * the state of each hero, and the heroes that are asked. If only one person is asked, the table has the buttons of that
 * question, as in a duel; otherwise each player opens their own panel.
 */
import { type APIComponentInContainer, MessageFlags } from 'discord.js';
import { allyById, missionById } from '../../engine/definitions.ts';
import type { MoveEnd } from '../../engine/hosting.ts';
import type { Action, GameView, MissionView, PendingView, Seat } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { container, gallery, type Row, text } from '../components.ts';
import { type EmojiUse, WORDS_ALONE } from '../emoji/emojis.ts';
import type { MissionPart } from '../picture/mission/mission-model.ts';
import type { EndReason } from '../table/alt-text.ts';
import { isRolledOnPanel } from '../table/asked-people.ts';
import { attackLines } from '../table/attack-words.ts';
import { isNamed } from '../table/choice-words.ts';
import { fittedLines } from '../table/fitted-lines.ts';
import { logBlock } from '../table/log-block.ts';
import { button, buttonRows, type MessagePayload, type Place } from '../table/parts.ts';
import { clipped, escaped } from '../table/phrasing.ts';
import { heroNameOf, nameOf, type TablePlayer } from '../table/players.ts';
import { questionOf } from '../table/question.ts';
import type { QuickKeep } from '../table/question-context.ts';
import { questionRows } from '../table/question-rows.ts';
import { accentOf } from '../table/table-message.ts';
import { whoseMove } from '../table/whose-move.ts';
import { briefLines } from './brief.ts';
import { diceText } from './dice-text.ts';

/** The file names of the pictures. */
export const MAP_FILE = 'mission.png';
export const BOARDS_FILE = 'boards.png';
export const DICE_FILE = 'dice.png';

/** The hero whose question and buttons are on the table. */
export interface AskedHero {
  readonly seat: Seat;
  /** The public view of the hero's lane. */
  readonly view: GameView;
  /** `pending` of the hero's own view. */
  readonly pending: PendingView | null;
  readonly legal: readonly Action[];
  readonly keptDice: readonly number[];
  /** Dice that one press keeps, the most promising first. */
  readonly quickKeeps?: readonly QuickKeep[];
  /** By the id of each defence of the asked seat: what it would bring, in words. */
  readonly defenses?: Readonly<Record<string, string>>;
  /** The spaces that the hero may move to, the best first. */
  readonly bestSpaces?: readonly string[];
  /** By space: what the rules of the side do to the hero that ends its move there. */
  readonly moveEnds?: Readonly<Record<string, MoveEnd>>;
  readonly picks: readonly number[];
}

/** An ally that the bot of a seat saves for. */
export interface AllyWishOfSeat {
  readonly seat: Seat;
  readonly ally: string;
  readonly cost: number;
  readonly momentum: number;
}

export interface MissionTableInput {
  readonly gameId: string;
  /** The public view of the main lane. */
  readonly view: GameView;
  /** Heroes first, then the Mission and its figures. */
  readonly players: readonly TablePlayer[];
  /** Seats that are asked now. */
  readonly askedSeats: readonly number[];
  /** Null while several people are asked, or none. */
  readonly asked: AskedHero | null;
  readonly logTail: readonly string[];
  /** The alt texts of the pictures, and both in one text. */
  readonly alts: Readonly<Record<MissionPart | 'both', string>>;
  /** Whether map and boards are attached as `mission.png` and `boards.png`. */
  readonly pictures: boolean;
  /** Tells boards, map and dice as text beside their pictures, for somebody who chose words only. */
  readonly inWords?: boolean;
  /** The alt text of the asked player's dice if they are attached as `dice.png`. */
  readonly diceAlt: string | null;
  /** When the clock acts next for the asked players (ms since 1970), or null if it is not shown. */
  readonly clockDueAt: number | null;
  /** True when the asked players were warned, so that the clock decides for them next. */
  readonly isWarned: boolean;
  readonly asleep: boolean;
  /** What happened to the asked hero since its move (`sinceText`), if anything did. */
  readonly since?: string | null;
  /** Enemies that bots mean to attack, by seat. */
  readonly aims?: readonly { readonly seat: Seat; readonly target: number }[];
  /** Allies that bots save their momentum for, by seat. */
  readonly wishes?: readonly AllyWishOfSeat[];
  readonly ended: EndReason | null;
  /** The emojis of the application; none when left out. */
  readonly emojiUse?: EmojiUse;
  readonly words: Words;
}

/** Characters of each block of text: together below Discord's limit of 4,000 for a message. */
const BLOCKS = {
  heading: 200,
  brief: 850,
  decision: 1_600,
  heroes: 600,
  attack: 400,
  alt: 600,
  question: 400,
} as const;

/** The table message as API JSON: Components V2. @throws RangeError when the view is not that of a Mission */
export function missionTable(input: MissionTableInput): MessagePayload {
  const { view, players, asked, words } = input;
  const { mission } = view;
  if (!mission) throw new RangeError('the game is no Mission');
  const parts: APIComponentInContainer[] = [
    text(clipped(headingOf(input, mission), BLOCKS.heading)),
    ...block(
      view.outcome ? [] : briefLines(mission, words),
      mission.road?.isDeciding ? BLOCKS.decision : BLOCKS.brief,
    ),
    ...logBlock(input.logTail, players, Boolean(input.since), input.emojiUse),
    ...picturesOf(input),
    ...block(heroLines(input, mission), BLOCKS.heroes),
    ...block(fittedLines(attackLines(asked?.view ?? view, players, words), BLOCKS.attack), BLOCKS.attack),
    ...diceOf(input),
    ...(input.since ? [text(input.since)] : []),
    ...block(questionLines(input), BLOCKS.question),
    ...rowsOf(input),
  ];
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [container(parts, accentOf(players, asked?.seat ?? 0))],
    allowed_mentions: { parse: [] },
  };
}

function block(lines: readonly string[], most: number): APIComponentInContainer[] {
  return lines.length === 0 ? [] : [text(clipped(lines.join('\n'), most))];
}

function headingOf({ view, words }: MissionTableInput, mission: MissionView): string {
  const { missionTable: say, missionPicture } = words;
  const name = escaped(missionById(mission.id).name);
  const { outcome } = view;
  if (outcome) {
    const isWon = outcome.kind === 'won' && outcome.team === view.seats[0]?.team;
    return `## ${isWon ? say.won(name) : say.lost(name)}`;
  }
  if (mission.road?.isDeciding) return `### ${words.road.decides(name)}`;
  const round = missionPicture.round(Math.max(1, mission.round));
  return `### ${say.heading(name, round, missionPicture.phases[mission.phase].label)}`;
}

/** Two galleries: pictures of one gallery are shown side by side at half the width. The map is near the buttons. */
function picturesOf({ pictures, inWords, alts }: MissionTableInput): APIComponentInContainer[] {
  const told = text(clipped(escaped(alts.both), BLOCKS.alt));
  if (!pictures) return [told];
  const drawn = [gallery(BOARDS_FILE, alts.boards), gallery(MAP_FILE, alts.map)];
  return inWords ? [...drawn, told] : drawn;
}

/** The state of each hero: asked, ready, waiting, or off the map through the exit. */
function heroLines(input: MissionTableInput, mission: MissionView): string[] {
  const { view, players, askedSeats, words } = input;
  if (view.outcome || mission.road?.isDeciding) return [];
  const say = words.missionTable;
  // A plan for an Attack that was made is kept in the state until the next one.
  const isAhead = mission.phase === 'movement' || mission.phase === 'target';
  return mission.heroes.map(({ seat, isReady, exited, plan, wants }) => {
    const state = exited
      ? say.left
      : askedSeats.includes(seat)
        ? askedWords(input, mission, seat)
        : wants !== null
          ? say.goesTo(wants)
          : isReady
            ? say.ready
            : say.rests;
    const target = isAhead ? (plan ?? input.aims?.find((one) => one.seat === seat)?.target ?? null) : null;
    const aiming = target === null || exited ? state : say.plans(state, nameOf(players, target, words));
    const wish = exited ? undefined : input.wishes?.find((one) => one.seat === seat);
    const planned = wish ? say.savesFor(aiming, allyById(wish.ally).name, wish.momentum, wish.cost) : aiming;
    const named = words.table.named(nameOf(players, seat, words), escaped(heroNameOf(players, seat)));
    return say.hero(askedSeats.includes(seat) ? `**${named}**` : named, planned);
  });
}

function askedWords({ words }: MissionTableInput, mission: MissionView, seat: Seat): string {
  const say = words.missionTable;
  if (mission.phase === 'part-2') return say.endsTurn;
  if (mission.phase !== 'movement') return say.answers;
  return mission.heroes[seat]?.hasMoved ? say.acts : say.moves;
}

/** The dice of the asked player: as a picture, or as text without one. */
function diceOf(input: MissionTableInput): APIComponentInContainer[] {
  const { asked, view, diceAlt, inWords, players, words } = input;
  if (!asked || isRolledOnPanel(asked, view, players)) return [];
  const drawn = diceAlt === null ? [] : [gallery(DICE_FILE, diceAlt)];
  return drawn.length > 0 && !inWords
    ? drawn
    : [...drawn, ...diceText(asked.view, players, words, asked.seat)];
}

function questionLines(input: MissionTableInput): string[] {
  const { view, players, askedSeats, asked, wishes = [], clockDueAt, isWarned, asleep, words } = input;
  if (view.outcome) return [];
  const say = words.missionTable;
  if (asleep) return [say.asleep];
  const people = [...new Set(askedSeats.flatMap((seat) => players[seat]?.userId ?? []))];
  if (people.length === 0) return [say.waitsForBots];
  const clockWords = isWarned ? say.clockDecides : say.clock;
  const clock = clockDueAt === null ? [] : [`-# ${clockWords(timeWords(clockDueAt))}`];
  if (asked) {
    const called = `<@${players[asked.seat]?.userId ?? ''}>`;
    const move = whoseMove(asked.view, players, asked.pending?.prompt ?? null, called, words);
    const hero = askedSeats.length > 1 ? [`-# ${heroNameOf(players, asked.seat)}`] : [];
    const isSecret = questionOf(asked.view, asked.legal, asked.pending)?.isPrivate ?? false;
    const hints = [
      ...(asked.pending?.kind === 'move' ? [say.moveHint] : []),
      ...(isSecret ? [words.table.answerFromHand] : []),
    ];
    return [
      ...(move ? [move.text] : []),
      ...(isRolledOnPanel(asked, view, players) ? [say.pressMyTurn] : []),
      ...hints.map((hint) => `-# ${hint}`),
      ...proposals(asked, players, wishes, words),
      ...hero,
      ...clock,
    ];
  }
  return [say.waitsFor(people.map((id) => `<@${id}>`)), say.pressMyTurn, ...clock];
}

/** What bots ask for when momentum is shared out: the button of the bot accepts. */
function proposals(
  { pending }: AskedHero,
  players: readonly TablePlayer[],
  wishes: readonly AllyWishOfSeat[],
  words: Words,
): string[] {
  const prompt = pending?.prompt ?? null;
  if (!isNamed(prompt, 'all-momentum-for')) return [];
  return wishes.flatMap(({ seat, ally, cost, momentum }) => {
    const missing = cost - momentum;
    if (missing > prompt.amount) return [];
    return [words.missionTable.proposes(nameOf(players, seat, words), missing, escaped(allyById(ally).name))];
  });
}

/** How long it is until then, and the exact time. */
function timeWords(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `<t:${seconds}:R> (<t:${seconds}:f>)`;
}

function rowsOf(input: MissionTableInput): Row[] {
  const { gameId, view, players, asked, emojiUse = WORDS_ALONE, words } = input;
  const { table } = words;
  const own: Place = { surface: 'table', gameId, rev: view.rev };
  const log = button(own, { verb: 'log' }, table.log);
  if (view.outcome) return buttonRows([log]);
  const question = asked && questionOf(asked.view, asked.legal, asked.pending);
  const place: Place = { ...own, ...(asked ? { seat: asked.seat } : {}) };
  const answers =
    asked && question && !question.isPrivate && !isRolledOnPanel(asked, view, players)
      ? questionRows({
          place,
          view: asked.view,
          players,
          question,
          keptDice: asked.keptDice,
          quickKeeps: asked.quickKeeps ?? [],
          defenses: asked.defenses ?? {},
          bestSpaces: asked.bestSpaces ?? [],
          moveEnds: asked.moveEnds ?? {},
          picks: asked.picks,
          emojiUse,
          words,
        })
      : [];
  const isPrimary = answers.length === 0;
  return [
    ...answers,
    ...buttonRows([
      button(
        own,
        { verb: 'hand' },
        asked && !isRolledOnPanel(asked, view, players) ? table.hand : words.missionTable.myTurn,
        isPrimary ? 'primary' : 'secondary',
      ),
      button(own, { verb: 'my-board' }, table.board),
      button(own, { verb: 'stops' }, table.stops),
      button(own, { verb: 'take-back' }, table.takeBack),
      log,
    ]),
  ];
}
