/**
 * The deck of the Fallen Barbarian: sixteen upgrades, and action cards of which one is known (Skull Crush); the others
 * are of this project.
 */
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
    ['Low Blow', 'Skull Bash', 'Unhinged', 'Overload', 'Smackdown', 'Pained Response', 'Barbaric Roar'],
    'Stone Skin',
  ),
  mainCard('Skull Crush', 5, { text: 'Stun.' }, inflict('stun')),
  mainCard('War Drums', 1, { text: 'Gains 2 Bonus Damage 3.', ...OURS }, gain('bonus-damage-3', 2)),
  mainCard(
    'Rattle the Cage',
    1,
    { text: 'Concussion and Wither.', ...OURS },
    inflict('concussion'),
    inflict('wither'),
  ),
  mainCard('Drink Deep', 1, { text: 'Heals 8.', ...OURS }, heal(8)),
  mainCard('Bellow', 1, { text: '5 undefendable damage.', ...OURS }, dealUndefendable(5)),
  mainCard('Iron Grip', 1, { text: 'Entangle.', ...OURS }, inflict('entangle')),
  mainCard('Old Wounds', 1, { text: '2 Bleed.', ...OURS }, inflict('bleed', 2)),
  mainCard('Second Wind', 0, { text: 'Gains 2 CP and heals 4.', ...OURS }, gainCp(2), heal(4)),
  attackModifier('Overhand', 1, { text: '6 more damage.', ...OURS }, addDamage(6)),
  attackModifier('No Quarter', 2, { text: '8 more damage.', ...OURS }, addDamage(8)),
];

/** The 24 action cards; with the upgrades the 40 cards of a boss. */
export const COPIES: Readonly<Record<string, number>> = {
  'skull-crush': 2,
  'war-drums': 3,
  'rattle-the-cage': 3,
  'drink-deep': 3,
  bellow: 2,
  'iron-grip': 2,
  'old-wounds': 2,
  'second-wind': 2,
  overhand: 3,
  'no-quarter': 2,
};

export const BOSS_CARDS: Readonly<Record<string, BossCard>> = {
  'skull-crush': forCp('SSSSS'),
  'war-drums': forHealth('straights'),
  'rattle-the-cage': forHealth('straights'),
  'drink-deep': forCp('SSSSS'),
  bellow: forCp('straights'),
  'iron-grip': forHealth('SSSSS'),
  'old-wounds': forHealth('straights'),
  'second-wind': forCp('SSCCC'),
  overhand: forHealth('straights'),
  'no-quarter': forCp('CCCC'),
};

/** The highest number of the met abilities is used; the order is of this project. */
export const PRIORITIES = ranked(ABILITIES, [
  'explosive-rage',
  'skull-bash',
  'overload',
  'unhinged',
  'barbaric-roar',
  'smackdown',
  'skull-smash',
  'pained-response',
  'low-blow',
]);
