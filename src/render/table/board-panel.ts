/** A private panel with the board of a seat, as picture or text, and buttons for the other boards. */
import { type APIComponentInContainer, MessageFlags } from 'discord.js';
import type { GameView, Seat } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { container, gallery, text } from '../components.ts';
import { COMPONENT_TEXT_LENGTH } from '../discord-limits.ts';
import { cardName } from './content-names.ts';
import { fittedLines } from './fitted-lines.ts';
import { button, buttonRows, type MessagePayload, type Place } from './parts.ts';
import { clipped, escaped } from './phrasing.ts';
import { heroNameOf, nameOf, plainNameOf, type TablePlayer } from './players.ts';
import { accentOf } from './table-message.ts';
import { hasWideTable } from './wide-table-panel.ts';

export interface BoardPanelInput {
  readonly gameId: string;
  /** `viewOf(state, 'public')`: boards are public. */
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  /** The owner of the board. */
  readonly seat: Seat;
  /** Whether the reader plays in the game. */
  readonly isSeated: boolean;
  /** The alt text of the picture. */
  readonly alt: string;
  /** The file name of the picture; null when it could not be drawn. */
  readonly file: string | null;
  /** The person's language; English when left out. */
  readonly words?: Words;
}

/** The most characters of a board as text. */
const WORDS_LENGTH = COMPONENT_TEXT_LENGTH - 1_000;
/** The most characters of all discard piles. */
const DISCARD_LENGTH = 800;

/** The panel as API JSON: Components V2, ephemeral. */
export function boardPanel(input: BoardPanelInput): MessagePayload {
  const { gameId, view, players, seat, alt, file, words = ENGLISH } = input;
  const { named, boardOf } = words.table;
  const owner = named(nameOf(players, seat, words), escaped(heroNameOf(players, seat)));
  const parts: APIComponentInContainer[] = [
    text(`### ${boardOf(owner)}`),
    file === null ? text(clipped(escaped(alt), WORDS_LENGTH)) : gallery(file, alt),
    ...discardPiles(input, words),
    ...buttonRows(ways({ surface: 'board', gameId, rev: view.rev }, input, words)),
  ];
  return {
    flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
    components: [container(parts, accentOf(players, seat))],
    allowed_mentions: { parse: [] },
  };
}

/** The discard piles of all seats, the board's owner first: they lie face up (rule: discard-pile). */
function discardPiles({ view, players, seat: first }: BoardPanelInput, words: Words) {
  const ownFirst = view.seats.toSorted((a, b) => Number(b.seat === first) - Number(a.seat === first));
  const lines = ownFirst.flatMap(({ seat, discard }) => {
    const cards = discard.toReversed().map((card) => escaped(cardName(card)));
    return cards.length === 0 ? [] : [words.table.discardPile(nameOf(players, seat, words), cards)];
  });
  return lines.length === 0 ? [] : [text(fittedLines(lines, DISCARD_LENGTH).join('\n'))];
}

/** Whether a seat has a board to show: those of minions that have fallen, or have yet to come, are empty. */
function isInPlay({ crawl }: GameView, seat: Seat): boolean {
  if (crawl === null || crawl.boss !== null) return true;
  return (
    crawl.heroes.some((hero) => hero.seat === seat) || crawl.minions.some((minion) => minion.seat === seat)
  );
}

/** Buttons for this board again, every other seat's, and the person's other panels. */
function ways(place: Place, { view, players, seat, isSeated, file }: BoardPanelInput, words: Words) {
  const { table } = words;
  const others = view.seats.filter((other) => other.seat !== seat && isInPlay(view, other.seat));
  return [
    button(place, { verb: 'board', seat }, table.boardAgain),
    ...others.map((other) =>
      button(
        place,
        { verb: 'board', seat: other.seat },
        table.boardOf(plainNameOf(players, other.seat, words)),
      ),
    ),
    ...(file !== null && hasWideTable(view) ? [button(place, { verb: 'wide-table' }, table.wideTable)] : []),
    ...(isSeated ? [button(place, { verb: 'hand' }, table.hand)] : []),
    ...(view.attempts === null || view.outcome ? [] : [button(place, { verb: 'odds' }, table.odds)]),
  ];
}
