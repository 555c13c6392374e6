/** Passes for an attack or a turn, and questions by the real hand against bots. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';
import { turnOf } from '../../../src/engine/hosting.ts';
import { type GameState, legalActions } from '../../../src/engine/index.ts';
import { oneIn } from '../../sampling.ts';
import { anyAction, type Chooser, playOut } from '../../soak/play-out.ts';

const HEROES = listHeroes().map(({ id }) => id);

/** Passes windows for as long as the button says, and plays anything where something else is asked. */
function passing(until: 'attack' | 'turn'): Chooser {
  return (state, seat, legal, random) =>
    state.lanes[0]?.pending?.kind === 'window'
      ? { type: 'pass', until }
      : anyAction(state, seat, legal, random);
}

function isLethal({ lanes, pools, seats }: GameState, seat: number): boolean {
  const health = pools[seats[seat]?.pool ?? 0]?.health ?? 0;
  const ledger = lanes[0]?.rollPhase?.ledger ?? [];
  const coming = ledger.reduce(
    (sum, entry) => sum + ('amount' in entry && entry.entry !== 'prevent' ? entry.amount : 0),
    0,
  );
  // Tokens can add to it: what comes near is left out of the test.
  return coming + 8 >= health;
}

test.each(HEROES)('%s: who passed for the attack is asked no more in it', (hero) => {
  const asked = new Map<string, number>();
  // Several Attacks of one turn are told apart: a Stun brings a further Offensive Roll Phase.
  let [attacks, before] = [0, ''];
  const setup = { mode: 'duel' as const, seats: [{ hero }, { hero: 'barbarian' }], seed: `passes ${hero}` };
  playOut(
    { ...setup, first: 0 },
    {
      choices: hero,
      choose: passing('attack'),
      look: (state) => {
        const { pending, rollPhase } = state.lanes[0] ?? {};
        const { number, phase } = turnOf(state);
        if (phase === 'offensive-roll' && before !== phase) attacks += 1;
        before = phase;
        if (
          pending?.kind !== 'window' ||
          !rollPhase ||
          rollPhase.attack.targets.some(({ undefendable }) => undefendable)
        )
          return;
        if (isLethal(state, pending.seat) || pending.prompt !== null || pending.moment === 'phase-start')
          return;
        const key = `turn ${number} seat ${pending.seat} attack ${attacks}`;
        asked.set(key, (asked.get(key) ?? 0) + 1);
      },
    },
  );
  expect(asked.size).toBeGreaterThan(0);
  expect([...asked].filter(([, times]) => times > 1)).toEqual([]);
});

test('what was passed for a turn is over with the turn', () => {
  const setup = { mode: 'duel' as const, seats: [{ hero: 'monk' }, { hero: 'treant' }], seed: 'turns' };
  let turn = 0;
  let inForce = 0;
  playOut(
    { ...setup, first: 0 },
    {
      choices: 'turns',
      choose: passing('turn'),
      look: (state) => {
        const passes = state.seats.filter(({ orders }) => orders.passing).length;
        inForce += passes;
        if (turnOf(state).number !== turn) expect(passes).toBe(0);
        turn = turnOf(state).number;
      },
    },
  );
  expect(inForce).toBeGreaterThan(0);
});

test.each(['koth', '3v3'] as const)('%s with six: who passed for the turn is asked no more in it', (mode) => {
  const seats = HEROES.slice(0, 6).map((hero) => ({ hero }));
  const asked = new Map<string, number>();
  let followed = 0;
  for (const seed of oneIn(3, ['one', 'two', 'three'])) {
    playOut(
      { mode, seats, seed, first: 0 },
      {
        choices: seed,
        choose: passing('turn'),
        look: (state) => {
          const { pending, rollPhase } = state.lanes[0] ?? {};
          const { number, active } = turnOf(state);
          if (pending?.kind !== 'window' || pending.seat === active || pending.prompt !== null) return;
          // Lethal or undefendable damage, and a removal, ask again.
          const isAttacked = rollPhase?.attack.targets.some(({ seat }) => seat === pending.seat);
          if (isAttacked || isLethal(state, pending.seat) || pending.moment === 'phase-start') return;
          const key = `${seed} turn ${number} seat ${pending.seat}`;
          asked.set(key, (asked.get(key) ?? 0) + 1);
          followed += 1;
        },
      },
    );
  }
  expect(followed).toBeGreaterThan(5);
  expect([...asked].filter(([, times]) => times > 1)).toEqual([]);
});

test('against a bot nobody is asked who could only pass', () => {
  const bare: string[] = [];
  let windows = 0;
  for (const hero of oneIn(4, HEROES)) {
    playOut(
      { mode: 'duel', seats: [{ hero }, { hero: 'moon-elf', bot: true }], seed: `bot ${hero}`, first: 0 },
      {
        choices: hero,
        look: (state) => {
          const { pending } = state.lanes[0] ?? {};
          if (pending?.kind !== 'window' || pending.seat !== 0) return;
          windows += 1;
          if (legalActions(state, 0).length === 1) bare.push(`${hero} ${pending.moment}`);
        },
      },
    );
  }
  expect(bare).toEqual([]);
  expect(windows).toBeGreaterThan(0);
});
