/** The run: an unstoppable engine rolls along a track, and only beams on the track stop it. */
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
  byHeroes,
  count,
  counted,
  crisisOf,
  enemyDice,
  figures,
  gainMomentum,
  happens,
  moveFigure,
  nothing,
  place,
  standsOn,
  take,
  tiles,
  where,
  zone,
} from '../../../engine/vocabulary/mission-builders.ts';

const TRACK = 7;
const ROLLED = 'rolled';
const track = (step: number) => zone(`track-${step}`);

/**
 * Rolls the engine onto a space of the track: a beam there stops the engine and is destroyed, otherwise the engine
 * moves.
 */
const rollTo = (step: number): Effect =>
  when(
    atLeast(tiles('clear', track(step)), 1),
    [take('clear', track(step))],
    [moveFigure('owner', track(step)), count(ROLLED, 1)],
  );

/** Rolls the engine one space further, from any space of the track. */
const rollOn = Array.from({ length: TRACK - 1 }, (_, at) => at + 1).reduce<Effect>(
  (before, step) => when(atLeast(counted(ROLLED), step), [rollTo(step + 1)], [before]),
  rollTo(1),
);

/** Levers beside the track: the number of the track space on which the lever's beam falls. */
const LEVERS = [3, 5, 7];

export const trackOfTheEngine: MissionSide = {
  name: 'The Track',
  text: 'The Siege Engine rolls along the track towards the gate. Whoever ends a move on a lever with a plot token drops a beam, which holds it up once. Defeat the crew before it arrives. The enemies roll 2 more dice against one hero, 1 against two.',
  map: [
    'E . b . sapper1 . b . .',
    ' . . . L5 . raider1 . . b',
    'engine1 T1 T2 T3 T4 T5 T6 T7 G',
    ' . sapper2 L3 . raider2 . L7 . .',
    'E . b . # . sapper3 raider3 .',
    ' . . # . b . . b E',
  ],
  legend: {
    G: { blocked: true, zones: ['gate'] },
    ...Object.fromEntries(
      Array.from({ length: TRACK }, (_, at) => [`T${at + 1}`, { zones: [`track-${at + 1}`] }]),
    ),
    ...Object.fromEntries(LEVERS.map((step) => [`L${step}`, { plot: 1, zones: [`lever-${step}`] }])),
  },
  scenery: { scene: 'battlefield', fixtures: { track: 'track', lever: 'lever', gate: 'gate' } },
  panels: [
    {
      id: 'sapper',
      name: 'Sappers',
      one: 'Sapper',
      kind: 'henchman',
      colour: 'green',
      look: 'sapper',
      health: byHeroes(5, 9, 13, 18),
      attacks: [
        {
          id: 'powder',
          name: 'Powder Charge',
          objective: { strike: 2, hedron: 1 },
          reach: 'range',
          aim: 'nearest',
          effects: [deal(5)],
          text: 'Deal 5 damage to the nearest hero.',
        },
      ],
      crisis: { effects: [dealCollateral(1)], text: 'Deal 1 collateral damage to each hero.' },
      text: '',
    },
    {
      id: 'raider',
      name: 'Iron Raiders',
      one: 'Iron Raider',
      kind: 'henchman',
      colour: 'magenta',
      look: 'raider',
      health: byHeroes(7, 12, 19, 26),
      tokens: { shield: 1 },
      attacks: [
        {
          id: 'hook',
          name: 'Boarding Hook',
          objective: { strike: 3 },
          reach: 'melee',
          multi: true,
          effects: [deal(4), inflict('bleed')],
          text: 'Deal 4 damage to each adjacent hero and inflict Bleed.',
        },
      ],
      crisis: { effects: [dealCollateral(1)], text: 'Deal 1 collateral damage to each hero.' },
      text: '',
    },
    {
      id: 'engine',
      name: 'The Siege Engine',
      kind: 'threat',
      colour: 'grey',
      look: 'engine',
      health: 0,
      attacks: [
        {
          id: 'full-steam',
          name: 'Full Steam',
          objective: { hedron: 1, vortex: 1 },
          reach: 'range',
          effects: [rollOn],
          text: 'It rolls on by one space; a beam there is crushed and holds it up.',
        },
      ],
      crisis: {
        effects: [rollOn],
        text: 'It rolls on by one space; a beam there is crushed and holds it up.',
      },
      text: 'It cannot be attacked. Heroes on its way are pushed aside.',
    },
  ],
  clock: [
    nothing,
    crisisOf('engine'),
    crisisOf('sapper'),
    nothing,
    crisisOf('raider'),
    nothing,
    crisisOf('engine'),
    nothing,
    crisisOf('sapper'),
    happens(
      'A lever is set again: put a plot token on the last one.',
      place('plot', zone('lever-7'), { most: 1 }),
    ),
    nothing,
    crisisOf('raider'),
  ],
  start: [enemyDice(byHeroes(2, 1, 0))],
  counters: [{ id: ROLLED, name: 'Track', start: 0, most: TRACK }],
  rules: LEVERS.map((step) =>
    trigger('moved', [take('plot', where('target')), place('clear', track(step))], {
      whose: 'opponents',
      when: all(standsOn('target', zone(`lever-${step}`)), atLeast(tiles('plot', where('target')), 1)),
    }),
  ),
  objectives: {
    main: { id: 'crew', text: 'Defeat all Sappers and Iron Raiders.', when: atMost(figures(), 0) },
    perfect: {
      id: 'far-off',
      text: 'The engine has rolled 4 spaces at the most: each hero gains 2 momentum.',
      when: atMost(counted(ROLLED), 4),
      reward: [gainMomentum(2, 'opponents')],
    },
    lost: [
      {
        id: 'arrived',
        text: 'The Siege Engine reaches the end of its track.',
        when: atLeast(counted(ROLLED), TRACK),
      },
    ],
  },
};
