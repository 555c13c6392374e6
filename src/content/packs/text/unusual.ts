/** Asks back about figures that no built-in hero has: they may be typing mistakes, and are allowed. */
import { listHeroes } from '../../../engine/definitions.ts';
import { packOf } from '../loaded-packs.ts';
import type { Message } from './messages.ts';
import type { Reading } from './reading.ts';
import { listAt, propertyOf } from './untyped.ts';

interface Range {
  least: number;
  most: number;
}

/** The ranges of figures among the built-in heroes, by what the figure is. */
let known: ReadonlyMap<string, Range> | undefined;

function ranges(): ReadonlyMap<string, Range> {
  if (known !== undefined) return known;
  const all = new Map<string, Range>();
  for (const hero of listHeroes()) {
    if (packOf(hero.id) !== null) continue;
    for (const { kind, value } of figuresOf(hero)) {
      const range = all.get(kind) ?? { least: value, most: value };
      all.set(kind, { least: Math.min(range.least, value), most: Math.max(range.most, value) });
    }
  }
  known = all;
  return all;
}

interface Figure {
  /** `damage for 3 of one symbol` */
  readonly kind: string;
  readonly value: number;
  /** The object that has it, and the property. */
  readonly holder: object;
  readonly property: string;
}

/** Warnings about figures outside of what the built-in heroes have. */
export function unusualFigures(data: unknown, positions: Reading['positions']): Message[] {
  const hero = propertyOf(data, 'hero');
  return [...figuresOf(hero)].flatMap(({ kind, value, holder, property }) => {
    const range = ranges().get(kind);
    const place = positions.get(holder);
    if (range === undefined || place === undefined || (value >= range.least && value <= range.most))
      return [];
    const { line, column } = place.of[property] ?? place;
    const bound = value > range.most ? `at most ${range.most}` : `at least ${range.least}`;
    const says = `${value} ${kind}? The built-in heroes have ${bound}. Leave it if it is printed so.`;
    return [{ line, column, kind: 'warning', says } as const];
  });
}

/** Warnings about damage of a defence that is not typeless, as that of every printed one is (rule: typeless-damage). */
export function unusualTypes(data: unknown, positions: Reading['positions']): Message[] {
  const defences = listAt(propertyOf(data, 'hero'), 'abilities').filter(
    (level) => propertyOf(level, 'kind') === 'defensive',
  );
  return defences.flatMap(objectsIn).flatMap((effect) => {
    const type = propertyOf(effect, 'type');
    const place = positions.get(effect);
    if (propertyOf(effect, 'do') !== 'deal' || type === 'typeless' || place === undefined) return [];
    const says =
      'Damage that a defence deals back is usually "typeless": it is no attack. Write "typeless" before "damage", or leave it if it is printed so.';
    return [{ line: place.line, column: place.column, kind: 'warning', says } as const];
  });
}

/** A value, and all objects in it. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** The figures of a hero that can be compared with those of other heroes. */
function* figuresOf(hero: unknown): Generator<Figure> {
  for (const level of listAt(hero, 'abilities')) {
    if (propertyOf(level, 'kind') === 'defensive') {
      yield* figure(level, 'dice', `dice in a defence of level ${String(propertyOf(level, 'level'))}`);
    }
    for (const line of listAt(level, 'variants')) {
      const what = requirementWords(propertyOf(line, 'requires'), propertyOf(level, 'kind'));
      for (const effect of effectsOf(line)) {
        const name = propertyOf(effect, 'do');
        if (name === 'deal') yield* figure(effect, 'amount', `damage for ${what}`);
        if (name === 'heal') yield* figure(effect, 'amount', 'health healed by one line of an ability');
        if (name === 'cp') yield* figure(effect, 'amount', 'CP gained by one line of an ability');
      }
    }
  }
  for (const card of listAt(hero, 'cards')) {
    yield* figure(card, 'cost', `CP for a card of kind ${String(propertyOf(card, 'kind'))}`);
  }
  for (const token of listAt(hero, 'tokens')) {
    yield* figure(token, 'limit', `as the limit of a ${String(propertyOf(token, 'kind'))} token`);
  }
}

function* figure(holder: unknown, property: string, kind: string): Generator<Figure> {
  const value = propertyOf(holder, property);
  if (typeof holder === 'object' && holder !== null && typeof value === 'number') {
    yield { kind, value, holder, property };
  }
}

/** The effects of a line of the board, without those in branches. */
function effectsOf(line: unknown): readonly unknown[] {
  return listAt(line, 'effects');
}

function requirementWords(requires: unknown, kind: unknown): string {
  if (kind === 'ultimate') return 'an ultimate';
  const need = propertyOf(requires, 'need');
  if (typeof need === 'object' && need !== null) {
    const counts: unknown[] = Object.values(need);
    const dice = counts.reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
    return counts.length === 1 ? `${dice} of one symbol` : `${dice} dice of several symbols`;
  }
  const size = propertyOf(requires, 'size');
  return typeof size === 'string'
    ? `a ${size} straight`
    : `${String(propertyOf(requires, 'count'))} of a kind`;
}
