/** The boss fight: nothing affects him before his guard is defeated, and he must be beaten twice. */
import {
  atLeast,
  atMost,
  deal,
  dealCollateral,
  discard,
  gain,
  inflict,
  loseCp,
  prevent,
  sum,
} from '../../../engine/vocabulary/builders.ts';
import type { MissionSide } from '../../../engine/vocabulary/mission.ts';
import {
  atRandom,
  byHeroes,
  crisisOf,
  figures,
  happens,
  heroes,
  nextTo,
  nothing,
  spawn,
} from '../../../engine/vocabulary/mission-builders.ts';
import type { TokenDefinition } from '../../../engine/vocabulary/token.ts';

const SECOND_DIAL = 18;

/** The boss's second health dial, as a token. */
export const ironHeart: TokenDefinition = {
  id: 'iron-heart',
  name: 'Iron Heart',
  kind: 'unique',
  limit: 1,
  persistent: true,
  fixed: true,
  modifiers: [{ side: 'defeat', health: SECOND_DIAL }],
  text: `When the holder would be brought to 0 health, the holder has ${SECOND_DIAL} instead, and this token leaves.`,
};

export const ironbrand: MissionSide = {
  name: 'Marshal Ironbrand',
  text: 'While a Standard-bearer stands, attacks on the Marshal deal no damage. When he falls for the first time, he rises with 18 health.',
  map: [
    'b . # . . # . b',
    ' . 1 bearer1 . 2 . 3',
    '. . . marshal1 marshal1 . bearer2 .',
    ' 4 . . 5 . 6 .',
    'E b . # # . b E',
  ],
  scenery: { scene: 'battlefield' },
  panels: [
    {
      id: 'bearer',
      name: 'Standard-bearers',
      one: 'Standard-bearer',
      kind: 'henchman',
      colour: 'green',
      look: 'bearer',
      health: sum(5, heroes),
      tokens: { shield: 1 },
      attacks: [
        {
          id: 'spike',
          name: 'Standard Spike',
          objective: { strike: 2 },
          reach: 'melee',
          effects: [deal(4)],
          text: 'Deal 4 damage to an adjacent hero.',
        },
      ],
      crisis: {
        effects: [gain('shield', 1, 'team-mates')],
        text: 'Each other enemy gets a Shield.',
      },
      text: '',
    },
    {
      id: 'marshal',
      name: 'Marshal Ironbrand',
      kind: 'boss',
      colour: 'red',
      look: 'marshal',
      health: byHeroes(74, 124, 132, 124),
      tokens: { 'iron-heart': 1 },
      attacks: [
        {
          id: 'last-volley',
          name: 'Last Volley',
          objective: { vortex: 3 },
          reach: 'range',
          multi: true,
          phase: 'raised-standard',
          effects: [deal(byHeroes(8, 10, 9, 5), 'undefendable')],
          crit: [inflict('targeted')],
          text: 'Deal {8/10/9/5} undefendable damage to every hero. CRIT: inflict Targeted.',
        },
        {
          id: 'broadside',
          name: 'Broadside',
          objective: { strike: 2, hedron: 2 },
          reach: 'range',
          multi: true,
          effects: [deal(byHeroes(13, 16, 15, 8))],
          crit: [inflict('knockdown')],
          text: 'Deal {13/16/15/8} damage to every hero. CRIT: inflict Knockdown.',
        },
        {
          id: 'requisition',
          name: 'Requisition',
          objective: { vortex: 2 },
          reach: 'range',
          aim: 'most-health',
          effects: [deal(byHeroes(10, 13, 12, 7), 'undefendable'), loseCp(1)],
          crit: [loseCp(1)],
          text: 'Deal {10/13/12/7} undefendable damage to the hero with the most health, who loses 1 CP. CRIT: 1 CP more.',
        },
        {
          id: 'branding-iron',
          name: 'Branding Iron',
          objective: { strike: 3 },
          reach: 'melee',
          multi: true,
          effects: [deal(byHeroes(11, 14, 13, 7)), inflict('targeted')],
          crit: [inflict('burn')],
          text: 'Deal {11/14/13/7} damage to each adjacent hero and inflict Targeted. CRIT: inflict Burn.',
        },
      ],
      crisis: { effects: [dealCollateral(2)], text: 'Deal 2 collateral damage to each hero.' },
      passive: {
        modifiers: [
          {
            side: 'attacked',
            step: 3,
            factor: 'zero',
            types: ['normal', 'undefendable', 'pure', 'ultimate'],
            when: atLeast(figures('bearer'), 1),
          },
        ],
      },
      defense: { name: 'Plate Armour', effects: [prevent(2)], text: 'Prevent 2 damage.' },
      phases: [
        {
          id: 'raised-standard',
          name: 'The Standard Is Raised Again',
          at: 50,
          effects: [spawn('bearer', nextTo('owner'), atRandom())],
          text: 'A Standard-bearer comes beside him, and attacks on the Marshal deal no damage until it falls. Three vortices are Last Volley.',
          story: 'A boy picks the standard out of the mud, and the ranks close.',
        },
      ],
      oppression: [gain('shield', 1)],
      text: '',
    },
  ],
  clock: [
    nothing,
    crisisOf('bearer'),
    crisisOf('marshal'),
    nothing,
    happens('Each hero discards 1 card.', discard(1, 'opponents', 'choice')),
    nothing,
    crisisOf('marshal'),
    nothing,
    crisisOf('bearer'),
    nothing,
    crisisOf('marshal'),
    nothing,
  ],
  objectives: {
    main: { id: 'marshal', text: 'Defeat Marshal Ironbrand twice.', when: atMost(figures('marshal'), 0) },
  },
};
