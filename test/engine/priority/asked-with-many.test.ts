/** Whom the usual stops ask about dice with more than two players. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { DEFAULT_ORDERS, type Mode, turnOf } from '../../../src/engine/hosting.ts';
import { type GameState, legalActions } from '../../../src/engine/index.ts';
import { anyAction, playOut } from '../../soak/play-out.ts';

const HEROES = ['barbarian', 'moon-elf', 'monk', 'ninja', 'paladin', 'treant'];

interface AskedOfDice {
  readonly moment: string;
  readonly part: 'attacker' | 'target' | 'partner' | 'opponent' | 'bystander';
}

/** What somebody who is asked in a window has to do with the Attack under way. */
function partOf(state: GameState, seat: number): AskedOfDice['part'] {
  const phase = state.lanes[0]?.rollPhase;
  const active = turnOf(state).active;
  const team = (of: number) => state.seats[of]?.team;
  if (seat === active) return 'attacker';
  const targets = phase?.attack.targets ?? [];
  if (targets.some((target) => target.seat === seat)) return 'target';
  if (team(seat) === team(active)) return 'partner';
  return targets.length === 0 ? 'opponent' : 'bystander';
}

/** All have much health, so nobody is asked because of a possible defeat. */
function isFarFromFalling({ pools }: GameState): boolean {
  return pools.every(({ health }) => health > 18);
}

/** Played once for all tests. */
const ASKED = new Map<string, readonly AskedOfDice[]>();

/** Every window about dice in the games of a mode, while all are in good health. */
function askedOfDice(mode: Mode, seats: number, dice: 'fitting' | 'always'): readonly AskedOfDice[] {
  const key = `${mode} ${dice}`;
  const known = ASKED.get(key);
  if (known) return known;
  const found: AskedOfDice[] = [];
  for (let game = 0; game < 4; game += 1) {
    const heroes = HEROES.slice(0, seats).map((hero) => ({ hero }));
    playOut(
      { mode, seats: heroes, seed: `asked ${mode} ${game}`, first: 0 },
      {
        choices: `asked ${game}`,
        choose: (state, seat, legal, random) => {
          for (const each of state.seats)
            each.orders = { ...DEFAULT_ORDERS, ask: { ...DEFAULT_ORDERS.ask, dice } };
          const pending = state.lanes[0]?.pending;
          if (pending?.kind === 'window' && pending.moment !== null && isFarFromFalling(state)) {
            found.push({ moment: pending.moment, part: partOf(state, seat) });
          }
          return anyAction(state, seat, legal, random);
        },
      },
    );
  }
  ASKED.set(key, found);
  return found;
}

const partsAt = (asked: readonly AskedOfDice[], moment: string) =>
  new Set(asked.filter((one) => one.moment === moment).map(({ part }) => part));

test.each([
  ['koth', 4],
  ['2v2', 4],
] as const)(
  '%s: the dice of a defense concern whoever is attacked; the attacker has the last word before damage',
  (mode, seats) => {
    const fitting = partsAt(askedOfDice(mode, seats, 'fitting'), 'after-defense-roll');
    expect([...fitting]).toEqual(['target']);
    expect(partsAt(askedOfDice(mode, seats, 'always'), 'after-defense-roll')).toContain('bystander');
  },
);

test('2v2: the dice of an announcement concern the other team, not the partner', () => {
  const fitting = partsAt(askedOfDice('2v2', 4, 'fitting'), 'before-activation');
  expect(fitting).toContain('opponent');
  expect(fitting).not.toContain('partner');
  expect(partsAt(askedOfDice('2v2', 4, 'always'), 'before-activation')).toContain('partner');
});

test('koth: the dice of an announcement concern who leads and who is near to falling', () => {
  const middles: number[] = [];
  const extremes: number[] = [];
  for (let game = 0; game < 6; game += 1) {
    playOut(
      {
        mode: 'koth',
        seats: HEROES.slice(0, 5).map((hero) => ({ hero })),
        seed: `middle ${game}`,
        first: 0,
      },
      {
        choices: `middle ${game}`,
        look: (state) => {
          const { pending, rollPhase } = state.lanes[0] ?? {};
          if (pending?.moment !== 'before-activation' || rollPhase?.announced?.ability == null) return;
          if (pending.seat === rollPhase.attack.attacker) return;
          const dial = (seat: number) => state.pools[state.seats[seat]?.pool ?? -1]?.health ?? 0;
          const others = state.seats.flatMap(({ defeated }, seat) =>
            defeated || seat === rollPhase.attack.attacker ? [] : [dial(seat)],
          );
          const own = dial(pending.seat);
          const isExtreme = own === Math.max(...others) || own === Math.min(...others);
          (isExtreme ? extremes : middles).push(pending.seat);
        },
      },
    );
  }
  expect(extremes.length).toBeGreaterThan(20);
  // An Ultimate concerns everybody; nothing else asks the others.
  expect(middles.length).toBeLessThan(extremes.length / 10);
});

/** Windows that a person at the first seat of 2 vs 2 was asked in, and those where they could only pass. */
function askedInTeams(bots: readonly number[]): { readonly windows: number; readonly bare: number } {
  let [windows, bare] = [0, 0];
  for (let game = 0; game < 6; game += 1) {
    const seats = HEROES.slice(0, 4).map((hero, seat) =>
      bots.includes(seat) ? { hero, bot: true } : { hero },
    );
    playOut(
      { mode: '2v2', seats, seed: `teams ${game}`, first: 0 },
      {
        choices: `teams ${game}`,
        look: (state) => {
          const { pending } = state.lanes[0] ?? {};
          if (pending?.kind !== 'window' || pending.seat !== 0) return;
          windows += 1;
          if (legalActions(state, 0).length === 1) bare += 1;
        },
      },
    );
  }
  return { windows, bare };
}

test('2v2: where only team-mates are people the real hand decides, against a person it does not', () => {
  const againstBots = askedInTeams([1, 3]);
  expect(againstBots.windows).toBeGreaterThan(0);
  expect(againstBots.bare).toBe(0);
  const againstOne = askedInTeams([1, 2]);
  expect(againstOne.bare).toBeGreaterThan(0);
});
