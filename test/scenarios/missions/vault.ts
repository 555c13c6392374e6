/** A Mission for optional objectives that can fail, counters that are carried over, and defences with conditions. */
import { loseCp } from '../../../src/engine/vocabulary/builders.ts';
import type { MissionDefinition } from '../../../src/engine/vocabulary/mission.ts';
import { counted, figures, gainMomentum } from '../../../src/engine/vocabulary/mission-builders.ts';
import { SKIRMISH } from './skirmish.ts';

const [ford, hill] = SKIRMISH.sides;
const [warlord] = hill.panels;

const ALARM = 'alarm';

export const VAULT: MissionDefinition = {
  ...SKIRMISH,
  id: 'vault',
  name: 'The Vault',
  sides: [
    {
      ...ford,
      map: ['E . b . X', ' . . g1 . g2', '. # . a1 b'],
      counters: [{ id: ALARM, name: 'Alarm', start: 0, most: 9 }],
      objectives: {
        ...ford.objectives,
        bonus: [
          {
            id: 'quiet',
            text: 'Fell the archer before the alarm is 3; otherwise each hero loses 2 CP.',
            when: { test: 'at-most', amount: figures('a'), bound: 0 },
            reward: [gainMomentum(2, 'opponents')],
            failsWhen: { test: 'at-least', amount: counted(ALARM), bound: 3 },
            penalty: [loseCp(2, 'opponents')],
          },
          {
            id: 'sound',
            text: 'Raise the alarm to 9 first; otherwise each hero loses 1 CP.',
            when: { test: 'at-least', amount: counted(ALARM), bound: 9 },
            penalty: [loseCp(1, 'opponents')],
          },
        ],
      },
    },
    {
      ...hill,
      counters: [
        { id: ALARM, name: 'Alarm', start: 1, most: 4, carried: true },
        { id: 'locks', name: 'Locks', start: 2, carried: true },
      ],
      panels: warlord
        ? [
            {
              ...warlord,
              defense: {
                name: 'Drawn Blade',
                when: { test: 'at-least', amount: counted(ALARM), bound: 2 },
                anyAttack: true,
                effects: [{ do: 'prevent', amount: 2, who: 'owner' }],
                text: 'While the alarm is 2 or more: prevents 2 of any Attack but an Ultimate.',
              },
            },
          ]
        : [],
    },
  ],
};
