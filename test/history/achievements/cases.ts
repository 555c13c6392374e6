/** For each achievement the events that earn it, and events that just miss it. */
import type { GameEvent, GameState, LedgerLine } from '../../../src/engine/index.ts';

type Patch = (state: GameState) => void;

export interface FeatCase {
  readonly mode?: 'duel' | 'koth' | '2v2' | 'mission';
  /** Hero of every other seat; a Monk when left out. */
  readonly others?: string;
  readonly earns: readonly GameEvent[];
  readonly misses: readonly GameEvent[];
  /** What the state after the action differs in; the second for the game that misses. */
  readonly state?: Patch;
  readonly missState?: Patch;
}

const line = (source: string, amount: number | null, step: 1 | 2 | 3): LedgerLine => ({
  step,
  amount,
  source,
  sourceKind: 'ability',
});

interface Hit {
  readonly by: number;
  readonly to: number;
  readonly incoming: number;
  readonly total?: number;
  readonly before?: number;
  readonly source?: string;
  readonly less?: readonly (readonly [source: string, amount: number | null])[];
  readonly companion?: number;
}

export function landed(...hits: readonly Hit[]): GameEvent {
  return {
    e: 'landed',
    totals: hits.map(({ to, incoming, total = incoming, source = 'smack', less = [], companion }) => ({
      seat: to,
      incoming,
      subtotal: total,
      total,
      ...(companion === undefined ? {} : { companions: [{ token: 'nyra', taken: companion, healed: 0 }] }),
      lines: [
        line(source, incoming, 1),
        ...less.map(([from, amount]) => line(from, amount, amount === null ? 3 : 2)),
      ],
    })),
    dealers: hits.map(({ by }) => by),
    dials: hits.map(({ incoming, total = incoming, before = 50 }) => ({
      before,
      now: Math.max(0, before - total),
    })),
  };
}

const turn = (seat: number, number: number): GameEvent => ({ e: 'turn', seat, number });
const act = (seat: number, ability: string): GameEvent => ({
  e: 'activated',
  seat,
  ability,
  variant: ability,
});
const defend = (seat: number, ability: string): GameEvent => ({ e: 'defended', seat, ability });
const roll = (seat: number, label: string, dice: readonly number[]): GameEvent => ({
  e: 'rolled',
  seat,
  label,
  dice: dice as readonly (1 | 2 | 3 | 4 | 5 | 6)[],
  rerolled: [],
  attempt: null,
});
const again = (
  seat: number,
  label: string,
  dice: readonly number[],
  rerolled: readonly number[],
): GameEvent =>
  ({
    ...roll(seat, label, dice),
    rerolled,
  }) as GameEvent;
const altered = (by: number, owner: number, from: 1 | 2, to: 5 | 6): GameEvent => ({
  e: 'altered',
  by,
  owner,
  die: 1,
  from,
  to,
});
const gained = (seat: number, token: string, count = 1, by = 0): GameEvent => ({
  e: 'gained',
  seat,
  token,
  count,
  by,
});
const spent = (seat: number, token: string, count = 1): GameEvent => ({
  e: 'lost',
  seat,
  token,
  count,
  how: 'spent',
});
const removed = (seat: number, token: string, count = 1): GameEvent => ({
  e: 'lost',
  seat,
  token,
  count,
  how: 'removed',
});
const moved = (seat: number, token: string): GameEvent => ({
  e: 'lost',
  seat,
  token,
  count: 1,
  how: 'moved',
});
const played = (seat: number, card: string): GameEvent => ({ e: 'played', seat, card, cost: 1 });
const drew = (count: number): GameEvent => ({ e: 'drew', seat: 0, count, reshuffled: false });
const healed = (amount: number): GameEvent => ({ e: 'healed', seat: 0, amount, now: 40 });
const added = (source: string, amount: number): GameEvent => ({
  e: 'damage-added',
  seat: 0,
  amount,
  to: 1,
  source,
});
const cp = (change: number, now: number): GameEvent => ({ e: 'cp', seat: 0, change, now });
const fell = (seat: number): GameEvent => ({ e: 'defeated', seat });
const undefendable = (source: string): GameEvent => ({ e: 'undefendable', seat: 0, source });
const turned = (thing: string, side: string): GameEvent => ({ e: 'turned', seat: 0, thing, side });
const limit = (token: string, now: number): GameEvent => ({ e: 'limit-raised', seat: 0, token, now });
const companion = (change: number): GameEvent => ({
  e: 'companion',
  seat: 0,
  token: 'nyra',
  change,
  now: 5,
});
const WON: GameEvent = { e: 'ended', winner: 0 };
const LOST: GameEvent = { e: 'ended', winner: 1 };
const outlives: GameEvent = { e: 'outlives', seat: 0, health: 1, source: 'blessing-of-divinity' };

