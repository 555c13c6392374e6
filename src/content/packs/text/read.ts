/** Reads a hero from text: the data of a pack, where each part of it was typed, and what is not understood. */
import { listTokens } from '../../../engine/definitions.ts';
import { idOf, levelOf, slotOf } from '../../../engine/vocabulary/abilities.ts';
import { readSentences } from './blocks.ts';
import { Cursor, Reading } from './cursor.ts';
import { sentences } from './effects.ts';
import { diceFaces } from './headings.ts';
import {
  ABILITY_LINES,
  ABILITY_OPTIONS,
  abilityKind,
  CARD_LINES,
  CARD_OPTIONS,
  cardKind,
  HERO_LINES,
  MYTHIC_LINES,
  MYTHIC_OPTIONS,
} from './hero.ts';
import { levelName } from './level-name.ts';
import { type Line, linesOf } from './lines.ts';
import type { Message } from './messages.ts';
import { Names } from './names.ts';
import { addTokenOf, type Data, readParts, reportBlanks, type Section, tokenSection } from './parts.ts';
import { type Of, type Rest, readHeads } from './section.ts';
import { textOf } from './texts.ts';
import { bestFirst } from './tiers.ts';

export interface TypedHero {
  /** As in a JSON pack. */
  readonly data: unknown;
  readonly messages: readonly Message[];
  readonly positions: Reading['positions'];
  /** Places to fill in that are marked with `?`. */
  readonly blanks: number;
}

const REST: Rest = { property: 'effects', read: (cursor) => readSentences(cursor, sentences) };

/** Reads a file. What cannot be read is left out of the data and reported. */
export function readHero(text: string): TypedHero {
  const early: Message[] = [];
  const lines = linesOf(text, (message) => early.push(message));
  const reading = new Reading(namesIn(lines));
  reading.messages.push(...early);
  const blanks = reportBlanks(lines, reading);
  const data = readTop(lines, reading);
  const messages = reading.messages.sort((a, b) => a.line - b.line || a.column - b.column);
  return { data, messages, positions: reading.positions, blanks };
}

/** The tokens and symbols that the file brings, which may be used before the line that brings them. */
function namesIn(lines: readonly Line[]): Names {
  const names = new Names();
  const own = new Reading(names);
  for (const [at, line] of lines.entries()) {
    const first = line.words[0]?.text.toLowerCase();
    const cursor = new Cursor(own, lines, at);
    cursor.at = 1;
    if (first === 'token') {
      addTokenOf(line, cursor, names);
    } else if (first === 'dice') {
      const faces = diceFaces.read(cursor);
      if (typeof faces === 'object' && faces !== null)
        for (const symbol of Object.values({ ...faces })) names.addSymbol(String(symbol));
    }
  }
  for (const { id, name } of listTokens()) names.addToken(id, name);
  return names;
}

