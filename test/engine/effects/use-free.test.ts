/** A free use of a token is reported with the token as its source, not the ability. */
import '../../../src/content/index.ts';
import { expect, test } from 'vitest';
import { type Action, apply, createGame, type GameState, legalActions } from '../../../src/engine/index.ts';

function answer(state: GameState, wanted: (action: Action) => boolean): GameState {
  const seat = state.lanes[0]?.pending?.seat ?? 0;
  const legal = legalActions(state, seat);
  const action = legal.find(wanted) ?? legal.find(({ type }) => type === 'pass');
  if (!action) throw new Error(`nothing fits: ${JSON.stringify(legal)}`);
  return apply(state, seat, action).state;
}

test('3 damage of a Shock Bot that Zapppp! activates come from the Bot', () => {
  const seats = [{ hero: 'artificer' }, { hero: 'barbarian' }];
  let state = createGame({ mode: 'duel', seats, seed: 'free', first: 0 });
  const [own, other] = state.seats;
  if (!own || !other) throw new Error('nobody sits there');
  own.hand = [];
  other.hand = [];
  own.tokens = { 'shock-bot': [{ by: 0, fresh: false, count: 1 }] };
  state.chance.script = [1, 2, 3, 4, 5];
  for (let left = 12; left > 0 && !state.lanes[0]?.rollPhase?.ledger.length; left -= 1) {
    state = answer(
      state,
      (action) => action.type === 'roll' || (action.type === 'activate' && action.ability === 'zapppp'),
    );
  }
  for (let left = 6; left > 0 && state.lanes[0]?.pending?.kind !== 'defend'; left -= 1) {
    state = answer(state, (action) => action.type === 'choose' && action.option === 'shock-bot');
  }
  const ledger = state.lanes[0]?.rollPhase?.ledger ?? [];
  const token = { kind: 'token', id: 'shock-bot', seat: 0 };
  expect(ledger).toContainEqual({ entry: 'add', to: 1, amount: 3, source: token });
  expect(ledger.filter(({ source }) => source.id === 'zapppp')).toMatchObject([
    { entry: 'damage', amount: 9 },
  ]);
});
