/** The Sunken Archive and The Siege Engine on the road. */
import { remove } from '../../../engine/vocabulary/builders.ts';
import { count, gainMomentum, place, zone } from '../../../engine/vocabulary/mission-builders.ts';
import type { RoadStage } from '../../../engine/vocabulary/road.ts';

export const middleStages: readonly RoadStage[] = [
  {
    mission: 'sunken-archive',
    story: {
      before:
        'The capital keeps its memory in a house by the lake. Now the lake keeps the house.\n' +
        'The archivist rows you out and points down: there, where the roof shines.\n' +
        'Three pages tell how a throne gets empty, and how it gets filled again.\n' +
        'With every hour the water comes back a little higher than it went.\n' +
        'She has heard somebody turn pages down there, at night, when it is calm.\n' +
        '"Do not read aloud," she says. "It learns."',
      between:
        'Three pages are in your coat, and the water closes the door behind you.\n' +
        'There is one reading room left, dry as a bone, with a lamp on the desk.\n' +
        'The reader at the desk does not look up. Its sleeves drip on the wood.\n' +
        'It says your last sentence, in your voice, and then your last blow.\n' +
        'The ink in the pots begins to stand up.\n' +
        'It turns the page, and the page is you.',
      won:
        'The lamp goes out by itself, and the reading room is only a room.\n' +
        'On the boat you lay the pages out to dry, and two of them begin to run.\n' +
        'One shows a machine as tall as a wall, and where its track is weak.\n' +
        'One is a list of names: those who went to the throne before you, and turned back.\n' +
        'The third says one line only, and it says it in all hands: it wants somebody.\n' +
        'There is one dry cloth in the boat. One page more can be saved.',
      lost:
        'You come up through the roof with the last air, and the pages are still below.\n' +
        'The archivist pulls you into the boat. "It falls again by evening," she says.',
    },
    bonus: {
      objective: 'dry',
      text: 'the pages were out before the ink ran',
      brings: [
        {
          mission: 'sunken-archive',
          side: 1,
          gives: 'effects',
          effects: [count('echo', -3)],
          text: 'The Reader has heard nothing of you yet: its Echo starts at 0.',
        },
      ],
    },
    decision: {
      question: 'Which page do you save?',
      options: [
        {
          id: 'plan',
          label: 'The plan: a beam lies on the track',
          text: 'the plan of the machine was saved',
          brings: [
            {
              mission: 'siege-engine',
              side: 0,
              gives: 'effects',
              effects: [place('clear', zone('track-5'))],
              text: 'You know the weak spot of the track: a beam lies there already, and holds the engine up once.',
            },
          ],
        },
        {
          id: 'names',
          label: 'The names: the Masked Heir joins',
          text: 'the list of names was saved, and the heir on it came along',
          brings: [
            {
              mission: 'siege-engine',
              side: 0,
              gives: 'ally',
              ally: 'masked-heir',
              text: 'The Masked Heir is with the start player from the beginning.',
            },
          ],
        },
      ],
    },
  },
  {
    mission: 'siege-engine',
    story: {
      before:
        'From the hill you see the wall of the capital, and something that is taller.\n' +
        'It rolls on a track that it lays itself, towards the only gate that is not bricked up.\n' +
        'On its front somebody has painted a chair, so that the wall knows who is coming.\n' +
        'It has a crew, and the crew has a marshal, and the marshal does not speak.\n' +
        'The people on the wall throw what they have: pots, shutters, a bell.\n' +
        'You have levers, beams, and as long as a track is.',
      between:
        'The crew is gone, and the engine stands still with its fire open.\n' +
        'A hatch falls down on chains. Two banners come out first, then an iron boot.\n' +
        'Marshal Ironbrand was buried in this armour, under this flag, with music.\n' +
        'The page from the palace came to the grave and read him an order.\n' +
        'He raises his arm, and the banners answer.\n' +
        'He has fallen for a king before. He does not mind doing it twice.',
      won:
        'The marshal lies down on his back, as he lay before, and closes the visor himself.\n' +
        'In his glove there is the order. It is signed with no name, in fresh ink.\n' +
        'The gate opens by a hand. The people of the capital look past you, at the wood.\n' +
        'It was not there in autumn. Now it stands between them and the palace.\n' +
        'The engine is still under steam, and it would go through anything.\n' +
        'Everybody would hear it, too.',
      lost:
        'The gate breaks, and the engine stops in the market, because nobody gave it a further order.\n' +
        'In the night you push it back to the hill, step by step. They will fire it up again.',
    },
    bonus: {
      objective: 'far-off',
      text: 'the engine was stopped far from the gate',
      brings: [
        {
          mission: 'siege-engine',
          side: 1,
          gives: 'effects',
          effects: [remove('shield', 1, 'team-mates')],
          text: 'The banners come out in a hurry: the Standard-bearers have no Shield.',
        },
      ],
    },
    decision: {
      question: 'How do you get through the wood?',
      options: [
        {
          id: 'ride',
          label: 'The engine: momentum, faster clock',
          text: 'the party rode the engine into the wood',
          brings: [
            {
              mission: 'court-of-thorns',
              side: 0,
              gives: 'effects',
              effects: [gainMomentum(4, 'opponents')],
              text: 'You come on the engine: each hero gains 4 momentum.',
            },
            {
              mission: 'court-of-thorns',
              side: 0,
              gives: 'faster-clock',
              segments: 1,
              text: 'The whole wood hears it: the clock advances 1 segment more in each round of this side.',
            },
          ],
        },
        {
          id: 'walk',
          label: 'On foot: no first attacks',
          text: 'the party left the engine behind and went on foot',
          brings: [
            {
              mission: 'court-of-thorns',
              side: 0,
              gives: 'held-attack',
              panels: ['thornling', 'archer'],
              text: 'Nobody hears you: the first attacks of the Thornlings and of the archers do not happen.',
            },
          ],
        },
      ],
    },
  },
];
