/** What an ability does, as briefly as a button can say it: `7 damage, Blind`. */
import type { AbilityVariant, DieFace, Effect, HeroDefinition } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { tokenName } from './content-names.ts';

/** One thing that an ability does. `weight` orders parts on a button and abilities among each other. */
export interface EffectPart {
  readonly words: string;
  readonly weight: number;
}

interface Reading {
  readonly parts: EffectPart[];
  /** Dice that the ability rolls before what follows. */
  rolled: number;
  /** Something was left out. */
  more: boolean;
}

/** The expected value of a die, for ordering only. */
const MEAN_DIE = 3.5;

/**
 * The parts of what a line of an ability does with these dice.
 * @param dice the final dice, which decide conditions such as "with four equal values"
 * @returns the parts in the order of the board, and whether anything is not said in them
 */
export function effectParts(
  variant: AbilityVariant,
  hero: HeroDefinition,
  dice: readonly DieFace[],
  words: Words,
): { readonly parts: readonly EffectPart[]; readonly more: boolean } {
  const reading: Reading = { parts: [], rolled: 0, more: false };
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
      if (holds === null) reading.more = true;
      else read(reading, holds ? effect.effects : effect.otherwise, hero, dice, table);
      continue;
    }
    const part = partOf(effect, reading.rolled, table);
    if (part) reading.parts.push(part);
    else reading.more = true;
  }
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

function partOf(effect: Effect, rolled: number, table: Words['table']): EffectPart | null {
  const { effects } = table;
  switch (effect.do) {
    case 'deal':
      return effect.to === 'owner' ? null : damagePart(effect, rolled, table);
    case 'undefendable':
      return { words: effects.undefendable, weight: 1 };
    case 'heal':
      return typeof effect.amount === 'number'
        ? { words: effects.heal(effect.amount), weight: effect.amount * 0.9 }
        : null;
    case 'inflict':
      return tokenPart(effect.token, effect.count, (token) => token, effects.inflictMany);
    case 'gain':
      return tokenPart(effect.token, effect.count, effects.gain, effects.gainMany);
    case 'cp':
      return typeof effect.amount === 'number'
        ? { words: effects.gainCp(effect.amount), weight: effect.amount }
        : null;
    case 'steal-cp':
      return typeof effect.amount === 'number'
        ? { words: effects.stealCp(effect.amount), weight: effect.amount * 1.5 }
        : null;
    case 'draw':
      return typeof effect.count === 'number'
        ? { words: effects.draw(effect.count), weight: effect.count }
        : null;
    default:
      return null;
  }
}

function damagePart(
  effect: Extract<Effect, { do: 'deal' }>,
  rolled: number,
  { attack, effects }: Words['table'],
): EffectPart {
  const { amount, type } = effect;
  const isPlain = type === 'normal' || type === 'ultimate' || type === 'typeless';
  const damage = isPlain ? effects.damage : effects.damageOf(attack.types[type]);
  if (typeof amount === 'number') return { words: effects.deals(amount, damage), weight: amount };
  if ('count' in amount && amount.count === 'total' && rolled > 0) {
    return { words: effects.dealsDice(rolled, damage), weight: rolled * MEAN_DIE };
  }
  const sure =
    'sum' in amount
      ? amount.sum.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 0), 0)
      : 0;
  return { words: sure > 0 ? effects.dealsLeast(sure, damage) : damage, weight: sure + rolled };
}

function tokenPart(
  token: string,
  count: unknown,
  one: (token: string) => string,
  many: (count: number, token: string) => string,
): EffectPart {
  const name = tokenName(token);
  const known = typeof count === 'number' ? count : 1;
  return { words: known === 1 ? one(name) : many(known, name), weight: known * 2 };
}
