/** The map of a side, drawn with a bar before each row, and its marks. */
import type { FigureMark, SpaceMark } from '../../../../engine/rules.ts';
import { type Cursor, NO } from '../cursor.ts';
import { phrase, said } from '../phrase.ts';
import type { Property } from '../section.ts';
import { flag, listOf, number, ownId, type Slot } from '../slot.ts';

/** A mark in the legend of a map. */
export interface TypedMark {
  readonly sign: string;
  readonly is: SpaceMark;
}

/** The signs of a mark, up to the next blank. */
const sign: Slot<string> = {
  read(cursor) {
    const { line, position } = cursor;
    const text = /^\S+/.exec(line.source.slice(position.column - 1))?.[0];
    if (text === undefined || cursor.isAtEnd) return cursor.describe('the mark of a space');
    const end = position.column + text.length;
    while (cursor.word !== undefined && cursor.word.column < end) cursor.at += 1;
    return text;
  },
  write: (value) => value,
  shown: 'MARK',
};

const figure: Slot<FigureMark> = said('a figure', () => [
  phrase<FigureMark>({}, '{figure} of {panel}', { figure: number, panel: ownId }),
]);

const space: Slot<SpaceMark> = said('what a space is', () => [
  phrase<SpaceMark>(
    {},
    '[{blocked}] [,] [{entry}] [,] [{exit}] [,] [{boost}] [,] [{mystery}] [,] [plot {plot}] [,] [number {number}] [,] [figure {figure}] [,] [in [the] {zones}]',
    {
      blocked: flag('blocked'),
      entry: flag('entry'),
      exit: flag('exit'),
      boost: flag('boost'),
      mystery: flag('mystery'),
      plot: number,
      number,
      figure,
      zones: listOf(ownId, 'and'),
    },
  ),
]);

/** `mark G is blocked in gate` */
export const MARK = phrase<TypedMark>({}, 'mark {sign} is {is}', { sign, is: space });

/**
 * The rows of the map.
 * @param example of a row
 */
export function mapOf<T extends object>(
  rowsOf: (value: T) => readonly string[] | undefined,
  example = '| E . b #',
): Property<T> {
  return {
    property: 'map',
    isList: false,
    shown: [`map, and below it a line for each row: ${example}`],
    read: (cursor) => readMap(cursor, example),
    write: (value) => [
      {
        text: 'map',
        under: (rowsOf(value) ?? []).map((row) => ({ text: `| ${row}`, under: [], after: [] })),
        after: [],
      },
    ],
  };
}

function readMap(cursor: Cursor, example: string): readonly string[] | typeof NO {
  if (!cursor.take('map')) return NO;
  cursor.take(':');
  return cursor.line.under.map(({ source, words, number: line }) => {
    const [bar] = words;
    if (bar?.text === '|')
      return source
        .slice(bar.end - 1)
        .replace(/^ /, '')
        .trimEnd();
    const says = `A row of the map begins with a bar: ${example}`;
    cursor.reading.report({ line, column: bar?.column ?? 1, kind: 'error', says });
    return '';
  });
}
