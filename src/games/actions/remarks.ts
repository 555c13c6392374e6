/** Log lines for moves that somebody other than the seat's person made. */

import type { Seat } from '../../engine/index.ts';
import { wordsFor } from '../../words/index.ts';
import { escaped } from '../../words/markdown.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { Actor } from '../repository/log-entry.ts';

/**
 * Returns the line that precedes a move that somebody else made for a seat; null when none is needed.
 * @param language the Discord locale of the game
 */
export function remarkOn(by: Actor, name: string, language: string | undefined): string | null {
  const { log } = wordsFor(language);
  switch (by) {
    case 'autopilot':
      return log.autopilot(escaped(name));
    case 'clock':
      return log.forfeits(escaped(name));
    case 'left':
      return log.hasLeft(escaped(name));
    case 'person':
    case 'bot':
      return null;
  }
}

/** Returns the line that says who took back how many actions. */
export function takenBackRemark(
  { occupants, language }: Pick<GameRecord, 'occupants' | 'language'>,
  { seat, actions }: { readonly seat: Seat; readonly actions: number },
): string {
  return wordsFor(language).log.tookBack(escaped(occupants[seat]?.name ?? ''), actions);
}

/**
 * Returns the line for a person who leaves their seat; null when the engine writes the line.
 * @param after what happens to the game: it ends, or goes on with a bot at the seat; in a party until the person is back
 * @param isUnsighted true for a person in the server who cannot see the channel any more
 */
export function leavingRemark(
  by: Extract<Actor, 'person' | 'clock' | 'left'>,
  name: string,
  after: 'over' | 'bot' | 'stand-in',
  language: string | undefined,
  isUnsighted = false,
): string | null {
  const { log } = wordsFor(language);
  if (isUnsighted) return (after === 'over' ? log.hasLostSight : log.leftToBot.unsighted)(escaped(name));
  if (after === 'over') return remarkOn(by, name, language);
  return log.leftToBot[after === 'stand-in' && by === 'clock' ? 'late' : by](escaped(name));
}
