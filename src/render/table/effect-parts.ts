/** What single effects say on a button: `7 damage`, `Blind`. */
import type { DamageType, Effect } from '../../engine/definitions.ts';
import type { Amount } from '../../engine/vocabulary/amount.ts';
import { type EachEffect, readEffect } from '../../engine/vocabulary/each-effect.ts';
import type { Words } from '../../words/index.ts';
import { tokenName } from './content-names.ts';
import { leastOf } from './foretold-damage.ts';
import type { AmountRange } from './rolled-range.ts';

/** One effect of an ability. `weight` orders parts on a button, and abilities among each other. */
export interface EffectPart {
  readonly words: string;
  readonly weight: number;
  /** Damage in figures, and the text of its type. */
  readonly hit?: Hit;
}

export interface Hit {
  readonly least: number;
  /** As much as `least` where the amount is certain; null where it is not known. */
  readonly most: number | null;
  readonly damage: string;
}

/** What is known where the effect stands in its list. */
interface Reading {
  /** An amount from public facts; null when it depends on anything else. */
  readonly known: (amount: Amount) => number | null;
  /** Between what an amount lies that depends on dice which the ability rolls; null when on anything else. */
  readonly range: (amounts: readonly Amount[]) => AmountRange | null;
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
  inflict: ({ token, count }, reading) =>
    tokenPart(token, count, reading, (name) => name, reading.table.effects.inflictMany),
  gain: ({ token, count }, reading) =>
    tokenPart(token, count, reading, reading.table.effects.gain, reading.table.effects.gainMany),
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
  { known, range, rolled, table }: Reading,
): EffectPart {
  const damage = damageWords(type, table);
  const sure = known(amount);
  const span = sure === null ? range([amount]) : { least: sure, most: sure };
  return hitPart({ ...(span ?? { least: leastOf(amount, known), most: null }), damage }, table, rolled);
}

/** Damage of a type, without a figure. */
export function damageWords(type: DamageType, { attack, effects }: Words['table']): string {
  const isPlain = type === 'normal' || type === 'ultimate' || type === 'typeless';
  return isPlain ? effects.damage : effects.damageOf(attack.types[type]);
}

/** @param rolled dice that are rolled for it: what is not known may be more */
export function hitPart(hit: Hit, { effects }: Words['table'], rolled = 0): EffectPart {
  const { least, most } = hit;
  return { words: hitWords(hit, effects), hit, weight: most === null ? least + rolled : (least + most) / 2 };
}

function tokenPart(
  token: string,
  count: Amount,
  { known, range, table: { effects } }: Reading,
  one: (token: string) => string,
  many: (count: number | string, token: string) => string,
): EffectPart {
  const name = tokenName(token);
  const sure = known(count);
  const between = sure === null ? range([count]) : null;
  if (between !== null) {
    const { least, most } = between;
    return { words: many(effects.between(least, most), name), weight: least + most };
  }
  return { words: (sure ?? 1) === 1 ? one(name) : many(sure ?? 1, name), weight: (sure ?? 1) * 2 };
}

/** Returns the words of damage: certain, between two figures, certain in part, or only its type. */
export function hitWords({ least, most, damage }: Hit, effects: Words['table']['effects']): string {
  if (most === least) return effects.deals(least, damage);
  if (most !== null) return effects.dealsBetween(least, most, damage);
  return least > 0 ? effects.dealsLeast(least, damage) : damage;
}
