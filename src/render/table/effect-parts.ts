/** What single effects say on a button: `7 damage`, `Blind`. */
import type { Effect } from '../../engine/definitions.ts';
import type { Amount } from '../../engine/vocabulary/amount.ts';
import { type EachEffect, readEffect } from '../../engine/vocabulary/each-effect.ts';
import type { Words } from '../../words/index.ts';
import { tokenName } from './content-names.ts';

/** One effect of an ability. `weight` orders parts on a button, and abilities among each other. */
export interface EffectPart {
  readonly words: string;
  readonly weight: number;
  /** Damage in figures: the certain amount, whether it is all, and the text of its type. */
  readonly hit?: Hit;
}

export interface Hit {
  readonly least: number;
  readonly isAll: boolean;
  readonly damage: string;
}

/** The expected value of a die, for ordering only. */
const MEAN_DIE = 3.5;

/** What is known where the effect stands in its list. */
interface Reading {
  /** An amount from public facts; null when it depends on anything else. */
  readonly known: (amount: Amount) => number | null;
  /** Dice that the ability has rolled so far. */
  readonly rolled: number;
  readonly table: Words['table'];
}

/** The part of each effect; `no words` for those that a button leaves out. */
const PARTS = {
  deal: (effect, reading) => (effect.to === 'owner' ? null : damagePart(effect, reading)),
  undefendable: (_, { table }) => ({ words: table.effects.undefendable, weight: 1 }),
  heal: ({ dial, amount }, { known, table: { effects } }) =>
    dial === undefined
      ? figurePart(known(amount), effects.heal, 0.9)
      : figurePart(known(amount), (figure) => effects.healCompanion(tokenName(dial), figure), 0.8),
  inflict: ({ token, count }, { known, table: { effects } }) =>
    tokenPart(token, known(count), (name) => name, effects.inflictMany),
  gain: ({ token, count }, { known, table: { effects } }) =>
    tokenPart(token, known(count), effects.gain, effects.gainMany),
  cp: ({ amount }, { known, table }) => figurePart(known(amount), table.effects.gainCp, 1),
  'steal-cp': ({ amount }, { known, table }) => figurePart(known(amount), table.effects.stealCp, 1.5),
  draw: ({ count }, { known, table }) => figurePart(known(count), table.effects.draw, 1),
  then: 'read as a list',
  interruption: 'read as a list',
  roll: 'read as a list',
  if: 'read as a list',
  choose: 'read as a list',
  'after-damage': 'read as a list',
  'at-defense': 'read as a list',
  'for-each': 'read as a list',
  'at-turn-end': 'no words',
  'go-astray': 'no words',
  'if-falling': 'no words',
  'look-at-deck': 'no words',
  may: 'no words',
  repeat: 'no words',
  discard: 'no words',
  search: 'no words',
  'look-at-hand': 'no words',
  'play-upgrade': 'no words',
  'add-damage': 'no words',
  'isolated-damage': 'no words',
  prevent: 'no words',
  avoid: 'no words',
  outlive: 'no words',
  'halve-dealt': 'no words',
  'reflect-half': 'no words',
  redirect: 'no words',
  'allow-split': 'no words',
  'harm-companion': 'no words',
  'allow-defense': 'no words',
  alter: 'no words',
  'reroll-own': 'no words',
  'read-as': 'no words',
  'extra-attempt': 'no words',
  'grant-reroll': 'no words',
  'steal-health': 'no words',
  'lose-cp': 'no words',
  'turn-over': 'no words',
  momentum: 'no words',
  'share-momentum': 'no words',
  recruit: 'no words',
  'slow-clock': 'no words',
  'enemy-dice': 'no words',
  'keep-ally': 'no words',
  'part-with-ally': 'no words',
  gold: 'no words',
  'open-chest': 'no words',
  'loot-die': 'no words',
  explore: 'no words',
  'spawn-minion': 'no words',
  'leave-battle': 'no words',
  counter: 'no words',
  'advance-clock': 'no words',
  'place-tile': 'no words',
  'take-tile': 'no words',
  spawn: 'no words',
  'move-figure': 'no words',
  'activation-window': 'no words',
  'fail-ability': 'no words',
  'offense-again': 'no words',
  'extra-offensive-roll-phase': 'no words',
  note: 'no words',
  'choose-amount': 'no words',
  'choose-player': 'no words',
  'choose-players': 'no words',
  remove: 'no words',
  'remove-chosen': 'no words',
  'transfer-chosen': 'no words',
  'raise-limit': 'no words',
  'prevent-status': 'no words',
  'turn-token': 'no words',
  'pass-on': 'no words',
  'use-free': 'no words',
} satisfies EachEffect<Reading, EffectPart | null, 'no words' | 'read as a list'>;

/** Returns what an effect says on a button; null when it is left out there. */
export function partOf(effect: Effect, reading: Reading): EffectPart | null {
  return readEffect(PARTS, effect, reading);
}

function figurePart(
  figure: number | null,
  say: (figure: number) => string,
  worth: number,
): EffectPart | null {
  return figure === null ? null : { words: say(figure), weight: figure * worth };
}

function damagePart(
  { amount, type }: Extract<Effect, { do: 'deal' }>,
  { known, rolled, table: { attack, effects } }: Reading,
): EffectPart {
  const isPlain = type === 'normal' || type === 'ultimate' || type === 'typeless';
  const damage = isPlain ? effects.damage : effects.damageOf(attack.types[type]);
  const sure = known(amount);
  if (sure !== null) return { ...said({ least: sure, isAll: true, damage }, effects), weight: sure };
  if (typeof amount === 'object' && 'count' in amount && amount.count === 'total' && rolled > 0) {
    return { words: effects.dealsDice(rolled, damage), weight: rolled * MEAN_DIE };
  }
  const least =
    typeof amount === 'object' && 'sum' in amount
      ? amount.sum.reduce<number>((sum, part) => sum + (known(part) ?? 0), 0)
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
  const sure = count ?? 1;
  return { words: sure === 1 ? one(name) : many(sure, name), weight: sure * 2 };
}

/** Returns the words of damage: certain, certain in part, or only its type. */
export function hitWords({ least, isAll, damage }: Hit, effects: Words['table']['effects']): string {
  if (isAll) return effects.deals(least, damage);
  return least > 0 ? effects.dealsLeast(least, damage) : damage;
}
