/** The run: two types of henchmen, and a gate that opens when they are defeated. */
import { atMost, deal, dealCollateral, discard, gain, loseCp } from '../../../engine/vocabulary/builders.ts';
import type { MissionSide } from '../../../engine/vocabulary/mission.ts';
import {
  allAreOut,
  byHeroes,
  crisisOf,
  figures,
  gainMomentum,
  happens,
  nothing,
  place,
  roundNumber,
  zone,
} from '../../../engine/vocabulary/mission-builders.ts';

export const crossing: MissionSide = {
  name: 'The Crossing',
  text: 'The river is closed by a gate. It opens when no more than one Bridge Guard is left; when all enemies have fallen, leave by the exit.',
  map: [
    'E b . . # . . .',
    ' . . guard1 . # . b .',
    'E . . archer1 G . guard3 X',
    ' . b guard2 . G . . X',
    'E . . . # archer2 . .',
    ' . . b . # . b .',
  ],
  legend: { G: { blocked: true, zones: ['gate'] } },
  scenery: { scene: 'gorge', fixtures: { gate: 'gate' } },
  panels: [
    {
      id: 'guard',
      name: 'Bridge Guards',
      one: 'Bridge Guard',
      kind: 'henchman',
      colour: 'green',
      look: 'guard',
      health: byHeroes(5, 9, 16, 21),
      tokens: { shield: 1 },
      attacks: [
        {
          id: 'halberd',
          name: 'Halberd',
          objective: { strike: 3 },
          reach: 'melee',
          multi: true,
          effects: [deal(byHeroes(3, 3, 3, 2))],
          text: 'Deal {3/3/3/2} damage to each adjacent hero.',
        },
      ],
      crisis: { effects: [dealCollateral(1)], text: 'Deal 1 collateral damage to each hero.' },
      text: '',
    },
    {
      id: 'archer',
      name: 'Crossbows',
      one: 'Crossbow',
      kind: 'henchman',
      colour: 'blue',
      look: 'crossbow',
      health: byHeroes(3, 6, 11, 14),
      attacks: [
        {
          id: 'volley',
          name: 'Volley',
          objective: { vortex: 2 },
          reach: 'range',
          aim: 'least-health',
          effects: [deal(byHeroes(3, 3, 3, 2))],
          text: 'Deal {3/3/3/2} damage to the hero with the least health.',
        },
      ],
      crisis: { effects: [dealCollateral(1)], text: 'Deal 1 collateral damage to each hero.' },
      text: '',
    },
  ],
  clock: [
    nothing,
    crisisOf('guard'),
    nothing,
    happens('Each hero discards 1 card.', discard(1, 'opponents', 'choice')),
    nothing,
    crisisOf('archer'),
    nothing,
    happens('Each hero loses 1 CP.', loseCp(1, 'opponents')),
    crisisOf('guard'),
    nothing,
    happens('Each Bridge Guard and Crossbow gets a Shield.', gain('shield', 1, 'team-mates')),
    nothing,
  ],
  exit: atMost(figures(), 0),
  objectives: {
    main: { id: 'crossed', text: 'Defeat all enemies; then all heroes leave by the exit.', when: allAreOut },
    bonus: [
      {
        id: 'gate',
        text: 'When no more than one Bridge Guard is left, the gate opens and each hero gains 1 momentum.',
        when: atMost(figures('guard'), 1),
        reward: [place('clear', zone('gate')), gainMomentum(1, 'opponents')],
      },
    ],
    perfect: {
      id: 'swift',
      text: 'Be done within 6 rounds: each hero gains 2 momentum.',
      when: atMost(roundNumber, 6),
      reward: [gainMomentum(2, 'opponents')],
    },
  },
};
