/** The boss fight: she burns heroes who do not move. */
import {
  atLeast,
  atMost,
  deal,
  dealCollateral,
  dealIsolated,
  heal,
  inflict,
  prevent,
  trigger,
} from '../../../engine/vocabulary/builders.ts';
import type { MissionSide } from '../../../engine/vocabulary/mission.ts';
import {
  atRandom,
  byHeroes,
  crisisOf,
  figures,
  happens,
  nothing,
  place,
  roundNumber,
  spawn,
  take,
  tiles,
  where,
  zone,
} from '../../../engine/vocabulary/mission-builders.ts';

const FLOOR = zone('floor');

export const ashMatron: MissionSide = {
  name: 'The Ash Matron',
  text: 'At the start of a round the floor glows under every hero: a plot token. Whoever ends a move on a glowing space takes 2 damage and gets Burn.',
  map: [
    '# f b f f b #',
    ' f 1 f 2 f 3 f',
    'f f f matron1 matron1 f f',
    ' f 4 f matron1 f 5 f',
    'f b f f 6 b f',
    ' E f f # f f E',
  ],
  legend: { f: { zones: ['floor'] } },
  panels: [
    {
      id: 'matron',
      name: 'The Ash Matron',
      kind: 'boss',
      colour: 'red',
      health: byHeroes(107, 120, 136, 152),
      attacks: [
        {
          id: 'cremation',
          name: 'Cremation',
          objective: { strike: 1, hedron: 2 },
          reach: 'range',
          multi: true,
          effects: [deal(byHeroes(8, 9, 6, 4)), inflict('burn')],
          crit: [inflict('wither')],
          text: 'Deal {8/9/6/4} damage to every hero and inflict Burn. CRIT: inflict Wither.',
        },
        {
          id: 'ember-breath',
          name: 'Ember Breath',
          objective: { vortex: 2 },
          reach: 'range',
          aim: 'most-health',
          effects: [deal(byHeroes(8, 9, 6, 4), 'undefendable'), heal(2)],
          text: 'Deal {8/9/6/4} undefendable damage to the hero with the most health. She heals 2.',
        },
        {
          id: 'rake',
          name: 'Rake the Coals',
          objective: { strike: 3 },
          reach: 'melee',
          multi: true,
          effects: [deal(byHeroes(7, 8, 5, 4))],
          crit: [inflict('burn')],
          text: 'Deal {7/8/5/4} damage to each adjacent hero. CRIT: inflict Burn.',
        },
      ],
      crisis: {
        effects: [dealCollateral(1), heal(2)],
        text: 'Deal 1 collateral damage to each hero. She heals 2.',
      },
      defense: { name: 'Shroud of Ash', effects: [prevent(1)], text: 'Prevent 1 damage.' },
      oppression: [heal(4)],
      text: '',
    },
    {
      id: 'imp',
      name: 'Cinder Imps',
      kind: 'henchman',
      colour: 'magenta',
      health: 2,
      attacks: [
        {
          id: 'spit',
          name: 'Spit Fire',
          objective: { vortex: 1, strike: 1 },
          reach: 'melee',
          effects: [deal(2)],
          text: 'Deal 2 damage to an adjacent hero.',
        },
      ],
      text: 'They come by the clock, and need not be defeated.',
    },
  ],
  clock: [
    nothing,
    crisisOf('matron'),
    nothing,
    happens('A Cinder Imp crawls from the floor.', spawn('imp', FLOOR, atRandom())),
    nothing,
    crisisOf('matron'),
    nothing,
    happens('Two more spaces of the floor begin to glow.', place('plot', FLOOR, { most: 1, ...atRandom(2) })),
    nothing,
    crisisOf('matron'),
    happens('A Cinder Imp crawls from the floor.', spawn('imp', FLOOR, atRandom())),
    nothing,
  ],
  rules: [
    trigger('round-start', [take('plot', FLOOR), place('plot', where('opponents'), { most: 1 })]),
    trigger('moved', [dealIsolated(2), inflict('burn')], {
      whose: 'opponents',
      when: atLeast(tiles('plot', where('target')), 1),
    }),
  ],
  objectives: {
    main: { id: 'cold-ash', text: 'Defeat the Ash Matron.', when: atMost(figures('matron'), 0) },
    lost: [{ id: 'burnt-out', text: '20 rounds have passed.', when: atLeast(roundNumber, 21) }],
  },
};
