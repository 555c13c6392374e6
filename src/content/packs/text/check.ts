/** Reads and checks a hero that is written as text. */

import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { BOUNDS } from '../bounds.ts';
import { checkData } from '../check.ts';
import type { ExistingContent } from '../checks/existing-content.ts';
import type { Pack } from '../pack.ts';
import { dataProblem } from '../plain-data.ts';
import type { Path, Problem } from '../problem.ts';
import type { Position, Reading } from './cursor.ts';
import { draftOf } from './draft.ts';
import type { Message } from './messages.ts';
import { readHero } from './read.ts';
import { unusualFigures } from './unusual.ts';

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
  const all = [...messages];
  if ('problems' in checked) {
    const found = checked.problems
      // While lines are missing, so is what would have been read from them.
      .filter(
        ({ reason }) =>
          !isUnread ||
          !/^(is missing|has \d+ more |have no |are \d|has fewer|are empty|cannot be reached)/.test(reason),
      )
      .map((problem) => located(problem, data, positions));
    all.push(...found.filter(({ line }) => !messages.some((other) => other.line === line)));
  }
  all.push(...unusualFigures(data, positions));
  all.sort((a, b) => a.line - b.line || a.column - b.column);
  const isGood = 'pack' in checked && !isUnread;
  return { pack: isGood ? checked.pack : null, messages: shortened(all), blanks, draft: draftOf(data) };
}

/** Not more messages than anybody reads. */
function shortened(messages: readonly Message[]): readonly Message[] {
  return messages.slice(0, BOUNDS.messages);
}

/** A problem of the data, at the place where it was typed. */
function located({ path, reason }: Problem, data: unknown, positions: Reading['positions']): Message {
  const { line, column } = positionOf(path, data, positions);
  return { line, column, kind: 'error', says: `${subject(path)} ${reason}.` };
}

/** The place of the innermost part of a path that was typed. */
export function positionOf(path: Path, data: unknown, positions: Reading['positions']): Position {
  let value: unknown = data;
  let place: Position = { line: 1, column: 1 };
  for (const step of [...path, null]) {
    if (typeof value !== 'object' || value === null) break;
    const known = positions.get(value);
    if (known !== undefined) place = (step === null ? undefined : known.of[step]) ?? known;
    value = step === null ? null : Reflect.get(value, step);
  }
  return place;
}

/** What a problem is about: the last name on its path. */
function subject(path: Path): string {
  const last = path.findLast((step) => typeof step === 'string' && step !== 'hero');
  return last === undefined ? 'The file' : `Here "${last}"`;
}