const tokens =
  (seat: number, held: Readonly<Record<string, number>>): Patch =>
  ({ seats }) => {
    const one = seats[seat];
    if (!one) return;
    for (const [token, count] of Object.entries(held)) {
      one.tokens[token] = [{ by: 0, fresh: false, count }];
    }
  };
const health =
  (seat: number, amount: number): Patch =>
  ({ seats, pools }) => {
    const pool = pools[seats[seat]?.pool ?? 0];
    if (pool) pool.health = amount;
  };
const turns =
  (count: number): Patch =>
  ({ seats }) => {
    if (seats[0]) seats[0].turnsTaken = count;
  };
const side =
  (thing: string, name: string): Patch =>
  ({ seats }) => {
    if (seats[0]) seats[0].sides = { [thing]: name };
  };
const all =
  (...patches: readonly Patch[]): Patch =>
  (state) => {
    for (const patch of patches) patch(state);
  };

/** Two ways for one hit: with `total` or with less. */
const atMe = (hit: Omit<Hit, 'by' | 'to'>) => landed({ by: 1, to: 0, ...hit });
const byMe = (hit: Omit<Hit, 'by' | 'to'>, to = 1) => landed({ by: 0, to, ...hit });
const attacked = act(1, 'fist-strike');

const defence = (ability: string, mine: number, needed: number): FeatCase => ({
  earns: [attacked, defend(0, ability), byMe({ incoming: needed, source: ability })],
  misses: [
    attacked,
    defend(0, ability),
    byMe({ incoming: needed - 1, source: ability }),
    act(0, 'x'),
    byMe({ incoming: mine }),
  ],
});

const lethalBy = (token: string): FeatCase => ({
  earns: [attacked, atMe({ incoming: 9, total: 0, before: 9, less: [[token, null]] })],
  misses: [attacked, atMe({ incoming: 9, total: 0, before: 10, less: [[token, null]] })],
});

const killBy = (source: string): FeatCase => ({
  earns: [byMe({ incoming: 3, source }), fell(1)],
  misses: [byMe({ incoming: 3, source }), byMe({ incoming: 1, source: 'smack' }), fell(1)],
});

const blessed: FeatCase = {
  earns: [turn(0, 1), turn(1, 2), outlives, turn(0, 3), WON],
  misses: [turn(0, 1), turn(1, 2), outlives, turn(0, 3), turn(1, 4), turn(0, 5), WON],
};

const sixes = (ability: string): FeatCase => ({
  earns: [act(0, ability), roll(0, ability, [6, 6, 6]), byMe({ incoming: 18 })],
  misses: [
    act(0, ability),
    roll(0, ability, [2, 6, 6]),
    played(0, 'tip-it'),
    altered(0, 0, 2, 6),
    byMe({ incoming: 18 }),
  ],
});

const spread = (token: string, count: number, misses: Patch): FeatCase => ({
  mode: 'koth',
  earns: [gained(1, token)],
  misses: [gained(1, token)],
  state: all(tokens(1, { [token]: count }), tokens(2, { [token]: count })),
  missState: misses,
});

const inOneTurn = (earns: readonly GameEvent[], lacking: readonly GameEvent[]): FeatCase => ({
  earns: [turn(0, 1), ...earns],
  misses: [turn(0, 1), ...lacking, turn(1, 2), ...earns.slice(lacking.length)],
});

