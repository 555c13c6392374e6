/** Reads the sections of a board: abilities with the prices of their upgrade cards, cards, and tokens. */
import { idOf, levelOf, slotOf } from '../../../engine/vocabulary/abilities.ts';
import { readSentences } from './blocks.ts';
import { onceFirst } from './clause-order.ts';
import type { Cursor } from './cursor.ts';
import { sentences } from './effects.ts';
import {
  ABILITY_LINES,
  ABILITY_OPTIONS,
  abilityKind,
  CARD_LINES,
  CARD_OPTIONS,
  cardKind,
  KIND_BEHIND,
} from './hero.ts';
import { levelName } from './level-name.ts';
import { namedAsOtherSide } from './own-side.ts';
import { type Data, readParts, type Section, tokenSection } from './parts.ts';
import type { Position } from './reading.ts';
import type { Property, Rest } from './section.ts';
import { linesText, textOf } from './texts.ts';
import { bestFirst } from './tiers.ts';
import { listAt, propertyOf } from './untyped.ts';

/** What a board's abilities and cards can say. */
export interface BoardGrammar {
  readonly abilityOptions: readonly Property<never>[];
  readonly abilityLines: Readonly<Record<AbilityKind, readonly Property<never>[]>>;
  readonly cardOptions: readonly Property<never>[];
  readonly cardLines: readonly Property<never>[];
}

type AbilityKind = 'offensive' | 'defensive' | 'ultimate' | 'passive';

/** The boards of heroes and minions. */
export const PLAIN_BOARD: BoardGrammar = {
  abilityOptions: ABILITY_OPTIONS,
  abilityLines: ABILITY_LINES,
  cardOptions: CARD_OPTIONS,
  cardLines: CARD_LINES,
};

/** The first words of the sections of a board. */
export const BOARD_HEADINGS: readonly string[] = [
  ...abilityKind.shownWords,
  ...cardKind.shownWords.map((words) => words.split(' ')[0] ?? words),
  'token',
];

/** Effects below a heading. */
export const EFFECTS_BELOW: Rest = {
  property: 'effects',
  read: (cursor, before) => readSentences(cursor, sentences, undefined, before),
};

/** The parts of a board while it is read. */
export interface OpenBoard {
  readonly abilities: Data[];
  readonly upgrades: Data[];
  readonly cards: Data[];
  readonly tokens: Data[];
}

export function openBoard(): OpenBoard {
  return { abilities: [], upgrades: [], cards: [], tokens: [] };
}

/** Reads a section of a board into it; false when the line is the heading of something else. */
export function readOnBoard(cursor: Cursor, board: OpenBoard, grammar: BoardGrammar = PLAIN_BOARD): boolean {
  const { position, reading } = cursor;
  const place = ({ data, of }: Section, list: Data[]) => {
    reading.positions.set(data, { ...position, of });
    list.push(data);
    return true;
  };
  if (cursor.take('token')) return place(tokenSection(cursor), board.tokens);
  const card = cardKind.read(cursor);
  if (typeof card === 'string') return place(cardSection(cursor, card, grammar), board.cards);
  if (cursor.take('card')) return place(cardSection(cursor, null, grammar), board.cards);
  const kind = abilityKind.read(cursor);
  if (kind !== 'offensive' && kind !== 'defensive' && kind !== 'ultimate' && kind !== 'passive') return false;
  const section = abilitySection(cursor, kind, grammar);
  const upgrade = upgradeOf(section.data);
  if (upgrade !== null) place({ data: upgrade, of: section.of }, board.upgrades);
  return place(section, board.abilities);
}

/** The parts of a definition. */
export function partsOfBoard({ abilities, upgrades, cards, tokens }: OpenBoard) {
  setApart(abilities);
  return { abilities, cards: [...upgrades, ...cards], tokens };
}

/** Abilities of one name on several sides of the board get the side in their ids, unless an id is typed. */
function setApart(abilities: readonly Data[]): void {
  const taken = new Set<unknown>();
  for (const ability of abilities) {
    const { id, side, variants } = ability;
    if (taken.has(id) && typeof side === 'string') {
      const own = `${String(id)}-${side}`;
      for (const line of Array.isArray(variants) ? variants : [])
        if (propertyOf(line, 'id') === id) Object.assign(line, { id: own });
      ability.id = own;
    }
    taken.add(ability.id);
  }
}

