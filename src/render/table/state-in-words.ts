/** Dice and seats in words: for the alt text of the picture, and for the board as text. */
import type { GameView, Seat } from '../../engine/index.ts';
import type { DieFace } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import { type EmojiUse, emojiText, WORDS_ALONE, withEmoji } from '../emoji/emojis.ts';
import { sourceName } from './content-names.ts';
import { faceWords, isKept, ownerOfDie, partsOfRoll } from './dice-words.ts';
import { escaped } from './phrasing.ts';
import { heroNameOf, plainNameOf, type TablePlayer } from './players.ts';
import { holdingsOf } from './seat-holdings.ts';

/** How things are written: plainly, or as markdown with emojis. */
export interface Telling {
  readonly players: readonly TablePlayer[];
  readonly words: Words;
  readonly face: (seat: Seat, value: DieFace, isKept: boolean) => string;
  readonly token: (id: string, text: string) => string;
  readonly health: (text: string) => string;
  readonly cp: (text: string) => string;
  /** A name or a sentence from outside of this file. */
  readonly written: (text: string) => string;
}

const unchanged = (text: string): string => text;

/** Without markdown or emojis. */
export function plainTelling(players: readonly TablePlayer[], words: Words): Telling {
  return {
    players,
    words,
    face: (seat, value) => faceWords(players, seat, value, words),
    token: (_, text) => text,
    health: unchanged,
    cp: unchanged,
    written: unchanged,
  };
}

/** As markdown; faces are emojis alone, unless everything is to be spelled out. */
export function markdownTelling(
  players: readonly TablePlayer[],
  words: Words,
  { emojis, spelled }: EmojiUse,
): Telling {
  return {
    players,
    words,
    face: (seat, value, isKept) => {
      const emoji = emojis.face(players[seat]?.heroId ?? '', value, isKept && !spelled);
      const said = escaped(faceWords(players, seat, value, words));
      return emoji !== undefined && !spelled ? emojiText(emoji) : withEmoji(emoji, said);
    },
    token: (id, text) => withEmoji(emojis.token(id), escaped(text)),
    health: (text) => withEmoji(emojis.health, text),
    cp: (text) => withEmoji(emojis.cp, text),
    written: escaped,
  };
}

/** Level of detail of a seat; the picture and the panels show everything. */
export type Detail = 'all' | 'short' | 'least';

/** Seats that only watch are shortened first: every detail of asked and fighting seats may matter. */
export const DETAILS = [
  { fighting: 'all', others: 'all' },
  { fighting: 'all', others: 'short' },
  { fighting: 'short', others: 'short' },
  { fighting: 'short', others: 'least' },
] as const satisfies readonly { readonly fighting: Detail; readonly others: Detail }[];

/**
 * The seats, the most important first: whoever is asked, then who fights, then the others in turn order. Seats of a Portal
 * Crawl on which no minion stands are left out.
 */
export function seatOrder(view: GameView): {
  readonly asked: number;
  readonly fighting: ReadonlySet<number>;
  readonly order: readonly number[];
} {
  const { attack, pending, seats, turn } = view;
  const asked = pending?.seat ?? turn.active;
  const targets = attack?.targets.map(({ seat }) => seat) ?? [];
  const fighting = new Set([asked, ...targets, attack?.attacker ?? turn.active, turn.active]);
  const others = seats.map((_, i) => (asked + i) % seats.length).filter((seat) => isTaken(view, seat));
  return { asked, fighting, order: [...new Set([...fighting, ...others])] };
}

/** Whether somebody plays at a seat: a seat for a minion of a crawl may be empty. */
function isTaken({ crawl }: GameView, seat: Seat): boolean {
  if (!crawl || crawl.boss) return true;
  return seat < crawl.heroes.length || crawl.minions.some((minion) => minion.seat === seat);
}

