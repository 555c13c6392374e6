/** A road of two Missions that are won by themselves, so that tests come to its choices quickly. */
import { atLeast, gainCp } from '../../../src/engine/vocabulary/builders.ts';
import type { MissionDefinition, MissionSide } from '../../../src/engine/vocabulary/mission.ts';
import { nothing, place, roundNumber, zone } from '../../../src/engine/vocabulary/mission-builders.ts';
import type { RoadDefinition } from '../../../src/engine/vocabulary/road.ts';

const SIDE: MissionSide = {
  name: 'The Lane',
  text: 'Nothing is in the way.',
  map: ['E . 1 2 3', ' . 4 5 6 .', 'Z . . guard1 .'],
  legend: { Z: { zones: ['verge'] } },
  panels: [
    {
      id: 'guard',
      name: 'Sleepy Guard',
      kind: 'boss',
      colour: 'green',
      health: 5,
      attacks: [
        {
          id: 'yawn',
          name: 'Yawn',
          objective: {},
          reach: 'range',
          multi: true,
          effects: [{ do: 'deal', amount: 1, type: 'undefendable', to: 'target' }],
          text: 'Deal 1 undefendable damage to every hero.',
        },
      ],
      text: '',
    },
  ],
  clock: Array.from({ length: 12 }, () => nothing),
  objectives: { main: { id: 'there', text: 'Be there for a round.', when: atLeast(roundNumber, 1) } },
};

/** A side that lasts until the third round. */
const LONG: MissionSide = {
  ...SIDE,
  objectives: { main: { id: 'there', text: 'Hold out.', when: atLeast(roundNumber, 3) } },
};

const WALK: MissionSide = {
  ...SIDE,
  objectives: {
    ...SIDE.objectives,
    bonus: [{ id: 'early', text: 'Be there at all.', when: atLeast(roundNumber, 1) }],
  },
};

export const FIRST_LANE: MissionDefinition = {
  id: 'first-lane',
  name: 'First Lane',
  level: 1,
  text: 'A lane.',
  sides: [WALK, SIDE],
};

export const SECOND_LANE: MissionDefinition = {
  id: 'second-lane',
  name: 'Second Lane',
  level: 2,
  text: 'Another lane.',
  sides: [LONG, SIDE],
};

const story = { before: 'You go.', between: 'You rest.', won: 'You are there.', lost: 'You are back.' };

export const SHORT_ROAD: RoadDefinition = {
  id: 'short-road',
  name: 'The Short Road',
  stages: [
    {
      mission: 'first-lane',
      story,
      bonus: {
        objective: 'early',
        text: 'the party was early',
        brings: [
          {
            mission: 'first-lane',
            side: 1,
            gives: 'effects',
            effects: [gainCp(3, 'opponents')],
            text: 'Each hero gains 3 CP.',
          },
        ],
      },
      decision: {
        question: 'Which way?',
        options: [
          {
            id: 'left',
            label: 'Go left',
            text: 'the party went left',
            brings: [
              {
                mission: 'second-lane',
                side: 0,
                gives: 'held-attack',
                panels: ['guard'],
                text: 'No first yawn.',
              },
              {
                mission: 'second-lane',
                side: 0,
                gives: 'ally',
                ally: 'gate-hound',
                text: 'The Gate Hound is there.',
              },
            ],
          },
          {
            id: 'right',
            label: 'Go right',
            text: 'the party went right',
            brings: [
              {
                mission: 'second-lane',
                side: 0,
                gives: 'faster-clock',
                segments: 2,
                text: 'A faster clock.',
              },
              {
                mission: 'second-lane',
                side: 0,
                gives: 'effects',
                effects: [place('boost', zone('verge'))],
                text: 'A boost tile on the verge.',
              },
            ],
          },
        ],
      },
    },
    {
      mission: 'second-lane',
      story,
      decision: {
        question: 'And then?',
        options: [
          { id: 'home', label: 'Go home', text: 'the party went home', brings: [] },
          { id: 'stay', label: 'Stay', text: 'the party stayed', brings: [] },
        ],
      },
    },
  ],
};
