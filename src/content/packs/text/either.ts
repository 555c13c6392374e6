/**
 * Choices between sentences, as they are printed: `either heal 2 or draw 1 card`, `gain 2 CP or 1 Chi`. They are read,
 * and written as a choice with options.
 */
import { type Cursor, NO, type Read } from './cursor.ts';
import { optionId } from './option-ids.ts';
import { isMark } from './sentence-ends.ts';
import { inside } from './shorthand.ts';
import { numberIn } from './slot.ts';
import { who } from './who.ts';
import type { Word } from './words.ts';

/** Verbs of what the reader does: who decides is told by nobody else in the sentence. */
const OWN_VERBS =
  /^(?:deal|give|gain|draw|heal|inflict|steal|add|prevent|remove|take|lose|discard|roll|spend|pay|re-roll|change)$/i;

/** Verbs that may be left out behind "or": "gain 2 CP or 1 Chi". */
const SHARED = /^(?:gain|inflict|deal|heal|draw|steal|prevent|add)$/i;

/** Groups of whom one player is chosen by the way. */
const SINGLE_CHOICE: ReadonlySet<string | null> = new Set(['opponents', 'everyone', 'team-mates', 'others']);

interface Clause {
  readonly from: number;
  readonly end: number;
  /** Where each "or" stands that may divide two sentences. */
  readonly breaks: readonly number[];
}

/** The choice; null when the sentence is another. Two readings are asked back. */
export function readEither(cursor: Cursor, readInside: (cursor: Cursor) => Read[]): Read[] | null {
  const { line, position, at } = cursor;
  const asked = askedAt(cursor);
  const isEither = asked !== null || /^either$/i.test(cursor.word?.text ?? '');
  const clause = clauseFrom(line.words, asked?.from ?? (isEither ? at + 1 : at));
  if (clause === null) return null;
  const { from, end, breaks } = clause;
  // "your opponent must discard a card or take 3 damage": each option is about that player.
  const subject = asked === null ? [] : subjectOf(line.words.slice(at, asked.until), asked);
  const parts = [...breaks, end].map((stop, index) => {
    const start = index === 0 ? from : (breaks[index - 1] ?? from) + 1;
    // "gain 2 CP, or draw a card"
    return { start, stop: line.words[stop - 1]?.text === ',' ? stop - 1 : stop };
  });
  const isSetApart = breaks.every((stop) => line.words[stop - 1]?.text === ',');
  const hasMore = parts.some(({ start, stop }) => line.words.slice(start + 1, stop).some(isMark));
  if (hasMore && !isEither && !isSetApart) return askedBack(cursor, clause);
  const verb = line.words[from];
  cursor.at = end;
  const options = parts.map(({ start, stop }) => {
    const typed = line.source.slice(
      (line.words[start]?.column ?? 1) - 1,
      (line.words[stop - 1]?.end ?? 1) - 1,
    );
    const isShort = verb !== undefined && !OWN_VERBS.test(line.words[start]?.text ?? '');
    const added = [...subject, ...(isShort ? [verb] : [])];
    const words = line.words.toSpliced(start, 0, ...added);
    const effects = inside(cursor.reading, { ...line, words }, [start, stop + added.length], readInside);
    const label = labelOf(isShort ? `${verb.text} ${typed}` : typed);
    return { id: optionId(label), label, effects };
  });
  for (const [index, option] of options.entries()) {
    const column = line.words[parts[index]?.start ?? from]?.column ?? position.column;
    cursor.reading.positions.set(option, { line: line.number, column, of: {} });
  }
  const effect = {
    do: 'choose',
    what: 'Choose one.',
    ...(asked === null ? {} : { ask: asked.whom }),
    options,
  };
  cursor.reading.positions.set(effect, { ...position, of: {} });
  // The player is chosen before: "an opponent of your choice must either lose 1 CP or discard a card".
  if (asked !== null) cursor.choice = asked.choice;
  return [effect];
}

/** The words for the player in each option: who is chosen by the way is chosen once. */
function subjectOf(words: readonly Word[], { isNew }: Asked): readonly Word[] {
  const [first] = words;
  if (!isNew || first === undefined) return words;
  return ['the', 'chosen'].map((text) => ({ ...first, text, kind: 'word' as const }));
}

interface Asked {
  readonly whom: string;
  /** Whom the sentence has chosen by the way, and whether it has. */
  readonly choice: string | null;
  readonly isNew: boolean;
  /** Where the words end that name the player, and where what is chosen begins. */
  readonly until: number;
  readonly from: number;
}

