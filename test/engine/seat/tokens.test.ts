/** Token instances: a player who takes one says which, if the rules make a difference. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { start } from '../../../src/engine/api/apply.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { addTokens, ageTokens, removeTokens } from '../../../src/engine/core/seat/tokens.ts';
import { contextOf, pushEffects } from '../../../src/engine/core/stack/push-effects.ts';
import {
  type Effect,
  heroById,
  registerHero,
  type TokenDefinition,
} from '../../../src/engine/definitions.ts';
import { layOut } from '../../../src/engine/hosting.ts';
import { apply, type GameState, legalActions } from '../../../src/engine/index.ts';
import type { TokenGroup } from '../../../src/engine/model/combatant.ts';
import {
  gainCp,
  remove,
  removeChosen,
  transferChosen,
  trigger,
} from '../../../src/engine/vocabulary/builders.ts';

const token = (id: string, upkeep: readonly Effect[]): TokenDefinition => ({
  id,
  name: id,
  kind: 'negative',
  limit: 4,
  triggers: [trigger('upkeep', upkeep)],
  text: 'Made up.',
});

/** A tribute pays its inflictor; for a bruise the inflictor makes no difference. */
const MADE_UP = [token('tribute', [gainCp(1, 'owner')]), token('bruise', [gainCp(1, 'holder')])];

let forget = () => {};
beforeAll(() => {
  forget = registerHero({ ...heroById('barbarian'), id: 'made-up', tokens: MADE_UP });
});
afterAll(() => forget());

const HOLDER = 0;
const CARD_OWNER = 1;
const FROM_TWO: TokenGroup[] = [
  { by: 1, fresh: false, count: 1 },
  { by: 2, fresh: false, count: 2 },
];

/** Three players; seat 1 runs these effects against seat 0 in a Main Phase of seat 0. */
function taking(effects: readonly Effect[], tokens: Readonly<Record<string, TokenGroup[]>>): GameState {
  const seats = ['made-up', 'moon-elf', 'barbarian'].map((hero) => ({ hero }));
  const state = layOut({ mode: 'koth', seats, seed: 'instances', first: 0 });
  const [holder] = state.seats;
  if (holder) holder.tokens = structuredClone({ ...tokens });
  state.lanes = state.lanes.map((lane) => ({
    ...lane,
    turn: { ...lane.turn, number: 4, phase: 'main-1' },
    stack: [{ k: 'turn', next: 'main-2' }],
  }));
  const context = contextOf(CARD_OWNER, { kind: 'token', id: 'tribute' }, HOLDER);
  pushEffects(openGame(state), effects, context);
  start(state);
  return state;
}

const options = (state: GameState, seat: number) =>
  legalActions(state, seat).map((action) => (action.type === 'choose' ? action.option : action.type));

const choose = (state: GameState, option: string) =>
  apply(JSON.parse(JSON.stringify(state)), CARD_OWNER, { type: 'choose', option }).state;

const heldBy = (state: GameState, seat: number, id: string) => state.seats[seat]?.tokens[id];

describe('a token inflicted by two opponents', () => {
  test('is picked by its inflictor where what it does is for that one', () => {
    const state = taking([removeChosen('target')], { tribute: FROM_TWO });
    expect(state.lanes[0]?.pending).toMatchObject({
      seat: CARD_OWNER,
      prompt: {
        ask: 'which-token',
        token: 'tribute',
        seat: HOLDER,
        of: [
          { option: 'by-1', by: 1, fresh: null },
          { option: 'by-2', by: 2, fresh: null },
        ],
      },
    });
    expect(options(state, CARD_OWNER)).toEqual(['by-1', 'by-2']);
    expect(heldBy(choose(state, 'by-2'), HOLDER, 'tribute')).toEqual([
      { by: 1, fresh: false, count: 1 },
      { by: 2, fresh: false, count: 1 },
    ]);
    expect(heldBy(choose(state, 'by-1'), HOLDER, 'tribute')).toEqual([{ by: 2, fresh: false, count: 2 }]);
  });

  test('is not asked for where it is the same from anybody', () => {
    const state = taking([remove('bruise', 1, 'target')], { bruise: FROM_TWO });
    expect(state.lanes[0]?.pending?.prompt).toBeNull();
    expect(heldBy(state, HOLDER, 'bruise')).toEqual([{ by: 2, fresh: false, count: 2 }]);
  });

  test('is asked for as long as some stay and differ', () => {
    const state = taking([remove('tribute', 2, 'target')], { tribute: FROM_TWO });
    expect(options(choose(state, 'by-2'), CARD_OWNER)).toEqual(['by-1', 'by-2']);
    const [first] = options(state, CARD_OWNER);
    // Of seat 1's there was one: what is left of the two comes from seat 2's, unasked.
    expect(heldBy(choose(state, String(first)), HOLDER, 'tribute')).toEqual([
      { by: 2, fresh: false, count: 1 },
    ]);
  });

  test('goes without a question when all of them go', () => {
    const state = taking([remove('tribute', 3, 'target')], { tribute: FROM_TWO });
    expect(heldBy(state, HOLDER, 'tribute')).toBeUndefined();
  });

  test('keeps its inflictor when it moves, and counts as gained', () => {
    let state = taking([transferChosen()], { tribute: FROM_TWO });
    state = apply(state, CARD_OWNER, { type: 'target', player: 1 }).state;
    state = choose(state, 'by-2');
    expect(heldBy(state, HOLDER, 'tribute')).toEqual([
      { by: 1, fresh: false, count: 1 },
      { by: 2, fresh: false, count: 1 },
    ]);
    expect(heldBy(state, 1, 'tribute')).toEqual([{ by: 2, fresh: true, count: 1 }]);
  });
});

describe('instances of a token', () => {
  test('that are equal lie together, also once a new turn has begun', () => {
    const game = openGame(taking([], {}));
    addTokens(game, HOLDER, 'bruise', 1, 1);
    ageTokens(game);
    addTokens(game, HOLDER, 'bruise', 1, 1);
    addTokens(game, HOLDER, 'bruise', 1, 2);
    addTokens(game, HOLDER, 'bruise', 9, 1);
    expect(heldBy(game.state, HOLDER, 'bruise')).toEqual([
      { by: 1, fresh: false, count: 1 },
      { by: 1, fresh: true, count: 2 },
      { by: 2, fresh: true, count: 1 },
    ]);
    ageTokens(game);
    expect(heldBy(game.state, HOLDER, 'bruise')).toEqual([
      { by: 1, fresh: false, count: 3 },
      { by: 2, fresh: false, count: 1 },
    ]);
  });

  test('leave the state when the last of them has gone', () => {
    const game = openGame(taking([], { bruise: FROM_TWO }));
    expect(removeTokens(game, HOLDER, 'bruise', 2, 'removed', ({ by }) => by === 2)).toBe(2);
    expect(removeTokens(game, HOLDER, 'bruise', 5, 'removed')).toBe(1);
    expect(removeTokens(game, HOLDER, 'bruise', 1, 'removed')).toBe(0);
    expect(game.state.seats[HOLDER]?.tokens).toEqual({});
    expect(game.events.map((event) => (event.e === 'lost' ? event.count : 0))).toEqual([2, 1]);
  });
});
