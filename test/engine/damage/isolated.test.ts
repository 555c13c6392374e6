/** Isolated damage and stolen health, which packs can bring before any hero of the build does. */
import { afterEach, describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { addPack, unloadPacks } from '../../../src/content/packs/add-pack.ts';
import { turnOf } from '../../../src/engine/hosting.ts';
import { apply, createGame, type GameState, legalActions } from '../../../src/engine/index.ts';
import { duel, foe, me, until } from '../../content/kit.ts';
import { changedPack } from '../../content/packs/changed-pack.ts';

afterEach(unloadPacks);

const isolated = (amount: number) => ({ do: 'isolated-damage', amount, to: 'target' });
const theft = (amount: number) => ({ do: 'steal-health', amount, from: 'target' });
const deal = (amount: number, type: string, to: string) => ({ do: 'deal', amount, type, to });

/** Concuss, a Main Phase card of the Barbarian, does this instead. */
function cardThat(...effects: unknown[]): void {
  addPack('own.json', changedPack([[['hero', 'cards', 10, 'effects'], effects]]));
}

const SMACK = 0;
const RAGE = 16;

/** Three swords of Smack, or Rage, do this instead. */
function abilityThat(ability: typeof SMACK | typeof RAGE, ...effects: unknown[]): void {
  const line = ability === SMACK ? 2 : 0;
  addPack('own.json', changedPack([[['hero', 'abilities', ability, 'variants', line, 'effects'], effects]]));
}

const bomber = { hero: 'my-barbarian', hand: ['concuss'], cp: 10 };

describe('isolated damage', () => {
  it('can be prevented in a window of its own, and lands in mid-phase (R104)', () => {
    cardThat(isolated(5));
    duel(
      { me: bomber, foe: { hero: 'monk', tokens: { chi: 3 } }, phase: 'main-1' },
      me.plays('concuss'),
      foe.spends('chi', { count: 2, use: 'prevent', at: 'before-damage' }),
      until('offensive-roll'),
      foe.has({ health: 47, tokens: { chi: 1 } }),
    );
  });

  it('takes a prevention away from the pooled damage of the same Attack', () => {
    abilityThat(SMACK, isolated(3), deal(6, 'undefendable', 'target'));
    duel(
      { me: { hero: 'my-barbarian' }, foe: { hero: 'moon-elf', tokens: { evasive: 1 } } },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      foe.spends('evasive', { dice: [1] }),
      until('main-2'),
      foe.has({ health: 44 }),
    );
  });

  it('is not returned: what answers an Attack works on its final total (R104)', () => {
    abilityThat(SMACK, deal(6, 'undefendable', 'target'), isolated(3));
    duel(
      { me: { hero: 'my-barbarian' }, foe: { hero: 'paladin', tokens: { retribution: 1 } } },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      foe.spends('retribution'),
      until('main-2'),
      me.has({ health: 47 }),
      foe.has({ health: 41 }),
    );
  });

  it('of an Offensive Ability is stopped by Shadows like all of its damage (R176)', () => {
    abilityThat(SMACK, isolated(3), deal(6, 'pure', 'target'));
    duel(
      { me: { hero: 'my-barbarian' }, foe: { hero: 'shadow-thief', tokens: { shadows: 1 } } },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      until('main-2'),
      foe.has({ health: 50, tokens: { shadows: 1 } }),
    );
  });

  it('in the course of an Ultimate belongs to it: nothing prevents it (R141)', () => {
    abilityThat(RAGE, isolated(3), deal(2, 'ultimate', 'target'));
    duel(
      { me: { hero: 'my-barbarian' }, foe: { hero: 'monk', tokens: { chi: 5 } } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('rage'),
      foe.cannot(foe.spends('chi', { use: 'prevent' })),
      until('main-2'),
      foe.has({ health: 45, tokens: { chi: 5 } }),
    );
  });

  it('that fells the attacker ends a duel before the Attack lands (R112)', () => {
    abilityThat(SMACK, deal(50, 'undefendable', 'target'), { ...isolated(3), to: 'owner' });
    duel(
      { me: { hero: 'my-barbarian', health: 3 } },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      until('main-2'),
      foe.has({ health: 50 }),
    );
  });
});

describe('stolen health', () => {
  it('fells at once, before what is pooled (R110, R112)', () => {
    abilityThat(SMACK, deal(9, 'undefendable', 'owner'), theft(4));
    duel(
      { me: { hero: 'my-barbarian', health: 5 }, foe: { hero: 'barbarian', health: 4 } },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      until('main-2'),
      me.has({ health: 9 }),
      foe.has({ health: 0 }),
    );
  });

  it('is met by Blessing of Divinity', () => {
    cardThat(theft(9));
    duel(
      {
        me: bomber,
        foe: { hero: 'paladin', health: 4, tokens: { 'blessing-of-divinity': 1 } },
        phase: 'main-1',
      },
      me.plays('concuss'),
      until('offensive-roll'),
      me.has({ health: 54 }),
      foe.has({ health: 1, tokens: { 'blessing-of-divinity': 0 } }),
    );
  });

  it('is lost by the other also at the cap of the thief (R111)', () => {
    cardThat(theft(3));
    duel(
      { me: { ...bomber, health: 59 }, phase: 'main-1' },
      me.plays('concuss'),
      until('offensive-roll'),
      me.has({ health: 60 }),
      foe.has({ health: 47 }),
    );
  });
});

describe('an attacker who falls in mid-Attack, where others play on', () => {
  it('still lands the Attack, and takes no further phase of the turn (R113)', () => {
    abilityThat(SMACK, { ...isolated(3), to: 'owner' }, deal(6, 'undefendable', 'target'));
    let state = withTeamMate('my-barbarian');
    for (let i = 0; i < 200 && turnOf(state).active === 0; i += 1) state = answered(state);
    expect(state.outcome).toBeNull();
    expect(state.seats.map(({ defeated }) => defeated)).toEqual([true, false, false]);
    expect(state.pools.map(({ health }) => health)).toEqual([0, 44, 50]);
    expect(turnOf(state).active).toBe(1);
  });
});

/** Two against one, which no mode of the build has: seat 0 with 3 health rolls three swords. */
function withTeamMate(hero: string): GameState {
  const state = createGame({
    mode: 'duel',
    seats: [{ hero }, { hero: 'moon-elf' }],
    seed: 'third',
    first: 0,
  });
  const [first, second] = state.seats;
  const pool = state.pools[0];
  if (!first || !second || !pool) throw new Error('a duel has two seats');
  const third = { ...structuredClone(second), pool: 2, team: 0 };
  pool.health = 3;
  state.seats.push(third);
  state.pools.push({ health: 50, start: 50 });
  for (const seat of state.seats) seat.hand = [];
  state.chance.script = [1, 1, 1, 4, 6];
  return state;
}

/** Rolls and activates Smack, passes otherwise. */
function answered(state: GameState): GameState {
  const seat = state.lanes[0]?.pending?.seat ?? 0;
  const legal = legalActions(state, seat);
  const wanted = ['activate', 'roll', 'pass', 'target', 'choose'];
  const action = wanted.flatMap((type) => legal.filter((one) => one.type === type))[0];
  if (!action) throw new Error('nothing to do');
  return apply(state, seat, action).state;
}
