/** The deck of the Fallen Monk, of this project: sixteen upgrades and 24 action cards. */
import type { BossCard } from '../../../../engine/vocabulary/adventure.ts';
import {
  addDamage,
  dealUndefendable,
  gain,
  gainCp,
  heal,
  inflict,
} from '../../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../../engine/vocabulary/card.ts';
import { attackModifier, mainCard } from '../../../../engine/vocabulary/cards.ts';
import { forCp, forHealth, OURS } from '../action-cards.ts';
import { ranked } from '../ranked.ts';
import { bossUpgrades } from '../upgrades.ts';
import { ABILITIES } from './abilities.ts';

export const CARDS: readonly CardDefinition[] = [
  ...bossUpgrades(
    [
      'Broken Palm',
      'Hollow Step',
      'Thousand Fists',
      'Stolen Breath',
      'Empty Mind',
      'Falling Mountain',
      'Way of Ruin',
    ],
    'Still Water',
    OURS,
  ),
  mainCard('Dark Mantra', 1, { text: 'Gains 3 Chi.', ...OURS }, gain('chi', 3)),
  mainCard('Sweeping Leg', 2, { text: 'Knockdown.', ...OURS }, inflict('knockdown')),
  mainCard('Withering Word', 1, { text: 'Wither.', ...OURS }, inflict('wither')),
  mainCard('Fasting', 1, { text: 'Heals 8.', ...OURS }, heal(8)),
  mainCard(
    'Nerve Strike',
    2,
    { text: 'Concussion and 2 undefendable damage.', ...OURS },
    inflict('concussion'),
    dealUndefendable(2),
  ),
  mainCard('Open Hand', 1, { text: '5 undefendable damage.', ...OURS }, dealUndefendable(5)),
  mainCard('Shed the Skin', 0, { text: 'Gains Cleanse and 2 CP.', ...OURS }, gain('cleanse'), gainCp(2)),
  mainCard('Leaf on Water', 1, { text: 'Gains 2 Evasive.', ...OURS }, gain('evasive', 2)),
  attackModifier('Second Blow', 1, { text: '6 more damage.', ...OURS }, addDamage(6)),
  attackModifier('Shatter', 2, { text: '9 more damage.', ...OURS }, addDamage(9)),
];

/** The 24 action cards; with the upgrades the 40 cards of a boss. */
export const COPIES: Readonly<Record<string, number>> = {
  'dark-mantra': 3,
  'sweeping-leg': 2,
  'withering-word': 2,
  fasting: 3,
  'nerve-strike': 2,
  'open-hand': 3,
  'shed-the-skin': 2,
  'leaf-on-water': 2,
  'second-blow': 3,
  shatter: 2,
};

export const BOSS_CARDS: Readonly<Record<string, BossCard>> = {
  'dark-mantra': forHealth('SSSSS'),
  'sweeping-leg': forCp('straights'),
  'withering-word': forHealth('SSVVC'),
  fasting: forCp('SSSSS'),
  'nerve-strike': forCp('SSSSC'),
  'open-hand': forHealth('straights'),
  'shed-the-skin': forCp('VVVCC'),
  'leaf-on-water': forHealth('VVVVV'),
  'second-blow': forHealth('straights'),
  shatter: forCp('CCCCC', 2),
};

/** The highest number of the met abilities is used. */
export const PRIORITIES = ranked(ABILITIES, [
  'last-breath',
  'falling-mountain',
  'thousand-fists',
  'way-of-ruin',
  'broken-palm',
  'stolen-breath',
  'falling-stone',
  'hollow-step',
  'empty-mind',
]);