export const CASES: Readonly<Record<string, FeatCase>> = {
  'six-cards': inOneTurn([drew(5), drew(1)], [drew(5)]),
  'mirror-match': { others: 'monk', earns: [WON], misses: [LOST] },
  'wild-against-ultimate': {
    earns: [
      { e: 'announced', seat: 1, ability: 'transcendence', variant: 'transcendence' },
      played(0, 'twice-as-wild'),
      altered(0, 1, 1, 5),
      { e: 'lapsed', seat: 1, variant: 'transcendence' },
    ],
    misses: [
      { e: 'announced', seat: 1, ability: 'transcendence', variant: 'transcendence' },
      played(0, 'six-it'),
      altered(0, 1, 1, 5),
      { e: 'lapsed', seat: 1, variant: 'transcendence' },
    ],
  },
  'tipped-ultimate': {
    earns: [played(0, 'tip-it'), altered(0, 0, 1, 6), act(0, 'transcendence')],
    misses: [played(0, 'tip-it'), altered(0, 0, 1, 6), act(0, 'lotus-strike')],
  },
  'healthy-win': { earns: [WON], misses: [WON], state: health(0, 26), missState: health(0, 25) },
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
  'honourable-slice': {
    earns: [
      turn(0, 1),
      act(0, 'katana-slice-iii'),
      added('katana-slice-iii', 8),
      gained(1, 'shame'),
      byMe({ incoming: 8 }),
      gained(0, 'honor'),
    ],
    misses: [
      turn(0, 1),
      act(0, 'katana-slice-iii'),
      added('katana-slice-iii', 7),
      gained(1, 'shame'),
      byMe({ incoming: 7 }),
      gained(0, 'honor'),
    ],
  },
  'four-shame': inOneTurn([gained(1, 'shame', 2), gained(1, 'shame', 2)], [gained(1, 'shame', 2)]),
  'early-honor': {
    earns: [gained(0, 'honor')],
    misses: [gained(0, 'honor')],
    state: all(turns(1), tokens(0, { honor: 2 })),
    missState: all(turns(2), tokens(0, { honor: 2 })),
  },
  'six-in-defence': defence('stand-tall', 9, 6),
  'saved-by-shame': {
    earns: [attacked, atMe({ incoming: 8, total: 7, before: 8, less: [['shame', -1]] })],
    misses: [attacked, atMe({ incoming: 8, total: 7, before: 9, less: [['shame', -1]] })],
  },
  'reload-six': inOneTurn([added('reload', 3), added('reload', 3)], [added('reload', 3)]),
  'two-reloads-again': {
    earns: [
      turn(0, 1),
      roll(0, 'reload', [1]),
      again(0, 'reload', [2], [1]),
      roll(0, 'reload', [1]),
      again(0, 'reload', [5], [1]),
    ],
    misses: [turn(0, 1), roll(0, 'reload', [1]), again(0, 'reload', [2], [1]), roll(0, 'reload', [1])],
  },
  'showdown-six-one': {
    earns: [act(0, 'showdown'), roll(0, 'showdown', [6]), roll(1, 'showdown', [1])],
    misses: [act(0, 'showdown'), roll(0, 'showdown', [6]), roll(1, 'showdown', [2])],
  },
  'better-duel': {
    earns: [
      attacked,
      roll(0, 'duel', [2]),
      roll(1, 'duel', [4]),
      played(0, 'better-d'),
      again(0, 'duel', [5], [1]),
      landed({ by: 1, to: 0, incoming: 6, total: 3 }),
    ],
    misses: [
      attacked,
      roll(0, 'duel', [2]),
      roll(1, 'duel', [4]),
      played(0, 'better-d'),
      again(0, 'duel', [4], [1]),
      landed({ by: 1, to: 0, incoming: 6 }),
    ],
  },
  'two-bounties': spread('bounty', 1, tokens(2, { bounty: 1 })),
  'nyra-stands': { earns: [WON], misses: [turned('nyra', 'downed'), turned('nyra', 'active'), WON] },
  'nyra-seven': inOneTurn([companion(3), companion(4)], [companion(3)]),
  'huntress-defence': defence('maternal-bond', 9, 4),
  'nyra-twelve': {
    earns: [attacked, atMe({ incoming: 12, total: 0, companion: 12 })],
    misses: [attacked, atMe({ incoming: 12, total: 1, companion: 11 })],
  },
  'nyra-falls-for-you': {
    earns: [attacked, atMe({ incoming: 8, total: 2, before: 8, companion: 6 })],
    misses: [attacked, atMe({ incoming: 8, total: 2, before: 9, companion: 6 })],
    state: side('nyra', 'downed'),
    missState: side('nyra', 'downed'),
  },
  'wide-bombs': {
    mode: 'koth',
    earns: [act(0, 'carpet-bomb'), landed({ by: 0, to: 1, incoming: 2 }, { by: 0, to: 2, incoming: 2 })],
    misses: [
      act(0, 'carpet-bomb'),
      landed({ by: 0, to: 1, incoming: 2 }, { by: 0, to: 2, incoming: 2, total: 0 }),
    ],
  },
  'profiteer-thrice': inOneTurn(
    [act(0, 'profiteer'), act(0, 'profiteer-ii'), act(0, 'profiteer')],
    [act(0, 'profiteer'), act(0, 'profiteer-ii')],
  ),
  'token-to-team-mate': {
    mode: '2v2',
    earns: [spent(0, 'tactical-advantage', 4), moved(1, 'evasive'), gained(2, 'evasive')],
    misses: [spent(0, 'tactical-advantage', 4), moved(0, 'evasive'), gained(2, 'evasive')],
  },
  'four-advantage-dice': {
    earns: [
      turn(0, 1),
      roll(0, 'offensive-roll', [1, 1, 1, 1, 1]),
      ...[1, 2, 3, 4].flatMap((die) => [
        spent(0, 'tactical-advantage'),
        again(0, 'offensive-roll', [1, 1, 1, 1, 1], [die]),
      ]),
    ],
    misses: [
      turn(0, 1),
      roll(0, 'offensive-roll', [1, 1, 1, 1, 1]),
      ...[1, 2, 3].flatMap((die) => [
        spent(0, 'tactical-advantage'),
        again(0, 'offensive-roll', [1, 1, 1, 1, 1], [die]),
      ]),
    ],
  },
  'advantage-seven': { earns: [limit('tactical-advantage', 7)], misses: [limit('tactical-advantage', 6)] },
  'three-bots': {
    earns: [gained(0, 'shock-bot')],
    misses: [gained(0, 'shock-bot')],
    state: all(turns(1), tokens(0, { nanobot: 1, 'heal-bot': 1, 'shock-bot': 1 })),
    missState: all(turns(1), tokens(0, { nanobot: 1, 'shock-bot': 1 })),
  },
  'nanite-six': inOneTurn([added('nanobot', 3), added('nanobot', 3)], [added('nanobot', 3)]),
  'eight-synth': inOneTurn([spent(0, 'synth', 5), spent(0, 'synth', 3)], [spent(0, 'synth', 5)]),
  'three-nanites': inOneTurn([gained(1, 'nanite', 2), gained(1, 'nanite')], [gained(1, 'nanite', 2)]),
  'every-symbol': {
    earns: [act(0, 'spanner-strike'), roll(0, 'spanner-strike', [1, 4, 6]), byMe({ incoming: 5 })],
    misses: [act(0, 'spanner-strike'), roll(0, 'spanner-strike', [1, 4, 5]), byMe({ incoming: 5 })],
  },
  'cursed-early': {
    earns: [turn(0, 1), turned('board', 'cursed'), WON],
    misses: [turn(0, 1), turn(1, 2), turn(0, 3), turned('board', 'cursed'), WON],
  },
  'never-cursed': { earns: [WON], misses: [turned('board', 'cursed'), WON] },
  'kegs-for-all': {
    mode: 'koth',
    earns: [gained(1, 'powder-keg')],
    misses: [gained(1, 'powder-keg')],
    state: all(...[0, 1, 2, 3].map((seat) => tokens(seat, { 'powder-keg': 1 }))),
    missState: all(...[1, 2, 3].map((seat) => tokens(seat, { 'powder-keg': 1 }))),
  },
  'doubloon-from-none': {
    earns: [turn(0, 1), gained(0, 'cursed-doubloon')],
    misses: [turn(0, 1), gained(0, 'cursed-doubloon')],
    state: tokens(0, { 'cursed-doubloon': 1 }),
    missState: tokens(0, { 'cursed-doubloon': 2 }),
  },
  'ahead-of-the-curse': {
    earns: [WON],
    misses: [WON],
    state: all(side('board', 'cursed'), health(0, 4)),
    missState: all(side('board', 'cursed'), health(0, 5)),
  },
  'flight-life': lethalBy('flight'),
  'seraph-blessed-win': blessed,
  'two-presences': inOneTurn(
    [gained(0, 'holy-presence'), gained(0, 'holy-presence')],
    [gained(0, 'holy-presence')],
  ),
  'second-flight': inOneTurn(
    [spent(0, 'flight'), spent(0, 'flight'), undefendable('flight')],
    [spent(0, 'flight')],
  ),
  'team-mate-flies': {
    mode: '2v2',
    earns: [act(1, 'fist-strike'), landed({ by: 1, to: 2, incoming: 4, total: 0, less: [['flight', null]] })],
    misses: [
      act(1, 'fist-strike'),
      landed({ by: 1, to: 0, incoming: 4, total: 0, less: [['flight', null]] }),
    ],
  },
  'power-kill': {
    earns: [act(0, 'gouge'), byMe({ incoming: 5, total: 8, before: 8, less: [['blood-power', 3]] })],
    misses: [act(0, 'gouge'), byMe({ incoming: 5, total: 8, before: 5, less: [['blood-power', 3]] })],
  },
  'four-bleed': spread('bleed', 2, all(tokens(1, { bleed: 2 }), tokens(2, { bleed: 1 }))),
  'bleed-kill': killBy('bleed'),
  'heal-twelve': inOneTurn([healed(8), healed(4)], [healed(8)]),
  mesmerized: {
    earns: [
      roll(1, 'offensive-roll', [1, 1, 1, 2, 3]),
      spent(0, 'mesmerize'),
      again(1, 'offensive-roll', [1, 1, 4, 2, 3], [3]),
      { e: 'no-ability', seat: 1 },
    ],
    misses: [roll(1, 'offensive-roll', [1, 1, 1, 2, 3]), spent(0, 'mesmerize'), { e: 'no-ability', seat: 1 }],
  },
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
