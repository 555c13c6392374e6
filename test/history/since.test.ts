import { describe, expect, test } from 'vitest';
import type { GameEvent, GameState } from '../../src/engine/index.ts';
import { beginChronicle, type Chronicle, continueChronicle } from '../../src/history/chronicle.ts';
import { sinceMoveOf } from '../../src/history/since.ts';
import { sinceText } from '../../src/render/history/since-text.ts';
import { ENGLISH } from '../../src/words/index.ts';
import { setupFor, wholeGame } from './played.ts';

const PEOPLE = ['Ada', 'Bo', 'Cy', 'Dee'];

function gameOf(mode: string, count: number): { chronicle: Chronicle; state: GameState } {
  const mission = mode === 'mission' ? 'toll-bridge' : undefined;
  const { setup, start } = wholeGame(setupFor(mode, count, 'since', mission), 'bots', 0);
  return { chronicle: beginChronicle(setup, start.state, start.events), state: start.state };
}

const landed = (
  by: number,
  to: number,
  incoming: number,
  total: number,
  before: number,
  source = 'showdown',
): GameEvent => ({
  e: 'landed',
  totals: [
    {
      seat: to,
      incoming,
      subtotal: total,
      total,
      lines: [{ step: 1, amount: incoming, source, sourceKind: 'ability' }],
    },
  ],
  dealers: [by],
  dials: [{ before, now: before - total }],
});

/** Each act: a seat and the events of its action; `quiet` for an autopilot or changed stops. */
type Act = readonly [seat: number, events: readonly GameEvent[], quiet?: 'quiet'];

function told(
  mode: string,
  count: number,
  acts: readonly Act[],
  seat: number,
  due: number | null = null,
  names: readonly string[] = PEOPLE,
) {
  const game = gameOf(mode, count);
  const chronicle = acts.reduce(
    (sum, [at, events, quiet]) =>
      continueChronicle(sum, { seat: at, state: game.state, events, isNoMove: quiet === 'quiet' }),
    game.chronicle,
  );
  const players = names.map((name) => ({ name, heroId: 'monk', userId: name }));
  const input = { chronicle, state: game.state, players, seat, answerDueAt: due, words: ENGLISH };
  return { text: sinceText(input), news: sinceMoveOf(chronicle, game.state, seat) };
}

