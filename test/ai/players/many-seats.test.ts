/** The bot's choice of targets and recipients with more than two players. */
import { describe, expect, test } from 'vitest';
import { turnOf } from '../../../src/engine/hosting.ts';
import type { Action, GameState } from '../../../src/engine/index.ts';
import {
  act,
  botAction,
  gameOf,
  lastRoll,
  openQuestion,
  playBotUntil,
  roll,
  type SeatPlan,
} from './duel-table.ts';

const BARBARIAN: SeatPlan = { hero: 'barbarian' };

/** The first seat has activated Smack (3 swords: 4 damage) and is asked for its target. */
function atTheTarget(others: readonly SeatPlan[], first: SeatPlan = BARBARIAN): GameState {
  const state = lastRoll(gameOf('koth', [first, ...others]), [1, 1, 1, 4, 6]);
  act(state, { type: 'activate', ability: 'smack', variant: 'smack' });
  return playBotUntil(state, ({ kind, seat }) => kind === 'target' && seat === 0);
}

const elf = (health: number, tokens: SeatPlan['tokens'] = {}): SeatPlan => ({
  hero: 'moon-elf',
  health,
  tokens,
});

describe('the target of an Attack in King of the Hill', () => {
  test('is whom it fells, wherever they sit and whoever leads', () => {
    expect(botAction(atTheTarget([elf(20), elf(2), elf(9)]))).toEqual({ type: 'target', player: 2 });
    expect(botAction(atTheTarget([elf(9), elf(20), elf(2)]))).toEqual({ type: 'target', player: 3 });
  });

  test('is the leader where nobody falls: an Attack on them also draws a card', () => {
    const first = { ...BARBARIAN, health: 15 };
    expect(botAction(atTheTarget([elf(18), elf(25), elf(20)], first))).toEqual({
      type: 'target',
      player: 2,
    });
  });

  test('is nobody who would avoid it, where another leads as well', () => {
    const first = { ...BARBARIAN, health: 15 };
    const evasive = elf(25, { evasive: 3 });
    expect(botAction(atTheTarget([evasive, elf(18), elf(25)], first))).toEqual({
      type: 'target',
      player: 3,
    });
  });
});

/** What the seat on turn plays from this hand in its Main Phase, and whom it names. */
function playedOn(state: GameState, card: string): Action | null {
  for (let left = 10; left > 0 && openQuestion(state).seat === 0; left -= 1) {
    const choice = botAction(state);
    if (openQuestion(state).kind === 'target') return choice;
    if (choice.type === 'pass' || (choice.type === 'play' && choice.card !== card)) return null;
    act(state, choice);
  }
  return null;
}

describe('in 2 vs 2', () => {
  const table = (first: SeatPlan, mate: SeatPlan, foe: SeatPlan = { hero: 'monk' }) =>
    gameOf('2v2', [first, foe, mate, { hero: 'ninja' }]);

  test('a card that helps a player helps the own side', () => {
    const state = table({ hero: 'paladin', cp: 6, hand: ['mighty'] }, { hero: 'treant' });
    const target = playedOn(state, 'mighty');
    expect(target?.type === 'target' && [0, 2].includes(target.player)).toBe(true);
  });

  test('a card that takes status effects away frees a team-mate of what harms them', () => {
    const state = table(
      { hero: 'barbarian', cp: 4, hand: ['get-that-outta-here'] },
      { hero: 'treant', tokens: { poison: 2 } },
      { hero: 'monk', tokens: { poison: 2 } },
    );
    expect(playedOn(state, 'get-that-outta-here')).toEqual({ type: 'target', player: 2 });
  });

  test('and takes from opponents what helps them, never from a team-mate', () => {
    const state = table(
      { hero: 'barbarian', cp: 4, hand: ['get-that-outta-here'] },
      { hero: 'paladin', tokens: { protect: 2 } },
      { hero: 'moon-elf', tokens: { evasive: 2 } },
    );
    const target = playedOn(state, 'get-that-outta-here');
    expect(target).not.toEqual({ type: 'target', player: 2 });
    expect(target === null || (target.type === 'target' && target.player === 1)).toBe(true);
  });

  test('damage that is coming to a team-mate is prevented, also by whoever is not attacked', () => {
    const guard = { hero: 'ninja', cp: 3, hand: ['not-this-time'] };
    const state = lastRoll(gameOf('2v2', [BARBARIAN, guard, BARBARIAN, guard]), [1, 2, 3, 4, 5]);
    act(state, { type: 'activate', ability: 'reckless', variant: 'reckless' });
    const played: { readonly by: number; readonly for: number | undefined }[] = [];
    for (let left = 60; left > 0 && turnOf(state).active === 0; left -= 1) {
      const { seat } = openQuestion(state);
      const target = state.lanes[0]?.rollPhase?.attack.targets[0]?.seat;
      const choice = botAction(state);
      act(state, choice);
      if (choice.type === 'play') played.push({ by: seat, for: target });
      if (choice.type === 'target' && played.length > 0) expect(choice.player).toBe(target);
    }
    expect(played.length).toBeGreaterThan(0);
    expect(played.every(({ by }) => by % 2 === 1)).toBe(true);
    expect(played.some((one) => one.by !== one.for)).toBe(true);
  });

  test("a team-mate's ultimate is left alone, an opponent's is not", () => {
    const spoilers = { hero: 'moon-elf', cp: 3, hand: ['tip-it'] };
    const state = lastRoll(
      gameOf('2v2', [BARBARIAN, spoilers, spoilers, { hero: 'ninja' }]),
      [6, 6, 6, 6, 6],
    );
    act(state, { type: 'activate', ability: 'rage', variant: 'rage' });
    expect(openQuestion(state).seat).toBe(1);
    expect(botAction(state)).toEqual({ type: 'play', card: 'tip-it' });
    playBotUntil(state, ({ seat, kind }) => seat === 0 && kind !== 'window');
    expect(state.seats[1]?.hand).toEqual([]);
    expect(state.seats[2]?.hand).toEqual(['tip-it']);
  });

  test('a bot never names its team-mate as the target of an Attack', () => {
    const state = roll(gameOf('2v2', [BARBARIAN, elf(50), BARBARIAN, elf(50)]), [1, 1, 1, 4, 6]);
    const named: number[] = [];
    for (let left = 400; left > 0 && state.outcome === null; left -= 1) {
      const target = state.lanes[0]?.rollPhase?.attack.targets[0]?.seat;
      const attacker = state.lanes[0]?.rollPhase?.attack.attacker;
      if (target !== undefined && attacker !== undefined) named.push((target + attacker) % 2);
      act(state, botAction(state));
    }
    expect(named.length).toBeGreaterThan(10);
    // The seats of a team have the same parity.
    expect(new Set(named)).toEqual(new Set([1]));
  });
});

describe("a boss with a full stack of King's Hands", () => {
  const boss: SeatPlan = { hero: 'boss-mad-king', tokens: { 'kings-hand': 5 } };

  test.each([2, 3, 4])('spends one for a last roll, against %i heroes', (others) => {
    const heroes = Array.from({ length: others }, () => elf(30));
    const state = lastRoll(gameOf('boss-v-many', [boss, ...heroes]), [1, 1, 4, 4, 6]);
    expect(botAction(state)).toMatchObject({ type: 'spend', token: 'kings-hand' });
  });
});
