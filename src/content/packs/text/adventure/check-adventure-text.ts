/** Reads and checks an expansion of Adventures that is written as text. */
import type { ExpansionDefinition } from '../../../../engine/vocabulary/expansion.ts';
import { checkExpansionData } from '../../check-expansion.ts';
import type { ExistingContent } from '../../checks/existing-content.ts';
import { dataProblem } from '../../plain-data.ts';
import { allMessages } from '../located.ts';
import type { Message } from '../messages.ts';
import { listAt, propertyOf } from '../untyped.ts';
import { withoutEffect } from '../without-effect.ts';
import { readAdventure } from './read-adventure.ts';

export interface CheckedAdventureText {
  /** Null when anything is wrong, or still to be filled in. */
  readonly expansion: ExpansionDefinition | null;
  /** All that is to be said, in the order of lines. */
  readonly messages: readonly Message[];
  /** Places marked with `?`. */
  readonly blanks: number;
}

/** Names of files with expansions as text. */
export const ADVENTURE_TEXT_FILE = '.adventure.txt';

/**
 * Reads and checks an expansion of Adventures that is written as text.
 * @param known the existing content
 */
export function checkAdventureText(text: string, known: ExistingContent): CheckedAdventureText {
  const read = readAdventure(text);
  const { data, blanks, positions } = read;
  const excess = dataProblem(data);
  const checked = excess === null ? checkExpansionData(data, known) : { problems: [excess] };
  const adventure = propertyOf(data, 'adventure');
  // The cards of bosses and loot know whom they are aimed at.
  const boards = [...listAt(adventure, 'minions'), ...listAt(adventure, 'bosses')].map((one) => ({
    ...Object(propertyOf(one, 'board')),
    cards: [],
  }));
  const warnings = [{ tokens: listAt(adventure, 'tokens') }, ...boards].flatMap((board) =>
    withoutEffect(board, positions),
  );
  const messages = allMessages(read, 'problems' in checked ? checked.problems : [], warnings);
  const isGood = 'expansion' in checked && messages.every(({ kind }) => kind === 'warning');
  return { expansion: isGood ? checked.expansion : null, messages, blanks };
}
