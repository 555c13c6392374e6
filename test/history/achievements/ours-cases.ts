/** Cases of the achievements of our own. */
import { gained, healed, LOST, landed, WON } from './events.ts';
import {
  atMe,
  attacked,
  byMe,
  type FeatCase,
  health,
  inOneTurn,
  killBy,
  lethalBy,
  tokens,
} from './feat-case.ts';

export const OUR_CASES: Readonly<Record<string, FeatCase>> = {
  'treant-grove': {
    earns: [gained(0, 'dryad')],
    misses: [gained(0, 'dryad')],
    state: tokens(0, { dryad: 1, sapling: 1, seedling: 1 }),
    missState: tokens(0, { dryad: 1, sapling: 1, seedling: 0 }),
  },
  'treant-eight': inOneTurn([healed(5), healed(3)], [healed(5)]),
  'ninja-poison-kill': killBy('delayed-poison'),
  'ninja-smoke': lethalBy('smoke-bomb'),
  'widow-bombs': {
    earns: [{ e: 'isolated', seat: 1, amount: 4, now: 0, source: 'time-bomb-1', by: 0 }],
    misses: [{ e: 'isolated', seat: 1, amount: 4, now: 1, source: 'time-bomb-1', by: 0 }],
  },
  'widow-fifteen': { earns: [byMe({ incoming: 15 })], misses: [byMe({ incoming: 14 })] },
  'miles-webs': inOneTurn([gained(1, 'webbed'), gained(1, 'webbed')], [gained(1, 'webbed')]),
  'miles-unseen': {
    earns: [attacked, atMe({ incoming: 10, total: 0 })],
    misses: [attacked, atMe({ incoming: 9, total: 0 })],
  },
  'thor-eighteen': inOneTurn([byMe({ incoming: 10 }), byMe({ incoming: 8 })], [byMe({ incoming: 10 })]),
  'thor-hammer-kill': killBy('mjolnir'),
  'last-of-four': { mode: 'koth', earns: [WON], misses: [LOST] },
  'two-at-once': {
    mode: 'koth',
    earns: [landed({ by: 0, to: 1, incoming: 5, before: 5 }, { by: 0, to: 2, incoming: 5, before: 5 })],
    misses: [landed({ by: 0, to: 1, incoming: 5, before: 5 }, { by: 0, to: 2, incoming: 5, before: 6 })],
  },
  'team-on-edge': { mode: '2v2', earns: [WON], misses: [WON], state: health(0, 5), missState: health(0, 6) },
  'one-health': { earns: [WON], misses: [WON], state: health(0, 1), missState: health(0, 2) },
  'mission-won': { mode: 'mission', earns: [WON], misses: [{ e: 'ended', winner: null }] },
  'mission-alone': { mode: 'mission', earns: [WON], misses: [{ e: 'ended', winner: null }] },
  'mission-unhurt': {
    mode: 'mission',
    earns: [WON],
    misses: [WON],
    state: health(0, 20),
    missState: health(0, 19),
  },
};
