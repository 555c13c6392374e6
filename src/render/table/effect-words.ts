/** What an ability does, as briefly as a button can say it: `7 damage, Blind`. */
import {
  type AbilityVariant,
  CP_CAP,
  type DieFace,
  type Effect,
  type HeroDefinition,
  type SeatView,
} from '../../engine/index.ts';
import type { Amount } from '../../engine/vocabulary/amount.ts';
import type { Words } from '../../words/index.ts';
import { tokenName } from './content-names.ts';

/** One thing that an ability does. `weight` orders parts on a button and abilities among each other. */
export interface EffectPart {
  readonly words: string;
  readonly weight: number;
  /** Of damage in figures: what is sure, whether that is all, and the words of its type. */
  readonly hit?: Hit;
}

interface Hit {
  readonly least: number;
  readonly isAll: boolean;
  readonly damage: string;
}

interface Reading {
  readonly parts: EffectPart[];
  /** The seat whose ability it is, as everybody sees it. */
  readonly owner: SeatView | null;
  /** Combat points that the list has brought so far. */
  cp: number;
  /** Dice that the ability rolls before what follows. */
  rolled: number;
  /** Something was left out. */
  more: boolean;
}

/** The expected value of a die, for ordering only. */
const MEAN_DIE = 3.5;

/**
 * The parts of what a line of an ability does with these dice.
 * @param dice the final dice, which decide conditions such as "with four equal values" and what is counted on them
 * @param owner the seat whose ability it is, for amounts that go by its CP or tokens; null where nobody is meant
 * @returns the parts in the order of the board, and whether anything is not said in them
 */
export function effectParts(
  variant: AbilityVariant,
  hero: HeroDefinition,
  dice: readonly DieFace[],
  owner: SeatView | null,
  words: Words,
): { readonly parts: readonly EffectPart[]; readonly more: boolean } {
  const reading: Reading = { parts: [], owner, cp: 0, rolled: 0, more: false };
  read(reading, variant.effects, hero, dice, words.table);
  return reading;
}

function read(
  reading: Reading,
  effects: readonly Effect[],
  hero: HeroDefinition,
  dice: readonly DieFace[],
  table: Words['table'],
): void {
  for (const effect of effects) {
    if (effect.do === 'then' || effect.do === 'interruption') continue;
    if (effect.do === 'roll') {
      reading.rolled += effect.dice;
      continue;
    }
    if (effect.do === 'if') {
      const holds = shownHolds(effect.when, hero, dice);
      if (holds === null) readEither(reading, [effect.effects, effect.otherwise], hero, dice, table);
      else read(reading, holds ? effect.effects : effect.otherwise, hero, dice, table);
      continue;
    }
    if (effect.do === 'choose') {
      readChoice(reading, effect, hero, dice, table);
      continue;
    }
    if (effect.do === 'after-damage' || effect.do === 'at-defense' || effect.do === 'for-each') {
      read(reading, effect.effects, hero, dice, table);
      continue;
    }
    const part = partOf(effect, (amount) => known(amount, reading, hero, dice), reading.rolled, table);
    if (effect.do === 'cp' && effect.who === 'owner')
      reading.cp += known(effect.amount, reading, hero, dice) ?? 0;
    if (part) addPart(reading, part, table);
    else reading.more = true;
  }
}

/** Of lists of which one comes, by what is not known here: the damage that is certain, with the least of it. */
function readEither(
  reading: Reading,
  lists: readonly (readonly Effect[])[],
  hero: HeroDefinition,
  dice: readonly DieFace[],
  table: Words['table'],
): void {
  const [first = [], ...others] = lists.map((list) => {
    const apart: Reading = { ...reading, parts: [] };
    read(apart, list, hero, dice, table);
    return apart.parts;
  });
  reading.more = true;
  for (const { hit, weight } of first) {
    const same = others.map((parts) => parts.find((part) => part.hit?.damage === hit?.damage));
    const least = Math.min(...[hit, ...same.map((part) => part?.hit)].map((each) => each?.least ?? 0));
    if (hit === undefined || least <= 0) continue;
    const certain = { ...hit, least, isAll: false };
    addPart(reading, { words: hitWords(certain, table.effects), weight, hit: certain }, table);
  }
}

/** Of lists of which somebody picks one: the weightiest part of each, `5 damage or heal 4`. */
function readChoice(
  reading: Reading,
  { options }: Extract<Effect, { do: 'choose' }>,
  hero: HeroDefinition,
  dice: readonly DieFace[],
  table: Words['table'],
): void {
  reading.more = true;
  const best = options.flatMap(({ effects }) => {
    const apart: Reading = { ...reading, parts: [] };
    read(apart, effects, hero, dice, table);
    return apart.parts.toSorted((a, b) => b.weight - a.weight).slice(0, 1);
  });
  // What one of them does would pass for the whole where nothing can be said of another.
  if (best.length < options.length) return;
  const weight = Math.max(...best.map((part) => part.weight));
  addPart(reading, { words: table.effects.either(best.map(({ words }) => words)), weight }, table);
}

