/** What a hand panel offers for the dice of a team-mate. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import {
  type Action,
  apply,
  createGame,
  type GameState,
  legalActions,
  viewOf,
} from '../../../src/engine/index.ts';
import { handPanel } from '../../../src/render/table/index.ts';

const PLAYERS = [
  { name: 'Ada', heroId: 'barbarian', userId: 'ada' },
  { name: 'Bo', heroId: 'moon-elf', userId: 'bo' },
];

/** Ada has rolled; Bo, who holds a card that turns any die, is about to roll. */
function rolled(): GameState {
  let state = createGame({
    mode: 'mission',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
    seed: 'assist',
    first: 0,
    mission: { id: 'toll-bridge', raised: 0 },
  });
  const [ada, bo] = state.seats;
  if (ada) Object.assign(ada, { deck: [...ada.deck, ...ada.hand], hand: [] });
  if (bo) Object.assign(bo, { deck: [...bo.deck, ...bo.hand], hand: ['tip-it'] });
  const act = (seat: number, action: Action | undefined) => {
    if (!action) throw new Error(`seat ${seat} cannot go on`);
    state = apply(state, seat, action).state;
  };
  for (const seat of [0, 1]) {
    for (;;) {
      const legal = legalActions(state, seat);
      if (legal.some(({ type }) => type === 'roll')) break;
      act(seat, legal.find(({ type }) => type === 'pass') ?? legal.find(({ type }) => type === 'move'));
    }
  }
  state.chance.script = [1, 1, 1, 2, 3];
  act(0, { type: 'roll' });
  return state;
}

function panelOf(state: GameState, seat: number): string {
  const legal = legalActions(state, seat);
  const panel = handPanel({
    gameId: 'game',
    channelId: '1',
    view: viewOf(state, seat),
    players: [
      ...PLAYERS,
      ...Array.from({ length: 30 }, (_, at) => ({ name: `Enemy ${at}`, heroId: '', userId: null })),
    ],
    keptDice: [],
    picks: [],
    legal,
    teamViews: [viewOf(state, 'public', 1)],
    cards: (state.seats[seat]?.hand ?? []).map((id) => ({ id, price: 1, unmetRequirement: null })),
  });
  return JSON.stringify(panel.components);
}

describe('a hand panel', () => {
  it('shows the dice of the team-mate and a menu of what changes them', () => {
    const panel = panelOf(rolled(), 1);
    expect(panel).toContain('Dice of Ada: ');
    expect(panel).toContain('"label":"For Ada: Tip It! (1 CP)"');
    expect(panel).toContain('"value":"into:0:play:tip-it"');
    expect(panel).toContain('Help a team-mate');
    expect(panel).not.toContain('"value":"play:tip-it"');
    expect(panel).toContain('Can help a team-mate now.');
  });

  it('says nothing of it to who can do nothing', () => {
    expect(panelOf(rolled(), 0)).not.toContain('Help a team-mate');
  });
});
