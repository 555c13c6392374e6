/** Makes the parts of an expansion of what was typed below their headings. */
import { listBosses } from '../../../../engine/definitions.ts';
import { idOf } from '../../../../engine/vocabulary/abilities.ts';
import { CHAOS_DICE } from '../../../../engine/vocabulary/adventure-builders.ts';
import { type OpenBoard, partsOfBoard } from '../board-sections.ts';
import { described, isUnderstood, listIn, more, named } from '../described.ts';
import type { Line } from '../lines.ts';
import { nearest } from '../messages.ts';
import type { Data, Section } from '../parts.ts';
import type { Position, Reading } from '../reading.ts';

/** A minion or boss with the sections below it. */
export interface OpenedBoard extends Section {
  readonly board: OpenBoard;
  readonly position: Position;
  /** The headings of the sections below it. */
  readonly lines: Line[];
}

/** The parts of `data` that are defined. */
function defined(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}

/** The board of a minion or boss; its id is made of the kind and its name. */
function boardOf(
  kind: 'minion' | 'boss',
  { data, of, board, position }: OpenedBoard,
  reading: Reading,
): Data {
  const { id, name, set, complexity, dice, sides, unconfirmed } = data;
  const whole = defined({
    id: id ?? (typeof name === 'string' ? boardId(kind, name) : undefined),
    name,
    set: set ?? 'Adventures',
    complexity: complexity ?? 1,
    dice: dice ?? CHAOS_DICE,
    sides,
    ...partsOfBoard(board),
    unconfirmed: Array.isArray(unconfirmed)
      ? unconfirmed.map((one: unknown) => Reflect.get(Object(one), 'why'))
      : undefined,
  });
  reading.positions.set(whole, { ...position, of });
  return whole;
}

/** The id of a board that has none of its own. */
export function boardId(kind: 'minion' | 'boss', name: string): string {
  return `${kind}-${idOf(name)}`;
}

export function minionOf(opened: OpenedBoard, reading: Reading): Data {
  const { level, health, cp, firstStrike, kingsHand, brings, objective, chests } = opened.data;
  const whole = defined({
    board: boardOf('minion', opened, reading),
    level,
    health,
    cp,
    firstStrike: firstStrike === true,
    kingsHand: kingsHand ?? 0,
    brings,
    objective,
    chests: chests ?? (level === undefined ? [] : [level]),
  });
  reading.positions.set(whole, { ...opened.position, of: opened.of });
  return whole;
}

export function bossOf(opened: OpenedBoard, reading: Reading): Data {
  const board = boardOf('boss', opened, reading);
  const whole = {
    board,
    priorities: takePriorities(listIn(board, 'abilities'), opened, reading),
    ...takeActionCards(board, opened, reading),
  };
  reading.positions.set(whole, { ...opened.position, of: opened.of });
  return whole;
}

const TWO_PRIORITIES = 'This has another priority on a line above; lines of one name share their priority.';

/** The priorities of a boss's lines, which are taken out of them. */
function takePriorities(abilities: readonly Data[], { lines }: OpenedBoard, reading: Reading): Data {
  const priorities = new Map<string, unknown>();
  for (const ability of abilities) {
    const ofAll = take(ability, 'priority');
    const place = reading.positions.get(ability);
    const heading = lines.find(({ number }) => number === place?.line);
    const report = (says: string) => {
      if (place !== undefined && heading !== undefined && isUnderstood(heading, reading))
        reading.report({ ...at(place), kind: 'error', says });
    };
    for (const line of listIn(ability, 'variants')) {
      const own = take(line, 'priority') ?? ofAll;
      const id = String(line.id);
      if (own === undefined) report(noPriority(String(ability.name)));
      else if (priorities.has(id) && priorities.get(id) !== own) report(TWO_PRIORITIES);
      else priorities.set(id, own);
    }
  }
  return Object.fromEntries(priorities);
}

function noPriority(name: string): string {
  return `Of several abilities a boss uses that of the highest priority: add it to the heading, "ability ${name}, priority 2".`;
}

function at({ line, column }: Position): Position {
  return { line, column };
}

/** Removes a property and returns what it was. */
function take(data: Data, property: string): unknown {
  const found = data[property];
  Reflect.deleteProperty(data, property);
  return found;
}

/** What the action cards of a boss say beside what they do, taken out of them. */
function takeActionCards(board: Data, { lines }: OpenedBoard, reading: Reading) {
  const copies = new Map<string, unknown>();
  const cards = new Map<string, unknown>();
  for (const card of listIn(board, 'cards')) {
    const count = take(card, 'copies');
    const objective = take(card, 'objective');
    const bonus = take(card, 'bonus');
    const place = reading.positions.get(card);
    const heading = lines.find(({ number }) => number === place?.line);
    if (card.kind === 'upgrade' || place === undefined || heading === undefined) continue;
    // No action card has a price.
    card.cost ??= 0;
    const bonuses = listIn({ bonus }, 'bonus').map((one) => described(one, heading, reading));
    if (isUnderstood(heading, reading)) {
      const report = (says: string) => reading.report({ ...at(place), kind: 'error', says });
      if (objective === undefined) report(NO_OBJECTIVE);
      if (bonuses.length !== 1) report(ONE_BONUS);
    }
    const id = String(card.id);
    copies.set(id, count ?? 1);
    const [{ text, effects } = { text: undefined, effects: undefined }] = bonuses;
    const entry = defined({ objective, bonus: effects, bonusText: text });
    reading.positions.set(entry, place);
    cards.set(id, entry);
  }
  return { copies: Object.fromEntries(copies), cards: Object.fromEntries(cards) };
}

