/** Reads a hero from text: the data of a pack, where each part of it was typed, and what is not understood. */
import { idOf } from '../../../engine/vocabulary/abilities.ts';
import { BOARD_HEADINGS, openBoard, partsOfBoard, readOnBoard } from './board-sections.ts';
import { Cursor } from './cursor.ts';
import { FEAT_LINES, FEAT_OPTIONS } from './feats.ts';
import { HERO_LINES, MYTHIC_LINES, MYTHIC_OPTIONS } from './hero.ts';
import type { Line } from './lines.ts';
import { Names } from './names.ts';
import { addSymbols, addTokens } from './names-in-file.ts';
import { type Data, readParts, type Section } from './parts.ts';
import type { Reading } from './reading.ts';
import { type Of, readHeads } from './section.ts';
import { textOf } from './texts.ts';
import { readTyped, type TypedFile } from './typed-file.ts';

/** Reads a file. What cannot be read is left out of the data and reported. */
export function readHero(text: string): TypedFile {
  return readTyped(text, namesIn, readTop);
}

/** The tokens and symbols that the file brings, which may be used before the line that brings them. */
function namesIn(lines: readonly Line[]): Names {
  const names = new Names();
  addTokens(lines, names);
  addSymbols(lines, names);
  return names;
}

function readTop(lines: readonly Line[], reading: Reading): unknown {
  const hero: Data = {};
  const of: Of = {};
  const board = openBoard();
  const mythics: Data[] = [];
  const feats: Data[] = [];
  const heads: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const cursor = new Cursor(reading, lines, at);
    const { position } = cursor;
    const keep = ({ data, of: places }: Section, list: Data[]) => {
      reading.positions.set(data, { ...position, of: places });
      list.push(data);
    };
    if (cursor.take('mythic')) {
      keep(mythicSection(cursor), mythics);
      if (mythics.length > 1) reading.report({ ...position, kind: 'error', says: SECOND_MYTHIC });
    } else if (cursor.take('achievement')) keep(achievementSection(cursor), feats);
    else if (!readOnBoard(cursor, board)) heads.push(line);
  }
  if (heads.length > 0) readHeads(new Cursor(reading, heads), HERO_LINES, hero, of, HEADINGS);
  const { colour, unconfirmed, ...rest } = hero;
  const name = typeof rest.name === 'string' ? rest.name : null;
  const whole: Data = {
    ...(name === null ? {} : { id: plainId(name) }),
    ...rest,
    ...partsOfBoard(board),
    ...(mythics[0] === undefined ? {} : { mythic: mythics[0] }),
    ...(feats.length === 0 ? {} : { feats }),
    ...(Array.isArray(unconfirmed) ? { unconfirmed: unconfirmed.map((one: unknown) => whyOf(one)) } : {}),
  };
  reading.positions.set(whole, { line: lines[0]?.number ?? 1, column: 1, of });
  return { pack: 1, ...(colour === undefined ? {} : { look: { colour } }), hero: whole };
}

function whyOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'why') : value;
}

/** The id of a name, without accents. */
function plainId(name: string): string {
  return idOf(name.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}

/** The first words of sections. */
const HEADINGS: readonly string[] = [...BOARD_HEADINGS, 'mythic', 'achievement'];

const SECOND_MYTHIC = 'A hero has one mythic ability: leave this one out.';
const ONE_MYTHIC_LINE = 'A mythic ability has one line of dice and effects: leave the others out.';

function mythicSection(cursor: Cursor): Section {
  const { position } = cursor;
  const { data, of } = readParts(cursor, MYTHIC_OPTIONS, MYTHIC_LINES, null);
  const { lines, ...plain } = data;
  const line: unknown = Array.isArray(lines) ? lines[0] : undefined;
  if (Array.isArray(lines) && lines.length > 1)
    cursor.reading.report({ ...position, kind: 'error', says: ONE_MYTHIC_LINE });
  const name = typeof data.name === 'string' ? { id: idOf(data.name) } : {};
  const whole: Data = { ...name, ...plain, ...(typeof line === 'object' ? line : {}) };
  return { data: { ...whole, ...textOf(whole, cursor.line) }, of };
}

function achievementSection(cursor: Cursor): Section {
  const { data, of } = readParts(cursor, FEAT_OPTIONS, FEAT_LINES, null);
  const name = typeof data.name === 'string' ? { id: idOf(data.name) } : {};
  const whole: Data = { ...name, tests: [], ...data };
  return { data: { ...whole, ...textOf(whole, cursor.line) }, of };
}
