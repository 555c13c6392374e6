/** The model of a hand's picture: the text of each card, and whether it can be played now. Shown to its owner only. */
import type { CardDefinition } from '../../engine/definitions.ts';
import type { Words } from '../../words/index.ts';
import { ALT_TEXT_LENGTH } from '../discord-limits.ts';
import { clipped } from '../table/phrasing.ts';

export interface HandCard {
  readonly name: string;
  /** The cost for its owner, in CP. */
  readonly cost: number;
  readonly kind: CardDefinition['kind'];
  readonly kindName: string;
  /** A short text of the card's effect. */
  readonly text: string;
  /** It can be played now, or answers the current question. */
  readonly isOffered: boolean;
  /** `Can be played now.` and the like, or why not. */
  readonly state: string;
}

export interface HandModel {
  readonly cards: readonly HandCard[];
  /** The hero's colour, `#rrggbb`. */
  readonly colour: string;
  readonly words: Words;
}

/** Maximal lengths of the cards' texts, tried until the whole is short enough. */
const LENGTHS = [300, 120, 80, 50, 0] as const;

/** The alt text, at most 1,024 characters: playable cards come first and are not shortened. */
export function handAltText({ cards, words }: HandModel): string {
  const { hand } = words;
  const sorted = cards.toSorted((a, b) => Number(b.isOffered) - Number(a.isOffered));
  const said = (length: number) =>
    sorted
      .map(({ name, cost, kindName, text, state }) => {
        const head = `${name}, ${hand.cp(cost)}, ${kindName}`;
        return length === 0 ? `${head}: ${state}` : `${head}: ${clipped(text, length)} ${state}`;
      })
      .join(' ');
  const fitting = LENGTHS.map(said).find((text) => text.length <= ALT_TEXT_LENGTH);
  return fitting ?? clipped(said(0), ALT_TEXT_LENGTH);
}