/** Damage that an ability deals in several parts of one type is said as one figure. */
function addPart({ parts }: Reading, part: EffectPart, { effects }: Words['table']): void {
  const { hit } = part;
  const at = parts.findIndex((before) => hit !== undefined && before.hit?.damage === hit.damage);
  const before = parts[at]?.hit;
  if (hit === undefined || before === undefined) {
    parts.push(part);
    return;
  }
  const whole = { ...hit, least: before.least + hit.least, isAll: before.isAll && hit.isAll };
  const weight = (parts[at]?.weight ?? 0) + part.weight;
  parts[at] = { words: hitWords(whole, effects), weight, hit: whole };
}

function hitWords({ least, isAll, damage }: Hit, effects: Words['table']['effects']): string {
  if (isAll) return effects.deals(least, damage);
  return least > 0 ? effects.dealsLeast(least, damage) : damage;
}

/** Whether a condition on the dice that lie there holds; null when it depends on anything else. */
function shownHolds(
  when: Extract<Effect, { do: 'if' }>['when'],
  hero: HeroDefinition,
  dice: readonly DieFace[],
): boolean | null {
  if (when.test === 'of-a-kind' && when.dice === 'shown') {
    return dice.some((die) => die !== null && dice.filter((other) => other === die).length >= when.count);
  }
  if (when.test === 'symbols' && when.dice === 'shown') {
    return Object.entries(when.need).every(
      ([symbol, need]) => dice.filter((die) => die !== null && hero.dice[die] === symbol).length >= need,
    );
  }
  return null;
}

/** An amount as far as everybody can know it now; null when it depends on anything else. */
function known(
  amount: Amount,
  reading: Reading,
  hero: HeroDefinition,
  dice: readonly DieFace[],
): number | null {
  if (typeof amount === 'number') return amount;
  const of = (part: Amount) => known(part, reading, hero, dice);
  if ('sum' in amount) {
    const parts = amount.sum.map(of);
    return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
  }
  if ('times' in amount) {
    const [a, b] = amount.times.map(of);
    return a == null || b == null ? null : a * b;
  }
  if ('half' in amount) {
    const whole = of(amount.half);
    return whole === null ? null : Math.ceil(whole / 2);
  }
  if ('least' in amount) {
    const [a, b] = amount.least.map(of);
    return a == null || b == null ? null : Math.min(a, b);
  }
  if (amount.count === 'symbols' && amount.dice === 'shown') {
    const met = dice.filter((die) => die !== null && amount.symbols.includes(hero.dice[die]));
    return Math.floor(met.length / amount.every);
  }
  if (amount.count === 'cp' && amount.who === 'owner' && reading.owner) {
    return Math.min(CP_CAP, reading.owner.cp + reading.cp);
  }
  return null;
}

type Known = (amount: Amount) => number | null;

function partOf(effect: Effect, of: Known, rolled: number, table: Words['table']): EffectPart | null {
  const { effects } = table;
  switch (effect.do) {
    case 'deal':
      return effect.to === 'owner' ? null : damagePart(effect, of, rolled, table);
    case 'undefendable':
      return { words: effects.undefendable, weight: 1 };
    case 'heal':
      return effect.dial === undefined
        ? figurePart(of(effect.amount), effects.heal, 0.9)
        : figurePart(
            of(effect.amount),
            (amount) => effects.healCompanion(tokenName(effect.dial ?? ''), amount),
            0.8,
          );
    case 'inflict':
      return tokenPart(effect.token, of(effect.count), (token) => token, effects.inflictMany);
    case 'gain':
      return tokenPart(effect.token, of(effect.count), effects.gain, effects.gainMany);
    case 'cp':
      return figurePart(of(effect.amount), effects.gainCp, 1);
    case 'steal-cp':
      return figurePart(of(effect.amount), effects.stealCp, 1.5);
    case 'draw':
      return figurePart(of(effect.count), effects.draw, 1);
    default:
      return null;
  }
}

function figurePart(
  figure: number | null,
  say: (figure: number) => string,
  worth: number,
): EffectPart | null {
  return figure === null ? null : { words: say(figure), weight: figure * worth };
}

function damagePart(
  effect: Extract<Effect, { do: 'deal' }>,
  of: Known,
  rolled: number,
  { attack, effects }: Words['table'],
): EffectPart {
  const { amount, type } = effect;
  const isPlain = type === 'normal' || type === 'ultimate' || type === 'typeless';
  const damage = isPlain ? effects.damage : effects.damageOf(attack.types[type]);
  const sure = of(amount);
  if (sure !== null) return { ...said({ least: sure, isAll: true, damage }, effects), weight: sure };
  if (typeof amount === 'object' && 'count' in amount && amount.count === 'total' && rolled > 0) {
    return { words: effects.dealsDice(rolled, damage), weight: rolled * MEAN_DIE };
  }
  const least =
    typeof amount === 'object' && 'sum' in amount
      ? amount.sum.reduce<number>((sum, part) => sum + (of(part) ?? 0), 0)
      : 0;
  return { ...said({ least, isAll: false, damage }, effects), weight: least + rolled };
}

const said = (hit: Hit, effects: Words['table']['effects']) => ({ words: hitWords(hit, effects), hit });

function tokenPart(
  token: string,
  count: number | null,
  one: (token: string) => string,
  many: (count: number, token: string) => string,
): EffectPart {
  const name = tokenName(token);
  const known = count ?? 1;
  return { words: known === 1 ? one(name) : many(known, name), weight: known * 2 };
}
