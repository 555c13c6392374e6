/** The boss fight: he grows stronger with every Chaos, which only the fool's corner removes. */
import {
  atLeast,
  atMost,
  deal,
  dealCollateral,
  discard,
  gain,
  heal,
  held,
  inflict,
  least,
  prevent,
  remove,
  sum,
  trigger,
} from '../../../engine/vocabulary/builders.ts';
import type { MissionSide } from '../../../engine/vocabulary/mission.ts';
import {
  byHeroes,
  crisisOf,
  enemyDice,
  figures,
  happens,
  nothing,
  roundNumber,
  standsOn,
  zone,
} from '../../../engine/vocabulary/mission-builders.ts';

const FOOL = zone('fools-corner');
const chaos = held('chaos');

export const madKing: MissionSide = {
  name: 'The Mad King',
  text: "His attacks deal more damage with every Chaos on him. Whoever ends a move in the fool's corner takes one Chaos from him. The enemies roll 2 more dice against one hero, and 1 more against two.",
  map: [
    'FC b . . . b FC',
    ' . 1 . 2 . 3 .',
    'b . # king1 king1 # . b',
    ' . . king1 king1 king1 . .',
    'b 4 . # # . 5 b',
    ' . . . 6 . . .',
    'FC E . b . E FC',
  ],
  legend: { FC: { zones: ['fools-corner'] } },
  scenery: { scene: 'throne-hall' },
  panels: [
    {
      id: 'king',
      name: 'The Mad King',
      kind: 'boss',
      colour: 'red',
      look: 'king',
      health: byHeroes(98, 136, 160, 152),
      tokens: { chaos: 1 },
      attacks: [
        {
          id: 'off-with-all-heads',
          name: 'Off With All Heads',
          objective: { strike: 2, hedron: 2 },
          reach: 'range',
          multi: true,
          effects: [deal(sum(byHeroes(20, 23, 25, 14), chaos))],
          crit: [inflict('bleed')],
          text: 'Deal {20/23/25/14} damage and 1 more for each Chaos to every hero. CRIT: inflict Bleed.',
        },
        {
          id: 'royal-jest',
          name: 'Royal Jest',
          objective: { vortex: 2 },
          reach: 'range',
          aim: 'most-health',
          effects: [
            deal(sum(byHeroes(17, 20, 22, 11), chaos), 'undefendable'),
            discard(1, 'target', 'random'),
          ],
          crit: [inflict('disruption')],
          text: 'Deal {17/20/22/11} undefendable damage and 1 more for each Chaos to the hero with the most health, who discards a random card. CRIT: inflict Disruption.',
        },
        {
          id: 'sceptre',
          name: 'Sceptre',
          objective: { strike: 3 },
          reach: 'melee',
          multi: true,
          effects: [deal(sum(byHeroes(19, 22, 24, 13), chaos)), gain('chaos', 1)],
          crit: [inflict('paralyze')],
          text: 'Deal {19/22/24/13} damage and 1 more for each Chaos to each adjacent hero; he gains Chaos for each. CRIT: inflict Paralyze.',
        },
      ],
      crisis: {
        effects: [gain('chaos', 1), dealCollateral(least(chaos, byHeroes(2, 3, 3, 2)))],
        text: 'He gains Chaos. Deal 1 collateral damage for each Chaos to each hero, {2/3/3/2} at the most.',
      },
      defense: { name: 'Laughter', effects: [prevent(2)], text: 'Prevent 2 damage.' },
      oppression: [gain('chaos', 1)],
      text: '',
    },
  ],
  clock: [
    nothing,
    crisisOf('king'),
    nothing,
    happens('Each hero gets Wither.', inflict('wither', 1, 'opponents')),
    crisisOf('king'),
    nothing,
    happens('The King heals 3.', heal(3, 'team-mates')),
    crisisOf('king'),
    nothing,
    happens('Each hero discards 1 card.', discard(1, 'opponents', 'choice')),
    crisisOf('king'),
    nothing,
  ],
  start: [enemyDice(byHeroes(2, 1, 0))],
  rules: [
    trigger('moved', [remove('chaos', 1, 'team-mates')], {
      whose: 'opponents',
      when: standsOn('target', FOOL),
    }),
  ],
  objectives: {
    main: { id: 'dethroned', text: 'Defeat the Mad King.', when: atMost(figures('king'), 0) },
    lost: [{ id: 'madness', text: '20 rounds have passed.', when: atLeast(roundNumber, 21) }],
  },
};
