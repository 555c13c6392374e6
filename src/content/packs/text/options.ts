/** The options of a choice, one line each. */
import type { Effect, EffectOption } from '../../../engine/vocabulary/effect.ts';
import { questionText } from '../../../engine/vocabulary/question-texts.ts';
import { blockOf, hasBlank, readSentences } from './blocks.ts';
import { condition } from './conditions.ts';
import { Cursor, NO, type Read } from './cursor.ts';
import { labelOf } from './either.ts';
import type { Names } from './names.ts';
import { optionId } from './option-ids.ts';
import { type Block, laidOut, type Said } from './phrase.ts';
import { isFirstWord, type Sentences } from './sentence-ends.ts';
import { inside } from './shorthand.ts';
import { ownId, question } from './slot.ts';

/** The options of a choice, one line each: `option "Draw a card": draw 1 card`. */
export function optionsOf(sentences: Sentences): Block<readonly EffectOption[]> {
  const effects = blockOf(sentences);
  return {
    readBlock(cursor) {
      if (!cursor.take(':')) return NO;
      if (!cursor.isAtEnd) return readBeside(cursor, sentences);
      const read: Read[] = [];
      for (const [at] of cursor.line.under.entries()) {
        const inside = new Cursor(cursor.reading, cursor.line.under, at);
        const option = readOption(inside, effects);
        if (option !== NO) read.push(option);
        else if (!hasBlank(inside)) inside.reportMismatch(0);
      }
      return read;
    },
    writeBlock(value, names) {
      return { inline: null, under: value.map((option) => writeOption(option, effects, names)) };
    },
  };
}

/** `choose one: gain 1 CP or draw 1 card`: the options on one line, with their words on the buttons. */
function readBeside(cursor: Cursor, sentences: Sentences): Read {
  const { line, at: from, reading } = cursor;
  const { words } = line;
  const breaks = words.flatMap((word, at) =>
    at > from && word.text.toLowerCase() === 'or' && isFirstWord(words[at + 1], sentences) ? [at] : [],
  );
  if (breaks.length === 0) return NO;
  const options = [...breaks, words.length].map((end, at) => {
    const start = at === 0 ? from : (breaks[at - 1] ?? from) + 1;
    // "choose one: gain 2 CP, or draw a card"
    const stop = words[end - 1]?.text === ',' ? end - 1 : end;
    const [first, last] = [words[start], words[stop - 1]];
    const typed = first && last ? line.source.slice(first.column - 1, last.end - 1) : '';
    const label = labelOf(typed);
    const effects = inside(reading, line, [start, stop], (within) => readSentences(within, sentences));
    const option = {
      id: optionId(label),
      label,
      effects,
    };
    if (first) reading.positions.set(option, { line: line.number, column: first.column, of: {} });
    return option;
  });
  cursor.at = words.length;
  return options;
}

function readOption(cursor: Cursor, effects: Block<readonly Effect[]>): Read {
  const { position } = cursor;
  cursor.forget();
  const label = cursor.take('option') ? question.read(cursor) : NO;
  if (typeof label !== 'string') return NO;
  const id = cursor.take('as') ? ownId.read(cursor) : optionId(label);
  const when = cursor.take('if') ? condition.read(cursor) : undefined;
  if (id === NO || when === NO) return NO;
  const list = effects.readBlock(cursor);
  if (list === NO) return NO;
  const option = { id, label, ...(when === undefined ? {} : { when }), effects: list };
  cursor.reading.positions.set(option, { ...position, of: {} });
  return option;
}

function writeOption(
  { id, label, when, effects }: EffectOption,
  block: Block<readonly Effect[]>,
  names: Names,
): Said {
  const said = [
    `option ${question.write(label, names)}`,
    ...(id === optionId(questionText(label) ?? label) ? [] : [`as ${id}`]),
    ...(when === undefined ? [] : [`if ${condition.write(when, names)}`]),
  ].join(' ');
  const written = block.writeBlock(effects, names);
  return laidOut(`${said}:`, written?.inline ?? null, written?.under ?? []);
}
