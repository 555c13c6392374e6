import { type Action, apply, createGame, type GameState } from '../../../src/engine/index.ts';
import { allComponents } from '../../../src/playground/rules/component-tree.ts';
import type { MessagePayload } from '../../../src/render/table/index.ts';

/** Barbarian against Moon Elf with these dice, at the first question. */
export function duel(dice: readonly number[]): GameState {
  const state = createGame({
    mode: 'duel',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
    seed: 'messages',
    first: 0,
  });
  state.chance.script = [...dice];
  return state;
}

export function play(state: GameState, ...steps: (readonly [number, Action])[]): GameState {
  return steps.reduce((now, [seat, action]) => apply(now, seat, action).state, state);
}

export function parts(payload: MessagePayload) {
  const placed = allComponents(JSON.parse(JSON.stringify(payload.components)));
  const of = (type: number) => placed.filter((p) => p.type === type).map((p) => p.component);
  return {
    texts: of(10).map((c) => String(c.content)),
    buttons: of(2),
    labels: of(2).map((c) => String(c.label)),
    selects: of(3),
    galleries: of(12),
  };
}

export const PASS: readonly [number, Action] = [0, { type: 'pass' }];
export const ROLL: readonly [number, Action] = [0, { type: 'roll' }];