const NO_KIND =
  'Say when the card is played: "main card NAME, cost 1", or behind the name "main phase", "roll phase", "instant" or "attack modifier".';

/** @param before the kind with which the heading begins; null when it stands behind the name */
function cardSection(
  cursor: Cursor,
  before: string | null,
  { cardOptions, cardLines }: BoardGrammar,
): Section {
  const { position, reading } = cursor;
  const told = reading.messages.filter(({ line }) => line === position.line).length;
  const options = before === null ? [KIND_BEHIND, ...cardOptions] : cardOptions;
  reading.isAdding = true;
  const { data, of } = readParts(cursor, options, cardLines, EFFECTS_BELOW);
  reading.isAdding = false;
  const behind = data.attackModifier === true ? 'modifier' : data.kind;
  const kind = before ?? (typeof behind === 'string' ? behind : null);
  const isRead = reading.messages.filter(({ line }) => line === position.line).length === told;
  if (kind === null && isRead) reading.report({ ...position, kind: 'error', says: NO_KIND });
  const name = typeof data.name === 'string' ? data.name : '';
  const whole: Data = {
    id: idOf(name),
    ...(kind === 'modifier' ? { attackModifier: true } : {}),
    ...(kind === 'upgrade' ? { upgradesTo: idOf(name) } : {}),
    effects: [],
    ...data,
    kind: kind === 'modifier' ? 'roll' : (kind ?? 'main'),
  };
  const isAsked = data.when !== undefined && data.whenText === undefined;
  const asked = isAsked ? whenTextOf(name, of.when, cursor) : {};
  return { data: { ...whole, ...asked, ...textOf(whole, cursor.line) }, of };
}

/** What is said where a card cannot be played whose condition is printed before its effects: that, as it was typed. */
function whenTextOf(
  name: string,
  at: Position | undefined,
  { line }: Cursor,
): { readonly whenText?: string } {
  const typed = line.under.find(({ number }) => number === at?.line)?.source ?? '';
  const [clause = ''] = typed
    .replaceAll(/[^\p{L}\p{N} .,:'’+-]/gu, '')
    .trim()
    .split(/[,:.]/);
  if (/^only if\b/i.test(clause)) return {};
  return { whenText: `${name} cannot be played now: ${clause.charAt(0).toLowerCase()}${clause.slice(1)}.` };
}

function abilitySection(
  cursor: Cursor,
  kind: AbilityKind,
  { abilityOptions, abilityLines }: BoardGrammar,
): Section {
  const rest = kind === 'defensive' ? EFFECTS_BELOW : null;
  cursor.reading.isOffensive = kind === 'offensive' || kind === 'ultimate';
  const asRead = kind === 'passive' ? onceFirst : undefined;
  const { data, of } = readParts(cursor, abilityOptions, abilityLines[kind], rest, asRead);
  cursor.reading.isOffensive = false;
  for (const message of namedAsOtherSide(cursor.line, kind)) cursor.reading.report(message);
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
    ...(kind === 'defensive' ? withoutOwnRoll(data) : {}),
    id,
    name,
    level,
    variants: Array.isArray(data.variants)
      ? bestFirst(data.variants.map((line: unknown) => lineOf(line, { id, name }, cursor)))
      : [],
  };
  const hasLines = kind === 'offensive' || kind === 'ultimate';
  const text = hasLines ? linesText(whole, cursor.line) : textOf(whole, cursor.line);
  return { data: { ...whole, ...text }, of };
}

/** The dice and effects of a defence whose text begins with its own roll: "Roll 3 dice. Prevent 1 damage per sword". */
function withoutOwnRoll(data: Data): Data {
  const [first, ...others] = listAt(data, 'effects');
  const dice = propertyOf(first, 'dice');
  const isPlain = propertyOf(first, 'do') === 'roll' && Object.keys(Object(first)).length === 3;
  const isOwn = isPlain && propertyOf(first, 'by') === 'owner' && (data.dice ?? dice) === dice;
  return isOwn ? { dice, effects: others } : {};
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
