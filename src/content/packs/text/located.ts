/** What is said about a file of text: what is not understood, and what is wrong with what was read. */
import { BOUNDS } from '../bounds.ts';
import type { Path, Problem } from '../problem.ts';
import { adviceFor } from './advice.ts';
import { examples } from './examples.ts';
import type { Message } from './messages.ts';
import { noRuleFor } from './no-rule.ts';
import type { Position, Reading } from './reading.ts';

interface ReadText {
  readonly data: unknown;
  readonly messages: readonly Message[];
  readonly positions: Reading['positions'];
}

/**
 * All messages about a file, in the order of lines.
 * @param problems what is wrong with the data
 * @param more further messages, such as warnings
 */
export function allMessages(
  { data, messages, positions }: ReadText,
  problems: readonly Problem[],
  more: readonly Message[] = [],
): readonly Message[] {
  const isUnread = messages.some(({ kind }) => kind !== 'warning');
  const found = problems
    // While lines are missing, so is what would have been read from them.
    .filter(({ reason }) => !isUnread || !MISSING.test(reason))
    .map((problem) => located(problem, data, positions))
    .filter(({ line }) => !messages.some((other) => other.line === line));
  const all = [...messages.map(taught), ...found, ...more];
  return shortened(all.sort((a, b) => a.line - b.line || a.column - b.column));
}

const MISSING =
  /^(is missing|has \d+ more |have no |are \d|has fewer|are empty|cannot be reached|cannot be played: a map has)/;

/** A message with what to write instead, or with an example of the sentence that was begun. */
function taught({ sentence, typed, ...message }: Message): Message {
  const hasNearest = /did you mean|no token is called/.test(message.says);
  const missing = typed === undefined ? null : noRuleFor(typed);
  if (missing !== null && !/no token is called/.test(message.says)) return { ...message, says: missing };
  const advice = typed === undefined ? null : adviceFor(typed, hasNearest);
  if (advice !== null) return { ...message, says: `${withoutGuess(message.says)} ${advice}` };
  if (sentence === undefined || hasNearest) return message;
  const example = examples().get(sentence);
  const like = example === undefined ? `The sentence is: ${sentence}` : `For example: ${example}`;
  return { ...message, says: `${message.says} ${like}` };
}

/** A message without what could stand there instead, where something better is told. */
function withoutGuess(says: string): string {
  return says.replace(
    /(?: - did you mean "[^"]*"\?|; here could stand (?:[^,]*,){2}.*|; no effect starts like that\..*)$/s,
    '.',
  );
}

/** Not more messages than anybody reads. */
function shortened(messages: readonly Message[]): readonly Message[] {
  return messages.slice(0, BOUNDS.messages);
}

const NO_TEXT =
  'The sentences below are none, or too long to be its text (240 characters): write a shorter one, such as says "5 damage".';

const OTHER_ID = ' Give it another, after its name: "id my-own-name".';

/** A problem of the data, at the place where it was typed. */
function located({ path, reason }: Problem, data: unknown, positions: Reading['positions']): Message {
  const { line, column } = positionOf(path, data, positions);
  if (path.at(-1) === 'text' && reason === 'is missing')
    return { line, column, kind: 'error', says: NO_TEXT };
  const more = path.at(-1) === 'id' && reason.endsWith('which the bot has already') ? OTHER_ID : '';
  return { line, column, kind: 'error', says: `${subject(path)} ${reason}.${more}` };
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
  if (last === 'id') return 'The id, made of the name unless it is typed,';
  return last === undefined ? 'The file' : `Here "${last}"`;
}
