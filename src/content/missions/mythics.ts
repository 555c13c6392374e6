/** The four mythic abilities. They are invented, as no source has the texts of the printed ones. */

import type { MythicDefinition } from '../../engine/vocabulary/ally.ts';
import {
  deal,
  draw,
  forEach,
  gain,
  gainCp,
  heal,
  removeChosen,
  smallStraight,
} from '../../engine/vocabulary/builders.ts';
import { gainMomentum } from '../../engine/vocabulary/mission-builders.ts';

const OURS = 'The text of the mythic abilities is lost; this one is our own.';

export const MYTHICS: readonly MythicDefinition[] = [
  {
    id: 'dawn-over-the-pass',
    name: 'Dawn over the Pass',
    requires: { kind: 'of-a-kind', count: 4 },
    effects: [heal(6), heal(6, 'team-mates'), removeChosen('owner')],
    text: 'You and each other hero heal 6. Remove a status effect from yourself.',
    unconfirmed: OURS,
  },
  {
    id: 'the-mountain-answers',
    name: 'The Mountain Answers',
    requires: { kind: 'of-a-kind', count: 5 },
    effects: [deal(14, 'ultimate')],
    text: 'Deal 14 damage that nothing lowers.',
    unconfirmed: OURS,
  },
  {
    id: 'all-roads-at-once',
    name: 'All Roads at Once',
    requires: { kind: 'straight', size: 'large' },
    effects: [deal(5, 'collateral', 'opponents'), gainMomentum(2, 'owner'), gainMomentum(2, 'team-mates')],
    text: 'Deal 5 collateral damage to every enemy. Each hero gains 2 momentum.',
    unconfirmed: OURS,
  },
  {
    id: 'borrowed-hour',
    name: 'Borrowed Hour',
    requires: smallStraight,
    effects: [draw(2), gainCp(2), forEach('team-mates', draw(1, 'chosen')), gain('evasive', 2)],
    text: 'Draw 2 cards, gain 2 CP and 2 Evasive. Each other hero draws 1 card.',
    unconfirmed: OURS,
  },
];
