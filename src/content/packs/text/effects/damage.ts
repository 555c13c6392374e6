/** How effects on damage and health are said. */
import { measured, measuredOr } from '../amounts.ts';
import { flag, number, tokenName, usually } from '../slot.ts';
import { damageType, onePlayer, who } from '../who.ts';
import { says } from './says.ts';

const you = usually(who, 'owner');
const target = usually(who, 'target');

export const DAMAGE_EFFECTS = {
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
  'steal-health': [
    says('steal-health', 'steal {amount} health {amount*} [from {from}]', { amount: measured, from: target }),
  ],
  outlive: [says('outlive', '{who} stays/stay in the game with {health} health', { who, health: number })],
};
