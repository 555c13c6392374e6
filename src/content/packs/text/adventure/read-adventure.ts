/** Reads an expansion of Adventures from text: the data of a pack, where each part was typed, and what is not understood. */
import { idOf } from '../../../../engine/vocabulary/abilities.ts';
import { CHAOS_DICE } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  BOARD_HEADINGS,
  EFFECTS_BELOW,
  type OpenBoard,
  openBoard,
  PLAIN_BOARD,
  readOnBoard,
} from '../board-sections.ts';
import { Cursor, NO } from '../cursor.ts';
import { isUnderstood } from '../described.ts';
import { headingName } from '../headings.ts';
import type { Line } from '../lines.ts';
import { nearest } from '../messages.ts';
import { Names } from '../names.ts';
import { addSymbols, addTokens } from '../names-in-file.ts';
import { type Data, readParts, type Section } from '../parts.ts';
import type { Reading } from '../reading.ts';
import { type Of, type Property, readHeads, says } from '../section.ts';
import { oneOf, ownId } from '../slot.ts';
import { textOf } from '../texts.ts';
import { readTyped, type TypedFile } from '../typed-file.ts';
import { BOSS_BOARD, BOSS_LINES, BOSS_OPTIONS, MINION_LINES, MINION_OPTIONS } from './boards.ts';
import { missingIn, type PartKind } from './missing.ts';
import { battleOf, bossOf, crawlOf, lootOf, minionOf, type OpenedBoard, tileOf } from './parts-of.ts';
import { BATTLE_LINES, CRAWL_LINES, SCENARIO_OPTIONS } from './scenarios.ts';
import { LOOT_LINES, LOOT_OPTIONS, TILE_LINES, TILE_OPTIONS } from './tiles-and-loot.ts';

/** The first words of the sections of an expansion. */
const partKind = oneOf<PartKind>({
  minion: 'minion',
  boss: 'boss',
  tile: ['tile', 'environment'],
  loot: 'loot',
  crawl: ['crawl', 'portal crawl'],
  battle: ['battle', 'boss battle'],
});

const HEADINGS: readonly string[] = [...partKind.shownWords, ...BOARD_HEADINGS];

interface Head {
  readonly name?: string;
  readonly id?: string;
}

/** The lines of the file itself, before its sections. */
export const ADVENTURE_LINES: readonly Property<Head>[] = [
  says<Head, 'name'>('name', 'adventure/expansion {name}', headingName),
  says<Head, 'id'>('id', 'id {id}', ownId),
];

/** Reads a file. What cannot be read is left out of the data and reported. */
export function readAdventure(text: string): TypedFile {
  return readTyped(text, namesIn, readTop);
}

/** The tokens and symbols of the file, and the symbols of Chaos dice. */
function namesIn(lines: readonly Line[]): Names {
  const names = new Names();
  for (const { under } of lines) addSymbols(under, names);
  for (const symbol of Object.values(CHAOS_DICE)) names.addSymbol(symbol);
  addTokens(lines, names);
  return names;
}

const NO_BOARD =
  'An ability or a card belongs to a minion or a boss: "minion NAME" or "boss NAME" must stand above it.';

/** The minion or boss to which further sections belong. */
interface Open {
  readonly board: OpenBoard;
  readonly isBoss: boolean;
  readonly lines: Line[];
}

/** A board of its own for the sections below a heading that is not understood; null for other lines. */
function misspelt({ words }: Line): Open | null {
  const likely = nearest(words[0]?.text ?? '', HEADINGS);
  return likely === 'minion' || likely === 'boss' ? { board: openBoard(), isBoss: true, lines: [] } : null;
}

const NO_NAME = 'The file begins with a line "adventure NAME".';

