/** How `/act` words the marking of dice: kept for the next Roll Attempt, or picked for what a card does. */
import { describe, expect, it } from 'vitest';
import { createGame, type GameState, legalActions } from '../../../src/engine/index.ts';
import { actChoices, type HandInput } from '../../../src/render/table/index.ts';
import { act, openQuestion } from '../../ai/players/duel-table.ts';
import { handOf } from './tables.ts';

const MODES = { 2: 'duel', 3: 'koth', 4: '2v2' } as const;
const SEATS = ([2, 3, 4] as const).flatMap((people) =>
  Array.from({ length: people }, (_, seat) => ({ people, seat })),
);

/** A game in which a seat has rolled 1 2 3 4 5 and may reroll; nobody but that seat holds a card. */
function rolled(people: 2 | 3 | 4, roller: number): GameState {
  const seats = Array.from({ length: people }, () => ({ hero: 'barbarian' }));
  let state = createGame({ mode: MODES[people], seats, seed: 'marks', first: roller });
  for (const [seat, one] of state.seats.entries()) {
    Object.assign(one, { hand: seat === roller ? ['tip-it'] : [], cp: 9 });
  }
  const may = (type: string) =>
    legalActions(state, openQuestion(state).seat).some((action) => action.type === type);
  while (!may('roll')) state = act(state, { type: 'pass' });
  return act(state, { type: 'roll' }, [1, 2, 3, 4, 5]);
}

/** The labels of the choices that mark a die, in order. */
function marks(state: GameState, seat: number, marked: Pick<HandInput, 'keptDice' | 'picks'>): string[] {
  return actChoices({ ...handOf(state, seat), ...marked })
    .filter(({ does }) => does.verb === 'keep')
    .map(({ label }) => label);
}

const FACES = ['1 sword', '2 sword', '3 sword', '4 life', '5 life'];

describe.each(SEATS)('the dice of seat $seat of $people', ({ people, seat }) => {
  it('are kept for the next Roll Attempt, and let go of', () => {
    const state = rolled(people, seat);
    expect(marks(state, seat, { keptDice: [], picks: [] })).toEqual(
      FACES.map((face, at) => `Keep die ${at + 1}: ${face}`),
    );
    expect(marks(state, seat, { keptDice: [2], picks: [] })[1]).toBe('Let go of die 2: 2 sword');
    for (let other = 0; other < people; other += 1) {
      if (other !== seat) expect(marks(state, other, { keptDice: [], picks: [] })).toEqual([]);
    }
  });

  it('are picked for a card that changes one, and let go of', () => {
    const state = act(rolled(people, seat), { type: 'play', card: 'tip-it' });
    expect(openQuestion(state)).toMatchObject({ seat, kind: 'alter' });
    expect(marks(state, seat, { keptDice: [], picks: [] })).toEqual(
      FACES.map((face, at) => `Pick die ${at + 1}: ${face}`),
    );
    expect(marks(state, seat, { keptDice: [], picks: [3] })[2]).toBe('Let go of die 3: 3 sword');
  });
});
