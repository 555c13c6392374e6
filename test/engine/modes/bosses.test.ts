/** Boss vs Many and Boss vs Boss: what is different where somebody plays the boss (rule: boss-vs-many, boss-vs-boss). */
import { describe, expect, it, test } from 'vitest';
import '../../../src/content/index.ts';
import { actionDeck } from '../../../src/engine/core/crawl/boss.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { deckOf, listBosses } from '../../../src/engine/definitions.ts';
import { aimsOf } from '../../../src/engine/flow/phases/targeting-roll.ts';
import { mightHavePlay } from '../../../src/engine/flow/plays/might-have.ts';
import { beginGame, modeOf } from '../../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  createGame,
  type GameEvent,
  type GameState,
  legalActions,
  viewOf,
} from '../../../src/engine/index.ts';

const HEROES = ['monk', 'paladin', 'barbarian', 'moon-elf'];
const BOSSES = listBosses().map(({ board }) => board.id);
const MAD_KING = 'boss-mad-king';
const FILLER = Array.from({ length: 80 }, () => 1);

function many(heroes: number, boss = MAD_KING, first: number | 'roll' = 'roll'): GameState {
  const seats = [{ hero: boss }, ...HEROES.slice(0, heroes).map((hero) => ({ hero }))];
  return createGame({ mode: 'boss-v-many', seats, seed: `many ${heroes}`, first });
}

function bosses(first: number | 'roll' = 0): GameState {
  const seats = [{ hero: 'boss-fallen-barbarian' }, { hero: MAD_KING }];
  return createGame({ mode: 'boss-v-boss', seats, seed: 'bosses', first });
}

const askedSeat = (state: GameState): number => state.lanes[0]?.pending?.seat ?? -1;
const handsOf = (state: GameState, seat: number): number =>
  (state.seats[seat]?.tokens['kings-hand'] ?? []).reduce((sum, { count }) => sum + count, 0);

/** Plays on with the first of the wanted types that is legal, until `until` holds. */
function playUntil(
  state: GameState,
  until: (state: GameState, events: readonly GameEvent[]) => boolean,
  wanted: readonly Action['type'][] = ['pass', 'no-ability', 'roll', 'no-defense'],
): GameState {
  let now = state;
  let events: readonly GameEvent[] = [];
  for (let step = 0; step < 400 && !until(now, events); step += 1) {
    const seat = askedSeat(now);
    const legal = legalActions(now, seat);
    const action = wanted.map((type) => legal.find((one) => one.type === type)).find(Boolean) ?? legal[0];
    if (!action) throw new Error(`seat ${seat} can do nothing`);
    ({ state: now, events } = apply(now, seat, action));
  }
  return now;
}

const isTurnOf = (seat: number) => (state: GameState) =>
  state.lanes[0]?.turn.active === seat && state.lanes[0].turn.phase === 'main-1';

describe('the set-up of Boss vs Many', () => {
  test.each([
    [2, 50],
    [3, 70],
    [4, 90],
  ])('against %i heroes the boss has %i health, and they share 50', (heroes, health) => {
    const state = many(heroes);
    expect(state.pools.map((pool) => pool.health)).toEqual([health, 50]);
    expect(state.seats.map(({ team, pool }) => [team, pool])).toEqual([
      [0, 0],
      ...Array.from({ length: heroes }, () => [1, 1]),
    ]);
    expect(state.crawl).toBeUndefined();
  });

  it.each(BOSSES)('shuffles upgrades and action cards of %s into one deck of 40', (boss) => {
    const state = many(2, boss, 2);
    const own = state.seats[0];
    const cards = [...(own?.hand ?? []), ...(own?.deck ?? [])];
    expect(cards.toSorted()).toEqual([...deckOf(boss)].toSorted());
    expect(cards).toHaveLength(40);
    expect(actionDeck(boss)).toHaveLength(24);
    expect(own?.upgrades).toEqual({});
  });

  it('lets the boss begin, whatever was agreed, with Income', () => {
    const { state, events } = beginGame({
      mode: 'boss-v-many',
      seats: [{ hero: MAD_KING }, { hero: 'monk' }, { hero: 'paladin' }],
      seed: 'begin',
      first: 2,
    });
    expect(events.find(({ e }) => e === 'started')).toMatchObject({ startPlayer: 0, rolls: [] });
    const [boss] = state.seats;
    expect([boss?.cp, boss?.hand.length]).toEqual([3, 5]);
    // No card that is drawn gives the heroes a bonus, and none is shown.
    expect(events.some(({ e }) => e === 'revealed')).toBe(false);
    expect(viewOf(state, 1).seats[0]?.hand).toBeNull();
  });

  it('gives two bosses 70 health each and the rules of a duel: who begins skips Income', () => {
    const state = bosses(1);
    expect(state.pools.map(({ health }) => health)).toEqual([70, 70]);
    expect([state.seats[1]?.cp, state.seats[1]?.hand.length]).toEqual([2, 4]);
  });
});

