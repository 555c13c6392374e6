/** A question with the context that its buttons need. */
import type { MoveEnd } from '../../engine/hosting.ts';
import type { GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import type { TableAction } from '../action-code.ts';
import type { Button } from '../components.ts';
import type { Emoji, EmojiUse } from '../emoji/emojis.ts';
import { button, type Place } from './parts.ts';
import type { TablePlayer } from './players.ts';
import type { Question } from './question.ts';

/** Dice that are worth keeping at the next Roll Attempt, and for what. */
export interface QuickKeep {
  /** Positions from 1, rising; at least one, and not all. */
  readonly dice: readonly number[];
  /** The ability's line that they are kept for: `Smack (4 sword)`. */
  readonly goal: string;
  /** The chance to reach it, in words: `43 %`. */
  readonly chance: string;
}

export interface QuestionContext {
  readonly place: Place;
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  readonly question: Question;
  /** Positions (from 1) of the dice that the roller keeps at the next Roll Attempt. */
  readonly keptDice: readonly number[];
  /** Dice that one press keeps, the most promising first. */
  readonly quickKeeps: readonly QuickKeep[];
  /** By the id of each defence: what it would bring, in words. */
  readonly defenses: Readonly<Record<string, string>>;
  /** The spaces that a hero of a Mission may move to, the best first; absent: by what lies and stands there. */
  readonly bestSpaces?: readonly string[];
  /** By space: what the rules of the side do to the hero that ends its move there. */
  readonly moveEnds?: Readonly<Record<string, MoveEnd>>;
  /** Positions (from 1) of the dice that are picked in the current question. */
  readonly picks: readonly number[];
  readonly emojiUse: EmojiUse;
  readonly words: Words;
}

/** A button for an answer. */
export function actionButton(
  asked: QuestionContext,
  action: TableAction,
  label: string,
  style: 'primary' | 'secondary' = 'secondary',
  emoji?: Emoji,
): Button {
  return button(asked.place, { verb: 'act', action }, label, style, false, emoji);
}