function readTop(lines: readonly Line[], reading: Reading): unknown {
  const head: Data = {};
  const of: Of = {};
  const minions: OpenedBoard[] = [];
  const bosses: OpenedBoard[] = [];
  const parts: Record<'tile' | 'loot' | 'crawl' | 'battle', Data[]> = {
    tile: [],
    loot: [],
    crawl: [],
    battle: [],
  };
  const shared = openBoard();
  const heads: Line[] = [];
  let open: Open | null = null;
  for (const [at, line] of lines.entries()) {
    const cursor = new Cursor(reading, lines, at);
    const { position } = cursor;
    const kind = partKind.read(cursor);
    reading.isOfEnemy = kind === 'minion' || kind === 'boss' || (kind === NO && open !== null);
    if (kind === 'minion' || kind === 'boss') {
      const board = openBoard();
      const below: Line[] = [];
      open = { board, isBoss: kind === 'boss', lines: below };
      (open.isBoss ? bosses : minions).push({ ...partSection(cursor, kind), board, position, lines: below });
    } else if (kind === 'tile' || kind === 'loot' || kind === 'crawl' || kind === 'battle') {
      open = null;
      const section = partSection(cursor, kind);
      reading.positions.set(section.data, { ...position, of: section.of });
      parts[kind].push(section.data);
    } else if (open !== null) {
      open.lines.push(line);
      if (readOnBoard(cursor, open.board, open.isBoss ? BOSS_BOARD : PLAIN_BOARD)) continue;
      heads.push(line);
      open = misspelt(line) ?? open;
    } else {
      const isToken = line.words[0]?.text.toLowerCase() === 'token';
      if (!readOnBoard(cursor, isToken ? shared : openBoard())) {
        heads.push(line);
        open = misspelt(line);
      } else if (!isToken) reading.report({ ...position, kind: 'error', says: NO_BOARD });
    }
  }
  if (heads.length > 0) readHeads(new Cursor(reading, heads), ADVENTURE_LINES, head, of, HEADINGS);
  if (head.name === undefined && reading.messages.length === 0)
    reading.report({ line: lines[0]?.number ?? 1, column: 1, kind: 'error', says: NO_NAME });
  const { tile, loot, crawl, battle } = parts;
  const whole: Data = {
    ...(typeof head.name === 'string' ? { id: plainId(head.name) } : {}),
    ...head,
    tokens: shared.tokens,
    minions: minions.map((one) => minionOf(one, reading)),
    environments: tile.map((one) => tileOf(one, reading)),
    loot: loot.map((one) => lootOf(one, reading)),
    bosses: bosses.map((one) => bossOf(one, reading)),
    crawls: crawl.map((one) => crawlOf(one, reading)),
    battles: battle.map((one) => battleOf(one, bosses, reading)),
  };
  reading.positions.set(whole, { line: lines[0]?.number ?? 1, column: 1, of });
  return { pack: 1, adventure: whole };
}

/** The id of a name, without accents. */
function plainId(name: string): string {
  return idOf(name.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}

/** Reads the heading of a part, after its first words, and the lines below. */
function partSection(cursor: Cursor, kind: PartKind): Section {
  const { line, reading, position } = cursor;
  const { data, of } = readLinesOf(cursor, kind);
  const says = isUnderstood(line, reading) ? missingIn(kind, data) : null;
  if (says !== null) reading.report({ ...position, kind: 'error', says });
  if (kind === 'tile' && data.effects === undefined && data.text === undefined) data.text = '';
  const text = kind === 'tile' || kind === 'loot' ? textOf(data, line) : {};
  return { data: { ...data, ...text }, of };
}

function readLinesOf(cursor: Cursor, kind: PartKind): Section {
  if (kind === 'minion') return readParts(cursor, MINION_OPTIONS, [...MINION_LINES, ...MINION_OPTIONS], null);
  if (kind === 'boss') return readParts(cursor, BOSS_OPTIONS, [...BOSS_LINES, ...BOSS_OPTIONS], null);
  if (kind === 'tile') return readParts(cursor, TILE_OPTIONS, TILE_LINES, EFFECTS_BELOW);
  if (kind === 'loot') return readParts(cursor, LOOT_OPTIONS, LOOT_LINES, EFFECTS_BELOW);
  const lines = kind === 'crawl' ? CRAWL_LINES : BATTLE_LINES;
  return readParts<never, never>(cursor, SCENARIO_OPTIONS, [...lines, ...SCENARIO_OPTIONS], null);
}