describe('the target', () => {
  const aims = (heroes: number) => aimsOf(openGame(many(heroes), 0), 0);

  it('is rolled for by the boss, by the tables of as many opponents', () => {
    expect(aims(2)?.map((aim) => (typeof aim === 'string' ? aim : aim.player))).toEqual([
      ...[1, 1, 2, 2],
      ...['opponents-choose', 'attacker-chooses'],
    ]);
    expect(aims(3)?.map((aim) => (typeof aim === 'string' ? aim : aim.player))).toEqual([1, 1, 2, 2, 3, 3]);
    expect(aims(4)?.map((aim) => (typeof aim === 'string' ? aim : aim.player))).toEqual([
      ...[1, 2, 3, 4],
      ...['attacker-chooses', 'attacker-chooses'],
    ]);
  });

  it('of heroes is always the boss: no die, no question', () => {
    const aimed: number[] = [];
    for (const hero of [1, 2, 3]) {
      expect(aimsOf(openGame(many(3), 0), hero)).toBeNull();
      const state = playUntil(many(3), isTurnOf(hero));
      state.chance.script = [4, 4, 4, 6, 6, ...Array.from({ length: 60 }, () => 1)];
      const isOver = (now: GameState) => now.lanes[0]?.turn.active !== hero;
      playUntil(
        state,
        (now) => {
          const [lane] = now.lanes;
          const attack = lane?.rollPhase?.attack;
          if (attack?.attacker === hero) aimed.push(...attack.targets.map(({ seat }) => seat));
          if (!isOver(now)) expect(lane?.pending?.prompt).not.toEqual({ ask: 'attack-target' });
          return isOver(now);
        },
        ['activate', 'pass', 'roll', 'no-defense', 'no-ability'],
      );
    }
    expect(new Set(aimed)).toEqual(new Set([0]));
  });
});

describe("the King's Hand of a boss that is played", () => {
  it('comes in the Upkeep Phase of every player, and five may be held', () => {
    let state = many(2);
    expect(handsOf(state, 0)).toBe(1);
    for (let turn = 1; turn < 8; turn += 1) {
      const next = turn % 3;
      state = playUntil(state, isTurnOf(next));
      expect(handsOf(state, 0)).toBe(Math.min(5, turn + 1));
    }
    expect(viewOf(state, 'public').seats[0]?.tokens.find(({ id }) => id === 'kings-hand')?.limit).toBe(5);
  });

  it('comes to both bosses in every turn', () => {
    const state = playUntil(bosses(), isTurnOf(1));
    expect([handsOf(state, 0), handsOf(state, 1)]).toEqual([2, 2]);
  });

  it('is not spent by itself, as it is where the program plays', () => {
    const state = playUntil(many(2), isTurnOf(1), ['pass', 'no-ability', 'roll']);
    expect(handsOf(state, 0)).toBe(2);
  });

  /** The boss has rolled and spends a King's Hand; the Loot die shows `value`. */
  function spent(value: number) {
    const state = playUntil(many(2), ({ lanes: [lane] }) => lane?.pending?.kind === 'roll', ['pass']);
    state.chance.script = [1, 1, 2, 4, 5, value, 6, 6, 6, 6, 6, 6];
    const rolled = apply(state, 0, { type: 'roll' }).state;
    const spend = legalActions(rolled, 0).find(({ type }) => type === 'spend');
    expect(spend).toMatchObject({ token: 'kings-hand', use: 'loot-die', count: 1 });
    if (!spend) throw new Error('nothing to spend');
    const after = apply(rolled, 0, spend);
    expect(after.events).toContainEqual({ e: 'loot-die-rolled', seat: 0, value });
    return after.state;
  }

  it.each([1, 10])('gives 2 CP when the Loot die shows %i', (value) => {
    const state = spent(value);
    expect([state.seats[0]?.cp, handsOf(state, 0)]).toEqual([5, 0]);
  });

  it.each([11, 15])('gives a re-roll or a Roll Attempt when the Loot die shows %i', (value) => {
    const state = spent(value);
    const options = legalActions(state, 0);
    expect(options).toEqual([
      { type: 'choose', option: 're-roll' },
      { type: 'choose', option: 'attempt' },
    ]);
    const more = apply(state, 0, { type: 'choose', option: 'attempt' }).state;
    expect(more.lanes[0]?.rollPhase?.attemptsMax).toBe(4);
    const again = apply(state, 0, { type: 'choose', option: 're-roll' }).state;
    expect(again.lanes[0]?.pending?.kind).toBe('alter');
  });

  it.each([16, 20])('changes any die when the Loot die shows %i', (value) => {
    const state = spent(value);
    expect(legalActions(state, 0)).toContainEqual({ type: 'alter', die: 1, to: 6 });
  });
});

