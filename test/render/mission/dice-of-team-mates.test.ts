/** The panel of a hero whose card may also change the dice of a team-mate who rolls at the same time (R82). */
import { expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { laneIndexOf, openQuestions } from '../../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  createGame,
  type GameState,
  legalActions,
  viewOf,
} from '../../../src/engine/index.ts';
import { encodeAction } from '../../../src/render/action-code.ts';
import { handPanel } from '../../../src/render/table/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { offeredLabels, offersIn } from '../table/offered.ts';

const PLAYERS = ['barbarian', 'moon-elf', 'monk', 'ninja'].map((heroId) => ({
  name: `Player of ${heroId}`,
  heroId,
  userId: heroId,
}));

const ORDER: readonly Action['type'][] = ['roll', 'pass', 'choose', 'move'];

/** A Mission in which everybody has rolled, and the first hero plays a card on dice. */
function played(card: string): GameState {
  let state = createGame({
    mode: 'mission',
    seats: PLAYERS.map(({ heroId }) => ({ hero: heroId })),
    seed: 'side by side',
    first: 0,
    mission: { id: 'toll-bridge', raised: 0 },
  });
  const hasRolled = (seat: number) =>
    state.lanes.some(({ rollPhase }) => rollPhase?.attack.attacker === seat && rollPhase.roll !== null);
  while (!PLAYERS.every((_, seat) => hasRolled(seat))) {
    const question = openQuestions(state).find(({ seat }) => !hasRolled(seat));
    if (!question) throw new Error('nobody is asked who has not rolled');
    const legal = legalActions(state, question.seat);
    const action = ORDER.flatMap((type) => legal.find((one) => one.type === type) ?? [])[0] ?? legal[0];
    if (!action) throw new Error('a question without an answer');
    state = apply(state, question.seat, action).state;
  }
  const [hero] = state.seats;
  if (hero) Object.assign(hero, { hand: [card], cp: 5 });
  return apply(state, 0, { type: 'play', card }).state;
}

function panelOf(state: GameState, picks: readonly number[]) {
  const view = viewOf(state, 0, laneIndexOf(state, 0));
  return handPanel({
    gameId: 'game',
    channelId: '1',
    view,
    players: Array.from(
      { length: 30 },
      (_, at) => PLAYERS[at] ?? { name: `Enemy ${at}`, heroId: '', userId: null },
    ),
    keptDice: [],
    picks,
    otherSeats: [],
    legal: legalActions(state, 0),
    cards: [],
    words: ENGLISH,
  });
}

it.each(['twice-as-wild', 'so-wild', 'tip-it'])('offers every change that %s allows', (card) => {
  const state = played(card);
  const offered = new Set([1, 2, 3, 4, 5].flatMap((die) => [...offersIn(panelOf(state, [die])).actions]));
  const legal = legalActions(state, 0).flatMap((action) =>
    action.type === 'alter' ? [encodeAction(action)] : [],
  );
  expect(legal.some((code) => code.startsWith('of:3:'))).toBe(true);
  expect(legal.filter((code) => !offered.has(code))).toEqual([]);
  expect(offeredLabels(panelOf(state, [])).some((label) => label.startsWith('Die 5: '))).toBe(true);
});

it('offers no dice of others for a card on own dice', () => {
  const codes = legalActions(played('six-it'), 0).flatMap((action) =>
    action.type === 'alter' ? [encodeAction(action)] : [],
  );
  expect(codes.some((code) => code.startsWith('of:'))).toBe(false);
});
