/** Between which figures the damage of an ability lies, over all results of its dice and all choices in it. */
import type { Effect, HeroDefinition } from '../../engine/definitions.ts';
import type { SeatView } from '../../engine/index.ts';
import type { DieFace, DieValue } from '../../engine/rules.ts';
import type { Amount } from '../../engine/vocabulary/amount.ts';
import type { DamageType } from '../../engine/vocabulary/effect.ts';
import { knownAmount, knownCondition, type PublicFacts } from './known-amounts.ts';
import { resultsOf } from './rolled-range.ts';

/** Damage of one type; `most` is null where it may be any more. */
export interface DamageSpan {
  readonly least: number;
  readonly most: number | null;
}

export type ForetoldDamage = ReadonlyMap<DamageType, DamageSpan>;

/** What has come of an ability so far, in one of the ways that it may go. */
interface Course {
  readonly cp: number;
  readonly gained: ReadonlyMap<string, number> | null;
  /** The dice of the latest roll. */
  readonly rolled: readonly DieValue[];
  /** Stored numbers by name; null for those that nobody can know. */
  readonly noted: ReadonlyMap<string, number | null>;
  readonly damage: ForetoldDamage;
}

/** An ability that may go in more ways is not foretold. */
const MOST_COURSES = 400;
const MOST_REPEATS = 12;
const PIPS = 6;

interface Table {
  readonly hero: HeroDefinition;
  readonly dice: readonly DieFace[];
  readonly owner: SeatView | null;
}

/** What the damage of a list depends on, and what was foretold for the tables seen last. */
interface Plan {
  readonly effects: readonly Effect[];
  readonly countsShown: boolean;
  readonly found: Map<string, ForetoldDamage | null>;
}

const PLANS = new WeakMap<readonly Effect[], Plan>();
/** A table asks about the same state for each die that may be changed. */
const MOST_FOUND = 64;

function planOf(effects: readonly Effect[]): Plan {
  const known = PLANS.get(effects);
  if (known) return known;
  const written = JSON.stringify(effects);
  const holdings = /"count":"(tokens|cp)"/.test(written);
  const plan: Plan = {
    effects: holdings ? effects : effects.filter(isOfDamage),
    countsShown: written.includes('"shown"'),
    found: new Map(),
  };
  PLANS.set(effects, plan);
  return plan;
}

/** Whether an effect decides about damage where no amount counts what its owner has. */
function isOfDamage(effect: Effect): boolean {
  return /"do":"(deal|roll|note|choose-amount)"/.test(JSON.stringify(effect));
}

/**
 * @param dice the final dice, which activate the ability
 * @param owner the public view of the ability's owner; null for none
 * @returns by type, those that may be dealt only; null where there are too many ways
 */
export function foretoldDamage(
  effects: readonly Effect[],
  hero: HeroDefinition,
  dice: readonly DieFace[],
  owner: SeatView | null,
): ForetoldDamage | null {
  const { countsShown, found, effects: list } = planOf(effects);
  const key = JSON.stringify([
    countsShown && dice,
    owner && [owner.cp, owner.upgrades, owner.tokens.map(({ id, count }) => [id, count]), owner.limits],
  ]);
  const known = found.get(key);
  if (known !== undefined) return known;
  const foretold = foretell(list, { hero, dice, owner });
  if (found.size >= MOST_FOUND) found.clear();
  found.set(key, foretold);
  return foretold;
}

function foretell(effects: readonly Effect[], table: Table): ForetoldDamage | null {
  const start: Course = { cp: 0, gained: new Map(), rolled: [], noted: new Map(), damage: new Map() };
  const ends = follow([start], effects, table);
  if (ends === null) return null;
  const types = new Set(ends.flatMap(({ damage }) => [...damage.keys()]));
  const whole = new Map<DamageType, DamageSpan>();
  for (const type of types) whole.set(type, spanOver(ends.map(({ damage }) => damage.get(type) ?? NONE)));
  return whole;
}

const NONE: DamageSpan = { least: 0, most: 0 };

function spanOver(spans: readonly DamageSpan[]): DamageSpan {
  const most = spans.map((span) => span.most);
  return {
    least: Math.min(...spans.map(({ least }) => least)),
    most: most.every((figure) => figure !== null) ? Math.max(...most) : null,
  };
}

/** Carries out a list on all courses; null where they become too many, or something cannot be followed. */
function follow(courses: readonly Course[], effects: readonly Effect[], table: Table): Course[] | null {
  let now: Course[] = [...courses];
  for (const effect of effects) {
    const next: Course[] = [];
    for (const course of effect.do === 'roll' ? withoutDice(now) : now) {
      const ways = waysOf(course, effect, table);
      if (ways === null) return null;
      next.push(...ways);
    }
    now = next.length > now.length && effect.do !== 'roll' ? distinct(next) : next;
    if (now.length > MOST_COURSES) return null;
  }
  return now;
}

/** Courses that differ in the dice of their last roll only are one as soon as others are rolled. */
function withoutDice(courses: readonly Course[]): Course[] {
  return distinct(courses.map((course) => ({ ...course, rolled: [] })));
}

