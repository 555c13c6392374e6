/** Regression tests for texts of questions and answers. */
import { describe, expect, it } from 'vitest';
import {
  type Action,
  apply,
  createGame,
  type GameEvent,
  type GameState,
  legalActions,
  viewOf,
} from '../../../src/engine/index.ts';
import { explainCardInHand } from '../../../src/engine/rules.ts';
import { describePending, logLines, tableMessage } from '../../../src/render/table/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { offeredLabels } from './offered.ts';
import { tableOf } from './tables.ts';

interface Told {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** A duel with these dice, up to what `steps` bring about: the seat asked takes the step or passes. */
function duel(
  heroes: readonly [string, string],
  dice: readonly number[],
  steps: readonly (readonly [number, Action])[],
  prepare: (state: GameState) => void = () => {},
): Told {
  let state = createGame({
    mode: 'duel',
    seats: heroes.map((hero) => ({ hero })),
    seed: 'said',
    first: 0,
  });
  prepare(state);
  state.chance.script = [...dice];
  let events: readonly GameEvent[] = [];
  for (const [seat, action] of steps) {
    const played = apply(state, seat, action);
    state = played.state;
    events = [...events, ...played.events];
  }
  return { state, events };
}

const PASS: readonly [number, Action] = [0, { type: 'pass' }];
const ROLL: readonly [number, Action] = [0, { type: 'roll' }];
const REROLL: readonly [number, Action] = [0, { type: 'reroll', dice: [1] }];

function asked(state: GameState): string {
  const { view, players } = tableOf(state);
  return describePending(view, players);
}

describe('an ability of several tiers', () => {
  it('is offered with what it does for these dice', () => {
    const { state } = duel(['paladin', 'barbarian'], [2, 4, 3, 1, 1], [PASS, ROLL]);
    const labels = offeredLabels(tableMessage(tableOf(state)));
    expect(labels.filter((label) => label.includes('Holy Attack'))).toEqual([
      expect.stringMatching(/(?=.*heal 1)(?=.*6 damage)/),
    ]);
  });
});

describe('the question of a roll', () => {
  it('names no ability where none fits', () => {
    const first = duel(['gunslinger', 'barbarian'], [1, 1, 4, 5, 6], [PASS, ROLL]);
    expect(asked(first.state)).toMatch(/reroll \(2 left\); no ability fits yet$/);
    const last = duel(['gunslinger', 'barbarian'], [1, 1, 4, 5, 6, 1, 1], [PASS, ROLL, REROLL, REROLL]);
    expect(asked(last.state)).toMatch(/no ability fits these dice: go on$/);
  });

  it('says "a die" where one may be rolled again', () => {
    expect(ENGLISH.questions.rerollDice.alone(1)).toBe('Re-roll a die');
    expect(ENGLISH.questions.rerollThese.within(1, null)).toBe('re-roll one of these dice?');
    expect(ENGLISH.questions.rerollDefense.alone(2, null)).toBe('Re-roll up to 2 of your defense dice?');
    expect(ENGLISH.questions.rerollDefense.alone(2, 'Chi')).toBe(
      'Re-roll up to 2 of your defense dice for your Chi?',
    );
  });
});

describe('damage that is avoided', () => {
  it('is said to be avoided, and by what', () => {
    const smack: readonly [number, Action] = [0, { type: 'activate', ability: 'smack' }];
    const { state } = duel(['barbarian', 'shadow-thief'], [1, 2, 3, 4, 5], [PASS, ROLL, smack], (game) => {
      const [, thief] = game.seats;
      if (thief) thief.tokens.shadows = [{ by: 1, fresh: false, count: 1 }];
    });
    let now = state;
    const events: GameEvent[] = [];
    for (let step = 0; step < 20 && !events.some(({ e }) => e === 'landed'); step += 1) {
      const seat = viewOf(now, 'public').pending?.seat ?? 0;
      expect(asked(now)).not.toMatch(/before damage lands$/);
      const played = apply(now, seat, { type: 'pass' });
      now = played.state;
      events.push(...played.events);
    }
    const lines = logLines(events, ['Ada', 'Bo']);
    expect(lines).toContain('Bo took no damage (4 Smack, all avoided by Shadows).');
  });
});

describe('the dice of a defense', () => {
  it('are answered before what they do is reckoned in, and the damage is told so', () => {
    const smack: readonly [number, Action] = [0, { type: 'activate', ability: 'smack' }];
    const dice = [1, 2, 3, 4, 5, 4, 4, 4, 6, 6];
    let { state } = duel(['barbarian', 'moon-elf'], dice, [PASS, ROLL, smack]);
    for (let step = 0; step < 20 && state.chance.script?.length !== 0; step += 1) {
      const seat = viewOf(state, 'public').pending?.seat ?? 0;
      const defends = legalActions(state, seat).find(({ type }) => type === 'defend');
      state = apply(state, seat, defends ?? { type: 'pass' }).state;
    }
    expect(asked(state)).toMatch(/the defense dice .*\(4 to .*, before what this defense does\)$/);
  });
});

describe('a card that cannot be played', () => {
  it('waits for the present question, and is not said to belong into another phase', () => {
    const { state } = duel(['barbarian', 'moon-elf'], [], [], (game) => {
      const [own] = game.seats;
      if (own) {
        own.hand = ['get-that-outta-here', 'smack-ii'];
        own.cp = 9;
        own.tokens.entangle = [{ by: 1, fresh: false, count: 1 }];
        const [, other] = game.seats;
        if (other) other.tokens.entangle = [{ by: 0, fresh: false, count: 1 }];
      }
    });
    const asking = apply(state, 0, { type: 'play', card: 'get-that-outta-here' }).state;
    const pending = viewOf(asking, 0).pending;
    expect(pending?.kind === 'main' || pending?.kind === 'window').toBe(false);
    expect(explainCardInHand(asking, 0, 'smack-ii')).toBe('Answer the present question first.');
  });
});
