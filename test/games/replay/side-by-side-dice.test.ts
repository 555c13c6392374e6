/** `/verify` of a game in which one card changed dice of two heroes who rolled side by side (R82). */
import { expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  createGame,
  type GameSetup,
  type GameState,
  legalActions,
} from '../../../src/engine/index.ts';
import { stateAfter } from '../../../src/games/actions/take-back.ts';

interface Step {
  readonly seat: number;
  readonly action: Action;
}

const CARD = 'twice-as-wild';
const ORDER: readonly Action['type'][] = ['roll', 'choose', 'target', 'move', 'pass', 'sell'];

const isAlterOf = (of: number) => (action: Action) => action.type === 'alter' && action.of === of;

/** The die of the player's own roll, then one of the team-mate; null when the card cannot change both. */
function changes(state: GameState, seat: number): readonly Step[] | null {
  const played = apply(state, seat, { type: 'play', card: CARD }).state;
  const legal = legalActions(played, seat);
  const own = legal.find((action) => action.type === 'alter' && (action.of ?? seat) === seat);
  if (!own || !legal.some(isAlterOf(1 - seat))) return null;
  const second = legalActions(apply(played, seat, own).state, seat).find(isAlterOf(1 - seat));
  if (!second) return null;
  return [{ type: 'play', card: CARD } as const, own, second].map((action) => ({ seat, action }));
}

/** Plays on until a hero can change dice of both, at most as far as some rounds go. */
function playedTo(setup: GameSetup): readonly Step[] | null {
  let state = createGame(setup);
  const steps: Step[] = [];
  while (!state.outcome && steps.length < 60) {
    for (const { seat } of openQuestions(state)) {
      const mayPlay = legalActions(state, seat).some(
        (one) => one.type === 'play' && one.card === CARD && one.into === undefined,
      );
      const found = mayPlay ? changes(state, seat) : null;
      if (found) return [...steps, ...found];
    }
    const open = openQuestions(state);
    // Whoever has not rolled comes first, so that both rolls lie on the table.
    const question = open.find(({ kind, moment }) => kind === 'roll' && moment === null) ?? open.at(-1);
    if (!question) throw new Error('nobody is asked');
    const legal = legalActions(state, question.seat);
    const action = ORDER.flatMap((type) => legal.find((one) => one.type === type) ?? [])[0] ?? legal[0];
    if (!action) throw new Error('a question without an answer');
    state = apply(state, question.seat, action).state;
    steps.push({ seat: question.seat, action });
  }
  return null;
}

/** The first game in which somebody gets to play the card so. */
function firstGame(): { readonly setup: GameSetup; readonly steps: readonly Step[] } {
  for (let index = 0; index < 60; index += 1) {
    const setup: GameSetup = {
      mode: 'mission',
      seats: [{ hero: 'barbarian' }, { hero: 'huntress' }],
      seed: `sides ${index}`,
      first: 0,
      mission: { id: 'toll-bridge' },
    };
    const steps = playedTo(setup);
    if (steps) return { setup, steps };
  }
  throw new Error('the card was never drawn in time');
}

it('plays the same changes again, in memory and from written states', () => {
  const { setup, steps } = firstGame();
  let written: GameState = JSON.parse(JSON.stringify(createGame(setup)));
  for (const { seat, action } of steps) {
    written = JSON.parse(JSON.stringify(apply(written, seat, action).state));
  }
  expect(JSON.parse(JSON.stringify(stateAfter(setup, steps)))).toEqual(written);
  for (const seat of [0, 1]) {
    const lane = written.lanes.find(({ rollPhase }) => rollPhase?.attack.attacker === seat);
    expect(lane?.rollPhase?.roll?.dice.some(({ altered }) => altered)).toBe(true);
  }
});