const NO_OBJECTIVE =
  'An action card says what the boss rolls for: a line "rolls for straights" or "rolls for 5 swipe".';
const ONE_BONUS = 'An action card has one line with what the hero gets: "bonus: gain 1 CP".';

/** A tile: what it has none of is left out of the file. */
export function tileOf(data: Data, reading: Reading): Data {
  return more(data, { ...named(data), gold: 0, cp: 0, minion: null, effects: [] }, reading);
}

/** The ending of the name of a loot card of a level above the first. */
const NUMERAL = / (II|III|IV)$/;
const NUMERALS = ['', 'II', 'III', 'IV'];

/** The family and the level of a loot card that are made of its name. */
export function familyIn(name: string): { readonly family: string; readonly level: number } {
  const numeral = NUMERAL.exec(name)?.[1] ?? '';
  return { family: name.replace(NUMERAL, ''), level: NUMERALS.indexOf(numeral) + 1 };
}

export function lootOf(data: Data, reading: Reading): Data {
  const { rarity, family, level, swaps, kindOfCard: kind, ...rest } = data;
  const card = more(rest, {}, reading);
  const typed = reading.positions.get(data);
  const whole = defined({
    card: defined({
      ...named(data),
      kind: kind === 'modifier' ? 'roll' : kind,
      ...(kind === 'modifier' ? { attackModifier: true } : {}),
      effects: [],
      ...card,
    }),
    rarity,
    ...(typeof data.name === 'string' ? familyIn(data.name) : {}),
    ...defined({ family, level }),
    swaps,
  });
  if (typed === undefined) return whole;
  reading.positions.set(Object(whole.card), typed);
  reading.positions.set(whole, typed);
  return whole;
}

export function crawlOf(data: Data, reading: Reading): Data {
  const { map, items, shopWon, shopLost, before, won, lost, ...rest } = data;
  const rows = Array.isArray(map) ? map.map((row) => String(row).replaceAll(/\s/g, '').toUpperCase()) : map;
  const shop = defined({ won: shopWon, lost: shopLost });
  const story = defined({ before, won, lost });
  const whole = defined({
    ...named(data),
    ...rest,
    map: rows,
    items: itemsOf(listIn({ items }, 'items'), reading),
    shop,
    story,
  });
  place(data, { whole, story, rewards: shop }, ['shopWon', 'shopLost'], reading);
  return whole;
}

/** Tile -> what lies there. */
function itemsOf(typed: readonly Data[], reading: Reading): Data {
  const items = new Map<string, unknown>();
  for (const one of typed) {
    const tile = String(one.tile);
    const place = reading.positions.get(one);
    if (items.has(tile) && place !== undefined) {
      const says = `This says what lies on ${tile} a second time; write all of it on one line, with commas.`;
      reading.report({ ...at(place), kind: 'error', says });
    }
    items.set(tile, one.items);
  }
  return Object.fromEntries(items);
}

/**
 * A Boss Battle.
 * @param bosses those of the file
 */
export function battleOf(data: Data, bosses: readonly OpenedBoard[], reading: Reading): Data {
  const { chestsWon, chestsLost, before, won, lost, boss, ...rest } = data;
  const loot = defined({ won: chestsWon, lost: chestsLost });
  const story = defined({ before, won, lost });
  const whole = defined({
    ...named(data),
    ...rest,
    boss:
      typeof boss === 'string' ? bossNamed(boss, bosses, reading.positions.get(data), reading) : undefined,
    loot,
    story,
  });
  place(data, { whole, story, rewards: loot }, ['chestsWon', 'chestsLost'], reading);
  return whole;
}

/** Places the parts of a scenario where they were typed. */
function place(
  data: Data,
  { whole, story, rewards }: Readonly<Record<'whole' | 'story' | 'rewards', Data>>,
  [won, lost]: readonly [string, string],
  { positions }: Reading,
): void {
  const typed = positions.get(data);
  if (typed === undefined) return;
  positions.set(whole, typed);
  positions.set(story, typed);
  const { [won]: ofWon = typed, [lost]: ofLost = typed } = typed.of;
  positions.set(rewards, { ...typed, of: { won: ofWon, lost: ofLost } });
}

type Place = Position & { readonly of: Section['of'] };

/** The id of a boss by its name or id; reports a name that nobody has. */
function bossNamed(
  typed: string,
  bosses: readonly OpenedBoard[],
  place: Place | undefined,
  reading: Reading,
): string {
  const own = bosses.flatMap(({ data: { id, name } }) =>
    typeof name === 'string' ? [{ id: typeof id === 'string' ? id : boardId('boss', name), name }] : [],
  );
  const all = [...own, ...listBosses().map(({ board }) => board)];
  const found = bossCalled(typed, all);
  if (found !== null) return found;
  const likely = nearest(
    typed,
    all.map(({ name }) => name),
  );
  const hint =
    likely === null ? 'a "boss NAME" of this file or a boss of the bot' : `did you mean "${likely}"`;
  const says = `No boss is called ${JSON.stringify(typed.slice(0, 32))}: ${hint}${likely === null ? '.' : '?'}`;
  if (place !== undefined) reading.report({ ...(place.of.boss ?? at(place)), kind: 'error', says });
  return typed;
}

/** The id of the first boss with a name or id. */
export function bossCalled(
  words: string,
  bosses: readonly { readonly id: string; readonly name: string }[],
): string | null {
  const typed = idOf(words);
  return bosses.find(({ id, name }) => idOf(name) === typed || id === typed)?.id ?? null;
}
