/** Words the tiers of an ability, if their effects are simple. */
import { isToken, tokenById } from '../../engine/definitions.ts';
import type { Amount, Condition, Who } from '../../engine/vocabulary/amount.ts';
import { type EachEffect, readEffect } from '../../engine/vocabulary/each-effect.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { AbilityVariant } from '../../engine/vocabulary/hero.ts';

/**
 * The clauses of each tier: `deal 5 damage`, `if the roll also shows 4 of a kind, inflict Knockdown`.
 * @returns null if the printed text of the whole ability describes any of them better
 */
export function tierTexts(tiers: readonly AbilityVariant[]): string[][] | null {
  const texts = tiers.map(({ effects }) => clauses(effects));
  return texts.every((text) => text !== null) ? texts : null;
}

function clauses(effects: readonly Effect[]): string[] | null {
  const said: string[] = [];
  let prefix = '';
  for (const effect of effects) {
    if (effect.do === 'then') {
      prefix = 'then ';
      continue;
    }
    const clause = clauseOf(effect);
    if (clause === null) return null;
    said.push(`${prefix}${clause}`);
    prefix = '';
  }
  return said;
}

function clauseOf(effect: Effect): string | null {
  return readEffect(CLAUSES, effect, null);
}

/** The clause of each effect; null or `no words` when the printed text describes the ability better. */
const CLAUSES = {
  deal: ({ to, amount, type }) =>
    to === 'target' ? figure(amount, (n) => `deal ${n} ${TYPES[type]}damage`) : null,
  inflict: ({ who, count, token }) => (isTarget(who) ? counted(count, 'inflict', token) : null),
  gain: ({ who, count, token }) => (who === 'owner' ? counted(count, 'gain', token) : null),
  heal: ({ who, amount }) => (who === 'owner' ? figure(amount, (n) => `heal ${n}`) : null),
  cp: ({ who, amount }) => (who === 'owner' ? figure(amount, (n) => `gain ${n} CP`) : null),
  'steal-cp': ({ from, amount }) => (isTarget(from) ? figure(amount, (n) => `steal ${n} CP`) : null),
  'steal-health': ({ from, amount }) => (isTarget(from) ? figure(amount, (n) => `steal ${n} health`) : null),
  draw: ({ who, count }) =>
    who === 'owner' ? figure(count, (n) => `draw ${n} ${n === 1 ? 'card' : 'cards'}`) : null,
  undefendable: () => 'the Attack is undefendable',
  'after-damage'({ effects }) {
    const later = clauses(effects);
    return later === null ? null : `then ${later.join(' and ')}`;
  },
  if: ({ when, effects, otherwise }) => conditional(when, effects, otherwise),
  'at-defense': 'no words',
  'at-turn-end': 'no words',
  choose: 'no words',
  'for-each': 'no words',
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
  roll: 'no words',
  'grant-reroll': 'no words',
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
  explore: 'no words',
  'spawn-minion': 'no words',
  'leave-battle': 'no words',
  counter: 'no words',
  'advance-clock': 'no words',
  'place-tile': 'no words',
  'take-tile': 'no words',
  spawn: 'no words',
  'move-figure': 'no words',
  then: 'no words',
  'activation-window': 'no words',
  interruption: 'no words',
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
} satisfies EachEffect<null, string | null, 'no words'>;

const TYPES = {
  normal: '',
  typeless: '',
  undefendable: 'undefendable ',
  pure: 'pure ',
  collateral: 'collateral ',
  // The line of an Ultimate is already marked as one.
  ultimate: '',
} as const;

function isTarget(who: Who): boolean {
  return who === 'target';
}

function figure(amount: Amount, say: (figure: number) => string): string | null {
  return typeof amount === 'number' ? say(amount) : null;
}

function counted(count: Amount, verb: string, token: string): string | null {
  // A hero that is still being written may name tokens that are not registered.
  const name = isToken(token) ? tokenById(token).name : token.replaceAll('-', ' ');
  return figure(count, (n) => (n === 1 ? `${verb} ${name}` : `${verb} ${n} ${name}`));
}

function conditional(
  when: Condition,
  effects: readonly Effect[],
  otherwise: readonly Effect[],
): string | null {
  const condition = shown(when);
  const done = clauses(effects);
  return condition === null || done === null || otherwise.length > 0
    ? null
    : `${condition}, ${done.join(' and ')}`;
}

function shown(when: Condition): string | null {
  if (when.test === 'of-a-kind' && when.dice === 'shown')
    return `if the roll also shows ${when.count} of a kind`;
  if (when.test !== 'symbols' || when.dice !== 'shown') return null;
  const symbols = Object.entries(when.need).map(
    ([symbol, count]) => `${count} ${symbol.replaceAll('-', ' ')}`,
  );
  return `if the roll also shows ${symbols.join(' and ')}`;
}
