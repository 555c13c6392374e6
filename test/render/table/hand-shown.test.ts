/** A revealed hand is shown in the viewer's panel only. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { apply, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { handPanel, playersAt, tableMessage } from '../../../src/render/table/index.ts';
import { setUp } from '../../scenarios/runner/set-up.ts';

/** Crow's Nest! with a cutlass: seat 0 looks at the hand of seat 1. */
function looking(): GameState {
  const { state } = setUp({
    name: 'look',
    mode: 'duel',
    seats: [
      { hero: 'cursed-pirate', cp: 5, hand: ['crows-nest'] },
      { hero: 'barbarian', hand: ['six-it', 'tip-it'] },
    ],
    active: 0,
    phase: 'main-1',
    seed: 1,
    dice: [1],
    steps: [],
  });
  let now = state;
  for (let step = 0; step < 40; step += 1) {
    const pending = now.lanes[0]?.pending;
    const prompt = pending?.prompt;
    if (typeof prompt === 'object' && prompt?.ask === 'hand-shown') return now;
    const legal = legalActions(now, pending?.seat ?? 0);
    const nest = legal.find((action) => action.type === 'play' && action.card === 'crows-nest');
    const action = nest ?? legal.find(({ type }) => type === 'pass');
    if (!action) throw new Error('nobody can pass');
    now = apply(now, pending?.seat ?? 0, action).state;
  }
  throw new Error('the hand is not shown');
}

describe('a hand that is looked at', () => {
  const state = looking();
  const players = playersAt(state.seats, [
    { name: 'Alice', userId: '1' },
    { name: 'Bob', userId: '2' },
  ]);
  const common = { gameId: 'g', channelId: 'c', players, keptDice: [], picks: [] };

  it('stands in the panel of who looks, with the way on', () => {
    const panel = JSON.stringify(
      handPanel({ ...common, view: viewOf(state, 0), legal: legalActions(state, 0), cards: [] }),
    );
    expect(panel).toContain('Bob holds Six-It! and Tip It!');
    expect(panel).toContain('Go on');
  });

  it('stands neither at the table nor in the way in which it is asked there', () => {
    const view = viewOf(state, 'public');
    const message = JSON.stringify(
      tableMessage({
        ...common,
        view,
        keptDice: [],
        legal: legalActions(state, 0),
        asking: viewOf(state, 0).pending,
        logTail: [],
        picture: false,
        ping: false,
      }),
    );
    expect(message).not.toMatch(/Six-It|Tip It/);
    expect(message).toContain('look at the hand, then go on');
  });
});