/** The dice of the asked seat as markdown without emojis: `Offensive Roll of Ada: 5 sword (kept), 2 sword.` */
export function diceInWords(
  view: GameView,
  players: readonly TablePlayer[],
  keptDice: readonly number[],
  words: Words,
): string[] {
  return rollsInWords(view, keptDice, markdownTelling(players, words, WORDS_ALONE), true);
}

/**
 * A sentence for each roll on the table.
 * @param keptDice positions (from 1) of dice that the roller has marked to keep
 * @param own those of the asked seat, or those of the others
 */
export function rollsInWords(
  view: GameView,
  keptDice: readonly number[],
  telling: Telling,
  own: boolean,
): string[] {
  const { asked } = seatOrder(view);
  return view.rolls
    .filter(({ owner }) => (owner === asked) === own)
    .flatMap(partsOfRoll)
    .map((roll) => rollInWords(view, roll, keptDice, telling));
}

function rollInWords(
  view: GameView,
  roll: GameView['rolls'][number],
  keptDice: readonly number[],
  { players, words, face, written }: Telling,
): string {
  const { alt } = words.table;
  const dice = roll.dice.map(({ value, altered }, index) => {
    const kept = isKept(view, roll, index + 1, keptDice);
    const shown = face(ownerOfDie(roll, index + 1), value, kept);
    const marks = [...(altered ? [alt.changed] : []), ...(kept ? [alt.kept] : [])];
    return marks.length > 0 ? alt.die(shown, marks) : shown;
  });
  const label = written(sourceName(roll.label, words));
  return alt.roll(label, written(plainNameOf(players, roll.owner, words)), dice);
}

/** A sentence for each shared dial, that of the asked seat first. */
export function sharedHealth(
  view: GameView,
  asked: number,
  { players, words, health, written }: Telling,
): string[] {
  const own = view.seats[asked]?.dial;
  const dials = [...new Set(view.seats.map(({ dial }) => dial))];
  return dials
    .toSorted((a, b) => Number(b === own) - Number(a === own))
    .flatMap((dial) => {
      const sharers = view.seats.filter((seat) => seat.dial === dial);
      if (sharers.length < 2) return [];
      const names = sharers.map(({ seat }) => written(plainNameOf(players, seat, words)));
      return [health(words.table.alt.shared(names, sharers[0]?.health ?? 0))];
    });
}

/** A sentence about a seat: health, points, cards, tokens and upgrades. */
export function seatInWords(
  view: GameView,
  at: number,
  detail: Detail,
  { players, words, token, health, cp, written }: Telling,
): string {
  const seat = view.seats[at];
  if (!seat) return '';
  const { alt, named } = words.table;
  const name = written(named(plainNameOf(players, seat.seat, words), heroNameOf(players, seat.seat)));
  if (seat.defeated) return alt.defeated(name);
  const shares = view.seats.some(({ dial }, other) => other !== at && dial === seat.dial);
  const own = shares ? [] : [health(alt.health(seat.health))];
  const leads = view.leaders.includes(at) ? [alt.leader] : [];
  const hasCards = seat.handCount + seat.deckCount + seat.discard.length > 0;
  if (detail === 'least')
    return alt.seat(name, [...own, ...leads, ...(hasCards ? [alt.hand(seat.handCount)] : [])]);
  const tokens = holdingsOf(view, at, players, words).map(({ id, text }) => token(id, text));
  const upgrades = seat.board.filter(({ level }) => level > 1).map((ability) => written(ability.name));
  const isAll = detail === 'all';
  const hand = isAll
    ? alt.cards(seat.handCount, seat.deckCount, seat.discard.length)
    : alt.hand(seat.handCount);
  return alt.seat(name, [
    ...own,
    cp(alt.cp(seat.cp)),
    ...leads,
    ...(seat.side === null ? [] : [alt.side(written(seat.side.name))]),
    // Minions have no cards at all.
    ...(hasCards ? [hand] : []),
    ...(tokens.length > 0 ? [alt.has(tokens)] : []),
    ...(isAll && upgrades.length > 0 ? [alt.upgrades(upgrades)] : []),
  ]);
}
