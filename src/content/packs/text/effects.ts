/** How effects are said. A new effect does not compile until it has a sentence here. */
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { OpposedDice } from '../../../engine/vocabulary/effects/dice.ts';
import { alteration, filter } from './alterations.ts';
import { amount, measured, measuredOr, measuredOrOne } from './amounts.ts';
import { blockOf, optionsOf } from './blocks.ts';
import { condition, shownSymbols } from './conditions.ts';
import { MISSION_EFFECTS } from './mission-effects.ts';
import { type Block, type Phrase, phrase, said } from './phrase.ts';
import {
  either,
  flag,
  listOf,
  number,
  oneOf,
  ownId,
  question,
  type Slot,
  symbol,
  tokenName,
  usually,
} from './slot.ts';
import { damageType, onePlayer, relation, who } from './who.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** A sentence for an effect. */
const says = <K extends Effect['do']>(
  name: K,
  template: string,
  parts: Parameters<typeof phrase<Of<K>, 'do'>>[2],
): Phrase<Of<K>> => phrase<Of<K>, 'do'>({ do: name }, template, parts);

const block = (word?: string) => blockOf(() => SENTENCES, word);
const options = optionsOf(() => SENTENCES);

const you = usually(who, 'owner');
const target = usually(who, 'target');
/** Who decides, when it is not the owner. */
const ask = who;
const countOrAll = either({ all: 'all' }, number);
const given: Slot<'owner'> = { read: () => 'owner', write: () => '' };

export const opposed: Slot<OpposedDice> = said<never>('dice of others', () => [
  phrase<OpposedDice>({}, '{by} with {dice} dice as {note}', { by: who, dice: number, note: ownId }),
]);

