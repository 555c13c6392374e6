/** What the dice meet now, in words beside the buttons. */

import type { GameView } from '../../engine/index.ts';
import { openRollOf } from './dice-words.ts';
import { abilityOffers } from './offers.ts';
import { clipped, escaped } from './phrasing.ts';
import type { TablePlayer } from './players.ts';
import type { Question } from './question.ts';

/** Characters for one ability. */
const LINE_LENGTH = 220;
/** Abilities that are explained; further ones have their button or menu line only. */
const MOST_LINES = 6;

/** One line for each ability that may be announced, best first; none outside that question. */
export function abilityLines(
  view: GameView,
  players: readonly TablePlayer[],
  question: Question | null,
): string[] {
  if (question?.kind !== 'roll') return [];
  const dice = openRollOf(view)?.dice.map((die) => die.value) ?? [];
  const seen = new Set<string>();
  return abilityOffers(players, question.seat, dice, question.open)
    .filter(({ description }) => description !== '' && !seen.has(description) && seen.add(description))
    .slice(0, MOST_LINES)
    .map(({ label, description }) => {
      const name = label.split(':')[0] ?? label;
      return `- **${escaped(name)}**: ${clipped(escaped(description), LINE_LENGTH)}`;
    });
}
