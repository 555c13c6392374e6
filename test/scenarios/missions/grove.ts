/** A second small Mission: a special enemy that only damage touches, and a threat that nobody stops. */
import type { ClockSegment, MissionDefinition } from '../../../src/engine/vocabulary/mission.ts';
import { SKIRMISH } from './skirmish.ts';

const NOTHING: ClockSegment = { does: 'nothing' };

export const GROVE: MissionDefinition = {
  id: 'grove',
  name: 'Grove',
  level: 1,
  text: 'A tree stands in the way, and something follows.',
  sides: [
    {
      name: 'The Grove',
      text: 'Fell the sprite.',
      map: ['E . t1 .', ' . . s1 .', '. . . X'],
      panels: [
        {
          id: 't',
          name: 'Tree',
          kind: 'special',
          colour: 'grey',
          health: 8,
          attacks: [],
          text: 'Only damage touches it.',
        },
        {
          id: 's',
          name: 'Sprite',
          kind: 'henchman',
          colour: 'green',
          health: { sum: [1, { count: 'heroes' }] },
          attacks: [],
          text: 'Flits about.',
        },
        {
          id: 'u',
          name: 'Shadow',
          kind: 'threat',
          colour: 'red',
          health: 0,
          attacks: [
            {
              id: 'grip',
              name: 'Grip',
              objective: { hedron: 1 },
              reach: 'range',
              multi: true,
              effects: [{ do: 'deal', amount: 2, type: 'undefendable', to: 'target' }],
              text: '2 undefendable damage to every hero.',
            },
          ],
          text: 'Nobody stops it.',
        },
      ],
      clock: Array.from({ length: 12 }, () => NOTHING),
      exit: { test: 'at-most', amount: { count: 'figures' }, bound: 0 },
      counters: [{ id: 'rounds', name: 'Rounds', start: 0, most: 2 }],
      rules: [
        {
          on: { event: 'round-start', whose: 'holder' },
          do: [{ do: 'counter', counter: 'rounds', by: 1 }],
        },
      ],
      objectives: {
        main: {
          id: 'all-out',
          text: 'Fell the sprite and leave.',
          when: {
            test: 'all',
            all: [
              { test: 'at-most', amount: { count: 'figures' }, bound: 0 },
              { test: 'at-least', amount: { count: 'heroes', exited: true }, bound: 1 },
            ],
          },
          reward: [{ do: 'momentum', amount: 2, who: 'opponents' }],
        },
        perfect: {
          id: 'quick',
          text: 'Within two rounds.',
          when: { test: 'at-most', amount: { count: 'round' }, bound: 2 },
        },
      },
    },
    SKIRMISH.sides[1],
  ],
};