describe('since the move of a seat', () => {
  test('what others added to a hit is told as theirs, and what was prevented is counted from all of it', () => {
    const lines = [
      { step: 1, amount: 4, source: 'onslaught', sourceKind: 'ability' },
      { step: 2, amount: 2, source: 'nyra', sourceKind: 'token' },
      { step: 3, amount: -3, source: 'rooted', sourceKind: 'ability' },
    ] as const;
    const hit = (total: number, before: number, adder = 'nyra'): GameEvent => ({
      e: 'landed',
      totals: [
        {
          ...{ seat: 0, incoming: 4, subtotal: 6, total },
          lines: lines.map((line) => (line.source === 'nyra' ? { ...line, source: adder } : line)),
        },
      ],
      dealers: [1],
      dials: [{ before, now: before - total }],
    });
    const since = (...hits: readonly GameEvent[]) =>
      told(
        'duel',
        2,
        [
          [0, []],
          [1, hits],
        ],
        0,
      ).text;
    expect(since(hit(3, 49))).toBe(
      'Since your move: Bo dealt 6 with Onslaught (of which 2 by Nyra), 3 of which reached you: 49 → 46.',
    );
    expect(since(hit(3, 49, 'onslaught'))).toContain('Bo dealt 6 with Onslaught, 3 of which');
    expect(since(hit(3, 49), hit(3, 46))).toContain(
      'Bo dealt 12 with Onslaught (of which 4 by Nyra), 6 of which reached you: 49 → 43.',
    );
  });

  test('stolen health is told as that, as no ability deals it', () => {
    const theft: GameEvent = { e: 'stole', seat: 1, from: 0, what: 'health', amount: 2, left: 40 };
    const line = (seat: number) =>
      told(
        '2v2',
        4,
        [
          [seat, []],
          [1, [theft]],
        ],
        seat,
      ).text;
    expect(line(0)).toBe('Since your move: Bo stole 2 health: 42 → 40.');
    expect(line(2)).toBe('Since your move: Bo stole 2 health from Ada: 42 → 40.');
  });

  test('damage of its own next upkeep is told where its pass ended the turn before, and no other damage of its own', () => {
    const hit = landed(0, 1, 9, 9, 23);
    const turn: GameEvent = { e: 'turn', number: 9, seat: 1 };
    const own = landed(1, 1, 4, 4, 14, 'cursed');
    const { text } = told('duel', 2, [[1, [hit, turn, own]]], 1);
    expect(text).toBe('Since your move: Ada dealt 9 with Showdown: 23 → 14; you lost 4 by Cursed: 14 → 10.');
    expect(told('duel', 2, [[1, [own]]], 1).news).toBeNull();
  });

  test('a hit is told with what reached the reader, the health, and the time to answer', () => {
    const { text } = told(
      'duel',
      2,
      [
        [0, []],
        [1, [landed(1, 0, 7, 6, 50)]],
      ],
      0,
      1_800_000_000_000,
    );
    expect(text).toBe(
      'Since your move: Bo dealt 7 with Showdown, 6 of which reached you: 50 → 44. Answer before <t:1800000000:f>.',
    );
  });

  test.each(['duel', 'koth'] as const)('a hit that grew is told with all that landed, in %s', (mode) => {
    const acts: Act[] = [
      [0, []],
      [1, [landed(1, 0, 4, 5, 50)]],
    ];
    const { text } = told(mode, mode === 'duel' ? 2 : 3, acts, 0);
    expect(text).toMatch(/dealt 5 with Showdown: 50 → 45/);
  });

  test('nothing is told before the first move, and nothing when nothing happened', () => {
    expect(told('duel', 2, [[1, [landed(1, 0, 7, 6, 50)]]], 0).text).toBeNull();
    expect(
      told(
        'duel',
        2,
        [
          [0, []],
          [1, []],
        ],
        0,
      ).text,
    ).toBeNull();
  });

  test('what happened before the last move is not told again', () => {
    const acts: Act[] = [
      [0, []],
      [1, [landed(1, 0, 7, 6, 50)]],
      [0, []],
      [1, []],
    ];
    expect(told('duel', 2, acts, 0).text).toBeNull();
  });

  test('what landed with the own last press is told, own hits on others are not', () => {
    expect(told('duel', 2, [[0, [landed(1, 0, 4, 4, 20)]]], 0).text).toContain('20 → 16');
    expect(told('duel', 2, [[0, [landed(0, 1, 4, 4, 20)]]], 0).text).toBeNull();
  });

  test('an autopilot and changed stops are no move', () => {
    const acts: Act[] = [
      [0, []],
      [1, [landed(1, 0, 7, 7, 50)]],
      [0, [], 'quiet'],
    ];
    expect(told('duel', 2, acts, 0).text).toContain('50 → 43');
  });

  test.each([3, 4])('in King of the Hill of %i each seat reads what concerns it', (count) => {
    for (let seat = 0; seat < count; seat += 1) {
      const other = (seat + 1) % count;
      const acts: Act[] = [
        [seat, []],
        [other, [landed(other, seat, 3, 3, 30), { e: 'defeated', seat: other }]],
      ];
      const { text } = told('koth', count, acts, seat);
      expect(text).toBe(
        `Since your move: ${PEOPLE[other]} dealt 3 with Showdown: 30 → 27; ${PEOPLE[other]} fell.`,
      );
      expect(told('koth', count, acts, (seat + 2) % count).text).toBeNull();
    }
  });

  test('team-mates share a dial, so a hit on one is told to both', () => {
    const game = gameOf('2v2', 4);
    const mate = game.state.seats.findIndex(({ pool }, at) => at !== 0 && pool === game.state.seats[0]?.pool);
    const enemy = game.state.seats.findIndex(({ team }) => team !== game.state.seats[0]?.team);
    const { text } = told(
      '2v2',
      4,
      [
        [0, []],
        [enemy, [landed(enemy, mate, 5, 2, 40)]],
      ],
      0,
    );
    expect(text).toContain(
      `dealt 5 to ${PEOPLE[mate]} with Showdown, 2 of which reached ${PEOPLE[mate]}: 40 → 38`,
    );
  });

  test('many hits are summed by dealer and source, and the oldest as one', () => {
    const hits = Array.from({ length: 6 }, (_, at) => landed(1, 0, 2, 2, 40 - 2 * at));
    expect(
      told(
        'duel',
        2,
        [
          [0, []],
          [1, hits],
        ],
        0,
      ).text,
    ).toContain('Bo dealt 12 with Showdown: 40 → 28');
  });

  test('what enemies of a kind deal by the clock is told by their kind, an attack by the figure', () => {
    const heroes = 2;
    const { enemies = [] } = gameOf('mission', heroes).state;
    const [guard = -1, archer = -1] = ['guard', 'archer'].map(
      (kind) => heroes + enemies.findIndex(({ panel }) => panel === kind),
    );
    const acts: Act[] = [
      [0, []],
      [1, [landed(guard, 0, 3, 3, 20, 'Bridge Guards')]],
      [1, [landed(archer, 0, 2, 2, 17, 'volley')]],
    ];
    const names = [...PEOPLE.slice(0, heroes), ...enemies.map((_, at) => `Enemy ${at}`)];
    expect(told('mission', heroes, acts, 0, null, names).text).toBe(
      `Since your move: Bridge Guards dealt 3: 20 → 17; Enemy ${archer - heroes} dealt 2 with Volley: 17 → 15.`,
    );
  });

  test('a Mission tells its latest round, the clock and what fell', () => {
    const acts: Act[] = [
      [0, []],
      [
        1,
        [
          { e: 'round', number: 2, startPlayer: 0 },
          { e: 'clock', segment: 1 },
          { e: 'clock', segment: 2 },
          { e: 'round', number: 3, startPlayer: 1 },
          { e: 'exited', seat: 1, space: 'x' },
        ],
      ],
    ];
    const { text, news } = told('koth', 3, acts, 0);
    expect(news?.clockSteps).toBe(2);
    expect(text).toBe('Since your move: the crisis clock moved on by 2; round 3 began; Bo left the map.');
  });
});
