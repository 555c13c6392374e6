import '../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../../src/ai/odds/odds.ts';
import { formatProbability } from '../../../src/ai/odds/wording.ts';
import { tableOddsOf } from '../../../src/commands/lookup/table-odds.ts';
import { heroById } from '../../../src/engine/definitions.ts';
import { turnOf } from '../../../src/engine/hosting.ts';
import { apply, createGame, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { tableOddsMessage } from '../../../src/render/lookup/index.ts';
import { wordsFor } from '../../../src/words/index.ts';
import { expectWithinLimits } from '../../render/table/limits.ts';

const occupants = [
  { kind: 'person', userId: '1', name: 'A*da' },
  { kind: 'bot', name: 'Bo' },
] as const;
const words = wordsFor('en-US');
const READER = {
  place: { surface: 'odds', gameId: 'game', rev: 3 },
  isAsked: true,
  isRisky: () => false,
  isSeated: true,
} as const;

function startedDuel(): GameState {
  const seats = [{ hero: 'barbarian' }, { hero: 'moon-elf' }];
  return createGame({ mode: 'duel', seats, seed: 'odds', first: 0 });
}

/** Barbarian at the first Roll Attempt, having held these tokens since before the turn. */
function atTheRoll(tokens: Readonly<Record<string, number>> = {}): GameState {
  let state = startedDuel();
  for (const [id, count] of Object.entries(tokens)) {
    const [seat] = state.seats;
    if (seat) seat.tokens[id] = [{ by: 1, fresh: false, count }];
  }
  for (let step = 0; step < 50 && turnOf(state).phase !== 'offensive-roll'; step += 1) {
    const seat = state.lanes[0]?.pending?.seat ?? 0;
    state = apply(state, seat, { type: 'pass' }).state;
  }
  return state;
}

function roll(state: GameState): GameState {
  let next = apply(state, 0, { type: 'roll' }).state;
  while (!legalActions(next, 0).some(({ type }) => type === 'reroll' || type === 'no-ability')) {
    const seat = next.lanes[0]?.pending?.seat ?? 0;
    next = apply(next, seat, { type: 'pass' }).state;
  }
  return next;
}

describe('the odds of a table', () => {
  it('are those of three attempts before the first roll', () => {
    const odds = tableOddsOf({ state: atTheRoll(), keptDice: [], occupants });
    expect(odds).toMatchObject({ player: 'A*da', hero: 'Barbarian', dice: null, left: 3, allowed: 3 });
    const key = heroById('barbarian').dice;
    const { probability } = oddsOf({ kind: 'symbols', need: { sword: 3 } }, key, { attempts: 3 });
    expect(odds?.chances[0]).toEqual({
      name: 'Smack',
      requires: '3 swords',
      chance: formatProbability(probability),
      advice: null,
      marked: null,
    });
    expect(odds?.allRound).toBeNull();
    expect(odds?.damage).toEqual({ average: expect.stringMatching(/^\d+\.\d damage$/), advice: null });
  });

  it('count the attempt that Entangle takes, and say so', async () => {
    const state = atTheRoll({ entangle: 1 });
    const odds = tableOddsOf({ state, keptDice: [], occupants });
    expect(odds).toMatchObject({ left: 2, allowed: 2, fewer: ['Entangle'] });
    const rolled = tableOddsOf({ state: roll(state), keptDice: [], occupants });
    expect(rolled).toMatchObject({ left: 1, allowed: 2 });
    if (rolled === null) throw new Error('Nothing is rolled.');
    const message = tableOddsMessage(rolled, words, READER);
    await expectWithinLimits(message);
    const text = JSON.stringify(message.components);
    expect(text).toContain('Entangle counts: 2 Roll Attempts in this phase instead of 3.');
    expect(text).toContain('A\\\\*da');
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
  ])('with %i CP under Constrict count %i attempts: those that can be paid', (cp, left) => {
    const state = atTheRoll({ constrict: 1 });
    const [seat] = state.seats;
    if (seat) seat.cp = cp;
    const odds = tableOddsOf({ state: roll(state), keptDice: [], occupants });
    expect(odds).toMatchObject({ left, allowed: 3 });
  });

  it('give the best keep for each ability and for all, and what the marked dice promise', () => {
    const state = roll(atTheRoll());
    const dice = viewOf(state, 'public').rolls[0]?.dice.map(({ value }) => value) ?? [];
    const odds = tableOddsOf({ state, keptDice: [1, 2], occupants });
    expect(odds?.dice).toBe(dice.join(' '));
    expect(odds?.left).toBe(2);
    expect(odds?.allRound?.words).toMatch(/^(keep|reroll) /);
    expect(odds?.damage.advice?.words).toMatch(/^(keep|reroll) /);
    for (const { chance, advice } of odds?.chances ?? []) {
      if (chance !== '0 %') expect(advice).toMatch(/keep|reroll/);
    }
    expect(odds?.marked).toBe(dice.slice(0, 2).join(' '));
    const key = heroById('barbarian').dice;
    const { probability } = oddsOf({ kind: 'symbols', need: { pow: 5 } }, key, {
      attempts: 2,
      dice,
      keep: [0, 1],
    });
    expect(odds?.chances.find(({ name }) => name === 'Rage!')?.marked).toBe(formatProbability(probability));
  });

  it('offer the roller to keep the advised dice, and to reroll the others at once', () => {
    const odds = tableOddsOf({ state: roll(atTheRoll()), keptDice: [], occupants });
    const kept = odds?.allRound?.keep ?? [];
    const rest = [1, 2, 3, 4, 5].filter((die) => !kept.includes(die - 1)).join('');
    if (!odds) throw new Error('Nothing is rolled.');
    const ids = (reader: Parameters<typeof tableOddsMessage>[2]) =>
      JSON.stringify(tableOddsMessage(odds, words, reader).components);
    expect(ids(READER)).toContain(`reroll:${rest}`);
    expect(ids({ ...READER, isRisky: () => true })).toContain(`reroll-asks:${rest}`);
    expect(ids({ ...READER, isAsked: false })).not.toContain(':reroll');
  });

  it('leave a line out of the comparison that the marked dice cannot reach', async () => {
    const state = roll(atTheRoll());
    const dice = state.lanes[0]?.rollPhase?.roll?.dice ?? [];
    for (const [at, value] of ([1, 1, 4, 6, 6] as const).entries()) {
      const die = dice[at];
      if (die) die.value = value;
    }
    // With four dice kept there is one roll left, and nothing makes five pows of it.
    if (state.lanes[0]?.rollPhase) state.lanes[0].rollPhase.attemptsUsed = 2;
    const odds = tableOddsOf({ state, keptDice: [1, 2, 3, 4], occupants });
    const marked = (name: string) => odds?.chances.find((each) => each.name === name)?.marked;
    expect(marked('Smack')).toMatch(/ %$/);
    expect(marked('Rage!')).toBeNull();
    if (!odds) throw new Error('Nothing is rolled.');
    expect(JSON.stringify(tableOddsMessage(odds, words, READER))).not.toContain('marked 0 %');
  });

  it('say what to keep for a straight by values, as the board does', () => {
    const state = roll(atTheRoll());
    const dice = state.lanes[0]?.rollPhase?.roll?.dice ?? [];
    for (const [at, value] of ([2, 3, 4, 6, 6] as const).entries()) {
      const die = dice[at];
      if (die) die.value = value;
    }
    const odds = tableOddsOf({ state, keptDice: [], occupants });
    const advice = (requires: string) => odds?.chances.find((each) => each.requires === requires)?.advice;
    expect(advice('small straight')).toBe('keep 2 3 4, reroll 2 dice');
    expect(advice('5 pow')).toBe('keep 6 (pow), 6 (pow), reroll 3 dice');
  });

  it('are none when nothing is being rolled', () => {
    expect(tableOddsOf({ state: startedDuel(), keptDice: [], occupants })).toBeNull();
  });
});

describe('the odds at a table of four', () => {
  it('are those of whoever rolls, also when others have fallen', () => {
    const seats = ['monk', 'moon-elf', 'barbarian', 'paladin'].map((hero) => ({ hero }));
    const four = [0, 1, 2, 3].map((at) => ({ kind: 'bot', name: `Bot ${at}` }) as const);
    let state = createGame({ mode: 'koth', seats, seed: 'odds of four', first: 2 });
    for (let step = 0; step < 50 && turnOf(state).phase !== 'offensive-roll'; step += 1) {
      state = apply(state, state.lanes[0]?.pending?.seat ?? 0, { type: 'pass' }).state;
    }
    const odds = tableOddsOf({ state, keptDice: [], occupants: four });
    expect(odds).toMatchObject({ player: 'Bot 2', hero: 'Barbarian', left: 3 });
    const duelOdds = tableOddsOf({ state: atTheRoll(), keptDice: [], occupants });
    expect(odds?.chances).toEqual(duelOdds?.chances);
    state = apply(state, 1, { type: 'concede' }).state;
    const after = tableOddsOf({ state, keptDice: [], occupants: four });
    expect(after?.chances).toEqual(odds?.chances);
    expect(after?.damage.average).toMatch(/\d/);
  });
});