describe('the deck of a boss', () => {
  it('may hold a card of which one copy is face up: the boss is asked for it', () => {
    const state = playUntil(many(2), isTurnOf(0));
    const own = state.seats[0];
    if (!own) throw new Error('no boss');
    own.hand = ['royal-wrath'];
    own.cp = 5;
    own.discard = ['royal-wrath'];
    const attacking = playUntil(
      Object.assign(state, { chance: { ...state.chance, script: [1, 1, 1, 1, 1, ...FILLER] } }),
      ({ lanes: [lane] }) => lane?.turn.phase === 'defensive-roll',
      ['activate', 'pass', 'roll', 'target'],
    );
    const game = openGame(attacking, 0);
    const sees = () => mightHavePlay(game, 0, 'before-defense-roll', 'always');
    expect(attacking.lanes[0]?.rollPhase?.attack.attacker).toBe(0);
    expect(sees()).toBe(true);
    Object.assign(game.state.seats[0] ?? {}, {
      tokens: {},
      discard: [
        'royal-wrath',
        'royal-wrath',
        'royal-wrath',
        'by-the-grace-of-none',
        'by-the-grace-of-none',
        'by-the-grace-of-none',
      ],
    });
    expect(sees()).toBe(false);
  });
});

describe('the end', () => {
  const fallen = (state: GameState, ...seats: number[]): GameState => ({
    ...state,
    seats: state.seats.map((seat, at) => (seats.includes(at) ? { ...seat, defeated: true } : seat)),
  });

  it('is a victory of the heroes when both sides fall together', () => {
    const { outcome } = modeOf('boss-v-many');
    expect(outcome(fallen(many(3), 0, 1, 2, 3))).toEqual({ kind: 'won', team: 1, how: 'defeat' });
    expect(outcome(fallen(many(3), 1, 2, 3))).toEqual({ kind: 'won', team: 0, how: 'defeat' });
    expect(outcome(fallen(many(3), 0))).toEqual({ kind: 'won', team: 1, how: 'defeat' });
    expect(outcome(many(3))).toBeNull();
  });

  it('is a draw when two bosses fall together', () => {
    expect(modeOf('boss-v-boss').outcome(fallen(bosses(), 0, 1))).toEqual({ kind: 'draw' });
  });

  it('comes for all heroes at once, who share a dial', () => {
    const state = many(3);
    const dial = state.pools[1];
    if (dial) dial.health = 1;
    const over = playUntil(
      Object.assign(state, { chance: { ...state.chance, script: [1, 1, 1, 1, 1, ...FILLER] } }),
      ({ outcome }) => outcome !== null,
      ['activate', 'pass', 'roll', 'target', 'no-defense', 'defend'],
    );
    expect(over.outcome).toEqual({ kind: 'won', team: 0, how: 'defeat' });
    expect(over.seats.map(({ defeated }) => defeated)).toEqual([false, true, true, true]);
  });
});
