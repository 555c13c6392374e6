/** Cases of the achievements of the heroes of season one. */
import {
  act,
  added,
  again,
  cp,
  defend,
  fell,
  gained,
  healed,
  landed,
  limit,
  played,
  removed,
  roll,
  spent,
  undefendable,
  WON,
} from './events.ts';
import {
  all,
  atMe,
  attacked,
  blessed,
  byMe,
  defence,
  type FeatCase,
  health,
  inOneTurn,
  killBy,
  lethalBy,
  sixes,
  spread,
  tokens,
  turns,
} from './feat-case.ts';

export const SEASON_ONE_CASES: Readonly<Record<string, FeatCase>> = {
  'double-stun': inOneTurn([gained(1, 'stun'), gained(1, 'stun')], [gained(1, 'stun')]),
  'overpower-sixes': sixes('overpower'),
  'overpower-ones': {
    earns: [act(0, 'overpower-ii'), roll(0, 'overpower-ii', [1, 1, 1]), byMe({ incoming: 3 })],
    misses: [act(0, 'overpower-ii'), roll(0, 'overpower-ii', [1, 1, 2]), byMe({ incoming: 4 })],
  },
  'smack-ten': {
    earns: [act(0, 'smack-iii'), undefendable('smack-iii'), byMe({ incoming: 10 })],
    misses: [act(0, 'smack-iii'), byMe({ incoming: 10 })],
  },
  'too-reckless': {
    earns: [act(0, 'reckless'), byMe({ incoming: 15, total: 3 }), landed({ by: 0, to: 0, incoming: 4 })],
    misses: [act(0, 'reckless'), byMe({ incoming: 15, total: 4 }), landed({ by: 0, to: 0, incoming: 4 })],
  },
  'evasive-life': lethalBy('evasive'),
  'third-evasive': {
    earns: [
      attacked,
      ...[1, 2, 3].map(() => spent(0, 'evasive')),
      atMe({ incoming: 3, total: 0, less: [['evasive', null]] }),
    ],
    misses: [
      attacked,
      ...[1, 2].map(() => spent(0, 'evasive')),
      atMe({ incoming: 3, total: 0, less: [['evasive', null]] }),
    ],
  },
  'six-moon-tokens': {
    earns: [gained(0, 'evasive')],
    misses: [gained(0, 'evasive')],
    state: all(tokens(0, { evasive: 3 }), tokens(1, { blind: 1, entangle: 1, targeted: 1 })),
    missState: all(tokens(0, { evasive: 3 }), tokens(1, { blind: 1, entangle: 1 })),
  },
  'two-targeted': spread('targeted', 1, tokens(1, { targeted: 1 })),
  'better-feet': {
    earns: [attacked, roll(0, 'missed-me', [1, 1, 2, 3, 6]), played(0, 'better-d')],
    misses: [attacked, roll(0, 'missed-me', [1, 1, 2, 3, 4]), played(0, 'better-d')],
  },
  'rich-early': { earns: [cp(3, 15)], misses: [cp(3, 15)], state: turns(2), missState: turns(3) },
  'sneak-six-kill': {
    earns: [act(0, 'dagger-strike'), added('sneak-attack', 6), byMe({ incoming: 12 }), fell(1)],
    misses: [act(0, 'dagger-strike'), added('sneak-attack', 5), byMe({ incoming: 12 }), fell(1)],
  },
  'poison-kill': killBy('poison'),
  'shadow-defense-twelve': {
    earns: [
      attacked,
      defend(0, 'shadow-defense'),
      atMe({ incoming: 12, total: 0, less: [['shadows', null]] }),
    ],
    misses: [
      attacked,
      defend(0, 'shadow-defense'),
      atMe({ incoming: 11, total: 0, less: [['shadows', null]] }),
    ],
  },
  'two-poisoned': spread('poison', 3, all(tokens(1, { poison: 3 }), tokens(2, { poison: 2 }))),
  'rush-one-to-six': {
    earns: [
      act(0, 'tempest-rush-ii'),
      roll(0, 'tempest-rush-ii', [1, 3, 4]),
      spent(0, 'chi', 2),
      again(0, 'tempest-rush-ii', [6, 3, 4], [1]),
    ],
    misses: [
      act(0, 'tempest-rush-ii'),
      roll(0, 'tempest-rush-ii', [1, 3, 4]),
      spent(0, 'chi', 2),
      again(0, 'tempest-rush-ii', [5, 3, 4], [1]),
    ],
  },
  'rush-sixes': sixes('tempest-rush'),
  'chi-left': { earns: [WON], misses: [WON], state: tokens(0, { chi: 6 }), missState: tokens(0, { chi: 5 }) },
  'chi-alone': {
    earns: [attacked, atMe({ incoming: 4, total: 0, less: [['chi', -4]] })],
    misses: [
      attacked,
      atMe({
        incoming: 4,
        total: 0,
        less: [
          ['chi', -3],
          ['protect', -1],
        ],
      }),
    ],
  },
  'life-saving-cleanse': {
    earns: [spent(0, 'cleanse'), removed(0, 'burn')],
    misses: [spent(0, 'cleanse'), removed(0, 'burn')],
    state: health(0, 2),
    missState: health(0, 3),
  },
  'burn-kill': killBy('burn'),
  'nineteen-damage': inOneTurn([byMe({ incoming: 10 }), byMe({ incoming: 9 })], [byMe({ incoming: 10 })]),
  'stunning-twice': inOneTurn([gained(1, 'stun'), gained(1, 'stun')], [gained(1, 'stun')]),
  'mastery-seven': { earns: [limit('fire-mastery', 7), WON], misses: [limit('fire-mastery', 6), WON] },
  'molten-five': defence('molten-armor', 9, 5),
  'defending-deals-more': {
    earns: [attacked, landed({ by: 1, to: 0, incoming: 4, total: 2 }, { by: 0, to: 1, incoming: 3 })],
    misses: [attacked, landed({ by: 1, to: 0, incoming: 4, total: 3 }, { by: 0, to: 1, incoming: 3 })],
  },
  'paladin-blessed-win': blessed,
  'five-paladin-tokens': {
    earns: [gained(0, 'crit')],
    misses: [gained(0, 'crit')],
    state: tokens(0, { crit: 1, accuracy: 1, protect: 1, retribution: 1, 'blessing-of-divinity': 1 }),
    missState: tokens(0, { crit: 1, accuracy: 1, protect: 1, retribution: 1 }),
  },
  'tithe-rescue': {
    earns: [
      roll(0, 'offensive-roll', [1, 1, 2, 3, 6]),
      cp(-1, 1),
      again(0, 'offensive-roll', [1, 1, 1, 3, 6], [3]),
      act(0, 'righteous-combat'),
    ],
    misses: [
      roll(0, 'offensive-roll', [1, 1, 2, 3, 6]),
      cp(-1, 1),
      again(0, 'offensive-roll', [1, 1, 1, 3, 6], [3]),
      { e: 'no-ability', seat: 0 },
    ],
  },
  'holy-light-five': {
    earns: [act(0, 'holy-light'), healed(5)],
    misses: [act(0, 'holy-light'), healed(4)],
  },
};
