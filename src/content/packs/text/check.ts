/** Reads and checks a hero that is written as text. */

import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { checkData } from '../check.ts';
import type { ExistingContent } from '../checks/existing-content.ts';
import type { Pack } from '../pack.ts';
import { dataProblem } from '../plain-data.ts';
import { draftOf } from './draft.ts';
import { allMessages } from './located.ts';
import type { Message } from './messages.ts';
import { readHero } from './read.ts';
import { propertyOf } from './untyped.ts';
import { unusualFigures, unusualTypes } from './unusual.ts';
import { withoutEffect } from './without-effect.ts';

export interface CheckedText {
  /** Null when anything is wrong, or still to be filled in. */
  readonly pack: Pack | null;
  /** All that is to be said, in the order of lines. */
  readonly messages: readonly Message[];
  /** Places marked with `?`. */
  readonly blanks: number;
  /** The parts that are right, for drawing. */
  readonly draft: HeroDefinition;
}

/** Names of files with heroes as text. */
export const TEXT_FILE = '.hero.txt';

/**
 * Reads and checks a hero that is written as text.
 * @param file the file name, without its folder
 * @param known the existing content
 */
export function checkText(file: string, text: string, known: ExistingContent): CheckedText {
  const { data, messages, positions, blanks } = readHero(text);
  const excess = dataProblem(data);
  const isUnread = messages.some(({ kind }) => kind !== 'warning');
  const checked = excess === null ? checkData(file, data, known) : { problems: [excess] };
  const problems = 'problems' in checked ? checked.problems : [];
  const all = allMessages({ data, messages, positions }, problems, [
    ...unusualFigures(data, positions),
    ...unusualTypes(data, positions),
    ...withoutEffect(propertyOf(data, 'hero'), positions),
  ]);
  const isGood = 'pack' in checked && !isUnread;
  return { pack: isGood ? checked.pack : null, messages: all, blanks, draft: draftOf(data) };
}
