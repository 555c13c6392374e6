/** The run: the clock lights fires, which must be put out before all braziers burn. */
import {
  all,
  atLeast,
  atMost,
  deal,
  dealCollateral,
  inflict,
  lessThan,
  not,
  sum,
  times,
  trigger,
} from '../../../engine/vocabulary/builders.ts';
import type { MissionSide } from '../../../engine/vocabulary/mission.ts';
import {
  atRandom,
  byHeroes,
  count,
  counted,
  crisisOf,
  enemyDice,
  figures,
  gainMomentum,
  happens,
  heroes,
  nothing,
  place,
  roundNumber,
  standsOn,
  take,
  tiles,
  where,
  zone,
} from '../../../engine/vocabulary/mission-builders.ts';

const BRAZIERS = zone('brazier');
const kindle = place('plot', BRAZIERS, { most: 1, ...atRandom() });
const flare = happens('A brazier flares up: put a plot token on one that does not burn.', kindle);
const MOST_FIRES = 6;

export const braziers: MissionSide = {
  name: 'The Brazier Hall',
  text: 'A plot token is a fire. Whoever ends a move on a burning brazier puts it out. When all six burn at once, the hall is lost. The enemies roll 2 more dice against one hero, and 1 more against two.',
  map: [
    'E . L . . L b .',
    ' . . imp1 # . stoker1 . .',
    'E . b # U imp2 . U',
    ' . imp3 . . # . . .',
    'E . W . . # imp4 b',
    ' . U b . stoker2 . U .',
  ],
  legend: {
    L: { plot: 1, zones: ['brazier'] },
    U: { zones: ['brazier'] },
    W: { zones: ['bellows'] },
  },
  scenery: { scene: 'fire-hall', fixtures: { brazier: 'brazier', bellows: 'bellows' } },
  panels: [
    {
      id: 'imp',
      name: 'Cinder Imps',
      one: 'Cinder Imp',
      kind: 'henchman',
      colour: 'magenta',
      look: 'imp',
      health: sum(2, heroes),
      attacks: [
        {
          id: 'scorch',
          name: 'Scorch',
          objective: { strike: 2, vortex: 1 },
          reach: 'melee',
          effects: [deal(2), inflict('burn')],
          text: 'Deal 2 damage to an adjacent hero and inflict Burn.',
        },
      ],
      crisis: { effects: [dealCollateral(1)], text: 'Deal 1 collateral damage to each hero.' },
      text: '',
    },
    {
      id: 'stoker',
      name: 'Stokers',
      one: 'Stoker',
      kind: 'henchman',
      colour: 'blue',
      look: 'stoker',
      health: sum(4, times(2, heroes)),
      attacks: [
        {
          id: 'hot-coals',
          name: 'Hot Coals',
          objective: { strike: 3 },
          reach: 'range',
          aim: 'nearest',
          effects: [deal(4)],
          text: 'Deal 4 damage to the nearest hero.',
        },
      ],
      crisis: { effects: [kindle], text: 'A brazier that does not burn flares up.' },
      text: '',
    },
  ],
  clock: [
    nothing,
    flare,
    crisisOf('imp'),
    nothing,
    crisisOf('stoker'),
    nothing,
    flare,
    nothing,
    crisisOf('imp'),
    flare,
    nothing,
    crisisOf('stoker'),
  ],
  start: [enemyDice(byHeroes(2, 1, 0))],
  counters: [
    { id: 'doused', name: 'Fires put out', start: 0 },
    { id: 'bellows', name: 'Bellows', start: 0, most: 2 },
  ],
  rules: [
    trigger('moved', [take('plot', where('target')), count('doused', 1)], {
      whose: 'opponents',
      when: all(standsOn('target', BRAZIERS), atLeast(tiles('plot', where('target')), 1)),
    }),
    trigger('moved', [count('bellows', 1)], {
      whose: 'opponents',
      when: standsOn('target', zone('bellows')),
    }),
  ],
  objectives: {
    main: {
      id: 'doused',
      text: 'Put out 4 fires and 1 more for each hero, and defeat the Stokers.',
      when: all(not(lessThan(counted('doused'), sum(4, heroes))), atMost(figures('stoker'), 0)),
    },
    bonus: [
      {
        id: 'bellows',
        text: 'Save the bellows: end two moves on C5. Each hero gains 2 momentum.',
        when: atLeast(counted('bellows'), 2),
        reward: [gainMomentum(2, 'opponents')],
      },
    ],
    perfect: {
      id: 'cold',
      text: 'Be done within 8 rounds and with no brazier burning: each hero gains 2 momentum.',
      when: all(atMost(roundNumber, 8), atMost(tiles('plot', BRAZIERS), 0)),
      reward: [gainMomentum(2, 'opponents')],
    },
    lost: [
      {
        id: 'ablaze',
        text: 'All six braziers burn.',
        when: atLeast(tiles('plot', BRAZIERS), MOST_FIRES),
      },
    ],
  },
};
