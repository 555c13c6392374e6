/** The Toll Bridge and Embers Below on the road. */
import { gainCp } from '../../../engine/vocabulary/builders.ts';
import { atRandom, count, gainMomentum, place, zone } from '../../../engine/vocabulary/mission-builders.ts';
import type { RoadStage } from '../../../engine/vocabulary/road.ts';

export const firstStages: readonly RoadStage[] = [
  {
    mission: 'toll-bridge',
    story: {
      before:
        'The old king died in spring, and nobody dared to sit down after him.\n' +
        'Since then every messenger who rode to the capital has failed to come back.\n' +
        'Your town has drawn lots and sent you, with bread for six days.\n' +
        'The road begins at the gorge, where one bridge is left of four.\n' +
        'Guards with good boots stand on it and laugh at the word "crown".\n' +
        'Behind them somebody is counting coins, slowly, so that you hear each one.',
      between:
        'The gate lies in the river, and the planks still shake under your feet.\n' +
        'Halfway across there is a booth with a lamp in it and a ledger.\n' +
        'Your names stand there already, in neat handwriting, with a sum behind each.\n' +
        '"You are late," says the man in the booth and puts down his pen.\n' +
        'When he stands up, the lamp is no higher than his belt.\n' +
        '"The price," he says, "goes up with every step that you keep away."',
      won:
        'The Tollkeeper sits down in the road, and for once he counts nothing.\n' +
        'He tells you who wrote the names: a page from the palace, who never blinked.\n' +
        'He was paid with coins that show an empty chair on both sides.\n' +
        'People come out of the mill and look at the open bridge like at a new river.\n' +
        'The chest in the booth is heavy, and the Tollkeeper has nowhere to go.\n' +
        'You have to decide before the lamp burns down.',
      lost:
        'The river carries you half a mile and puts you down on the gravel.\n' +
        'Above you the coins are counted again. The bridge is still there, and so are you.',
    },
    bonus: {
      objective: 'swift',
      text: 'the bridge was crossed before anybody could warn the Tollkeeper',
      brings: [
        {
          mission: 'toll-bridge',
          side: 1,
          gives: 'effects',
          effects: [count('toll', -1)],
          text: 'Nobody has warned the Tollkeeper: the toll starts at 0.',
        },
      ],
    },
    decision: {
      question: 'What becomes of the Tollkeeper and his chest?',
      options: [
        {
          id: 'spare',
          label: 'Let him go: his clerk comes along',
          text: 'the Tollkeeper went free, and his clerk came along',
          brings: [
            {
              mission: 'embers-below',
              side: 0,
              gives: 'ally',
              ally: 'toll-clerk',
              text: 'The Toll Clerk is with the start player from the beginning.',
            },
            {
              mission: 'siege-engine',
              side: 0,
              gives: 'ally',
              ally: 'toll-clerk',
              text: 'The Toll Clerk is with the start player from the beginning.',
            },
          ],
        },
        {
          id: 'chest',
          label: 'Take the chest: CP and momentum',
          text: 'the party took the chest with the tolls',
          brings: [
            {
              mission: 'embers-below',
              side: 0,
              gives: 'effects',
              effects: [gainCp(2, 'opponents'), gainMomentum(1, 'opponents')],
              text: 'Coins from the chest: each hero gains 2 CP and 1 momentum.',
            },
            {
              mission: 'sunken-archive',
              side: 0,
              gives: 'effects',
              effects: [gainCp(1, 'opponents')],
              text: 'The last coins of the chest: each hero gains 1 CP.',
            },
          ],
        },
      ],
    },
  },
  {
    mission: 'embers-below',
    story: {
      before:
        'In the first town beyond the gorge the pavement is warm at night.\n' +
        'The baker bakes without a fire, and nobody sleeps in the cellars any more.\n' +
        'Under the market there are braziers that burned when there were kings.\n' +
        'Now somebody has lit them again, two so far, and each one wakes the next.\n' +
        'The smith lends you his keys and asks you for one thing: his bellows are down there.\n' +
        'Whoever holds them, he says, decides how hot it gets.',
      between:
        'The hall is dark now, and your eyes still see six fires that are out.\n' +
        'The ash on the floor does not settle. It draws itself together, hand over hand.\n' +
        'It gets shoulders, and a face that remembers having been warm.\n' +
        '"I kept it burning for him," it says, "for three hundred years."\n' +
        '"He will be cold when he comes to sit down."\n' +
        'Then the floor under your boots begins to glow.',
      won:
        'What was the Ash Matron lies in the hall like the snow of the first morning.\n' +
        'Above you the town breathes out; you hear windows being opened.\n' +
        'In the ash there is a seal: the chair without a king, baked into clay.\n' +
        'Somebody promised her that he would come. Nobody ever promised her a name.\n' +
        'A few coals are still alive, and they follow you with their light.\n' +
        'The smith says that fire keeps its word longer than people do.',
      lost:
        'You climb out of the cellars with singed sleeves, and the market is as bright as noon.\n' +
        'The smith sits on his steps. "Once more," he says, "before it gets to the granary."',
    },
    bonus: {
      objective: 'bellows',
      text: 'the bellows were saved',
      brings: [
        {
          mission: 'embers-below',
          side: 1,
          gives: 'held-attack',
          panels: ['matron'],
          text: 'The bellows are saved: the first attack of the Ash Matron does not happen.',
        },
      ],
    },
    decision: {
      question: 'What do you take from the hall?',
      options: [
        {
          id: 'embers',
          label: 'The living coals: 2 more boosts below',
          text: 'the party carried the living coals out of the hall',
          brings: [
            {
              mission: 'sunken-archive',
              side: 0,
              gives: 'effects',
              effects: [place('boost', zone('flood-3'), atRandom(2))],
              text: 'The coals show what lies in the water: 2 more boost tiles.',
            },
          ],
        },
        {
          id: 'ash',
          label: 'Her ash: the Wardens hesitate',
          text: 'the party took the ash of the Matron along',
          brings: [
            {
              mission: 'sunken-archive',
              side: 0,
              gives: 'held-attack',
              panels: ['warden'],
              text: 'The ash blinds the Drowned Wardens: their first attack does not happen.',
            },
          ],
        },
      ],
    },
  },
];