function readTop(lines: readonly Line[], reading: Reading): unknown {
  const hero: Data = {};
  const of: Of = {};
  const abilities: Data[] = [];
  const upgrades: Data[] = [];
  const cards: Data[] = [];
  const tokens: Data[] = [];
  const mythics: Data[] = [];
  const heads: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const cursor = new Cursor(reading, lines, at);
    const position = cursor.position;
    const section = readSection(cursor);
    if (section === null) {
      heads.push(line);
      continue;
    }
    reading.positions.set(section.data, { ...position, of: section.of });
    if (section.is === 'token') tokens.push(section.data);
    else if (section.is === 'mythic') {
      if (mythics.length > 0) cursor.reading.report({ ...position, kind: 'error', says: SECOND_MYTHIC });
      mythics.push(section.data);
    } else if (section.is === 'card') cards.push(section.data);
    else {
      const upgrade = upgradeOf(section.data);
      if (upgrade !== null) {
        reading.positions.set(upgrade, { ...position, of: section.of });
        upgrades.push(upgrade);
      }
      abilities.push(section.data);
    }
  }
  if (heads.length > 0) readHeads(new Cursor(reading, heads), HERO_LINES, hero, of, HEADINGS);
  const { colour, unconfirmed, ...rest } = hero;
  const name = typeof rest.name === 'string' ? rest.name : null;
  const whole: Data = {
    ...(name === null ? {} : { id: plainId(name) }),
    ...rest,
    abilities,
    cards: [...upgrades, ...cards],
    tokens,
    ...(mythics[0] === undefined ? {} : { mythic: mythics[0] }),
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
const HEADINGS: readonly string[] = [
  ...abilityKind.shownWords,
  ...cardKind.shownWords.map((words) => words.split(' ')[0] ?? words),
  'token',
  'mythic',
];

interface TypedSection extends Section {
  readonly is: 'ability' | 'card' | 'token' | 'mythic';
}

/** Reads a section when the line is the heading of one. */
function readSection(cursor: Cursor): TypedSection | null {
  if (cursor.take('token')) return { is: 'token', ...tokenSection(cursor) };
  if (cursor.take('mythic')) return mythicSection(cursor);
  const card = cardKind.read(cursor);
  if (typeof card === 'string') return cardSection(cursor, card);
  const ability = abilityKind.read(cursor);
  if (ability === 'offensive' || ability === 'defensive' || ability === 'ultimate' || ability === 'passive') {
    return abilitySection(cursor, ability);
  }
  return null;
}

const SECOND_MYTHIC = 'A hero has one mythic ability: leave this one out.';
const ONE_MYTHIC_LINE = 'A mythic ability has one line of dice and effects: leave the others out.';

function mythicSection(cursor: Cursor): TypedSection {
  const { position } = cursor;
  const { data, of } = readParts(cursor, MYTHIC_OPTIONS, MYTHIC_LINES, null);
  const { lines, ...plain } = data;
  const line: unknown = Array.isArray(lines) ? lines[0] : undefined;
  if (Array.isArray(lines) && lines.length > 1)
    cursor.reading.report({ ...position, kind: 'error', says: ONE_MYTHIC_LINE });
  const name = typeof data.name === 'string' ? { id: idOf(data.name) } : {};
  const whole: Data = { ...name, ...plain, ...(typeof line === 'object' ? line : {}) };
  return { is: 'mythic', data: { ...whole, ...textOf(whole, cursor.line) }, of };
}

function cardSection(cursor: Cursor, kind: string): TypedSection {
  const { data, of } = readParts(cursor, CARD_OPTIONS, CARD_LINES, REST);
  const name = typeof data.name === 'string' ? data.name : '';
  const whole: Data = {
    id: idOf(name),
    kind: kind === 'modifier' ? 'roll' : kind,
    ...(kind === 'modifier' ? { attackModifier: true } : {}),
    ...(kind === 'upgrade' ? { upgradesTo: idOf(name) } : {}),
    effects: [],
    ...data,
  };
  return { is: 'card', data: { ...whole, ...textOf(whole, cursor.line) }, of };
}

type AbilityKind = 'offensive' | 'defensive' | 'ultimate' | 'passive';

function abilitySection(cursor: Cursor, kind: AbilityKind): TypedSection {
  const rest = kind === 'defensive' ? REST : null;
  const { data, of } = readParts(cursor, ABILITY_OPTIONS, ABILITY_LINES[kind], rest);
  const typed = typeof data.name === 'string' ? data.name : '';
  const level = data.level ?? levelOf(typed);
  const name = typeof data.printedAs === 'string' ? data.printedAs : levelName(typed, level);
  const { triggers, modifiers, actions, printedAs: _, ...plain } = data;
  const passive = Object.fromEntries(
    Object.entries({ triggers, modifiers, actions }).filter(([, value]) => value !== undefined),
  );
  const id = typeof data.id === 'string' ? data.id : idOf(name);
  const whole: Data = {
    slot: slotOf(name),
    kind,
    ...(kind === 'passive' ? { passive } : {}),
    ...(kind === 'defensive' ? { effects: [] } : {}),
    ...plain,
    id,
    name,
    level,
    variants: Array.isArray(data.variants)
      ? bestFirst(data.variants.map((line: unknown) => lineOf(line, { id, name }, cursor)))
      : [],
  };
  return { is: 'ability', data: { ...whole, ...textOf(whole, cursor.line) }, of };
}

function lineOf(line: unknown, { id, name }: { id: string; name: string }, { reading }: Cursor): unknown {
  if (typeof line !== 'object' || line === null) return line;
  const own: unknown = Reflect.get(line, 'name');
  const whole = { id: typeof own === 'string' ? idOf(own) : id, name, ...line };
  const position = reading.positions.get(line);
  if (position !== undefined) reading.positions.set(whole, position);
  return whole;
}

/** The upgrade card of a level that has a price. Takes what belongs to the card out of the ability. */
function upgradeOf(ability: Data): Data | null {
  const { cost, cardText, cardConfidence, cardUnsure, onEntering, id, name } = ability;
  for (const property of ['cost', 'cardText', 'cardConfidence', 'cardUnsure', 'onEntering'])
    Reflect.deleteProperty(ability, property);
  if (cost === undefined) return null;
  return {
    id,
    name,
    cost,
    kind: 'upgrade',
    text: cardText ?? `Puts ${String(name)} into play.`,
    ...(cardConfidence === undefined ? {} : { confidence: cardConfidence }),
    ...(cardUnsure === undefined ? {} : { unconfirmed: cardUnsure }),
    effects: onEntering ?? [],
    upgradesTo: id,
  };
}
