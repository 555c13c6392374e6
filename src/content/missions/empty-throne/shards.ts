/** The run: three colossi, and shards of a crown that drift towards the throne. */
import {
  all,
  atLeast,
  atMost,
  deal,
  dealCollateral,
  inflict,
  trigger,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { MissionSide } from '../../../engine/vocabulary/mission.ts';
import {
  atRandom,
  byHeroes,
  count,
  counted,
  crisisOf,
  figures,
  gainMomentum,
  happens,
  nothing,
  place,
  roundNumber,
  standsOn,
  take,
  tiles,
  where,
  zone,
} from '../../../engine/vocabulary/mission-builders.ts';

const OUTER = zone('outer-ring');
const INNER = zone('inner-ring');
const THRONE = zone('throne');
const SHARDS = 4;

/**
 * Moves a shard from the inner ring to the throne. Without one there, moves a shard from the outer to the inner ring;
 * without any shard on the rings, places a new one on the outer ring.
 */
const drift: Effect[] = [
  when(
    atLeast(tiles('plot', INNER), 1),
    [take('plot', INNER, { ...atRandom(), count: 1 }), place('plot', THRONE)],
    [
      when(
        atLeast(tiles('plot', OUTER), 1),
        [take('plot', OUTER, { ...atRandom(), count: 1 }), place('plot', INNER, { most: 1, ...atRandom() })],
        [place('plot', OUTER, { most: 1, ...atRandom() })],
      ),
    ],
  ),
];

export const shards: MissionSide = {
  name: 'The Shards',
  text: 'Plot tokens are shards of the crown. Whoever ends a move on a shard takes it. They drift from the outer to the inner ring and to the throne; three on the throne, and all is lost.',
  map: [
    'E O1 . colossus1 colossus1 . O1 . E',
    ' . O I . # I O .',
    '. b . I throne I . b .',
    ' colossus2 # . throne throne . # colossus3',
    '. colossus2 I . I . b colossus3 .',
    ' E O1 . I # I O E',
  ],
  legend: {
    O: { zones: ['outer-ring'] },
    O1: { plot: 1, zones: ['outer-ring'] },
    I: { zones: ['inner-ring'] },
    throne: { blocked: true, zones: ['throne'] },
  },
  scenery: {
    scene: 'throne-hall',
    fixtures: { 'outer-ring': 'shard', 'inner-ring': 'shard', throne: 'throne' },
  },
  panels: [
    {
      id: 'colossus',
      name: 'Throne Colossi',
      one: 'Throne Colossus',
      kind: 'henchman',
      colour: 'magenta',
      look: 'golem',
      health: byHeroes(16, 22, 36, 48),
      tokens: { shield: 2 },
      attacks: [
        {
          id: 'stone-fist',
          name: 'Stone Fist',
          objective: { strike: 3 },
          reach: 'melee',
          multi: true,
          effects: [deal(7), inflict('concussion')],
          text: 'Deal 7 damage to each adjacent hero and inflict Concussion.',
        },
      ],
      crisis: { effects: [dealCollateral(1)], text: 'Deal 1 collateral damage to each hero.' },
      text: 'It covers two spaces.',
    },
    {
      id: 'whisper',
      name: 'The Whisper',
      kind: 'threat',
      colour: 'grey',
      look: 'shade',
      health: 0,
      attacks: [
        {
          id: 'come-closer',
          name: 'Come Closer',
          objective: { vortex: 2, hedron: 1 },
          reach: 'range',
          effects: drift,
          text: 'A shard drifts on by one ring, the innermost first.',
        },
      ],
      crisis: { effects: drift, text: 'A shard drifts on by one ring, the innermost first.' },
      text: 'It cannot be attacked.',
    },
  ],
  clock: [
    nothing,
    crisisOf('whisper'),
    crisisOf('colossus'),
    nothing,
    happens('A shard appears in the outer ring.', place('plot', OUTER, { most: 1, ...atRandom() })),
    crisisOf('whisper'),
    nothing,
    crisisOf('colossus'),
    nothing,
    happens('Each hero gets Wither.', inflict('wither', 1, 'opponents')),
    crisisOf('whisper'),
    nothing,
  ],
  counters: [{ id: 'shards', name: 'Shards', start: 0, most: SHARDS }],
  rules: [
    trigger('moved', [count('shards', 1), take('plot', where('target')), gainMomentum(1, 'target')], {
      whose: 'opponents',
      when: all(atLeast(tiles('plot', where('target')), 1)),
    }),
  ],
  objectives: {
    main: {
      id: 'crown',
      text: 'Hold 4 shards of the crown and defeat the Throne Colossi.',
      when: all(atLeast(counted('shards'), SHARDS), atMost(figures('colossus'), 0)),
    },
    bonus: [
      {
        id: 'first-shards',
        text: 'Hold 2 shards: each hero gains 1 momentum.',
        when: atLeast(counted('shards'), 2),
        reward: [gainMomentum(1, 'opponents')],
      },
    ],
    perfect: {
      id: 'empty',
      text: 'No shard lies on the throne, within 8 rounds: each hero gains 3 momentum.',
      when: all(atMost(tiles('plot', THRONE), 0), atMost(roundNumber, 8)),
      reward: [gainMomentum(3, 'opponents')],
    },
    lost: [
      { id: 'crowned', text: 'Three shards lie on the throne.', when: atLeast(tiles('plot', THRONE), 3) },
      {
        id: 'throne-room',
        text: 'Somebody stands on the throne.',
        when: standsOn('opponents', THRONE),
      },
    ],
  },
};
