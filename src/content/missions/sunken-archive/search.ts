/** The run: three pages under seven mystery tiles, and water that blocks the way back. */
import {
  all,
  any,
  atLeast,
  atMost,
  deal,
  dealCollateral,
  dealIsolated,
  draw,
  eachValue,
  forEach,
  inflict,
  lessThan,
  sum,
  trigger,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { MissionSide } from '../../../engine/vocabulary/mission.ts';
import {
  allAreOut,
  byHeroes,
  count,
  counted,
  crisisOf,
  figures,
  gainMomentum,
  happens,
  heroes,
  nothing,
  place,
  roundNumber,
  standsOn,
  take,
  tiles,
  where,
  zone,
} from '../../../engine/vocabulary/mission-builders.ts';

const PAGES = 3;
const FLOODS = 3;
/** The number of rises of the water at which the Mission is lost. */
const FULL = 8;

/** Floods a part of the archive: its tiles are lost, and heroes in it take damage. */
function flood(part: number): Effect[] {
  const at = zone(`flood-${part}`);
  return [
    take('mystery', at),
    take('boost', at),
    forEach('opponents', when(standsOn('chosen', at), [dealIsolated(2, 'chosen')])),
    // Heroes there are pushed to the nearest free space.
    place('blocked', at),
  ];
}

const rise = happens(
  'The water rises over the next part of the archive: its spaces are blocked, its tiles lost; heroes there take 2 damage and are pushed to the nearest free space. When all parts are under water, each hero takes 5 damage.',
  when(atLeast(counted('water'), FLOODS), [dealIsolated(5, 'opponents')]),
  count('water', 1),
  ...Array.from({ length: FLOODS }, (_, at) => when(atLeast(counted('water'), at + 1), flood(at + 1))),
);

/** Searches a mystery tile. The tile is a page when all remaining tiles must be pages, otherwise on a 4, 5 or 6. */
const search: Effect[] = [
  take('mystery', where('target')),
  { do: 'roll', dice: 1, by: 'target' },
  when(
    any(lessThan(sum(tiles('mystery'), counted('pages')), PAGES), atLeast(eachValue(4, 5, 6), 1)),
    [count('pages', 1), draw(1, 'target')],
    [inflict('wither')],
  ),
];

export const searchOfTheArchive: MissionSide = {
  name: 'The Search',
  text: 'Whoever ends a move on a mystery tile turns it over and rolls: on 4, 5 or 6 it is one of three pages and the hero draws a card, otherwise the hero gets Wither. With all pages, and when all Drowned Wardens have fallen, leave by the exit.',
  map: [
    'F1 F1 F2 M2 F3 . ? . .',
    ' F1 B1 F2 # M3 . warden1 b X',
    'E1 F1 wyrm1 F2 F3 # . ? .',
    ' F1 F1 F2 B2 F3 warden2 . . X',
    'E1 F1 M2 # F3 b . # .',
    ' F1 M1 F2 F2 M3 . wyrm2 ? .',
  ],
  legend: {
    F1: { zones: ['flood-1'] },
    E1: { entry: true, zones: ['flood-1'] },
    B1: { boost: true, zones: ['flood-1'] },
    M1: { mystery: true, zones: ['flood-1'] },
    F2: { zones: ['flood-2'] },
    B2: { boost: true, zones: ['flood-2'] },
    M2: { mystery: true, zones: ['flood-2'] },
    F3: { zones: ['flood-3'] },
    M3: { mystery: true, zones: ['flood-3'] },
  },
  scenery: { scene: 'archive', fixtures: { flood: 'flood' } },
  panels: [
    {
      id: 'warden',
      name: 'Drowned Wardens',
      one: 'Drowned Warden',
      kind: 'henchman',
      colour: 'green',
      look: 'drowned',
      health: byHeroes(7, 9, 22, 37),
      tokens: { shield: 1 },
      attacks: [
        {
          id: 'cold-grasp',
          name: 'Cold Grasp',
          objective: { strike: 3 },
          reach: 'melee',
          multi: true,
          effects: [deal(byHeroes(4, 4, 4, 3)), inflict('entangle')],
          text: 'Deal {4/4/4/3} damage to each adjacent hero and inflict Entangle.',
        },
      ],
      crisis: { effects: [dealCollateral(1)], text: 'Deal 1 collateral damage to each hero.' },
      text: '',
    },
    {
      id: 'wyrm',
      name: 'Ink Wyrms',
      one: 'Ink Wyrm',
      kind: 'henchman',
      colour: 'blue',
      look: 'serpent',
      health: sum(5, heroes),
      attacks: [
        {
          id: 'ink-spray',
          name: 'Ink Spray',
          objective: { strike: 1, vortex: 2 },
          reach: 'range',
          aim: 'most-health',
          effects: [deal(byHeroes(4, 4, 4, 3)), inflict('blind')],
          text: 'Deal {4/4/4/3} damage to the hero with the most health and inflict Blind.',
        },
      ],
      crisis: { effects: [dealCollateral(1)], text: 'Deal 1 collateral damage to each hero.' },
      text: '',
    },
    {
      id: 'undertow',
      name: 'The Undertow',
      kind: 'threat',
      colour: 'grey',
      look: 'shade',
      health: 0,
      attacks: [
        {
          id: 'drag',
          name: 'Drag Under',
          objective: { hedron: 2 },
          reach: 'range',
          multi: true,
          effects: [deal(byHeroes(3, 3, 3, 2), 'undefendable')],
          text: 'Deal {3/3/3/2} undefendable damage to every hero.',
        },
      ],
      text: 'It cannot be attacked.',
    },
  ],
  clock: [
    nothing,
    crisisOf('warden'),
    nothing,
    crisisOf('wyrm'),
    nothing,
    nothing,
    rise,
    nothing,
    crisisOf('warden'),
    nothing,
    crisisOf('wyrm'),
    rise,
  ],
  counters: [
    { id: 'pages', name: 'Pages', start: 0, most: PAGES },
    { id: 'water', name: 'Water', start: 0, most: FULL },
  ],
  rules: [
    trigger('moved', search, {
      whose: 'opponents',
      when: atLeast(tiles('mystery', where('target')), 1),
    }),
  ],
  exit: all(atLeast(counted('pages'), PAGES), atMost(figures('warden'), 0)),
  objectives: {
    main: {
      id: 'read',
      text: 'Find three pages and defeat all Drowned Wardens; then all heroes leave by the exit.',
      when: allAreOut,
    },
    perfect: {
      id: 'dry',
      text: 'Be done within 6 rounds: each hero gains 2 momentum.',
      when: atMost(roundNumber, 6),
      reward: [gainMomentum(2, 'opponents')],
    },
    lost: [
      {
        id: 'full',
        text: `The water has risen ${FULL} times.`,
        when: atLeast(counted('water'), FULL),
      },
      {
        id: 'pages-lost',
        text: 'Too few mystery tiles are left for three pages.',
        when: all(
          atMost(counted('pages'), PAGES - 1),
          lessThan(sum(tiles('mystery'), counted('pages')), PAGES),
        ),
      },
    ],
  },
};
