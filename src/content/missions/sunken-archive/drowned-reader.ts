/** The boss fight: it silences abilities, and returns the last hit. */
import {
  atMost,
  deal,
  dealCollateral,
  discard,
  inflict,
  least,
  noted,
  prevent,
  sum,
  times,
  trigger,
} from '../../../engine/vocabulary/builders.ts';
import type { MissionSide } from '../../../engine/vocabulary/mission.ts';
import {
  byHeroes,
  count,
  counted,
  crisisOf,
  enemyDice,
  figures,
  happens,
  nothing,
} from '../../../engine/vocabulary/mission-builders.ts';

const MOST_ECHO = 8;

export const drownedReader: MissionSide = {
  name: 'The Drowned Reader',
  text: 'It reads every blow: the damage that it took last is the damage of its Echo, 8 at the most. The enemies roll 2 more dice against one hero, and 1 more against two.',
  map: ['# b . . . b #', ' . 1 . 2 . 3 .', 'b . # reader1 # . b', ' . 4 . 5 . 6 .', 'E . . b . . E'],
  scenery: { scene: 'archive' },
  panels: [
    {
      id: 'reader',
      name: 'The Drowned Reader',
      kind: 'boss',
      colour: 'blue',
      look: 'reader',
      health: byHeroes(104, 124, 142, 146),
      attacks: [
        {
          id: 'echo',
          name: 'Echo',
          objective: { vortex: 2, hedron: 1 },
          reach: 'range',
          multi: true,
          effects: [deal(least(counted('echo'), MOST_ECHO))],
          crit: [inflict('blind')],
          text: 'Deal as much damage to every hero as it took last, 8 at the most. CRIT: inflict Blind.',
        },
        {
          id: 'hush',
          name: 'Hush',
          objective: { strike: 2, vortex: 1 },
          reach: 'range',
          multi: true,
          effects: [deal(byHeroes(10, 11, 9, 7)), inflict('silence')],
          crit: [discard(1, 'target', 'random')],
          text: 'Deal {10/11/9/7} damage to every hero and inflict Silence. CRIT: discard a random card.',
        },
        {
          id: 'cold-hands',
          name: 'Cold Hands',
          objective: { strike: 3 },
          reach: 'melee',
          multi: true,
          effects: [deal(byHeroes(14, 15, 13, 11))],
          crit: [inflict('hex')],
          text: 'Deal {14/15/13/11} damage to each adjacent hero. CRIT: inflict Hex.',
        },
      ],
      crisis: { effects: [dealCollateral(1)], text: 'Deal 1 collateral damage to each hero.' },
      defense: { name: 'Deep Water', effects: [prevent(2)], text: 'Prevent 2 damage.' },
      oppression: [count('echo', 2)],
      text: '',
    },
  ],
  clock: [
    nothing,
    happens('Each hero discards 1 card.', discard(1, 'opponents', 'choice')),
    nothing,
    crisisOf('reader'),
    nothing,
    happens('Each hero gets Entangle.', inflict('entangle', 1, 'opponents')),
    nothing,
    crisisOf('reader'),
    nothing,
    happens('Each hero discards 1 card.', discard(1, 'opponents', 'choice')),
    crisisOf('reader'),
    nothing,
  ],
  start: [enemyDice(byHeroes(2, 1, 0))],
  counters: [{ id: 'echo', name: 'Echo', start: 3, most: 24 }],
  rules: [
    trigger('damage-taken', [count('echo', sum(noted('amount'), times(-1, counted('echo'))))], {
      whose: 'team-mates',
    }),
  ],
  objectives: {
    main: { id: 'silent', text: 'Defeat the Drowned Reader.', when: atMost(figures('reader'), 0) },
  },
};
