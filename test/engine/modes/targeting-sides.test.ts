/** Left and right opponent of each seat, for the targeting die (rule: team-2v2-targeting). */
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { aimsOf, opponentsClockwise } from '../../../src/engine/flow/phases/targeting-roll.ts';
import { apply, createGame, legalActions, viewOf } from '../../../src/engine/index.ts';
import { aimLines } from '../../../src/render/table/attack-words.ts';
import { playersAt } from '../../../src/render/table/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';

describe('the opponents on the left and on the right', () => {
  // Seen from above: 0 and 1 at the top, 2 and 3 at the bottom; 0 and 2 sit on one side.
  it.each([
    [0, [1, 3]],
    [1, [2, 0]],
    [2, [1, 3]],
    [3, [2, 0]],
  ])('of seat %i in 2v2', (seat, opponents) => {
    const seats = ['barbarian', 'moon-elf', 'monk', 'treant'].map((hero) => ({ hero }));
    const game = openGame(createGame({ mode: '2v2', seats, seed: '1', first: 0 }), 0);
    expect(opponentsClockwise(game, seat)).toEqual(opponents);
  });
});

const HEROES = ['barbarian', 'moon-elf', 'monk', 'treant', 'paladin', 'ninja'];

describe.each([
  ['2v2', 4],
  ['3v3', 6],
  ['2v2v2', 6],
] as const)('the targeting die of %s', (mode, count) => {
  it('aims at whom the table says for its face, from every seat', () => {
    const attackers = new Set<number>();
    for (let seed = 0; seed < 12 && attackers.size < count; seed += 1) {
      const random = seedrandom(`${mode} ${seed}`);
      const seats = HEROES.slice(0, count).map((hero) => ({ hero }));
      let state = createGame({ mode, seats, seed: `${seed}`, first: 0 });
      state.askAlways = true;
      let said: { aim: unknown; owner: number } | null = null;
      for (let step = 0; step < 1_500 && !state.outcome; step += 1) {
        const seat = state.lanes[0]?.pending?.seat ?? 0;
        const legal = legalActions(state, seat).filter(
          ({ type }) => type !== 'concede' && type !== 'set-orders',
        );
        // An ability that is ready is activated, so that targets are rolled for often.
        const ready = legal.filter(({ type }) => type === 'activate');
        const among = ready.length > 0 ? ready : legal;
        const action = among[Math.floor(random() * among.length)];
        if (!action) throw new Error(`nothing is legal for ${seat}`);
        const played = apply(state, seat, action);
        state = played.state;
        const aimed = played.events.find(({ e }) => e === 'targeted');
        if (aimed?.e === 'targeted' && said !== null && typeof said.aim === 'object') {
          expect(said.aim).toMatchObject({ player: aimed.target });
          attackers.add(said.owner);
        }
        const die = viewOf(state, 'public').rolls.find(({ kind }) => kind === 'targeting');
        const face = die?.dice[0]?.value;
        said = die && face ? { aim: die.aims?.[face - 1], owner: die.owner } : null;
      }
    }
    expect([...attackers].toSorted()).toEqual(Array.from({ length: count }, (_, seat) => seat));
  });
});

describe('what the faces of the targeting die mean, in words', () => {
  it.each([
    ['2v2', 4, 0, '1 or 2 Bo (left), 3 or 4 Di (right), 5 the opponents choose, 6 Ada chooses'],
    ['2v2', 4, 3, '1 or 2 Cy (left), 3 or 4 Ada (right), 5 the opponents choose, 6 Di chooses'],
    ['3v3', 6, 2, '1 or 2 Bo (left), 3 or 4 Di (in the middle), 5 or 6 Flo (right)'],
    [
      '2v2v2',
      6,
      5,
      '1 Ada (opponent 1 from the left), 2 Bo (opponent 2 from the left), 3 Di (opponent 3 from the left), ' +
        '4 Eve (opponent 4 from the left), 5 or 6 Flo chooses',
    ],
  ] as const)('in %s with %i, of seat %i', (mode, count, owner, faces) => {
    const seats = HEROES.slice(0, count).map((hero) => ({ hero }));
    const state = createGame({ mode, seats, seed: '1', first: 0 });
    const view = viewOf(state, 'public');
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo'];
    const players = playersAt(
      view.seats,
      names.map((name, at) => ({ name, userId: `${at}` })),
    );
    const roll = {
      kind: 'targeting',
      owner,
      label: 'targeting-roll',
      settled: false,
      dice: [{ value: 1, kept: false, altered: false }],
      aims: aimsOf(openGame(state, 0), owner) ?? [],
      awaitedBy: null,
    } as const;
    const name = names[owner];
    expect(aimLines({ ...view, rolls: [roll] }, players, ENGLISH)).toEqual([
      `Targeting die of ${name}: ${faces}.`,
    ]);
    expect(aimLines(view, players, ENGLISH)).toEqual([]);
  });
});
