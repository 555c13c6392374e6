/** Who sits at a game, and how it ended. */
import type { BotHabit, BotLevel } from '../ai/players/index.ts';

/**
 * The occupant of a seat. The AI plays a `bot` seat, possibly in place of a person who left (`for`: their Discord id).
 */
export type SeatOccupant =
  | { readonly kind: 'person'; readonly userId: string; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly for?: string;
      readonly level?: BotLevel;
      readonly habit?: BotHabit;
    };

/**
 * How a game ended. `agreed`: by a vote of all voters. `called-off`: without a winner, because somebody was away for long. `abandoned`:
 * without a winner and without a message.
 */
export const ENDINGS = [
  'played',
  'conceded',
  'forfeited',
  'left',
  'agreed',
  'called-off',
  'abandoned',
] as const;
export type Ending = (typeof ENDINGS)[number];
