/** A short text of an ability's effects for buttons: `7 damage, Blind`. */
import type { AbilityVariant, Effect, HeroDefinition } from '../../engine/definitions.ts';
import type { SeatView } from '../../engine/index.ts';
import type { DieFace } from '../../engine/rules.ts';
import type { Amount } from '../../engine/vocabulary/amount.ts';
import type { Words } from '../../words/index.ts';
import { damageWords, type EffectPart, hitPart, partOf } from './effect-parts.ts';
import { type DamageSpan, type ForetoldDamage, foretoldDamage } from './foretold-damage.ts';
import { knownAmount, knownCondition } from './known-amounts.ts';
import { rangeOf } from './rolled-range.ts';

interface Reading {
  readonly parts: EffectPart[];
  /** The public view of the ability's owner. */
  readonly owner: SeatView | null;
  /** Combat points gained by the list so far. */
  cp: number;
  /** Tokens gained by the list so far; null after an effect that is not analysed here. */
  gained: ReadonlyMap<string, number> | null;
  /** Dice that the ability has rolled so far. */
  thrown: number;
  rolls: number;
  /** Some effects were left out. */
  more: boolean;
}

/**
 * The effects of a line of an ability with these dice, in parts.
 * @param dice the final dice, which decide conditions such as "with four equal values" and what is counted on them
 * @param owner the ability's owner, for amounts that depend on CP or tokens; null for none
 * @returns the parts in the order of the board, and whether anything was left out
 */
export function effectParts(
  variant: AbilityVariant,
  hero: HeroDefinition,
  dice: readonly DieFace[],
  owner: SeatView | null,
  words: Words,
): { readonly parts: readonly EffectPart[]; readonly more: boolean } {
  const reading: Reading = { parts: [], owner, cp: 0, gained: new Map(), thrown: 0, rolls: 0, more: false };
  read(reading, variant.effects, hero, dice, words.table);
  const foretold = foretoldDamage(variant.effects, hero, dice, owner);
  return {
    more: reading.more,
    parts: foretold ? withFigures(reading, foretold, words.table) : reading.parts,
  };
}

/** The parts with the figures of all that the ability may deal, also where its dice or somebody's choice decide. */
function withFigures(
  { parts, thrown }: Reading,
  foretold: ForetoldDamage,
  table: Words['table'],
): readonly EffectPart[] {
  const spans = new Map<string, DamageSpan>();
  for (const [type, { least, most }] of foretold) {
    const damage = damageWords(type, table);
    const before = spans.get(damage);
    spans.set(damage, {
      least: least + (before?.least ?? 0),
      most: most === null || before?.most === null ? null : most + (before?.most ?? 0),
    });
  }
  const figures = new Map(
    [...spans].map(([damage, span]) => [damage, hitPart({ ...span, damage }, table, thrown)]),
  );
  const told = parts.map((part) => (part.hit && figures.get(part.hit.damage)) ?? part);
  const others = [...figures].flatMap(([damage, part]) =>
    parts.some(({ hit }) => hit?.damage === damage) || part.hit?.most === 0 ? [] : [part],
  );
  return [...told, ...others];
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
      reading.thrown += effect.dice;
      reading.rolls += 1;
      continue;
    }
    if (effect.do === 'if') {
      const holds = knownCondition(effect.when, { ...reading, hero, dice });
      if (holds === null) readEither(reading, [effect.effects, effect.otherwise], hero, dice, table);
      else read(reading, holds ? effect.effects : effect.otherwise, hero, dice, table);
      continue;
    }
    if (effect.do === 'choose') {
      readChoice(reading, effect, hero, dice, table);
      continue;
    }
    if (effect.do === 'after-damage' || effect.do === 'at-defense' || effect.do === 'for-each') {
      const { gained } = reading;
      read(reading, effect.effects, hero, dice, table);
      // The number of repetitions of a `for-each` is unknown.
      reading.gained = effect.do === 'for-each' ? null : gained;
      continue;
    }
    const known = (amount: Amount) => knownAmount(amount, { ...reading, hero, dice });
    // Amounts count the dice of the latest roll only, so parts of different rolls cannot be judged together.
    const range = (amounts: readonly Amount[]) =>
      reading.rolls === 1 ? rangeOf(amounts, { ...reading, hero, dice }, reading.thrown) : null;
    const part = partOf(effect, { known, range, rolled: reading.thrown, table });
    if (effect.do === 'cp' && effect.who === 'owner') reading.cp += known(effect.amount) ?? 0;
    if (effect.do === 'gain' && effect.who === 'owner')
      reading.gained = withGain(reading.gained, effect.token, known(effect.count));
    if (part) addPart(reading, part, table);
    else leaveOut(reading);
  }
}

/** An effect that is not analysed may change tokens, so their number is unknown from here on. */
function leaveOut(reading: Reading): void {
  reading.more = true;
  reading.gained = null;
}

function withGain(gained: Reading['gained'], token: string, count: number | null): Reading['gained'] {
  if (gained === null || count === null) return null;
  return new Map([...gained, [token, (gained.get(token) ?? 0) + count]]);
}

/** For lists of which an unknown one is carried out: the damage that is certain in all of them. */
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
  leaveOut(reading);
  for (const { hit, weight } of first) {
    const same = others.map((parts) => parts.find((part) => part.hit?.damage === hit?.damage));
    const least = Math.min(...[hit, ...same.map((part) => part?.hit)].map((each) => each?.least ?? 0));
    if (hit === undefined || least <= 0) continue;
    const certain = { ...hit, least, most: null };
    addPart(reading, { ...hitPart(certain, table), weight }, table);
  }
}

/** For lists of which somebody picks one: the weightiest part of each, `5 damage or heal 4`. */
function readChoice(
  reading: Reading,
  { options }: Extract<Effect, { do: 'choose' }>,
  hero: HeroDefinition,
  dice: readonly DieFace[],
  table: Words['table'],
): void {
  leaveOut(reading);
  const best = options.flatMap(({ effects }) => {
    const apart: Reading = { ...reading, parts: [] };
    read(apart, effects, hero, dice, table);
    return apart.parts.toSorted((a, b) => b.weight - a.weight).slice(0, 1);
  });
  // If an option has no part, the others would look like the whole choice.
  if (best.length < options.length) return;
  const weight = Math.max(...best.map((part) => part.weight));
  addPart(reading, { words: table.effects.either(best.map(({ words }) => words)), weight }, table);
}

/** Damage of one type in several parts is joined into one figure. */
function addPart({ parts }: Reading, part: EffectPart, table: Words['table']): void {
  const { hit } = part;
  const at = parts.findIndex((before) => hit !== undefined && before.hit?.damage === hit.damage);
  const before = parts[at]?.hit;
  if (hit === undefined || before === undefined) {
    parts.push(part);
    return;
  }
  const isSure = before.most === before.least && hit.most === hit.least;
  const least = before.least + hit.least;
  const weight = (parts[at]?.weight ?? 0) + part.weight;
  parts[at] = { ...hitPart({ ...hit, least, most: isSure ? least : null }, table), weight };
}