/** The sentences of each effect; of several the first that can say it is written. */
export const EFFECTS = {
  deal: [
    says('deal', 'deal {amount} [{type}] dmg/damage {amount*} [to {to}] [, {locked}]', {
      amount: measured,
      type: usually(damageType, 'normal'),
      to: target,
      locked: flag('unchangeable'),
    }),
  ],
  'add-damage': [says('add-damage', 'add {amount} dmg/damage {amount*}', { amount: measured })],
  'isolated-damage': [
    says('isolated-damage', 'deal {amount} isolated dmg/damage {amount*} [to {to}]', {
      amount: measured,
      to: target,
    }),
  ],
  prevent: [
    says('prevent', 'prevent {amount} dmg/damage {amount*} [to {who}]', {
      amount: measuredOr({ half: 'half', all: 'all' }),
      who: you,
    }),
  ],
  avoid: [
    says('avoid', 'avoid all dmg/damage [{ofPhase}] [to {who}]', {
      ofPhase: flag('of this roll phase'),
      who: you,
    }),
  ],
  'halve-dealt': [says('halve-dealt', 'halve the dmg/damage dealt by {who}', { who })],
  'reflect-half': [says('reflect-half', 'reflect half of the dmg/damage [to {who}]', { who: you })],
  undefendable: [says('undefendable', 'the attack [on {on}] becomes undefendable', { on: onePlayer })],
  'allow-defense': [says('allow-defense', 'defend even though the attack is undefendable', {})],
  heal: [
    says('heal', 'heal {amount} [on {dial}] {amount*} [for {who}] [{withDamage}]', {
      amount: measured,
      dial: tokenName,
      who: you,
      withDamage: flag('together with the damage'),
    }),
  ],
  'harm-companion': [
    says('harm-companion', '{dial} of {who} loses {amount} health {amount*}', {
      dial: tokenName,
      who,
      amount: measured,
    }),
  ],
  redirect: [
    says('redirect', 'redirect {amount} dmg/damage {amount*} to {dial}', {
      amount: measured,
      dial: tokenName,
    }),
  ],
  'allow-split': [says('allow-split', 'damage may be split with {dial}', { dial: tokenName })],
  gain: [
    says('gain', 'gain {count} {token} {count*} [for {who}]', {
      count: measuredOrOne,
      token: tokenName,
      who: you,
    }),
  ],
  inflict: [
    says('inflict', 'inflict {count} {token} {count*} [on {who}]', {
      count: measuredOrOne,
      token: tokenName,
      who: target,
    }),
  ],
  remove: [
    phrase<Of<'remove'>, 'do' | 'spent'>(
      { do: 'remove', spent: true },
      'spend {count} {token} {count*} [of {who}] [given by you {from}]',
      { count: measuredOr({ all: 'all' }), token: tokenName, who: you, from: given },
    ),
    phrase<Of<'remove'>, 'do' | 'spent'>(
      { do: 'remove', spent: undefined },
      'remove {count} {token} {count*} [from {who}] [given by you {from}]',
      { count: measuredOr({ all: 'all' }), token: tokenName, who: you, from: given },
    ),
  ],
  'remove-chosen': [
    says('remove-chosen', 'remove [{optional}] {count} {filter} from {who} [, asking {ask}]', {
      optional: flag('up to'),
      count: countOrAll,
      filter,
      who,
      ask,
    }),
  ],
  'transfer-chosen': [says('transfer-chosen', 'transfer a {filter} [, asking {ask}]', { filter, ask })],
  'raise-limit': [
    says('raise-limit', 'raise your limit of {token} by {by}', { token: tokenName, by: number }),
  ],
  'prevent-status': [says('prevent-status', 'prevent {count} status effects', { count: number })],
  cp: [says('cp', 'gain {amount} CP {amount*} [for {who}]', { amount: measured, who: you })],
  'lose-cp': [says('lose-cp', '{who} loses/lose {amount} CP {amount*}', { who, amount: measured })],
  'steal-cp': [
    says('steal-cp', 'steal {amount} CP {amount*} [from {from}]', { amount: measured, from: target }),
  ],
  'steal-health': [
    says('steal-health', 'steal {amount} health {amount*} [from {from}]', { amount: measured, from: target }),
  ],
  draw: [says('draw', 'draw {count} cards/card {count*} [for {who}]', { count: measured, who: you })],
  discard: [
    says('discard', '{who} discards/discard {count} [{how}] cards/card {count*} [, asking {ask}]', {
      who,
      count: measuredOr({ all: 'all' }),
      how: usually(oneOf({ random: 'random', choice: 'chosen' }), 'choice'),
      ask,
    }),
  ],
  'look-at-deck': [
    says('look-at-deck', 'look at the top {count} cards of your deck [, taking an {take}] {orReveal}', {
      count: number,
      take: oneOf({ upgrade: 'upgrade' }),
      orReveal: block('or reveal them'),
    }),
  ],
  'play-upgrade': [says('play-upgrade', 'play an upgrade for free', {})],
  'turn-token': [
    says('turn-token', 'turn {count} {token} {count*} of {who} into {to} [given by you {from}]', {
      count: measuredOr({ all: 'all' }),
      token: tokenName,
      who,
      to: tokenName,
      from: given,
    }),
  ],
  search: [
    says('search', 'search your deck for [{upTo}] {count} {for} into {to} [, {shown}]', {
      upTo: flag('up to'),
      count: number,
      for: oneOf({ any: 'cards', upgrade: 'upgrades' }),
      to: oneOf({ hand: 'your hand', play: 'play' }),
      shown: flag('shown'),
    }),
  ],
  roll: [
    says(
      'roll',
      'roll {dice} dice/die [for {by}] [as {note}] [, re-rolling up to {mayReroll}] [for one {rerollCosts} each] [, re-rolls of {rerollsFor}] [against {opposed}]',
      {
        dice: number,
        by: usually(onePlayer, 'owner'),
        note: ownId,
        mayReroll: number,
        rerollCosts: tokenName,
        rerollsFor: ownId,
        opposed,
      },
    ),
  ],
  'grant-reroll': [
    says('grant-reroll', 'grant a re-roll of {of} worth {bonus} more', { of: ownId, bonus: number }),
  ],
  repeat: [says('repeat', 'repeat {times} times {times*} {effects}', { times: measured, effects: block() })],
  alter: [
    says('alter', 'alter [{optional}] {dice} {whose} dice/die {alteration} [, asking {ask}]', {
      optional: flag('up to'),
      dice: number,
      whose: usually(oneOf({ any: 'of all', own: 'of your', opponent: "of an opponent's" }), 'any'),
      alteration,
      ask,
    }),
  ],
  'reroll-own': [
    says('reroll-own', 're-roll up to {dice} of your dice [{separately}] [, asking {ask}]', {
      dice: number,
      separately: flag('one by one'),
      ask,
    }),
  ],
  'read-as': [
    says('read-as', 'count {as} as {symbol} in rolls of {of}', {
      as: listOf(symbol, 'or'),
      symbol,
      of: ownId,
    }),
  ],
  'extra-attempt': [
    says('extra-attempt', 'another {phase} roll attempt [for {who}]', {
      phase: oneOf({ offensive: 'offensive', defensive: 'defensive' }),
      who: you,
    }),
  ],
  // biome-ignore lint/suspicious/noThenProperty: the effect's name; nobody awaits this table.
  then: [says('then', 'then', {})],
  'after-damage': [says('after-damage', 'after damage {effects}', { effects: block() })],
  'at-defense': [says('at-defense', 'at the defence/defense {effects}', { effects: block() })],
  'use-free': [says('use-free', 'use {token} for free as {use}', { token: tokenName, use: ownId })],
  'at-turn-end': [says('at-turn-end', 'at the end of the turn {effects}', { effects: block() })],
  if: [
    says('if', 'on {when} {effects}', {
      when: shownSymbols,
      effects: block(),
      otherwise: block('otherwise'),
    }),
    says('if', 'if {when} {effects}', { when: condition, effects: block(), otherwise: block('otherwise') }),
  ],
  may: [
    phrase<Of<'may'>, 'do' | 'ask'>({ do: 'may', ask: undefined }, 'you may {what} {effects}', {
      what: question,
      effects: block(),
      otherwise: block('otherwise'),
    }),
    says('may', 'ask {ask} {what} {effects}', {
      ask,
      what: question,
      effects: block(),
      otherwise: block('otherwise'),
    }),
  ],
  choose: [says('choose', 'choose {what} [, asking {ask}] {options}', { what: question, ask, options })],
  'choose-amount': [
    says('choose-amount', 'choose a number {what} from {least} to {most} as {note} [, asking {ask}]', {
      what: question,
      least: amount,
      most: amount,
      note: ownId,
      ask,
    }),
  ],
  'choose-player': [
    says('choose-player', 'choose one of {among} [except {except}] [, asking {ask}]', {
      among: relation,
      except: who,
      ask,
    }),
  ],
  'choose-players': [
    says(
      'choose-players',
      'pick [{upTo}] {count} [{distinct}] of {among} {count*} [except {except}] [, asking {ask}]',
      {
        upTo: flag('up to'),
        count: measured,
        distinct: flag('different'),
        among: relation,
        except: who,
        ask,
      },
    ),
  ],
  'for-each': [says('for-each', 'for each of {who} {effects}', { who, effects: block() })],
  note: [says('note', 'note {amount} as {name}', { amount, name: ownId })],
  'activation-window': [
    says('activation-window', 'activation window for {for}', {
      for: oneOf({ owner: 'you', everybody: 'everybody' }),
    }),
  ],
  'turn-over': [says('turn-over', 'turn {thing} of {who} to {side}', { thing: ownId, who, side: ownId })],
  'look-at-hand': [says('look-at-hand', 'look at the hand of {who}', { who })],
  'pass-on': [
    says('pass-on', 'pass {token} from {from} to {to} [given by you {given}] [{atOnce}]', {
      token: tokenName,
      from: who,
      to: onePlayer,
      given,
      atOnce: flag('at once'),
    }),
  ],
  outlive: [says('outlive', '{who} stays/stay in the game with {health} health', { who, health: number })],
  'if-falling': [says('if-falling', 'if you would be defeated {effects}', { effects: block() })],
  'fail-ability': [says('fail-ability', 'the ability fails', {})],
  'offense-again': [says('offense-again', 'begin the offensive roll phase again', {})],
  'extra-offensive-roll-phase': [
    says('extra-offensive-roll-phase', 'another offensive roll phase [against {against}]', {
      against: onePlayer,
    }),
  ],
  interruption: [says('interruption', 'everybody may act', {})],
  'go-astray': [says('go-astray', 'attack a team-mate or else {otherwise}', { otherwise: block() })],
  ...MISSION_EFFECTS,
} satisfies { readonly [K in Effect['do']]: readonly Phrase<Of<K>>[] };

const SENTENCES: readonly Phrase<Effect>[] = Object.values(EFFECTS).flat();

export const sentences = () => SENTENCES;

/** The effects of a block. */
export const effectList: Block<readonly Effect[]> = block();