function distinct(courses: readonly Course[]): Course[] {
  const found = new Map<string, Course>();
  for (const course of courses) {
    const { cp, gained, rolled, noted, damage } = course;
    const parts = [cp, gained && [...gained], rolled, [...noted], [...damage]];
    found.set(JSON.stringify(parts), course);
  }
  return [...found.values()];
}

function factsOf(course: Course, table: Table): PublicFacts {
  return { ...table, ...course };
}

/** The ways in which an effect may go on. */
function waysOf(course: Course, effect: Effect, table: Table): Course[] | null {
  const facts = factsOf(course, table);
  const known = (amount: Amount) => knownAmount(amount, facts);
  switch (effect.do) {
    case 'deal':
      return [effect.to === 'owner' ? course : dealt(course, effect.type, effect.amount, known)];
    case 'roll':
      return rollsOf(course, effect);
    case 'if': {
      const holds = knownCondition(effect.when, facts);
      const lists = [
        ...(holds === false ? [] : [effect.effects]),
        ...(holds === true ? [] : [effect.otherwise]),
      ];
      return either(course, lists, table);
    }
    case 'may':
      return either(course, [effect.effects, effect.otherwise], table);
    case 'repeat': {
      const times = known(effect.times);
      if (times === null || times > MOST_REPEATS) return null;
      return follow([course], Array.from({ length: Math.max(0, times) }, () => effect.effects).flat(), table);
    }
    case 'note':
      return [noting(course, effect.name, known(effect.amount))];
    case 'choose-amount': {
      const least = known(effect.least);
      const most = known(effect.most);
      if (least === null || most === null) return [noting(course, effect.note, null)];
      const range = Array.from({ length: Math.max(0, most - least) + 1 }, (_, more) => least + more);
      return range.map((amount) => noting(course, effect.note, amount));
    }
    case 'after-damage':
    case 'at-defense': {
      const { gained } = course;
      return follow([course], effect.effects, table)?.map((end) => ({ ...end, gained })) ?? null;
    }
    case 'for-each':
      // For how many players is not known: the figures are those of one.
      return follow([course], effect.effects, table)?.map((end) => ({ ...end, gained: null })) ?? null;
    case 'cp':
      return [effect.who === 'owner' ? { ...course, cp: course.cp + (known(effect.amount) ?? 0) } : course];
    case 'gain':
      return [effect.who === 'owner' ? holding(course, effect.token, known(effect.count)) : course];
    case 'remove': {
      if (effect.who !== 'owner') return [course];
      const less = effect.count === 'all' ? null : known(effect.count);
      return [holding(course, effect.token, less === null ? null : -less)];
    }
    // They change neither tokens nor figures by themselves.
    case 'then':
    case 'interruption':
    case 'activation-window':
    case 'undefendable':
    case 'heal':
    case 'inflict':
    case 'draw':
    case 'choose-player':
    case 'choose-players':
      return [course];
    default:
      return [{ ...course, gained: null }];
  }
}

function either(course: Course, lists: readonly (readonly Effect[])[], table: Table): Course[] | null {
  const ways: Course[] = [];
  for (const list of lists) {
    const ends = follow([course], list, table);
    if (ends === null) return null;
    ways.push(...ends);
  }
  return ways;
}

function rollsOf(course: Course, { dice, note, by, opposed }: Extract<Effect, { do: 'roll' }>): Course[] {
  const results = resultsOf(dice).map((result): Course => {
    const rolled = by === 'owner' ? { ...course, rolled: result } : course;
    return note === undefined ? rolled : noting(rolled, note, sumOf(result));
  });
  if (opposed === undefined) return results;
  const others = Array.from({ length: opposed.dice * (PIPS - 1) + 1 }, (_, more) => opposed.dice + more);
  return results.flatMap((result) => others.map((sum) => noting(result, opposed.note, sum)));
}

const sumOf = (dice: readonly DieValue[]) => dice.reduce<number>((sum, value) => sum + value, 0);

function noting(course: Course, name: string, amount: number | null): Course {
  return { ...course, noted: new Map([...course.noted, [name, amount]]) };
}

function holding(course: Course, token: string, more: number | null): Course {
  const { gained } = course;
  if (gained === null || more === null) return { ...course, gained: null };
  return { ...course, gained: new Map([...gained, [token, (gained.get(token) ?? 0) + more]]) };
}

function dealt(
  course: Course,
  type: DamageType,
  amount: Amount,
  known: (amount: Amount) => number | null,
): Course {
  const { least, most } = course.damage.get(type) ?? NONE;
  const sure = known(amount);
  const span =
    sure === null
      ? { least: least + leastOf(amount, known), most: null }
      : { least: least + sure, most: most === null ? null : most + sure };
  return { ...course, damage: new Map([...course.damage, [type, span]]) };
}

/** What is certain of an amount that is not known. */
export function leastOf(amount: Amount, known: (amount: Amount) => number | null): number {
  if (typeof amount !== 'object' || !('sum' in amount)) return 0;
  return amount.sum.reduce<number>((sum, part) => sum + (known(part) ?? 0), 0);
}
