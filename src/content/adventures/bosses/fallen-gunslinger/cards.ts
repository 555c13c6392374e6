/** The deck of the Fallen Gunslinger, of this project: sixteen upgrades and 24 action cards. */
import type { BossCard } from '../../../../engine/vocabulary/adventure.ts';
import {
  addDamage,
  dealUndefendable,
  gain,
  gainCp,
  heal,
  inflict,
  stealCp,
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
      'Empty the Chamber',
      'Cheap Shot',
      'Dead Draw',
      'Dirty Money',
      'Between the Eyes',
      'Ricochet',
      'Gunsmoke',
    ],
    'Fast Hands',
    OURS,
  ),
  mainCard('Wanted Poster', 1, { text: 'Bounty.', ...OURS }, inflict('bounty')),
  mainCard('Load Up', 1, { text: 'Gains 2 Reload.', ...OURS }, gain('reload', 2)),
  mainCard('Dust in the Eyes', 2, { text: 'Blind.', ...OURS }, inflict('blind')),
  mainCard('Tripwire', 2, { text: 'Knockdown.', ...OURS }, inflict('knockdown')),
  mainCard('Flask', 1, { text: 'Heals 7.', ...OURS }, heal(7)),
  mainCard('Stick-Up', 0, { text: 'Steals 2 CP.', ...OURS }, stealCp(2)),
  mainCard('Warning Shot', 1, { text: '5 undefendable damage.', ...OURS }, dealUndefendable(5)),
  mainCard('Back Door', 0, { text: 'Gains Evasive and 2 CP.', ...OURS }, gain('evasive'), gainCp(2)),
  attackModifier('Hollow Point', 1, { text: '6 more damage.', ...OURS }, addDamage(6)),
  attackModifier('Point Blank', 2, { text: '8 more damage.', ...OURS }, addDamage(8)),
];

/** The 24 action cards; with the upgrades the 40 cards of a boss. */
export const COPIES: Readonly<Record<string, number>> = {
  'wanted-poster': 3,
  'load-up': 3,
  'dust-in-the-eyes': 2,
  tripwire: 2,
  flask: 3,
  'stick-up': 2,
  'warning-shot': 2,
  'back-door': 2,
  'hollow-point': 3,
  'point-blank': 2,
};

export const BOSS_CARDS: Readonly<Record<string, BossCard>> = {
  'wanted-poster': forCp('SSSSS'),
  'load-up': forHealth('straights'),
  'dust-in-the-eyes': forCp('SSVVC'),
  tripwire: forHealth('SSSSC'),
  flask: forCp('VVVSS'),
  'stick-up': forHealth('straights', 2),
  'warning-shot': forCp('SSSSS'),
  'back-door': forHealth('VVVCC'),
  'hollow-point': forHealth('straights'),
  'point-blank': forCp('CCCCC'),
};

/** The highest number of the met abilities is used. */
export const PRIORITIES = ranked(ABILITIES, [
  'no-tomorrow',
  'between-the-eyes',
  'dead-draw',
  'gunsmoke',
  'empty-the-chamber',
  'ricochet',
  'graze',
  'cheap-shot',
  'dirty-money',
]);
