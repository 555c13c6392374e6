/** The boss fight: heroes at a distance pay a rising toll. */
import {
  atMost,
  cpOf,
  deal,
  dealIsolated,
  discard,
  inflict,
  lessThan,
  loseCp,
  not,
  prevent,
  sum,
  trigger,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { MissionSide } from '../../../engine/vocabulary/mission.ts';
import {
  advanceClock,
  byHeroes,
  count,
  counted,
  crisisOf,
  figures,
  happens,
  isBeside,
  nothing,
} from '../../../engine/vocabulary/mission-builders.ts';

const TOLL = 'toll';
const riseOfToll = happens('The toll rises by 1.', count(TOLL, 1));

export const tollkeeper: MissionSide = {
  name: 'The Tollkeeper',
  text: 'Whoever ends a move away from the Tollkeeper pays the toll in CP, or takes 2 damage instead.',
  map: ['# . b . b . #', ' . 1 . 2 . 3 .', '. . keeper1 keeper1 . . .', ' . 4 . 5 . 6 .', 'E . b . b . E'],
  scenery: { scene: 'gorge' },
  panels: [
    {
      id: 'keeper',
      name: 'The Tollkeeper',
      kind: 'boss',
      colour: 'red',
      look: 'keeper',
      health: byHeroes(94, 120, 112, 132),
      attacks: [
        {
          id: 'closing-time',
          name: 'Closing Time',
          objective: { hedron: 2 },
          reach: 'range',
          multi: true,
          phase: 'closed-bridge',
          effects: [deal(byHeroes(8, 7, 6, 3), 'undefendable')],
          crit: [inflict('knockdown')],
          text: 'Deal {8/7/6/3} undefendable damage to every hero. CRIT: inflict Knockdown.',
        },
        {
          id: 'full-toll',
          name: 'Full Toll',
          objective: { strike: 2, hedron: 1 },
          reach: 'range',
          multi: true,
          effects: [deal(sum(byHeroes(7, 6, 5, 2), counted(TOLL)))],
          crit: [loseCp(2)],
          text: 'Deal {7/6/5/2} damage and 1 more for each step of the toll to every hero. CRIT: lose 2 CP.',
        },
        {
          id: 'barrier-pole',
          name: 'Barrier Pole',
          objective: { strike: 3 },
          reach: 'melee',
          multi: true,
          effects: [deal(byHeroes(11, 10, 8, 5))],
          crit: [inflict('knockdown')],
          text: 'Deal {11/10/8/5} damage to each adjacent hero. CRIT: inflict Knockdown.',
        },
        {
          id: 'outstanding-debt',
          name: 'Outstanding Debt',
          objective: { vortex: 2 },
          reach: 'range',
          aim: 'most-health',
          effects: [count(TOLL, 1), deal(byHeroes(10, 9, 7, 5), 'undefendable')],
          text: 'The toll rises by 1. Deal {10/9/7/5} undefendable damage to the hero with the most health.',
        },
      ],
      crisis: {
        effects: [loseCp(counted(TOLL), 'opponents')],
        text: 'Each hero loses CP as high as the toll.',
      },
      defense: {
        name: 'Toll Bar',
        effects: [prevent(1)],
        text: 'Prevent 1 damage.',
      },
      phases: [
        {
          id: 'closed-bridge',
          name: 'The Bridge Is Closed',
          at: 50,
          effects: [count(TOLL, 1), advanceClock(1)],
          text: 'The toll rises by 1, the clock moves one further at once, and two hedrons are Closing Time: damage to every hero that cannot be defended.',
          story: 'The Tollkeeper bars the gate behind you and stops counting coins.',
        },
      ],
      oppression: [count(TOLL, 1)],
      text: '',
    },
  ],
  clock: [
    nothing,
    riseOfToll,
    nothing,
    crisisOf('keeper'),
    nothing,
    happens('Each hero discards 1 card.', discard(1, 'opponents', 'choice')),
    riseOfToll,
    nothing,
    crisisOf('keeper'),
    nothing,
    riseOfToll,
    nothing,
  ],
  counters: [{ id: TOLL, name: 'Toll', start: 1, most: 4 }],
  rules: [
    trigger(
      'moved',
      [when(lessThan(cpOf('target'), counted(TOLL)), [dealIsolated(2)], [loseCp(counted(TOLL))])],
      { whose: 'opponents', when: not(isBeside('target', 'team-mates')) },
    ),
  ],
  objectives: {
    main: { id: 'toll-free', text: 'Defeat the Tollkeeper.', when: atMost(figures('keeper'), 0) },
  },
};
