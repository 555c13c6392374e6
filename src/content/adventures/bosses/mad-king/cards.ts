/** The deck of the Mad King, of this project: sixteen upgrades and 24 action cards. */
import type { BossCard } from '../../../../engine/vocabulary/adventure.ts';
import {
  addDamage,
  dealUndefendable,
  gain,
  gainCp,
  heal,
  inflict,
  removeChosen,
} from '../../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../../engine/vocabulary/card.ts';
import { attackModifier, mainCard } from '../../../../engine/vocabulary/cards.ts';
import { forCp, forHealth, OURS } from '../action-cards.ts';
import { ranked } from '../ranked.ts';
import { bossUpgrades } from '../upgrades.ts';
import { ABILITIES } from './abilities.ts';

export const CARDS: readonly CardDefinition[] = [
  ...bossUpgrades(
    ['Sceptre Blow', 'Crown of Thorns', 'Royal Tax', 'March of Fools', 'Edict', 'The Block', 'Madness'],
    'Hollow Crown',
    OURS,
  ),
  mainCard('Off with the Head', 5, { text: 'Stun.', ...OURS }, inflict('stun')),
  mainCard('Long Arm', 2, { text: "Gains a King's Hand.", ...OURS }, gain('kings-hand')),
  mainCard('Royal Feast', 1, { text: 'Heals 8.', ...OURS }, heal(8)),
  mainCard('Laughter', 1, { text: 'Silence and Hex.', ...OURS }, inflict('silence'), inflict('hex')),
  mainCard(
    'Bent Knee',
    1,
    { text: 'Concussion and Wither.', ...OURS },
    inflict('concussion'),
    inflict('wither'),
  ),
  mainCard('Dungeon', 1, { text: 'Entangle.', ...OURS }, inflict('entangle')),
  mainCard('Whipping', 1, { text: '6 undefendable damage.', ...OURS }, dealUndefendable(6)),
  mainCard(
    'Pardon Myself',
    0,
    { text: 'Removes a negative status effect from himself and gains 2 CP.', ...OURS },
    removeChosen('owner', 1, { kinds: ['negative'] }),
    gainCp(2),
  ),
  attackModifier('Royal Wrath', 1, { text: '6 more damage.', ...OURS }, addDamage(6)),
  attackModifier('By the Grace of None', 2, { text: '9 more damage.', ...OURS }, addDamage(9)),
];

/** The 24 action cards; with the upgrades the 40 cards of a boss. */
export const COPIES: Readonly<Record<string, number>> = {
  'off-with-the-head': 2,
  'long-arm': 2,
  'royal-feast': 3,
  laughter: 2,
  'bent-knee': 2,
  dungeon: 2,
  whipping: 3,
  'pardon-myself': 2,
  'royal-wrath': 3,
  'by-the-grace-of-none': 3,
};

export const BOSS_CARDS: Readonly<Record<string, BossCard>> = {
  'off-with-the-head': forCp('SSSSS', 2),
  'long-arm': forCp('straights'),
  'royal-feast': forCp('SSSSS'),
  laughter: forHealth('SSVVC'),
  'bent-knee': forHealth('straights'),
  dungeon: forHealth('SSSSC'),
  whipping: forCp('VVVVV'),
  'pardon-myself': forHealth('SSVVC', 2),
  'royal-wrath': forHealth('straights'),
  'by-the-grace-of-none': forCp('CCCCC'),
};

/** The highest number of the met abilities is used. */
export const PRIORITIES = ranked(ABILITIES, [
  'long-live-the-king',
  'the-block',
  'madness',
  'march-of-fools',
  'edict',
  'sceptre-blow',
  'pillory',
  'royal-tax',
  'crown-of-thorns',
]);
