/** The table as text: the alt text of the picture, and the board if there is no picture. */
import type { GameView, Prompt } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { ALT_TEXT_LENGTH } from '../discord-limits.ts';
import { attackLines } from './attack-words.ts';
import { sourceName } from './content-names.ts';
import { faceWords, isKept, partsOfRoll } from './dice-words.ts';
import { clipped, withFullStop, withoutMarkdown } from './phrasing.ts';
import { heroNameOf, plainNameOf, type TablePlayer } from './players.ts';
import { holdingsOf } from './seat-holdings.ts';
import { describePending } from './whose-move.ts';

export interface AltTextInput {
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  /** The prompt in the asked seat's own view; null if the kind of the question is enough. */
  readonly prompt?: Prompt | null;
  /** Positions (from 1) of dice that the roller has marked to keep. */
  readonly keptDice?: readonly number[];
  /** English when left out. */
  readonly words?: Words;
  /** How the game ended, if it was not played to its end. */
  readonly ended?: EndReason | null;
}

/** Level of detail of a seat; the picture and the panels show everything. */
type Detail = 'all' | 'short' | 'least';

/** Seats that only watch are shortened first: every detail of asked and fighting seats may matter. */
const DETAILS = [
  { fighting: 'all', others: 'all' },
  { fighting: 'all', others: 'short' },
  { fighting: 'short', others: 'short' },
  { fighting: 'short', others: 'least' },
] as const satisfies readonly { readonly fighting: Detail; readonly others: Detail }[];

/**
 * The whole board as text, most important first for the asked player: whose move, their dice, the
 * Attack, their own seat; then the other dice, the fighting seats, and the rest in turn order.
 * @returns at most 1,024 characters
 */
export function tableAltText(input: AltTextInput): string {
  const { view, players, prompt = null, keptDice = [], words = ENGLISH } = input;
  const { active, number, phase } = view.turn;
  const asked = view.pending?.seat ?? active;
  const targets = view.attack?.targets.map(({ seat }) => seat) ?? [];
  const fighting = new Set([asked, ...targets, view.attack?.attacker ?? active, active]);
  const others = view.seats.map((_, i) => (asked + i) % view.seats.length);
  const order = [...new Set([...fighting, ...others])];
  const rolls = (own: boolean) =>
    view.rolls
      .filter(({ owner }) => (owner === asked) === own)
      .flatMap(partsOfRoll)
      .map((roll) => rollWords(view, players, roll, keptDice, words));
  const first = [
    words.table.alt.turn(number, plainNameOf(players, active, words), words.phases[phase]),
    ...(view.outcome ? [outcomeWords(view, players, words, input.ended ?? null)] : []),
    ...(view.pending ? [withFullStop(describePending(view, players, prompt, words))] : []),
    ...rolls(true),
    ...attackLines(view, players, words).map((line) => `${withoutMarkdown(line)}.`),
  ];
  const texts = DETAILS.map((detail) => {
    const seats = order.map((seat) =>
      seatWords(view, players, seat, fighting.has(seat) ? detail.fighting : detail.others, words),
    );
    const [own = '', ...rest] = seats;
    return [...first, ...sharedHealth(view, players, asked, words), own, ...rolls(false), ...rest].join(' ');
  });
  const fitting = texts.find((text) => text.length <= ALT_TEXT_LENGTH) ?? texts.at(-1) ?? '';
  return clipped(fitting, ALT_TEXT_LENGTH);
}

/** A sentence for each shared dial, that of the asked seat first. */
function sharedHealth(
  view: GameView,
  players: readonly TablePlayer[],
  asked: number,
  words: Words,
): string[] {
  const own = view.seats[asked]?.dial;
  const dials = [...new Set(view.seats.map(({ dial }) => dial))];
  return dials
    .toSorted((a, b) => Number(b === own) - Number(a === own))
    .flatMap((dial) => {
      const sharers = view.seats.filter((seat) => seat.dial === dial);
      if (sharers.length < 2) return [];
      const names = sharers.map(({ seat }) => plainNameOf(players, seat, words));
      return [words.table.alt.shared(names, sharers[0]?.health ?? 0)];
    });
}

/** How a game ended that was not played to its end. */
export type EndReason = 'conceded' | 'agreed' | 'forfeited' | 'left';

/**
 * How the game ended, as a plain sentence; empty while it goes on.
 * @param ended the reason, if the state does not contain it: all ways of giving up look the same in the state
 */
export function outcomeWords(
  view: GameView,
  players: readonly TablePlayer[],
  words: Words,
  ended: EndReason | null = null,
): string {
  const { outcome } = view;
  if (!outcome) return '';
  const told = words.table.outcome;
  if (outcome.kind === 'draw') return told.draw;
  const winners = view.seats.filter(({ team }) => team === outcome.team);
  const names = winners.map(({ seat }) => plainNameOf(players, seat, words));
  return outcome.how === 'concession' ? told[ended ?? 'conceded'](names) : told.won(names);
}

function rollWords(
  view: GameView,
  players: readonly TablePlayer[],
  roll: GameView['rolls'][number],
  keptDice: readonly number[],
  words: Words,
): string {
  const { alt } = words.table;
  const dice = roll.dice.map(({ value, altered }, index) => {
    const face = faceWords(players, roll.owner, value, words);
    const marks = [
      ...(altered ? [alt.changed] : []),
      ...(isKept(view, roll, index + 1, keptDice) ? [alt.kept] : []),
    ];
    return marks.length > 0 ? alt.die(face, marks) : face;
  });
  return alt.roll(sourceName(roll.label, words), plainNameOf(players, roll.owner, words), dice);
}

function seatWords(
  view: GameView,
  players: readonly TablePlayer[],
  at: number,
  detail: Detail,
  words: Words,
): string {
  const seat = view.seats[at];
  if (!seat) return '';
  const { alt, named } = words.table;
  const name = named(plainNameOf(players, at, words), heroNameOf(players, at));
  if (seat.defeated) return alt.defeated(name);
  const shares = view.seats.some(({ dial }, other) => other !== at && dial === seat.dial);
  const health = shares ? [] : [alt.health(seat.health)];
  const leads = view.leaders.includes(at) ? [alt.leader] : [];
  if (detail === 'least') return alt.seat(name, [...health, ...leads, alt.hand(seat.handCount)]);
  const tokens = holdingsOf(view, at, players, words);
  const upgrades = seat.board.filter(({ level }) => level > 1).map((ability) => ability.name);
  const isAll = detail === 'all';
  return alt.seat(name, [
    ...health,
    alt.cp(seat.cp),
    ...leads,
    ...(seat.side === null ? [] : [alt.side(seat.side.name)]),
    isAll ? alt.cards(seat.handCount, seat.deckCount, seat.discard.length) : alt.hand(seat.handCount),
    ...(tokens.length > 0 ? [alt.has(tokens)] : []),
    ...(isAll && upgrades.length > 0 ? [alt.upgrades(upgrades)] : []),
  ]);
}