/** The other player who has the choice: `your opponent must ... or ...`. The cursor stays. */
function askedAt(cursor: Cursor): Asked | null {
  const { at, choice, subject, line } = cursor;
  const before = line.words[at];
  const whom = before?.kind === 'word' && !OWN_VERBS.test(before.text) ? who.read(cursor) : NO;
  const isChoosing = cursor.line.words[cursor.at - 1]?.text.toLowerCase() === 'must';
  const until = isChoosing ? cursor.at - 1 : cursor.at;
  const next = cursor.word?.text.toLowerCase();
  const takes = next === 'must' || next === 'may' || next === 'either' ? 1 : next === 'chooses' ? 2 : 0;
  const from = cursor.at + (isChoosing ? 0 : takes);
  const chosen = cursor.choice;
  const isNew = choice !== chosen;
  const found =
    typeof whom === 'string' &&
    whom !== 'owner' &&
    (isChoosing || takes > 0) &&
    (!isNew || SINGLE_CHOICE.has(chosen));
  Object.assign(cursor, { at, choice, subject });
  return found && next !== 'may'
    ? {
        whom,
        choice: chosen,
        isNew,
        until,
        from: /^either$/i.test(line.words[from]?.text ?? '') ? from + 1 : from,
      }
    : null;
}

/** The words up to the next full stop or semicolon, where they are sentences with "or" between them. */
function clauseFrom(words: readonly Word[], from: number): Clause | null {
  const first = words[from];
  if (first?.kind !== 'word' || !OWN_VERBS.test(first.text)) return null;
  let end = from;
  // The words are not copied: a line may be long, and this is asked at each of its sentences.
  while (end < words.length && !endsClause(words[end])) end += 1;
  const all = words.slice(from, end);
  if (all.some(({ kind, text }) => kind === 'quoted' || /^(?:if|unless|for|on|may|can|per)$/i.test(text)))
    return null;
  const breaks = all.flatMap(({ text, kind }, index) => {
    const next = all[index + 1];
    const isOr = kind === 'word' && text.toLowerCase() === 'or' && next !== undefined;
    return isOr && (beginsSentence(next, all[index + 2]) || isShared(first, next, all[index + 2]))
      ? [from + index]
      : [];
  });
  return breaks.length === 0 ? null : { from, end, breaks };
}

function endsClause(word: Word | undefined): boolean {
  return word?.kind === 'mark' && /^[.;:(]$/.test(word.text);
}

function beginsSentence(word: Word, next: Word | undefined): boolean {
  return word.kind === 'word' && OWN_VERBS.test(word.text) && next !== undefined;
}

/** `or 1 Chi`: the verb is that of the first sentence. */
function isShared(first: Word, word: Word, next: Word | undefined): boolean {
  const isCount = numberIn(word) !== null || /^an?$/i.test(word.text);
  return (
    isCount &&
    SHARED.test(first.text) &&
    next?.kind === 'word' &&
    !/^(?:more|less|fewer|or)$/i.test(next.text)
  );
}

/** Says the two readings of "inflict Stun and gain 2 CP or heal 2". */
function askedBack(cursor: Cursor, { from, end, breaks }: Clause): Read[] {
  const { line, reading } = cursor;
  const [stop = end] = breaks;
  const mark = line.words.findLastIndex((word, at) => at > from && at < stop && isMark(word));
  const text = (start: number, last: number) =>
    line.source.slice((line.words[start]?.column ?? 1) - 1, (line.words[last - 1]?.end ?? 1) - 1);
  const all = `either ${text(from, stop)} or ${text(stop + 1, end)}`;
  const last =
    mark < 0 ? all : `${text(from, mark)}; either ${text(mark + 1, stop)} or ${text(stop + 1, end)}`;
  const word = line.words[stop];
  reading.report({
    line: line.number,
    column: word?.column ?? 1,
    kind: 'error',
    says: `This "or" can be read in two ways. Write "${all}", or "${last}".`,
  });
  cursor.at = end;
  return [];
}

/** The longest words on a button, as in the schema of packs. */
const LONGEST_LABEL = 38;

/** The words on the button of an option. */
export function labelOf(typed: string): string {
  const label = typed
    .replaceAll(/[^\p{L}\p{N} :'+-]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_LABEL)
    .trim();
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}
