import { describe, expect, it, test } from 'vitest';
import '../../../src/content/index.ts';
import type { Mode } from '../../../src/engine/hosting.ts';
import { createGame, type GameView, viewOf } from '../../../src/engine/index.ts';
import { drawBoard } from '../../../src/render/picture/draw-board.ts';
import { attackLines } from '../../../src/render/table/attack-words.ts';
import {
  askingPeople,
  boardModelOf,
  describePending,
  playersAt,
  tableAltText,
  tableMessage,
  whoseMove,
} from '../../../src/render/table/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { labelTexts } from '../picture/board-fixture.ts';
import { expectWithinLimits } from './limits.ts';

const HEROES = ['barbarian', 'moon-elf', 'paladin', 'ninja', 'pyromancer', 'treant'];
const NAMES = ['Alice', 'Bob', 'Cy', 'Di', 'Eve', 'Frank'];

/** The public view of a new game with a number of seats. */
function viewAt(mode: Mode, count: number): GameView {
  const seats = HEROES.slice(0, count).map((hero) => ({ hero }));
  return viewOf(createGame({ mode, seats, seed: 'many', first: 0 }), 'public');
}

function playersOf(view: GameView) {
  return playersAt(
    view.seats,
    NAMES.map((name, at) => ({ name, userId: `${at + 1}` })),
  );
}

const HAIL = {
  attacker: 0,
  targets: [
    { seat: 2, undefendable: false, defense: null },
    { seat: 3, undefendable: false, defense: null },
  ],
  defending: 3,
  ability: 'smack',
  name: 'Hail',
  type: 'normal',
  base: 7,
  ultimate: false,
  undefendable: false,
  benign: false,
  landed: false,
} as const;

const line = (amount: number) => ({ source: 'smack', sourceKind: 'ability', step: 1, amount }) as const;

/** Alice attacks Cy and Di, and Bob is hit too; Di is asked for a defense. */
function attacked(view: GameView): GameView {
  const hit = (seat: number, total: number) => ({ seat, subtotal: total, total, lines: [line(total)] });
  const dice = [1, 2, 3].map((value) => ({ value: value as 1 | 2 | 3, kept: false, altered: false }));
  const roll = { kind: 'defensive', label: 'Smack', settled: false, dice, awaitedBy: null } as const;
  return {
    ...view,
    turn: { ...view.turn, active: 0, phase: 'defensive-roll' },
    attack: HAIL,
    sums: [hit(1, 2), hit(2, 5), hit(3, 7)],
    rolls: [
      { ...roll, owner: 2 },
      { ...roll, owner: 3 },
    ],
    pending: {
      seat: 3,
      also: [],
      kind: 'defend',
      moment: null,
      prompt: null,
      source: null,
      effects: null,
      plans: [],
    },
  };
}

const TABLES = [
  ['koth', 4],
  ['koth', 5],
  ['2v2', 4],
  ['3v3', 6],
  ['2v2v2', 6],
] as const;

describe.each(TABLES)('%s with %i', (mode, count) => {
  const view = attacked(viewAt(mode, count));
  const players = playersOf(view);
  const input = { view, players, prompt: null, keptDice: [] };

  it('makes a board of seats, teams, targets and damage by recipient', () => {
    const model = boardModelOf(input);
    expect(model.seats.map(({ playerName }) => playerName)).toEqual(NAMES.slice(0, count));
    expect(model.attack).toMatchObject({ attacker: 0, targets: [2, 3] });
    expect(model.sums.map(({ seat, total }) => [seat, total])).toEqual([
      [1, 2],
      [2, 5],
      [3, 7],
    ]);
    expect(model.rolls.map(({ owner }) => owner)).toEqual([2, 3]);
    const inTeams = model.teams.flatMap(({ seats }) => seats).toSorted();
    expect(inTeams).toEqual(mode === 'koth' ? [] : [...Array(count).keys()]);
    expect(model.teams.every(({ dial }) => dial?.health === 50)).toBe(true);
  });

  it('says in words what is in the picture, what the asked one needs first', () => {
    const alt = tableAltText(input);
    expect(alt.length).toBeLessThanOrEqual(1024);
    const places = [
      'Di: choose a defense',
      'Smack of Di: ',
      'Hail by Alice against Cy and Di',
      'Di would take 7',
      'Bob would take 2',
      'Di (Ninja): ',
      'Smack of Cy: ',
      'Cy (Paladin): ',
      'Alice (Barbarian): ',
      'Bob (Moon Elf): ',
    ].map((words) => alt.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    if (mode !== 'koth') expect(alt).toContain('share 50 health.');
    else expect(alt).toContain('leads');
  });

  it('is a message within the limits, with more on the table than can be told', async () => {
    const tokens = ['Blessing of Divinity', 'Smoke Bomb', 'Fire Mastery', 'Knockdown', 'Concussion'].map(
      (name) => ({
        id: 'stun',
        name,
        kind: 'negative' as const,
        count: 3,
        limit: 3,
      }),
    );
    const full = { ...view, seats: view.seats.map((seat) => ({ ...seat, tokens })) };
    const alt = tableAltText({ view: full, players });
    for (const name of NAMES.slice(0, count)) expect(alt).toContain(`${name} (`);
    await expectWithinLimits(
      tableMessage({
        ...{ gameId: 'abcdefghijklmnopqrstuvwx', view: full, players, legal: [], asking: full.pending },
        ...{ keptDice: [], picks: [], logTail: [], ping: true, picture: count % 2 === 0 },
      }),
    );
  });

  it('is drawn with every name', () => {
    expect(labelTexts(drawBoard(boardModelOf(input)))).toEqual(expect.arrayContaining(NAMES.slice(0, count)));
  });
});

describe('three at a table', () => {
  it('see one of them attacked while another is hit', () => {
    const three = viewAt('koth', 3);
    const view = { ...attacked(three), attack: { ...HAIL, targets: [HAIL.targets[0]] }, rolls: [] };
    const at = {
      ...view,
      sums: view.sums.slice(0, 2),
      pending: view.pending && { ...view.pending, seat: 2 },
    };
    const input = { view: at, players: playersOf(at) };
    expect(tableAltText(input)).toMatch(/Hail by Alice against Cy\. Cy would take 5: .* Bob would take 2: /);
    const drawn = labelTexts(drawBoard(boardModelOf({ ...input, prompt: null, keptDice: [] })));
    expect(drawn).toEqual(expect.arrayContaining(['Alice', 'Bob', 'Cy', '−5', '−2']));
  });
});

describe('an Attack on several in words', () => {
  const view = attacked(viewAt('koth', 4));
  const heading = (targets: NonNullable<GameView['attack']>['targets']) =>
    attackLines({ ...view, attack: { ...HAIL, targets } }, playersOf(view), ENGLISH)[0];

  it('tells who has defended with what, and for whom it is undefendable', () => {
    const [cy, di] = HAIL.targets;
    expect(heading([{ ...cy, defense: 'Dodge' }, di])).toMatch(
      /^\*\*Hail\*\* by .*Alice.* against .*Cy.* and .*Di.*, defended by .*Cy.* with Dodge$/,
    );
    expect(heading([cy, { ...di, undefendable: true }])).toMatch(/\(undefendable for .*Di.*\)$/);
    expect(heading([{ ...cy, defense: 'Dodge' }])).toMatch(/, defended with Dodge$/);
  });
});

describe('whose move it is among many', () => {
  it('tells a target what comes to them, not what comes to the first', () => {
    const view = attacked(viewAt('koth', 4));
    expect(describePending(view, playersOf(view))).toBe('Di: choose a defense against Hail (7 coming)');
  });
});

describe('the leaders', () => {
  it('are those with the most health in King of the Hill, and nobody elsewhere', () => {
    expect(viewAt('koth', 3).leaders).toEqual([0, 1, 2]);
    const state = createGame({
      mode: 'koth',
      seats: HEROES.slice(0, 3).map((hero) => ({ hero })),
      seed: 'many',
      first: 0,
    });
    const first = state.pools[0];
    if (first) first.health = 12;
    expect(viewOf(state, 'public').leaders).toEqual([1, 2]);
    expect(viewAt('2v2', 4).leaders).toEqual([]);
  });
});

describe('a question that either of two opponents may answer', () => {
  const base = viewAt('2v2', 4);
  const { pending } = attacked(base);
  if (!pending) throw new Error('nobody is asked');
  const view: GameView = { ...base, pending: { ...pending, kind: 'target', seat: 1, also: [3] } };
  const players = playersOf(view);

  it('names both', () => {
    expect(whoseMove(askingPeople(view, players), players)?.text).toMatch(/^\*\*Bob\*\* or \*\*Di\*\*, /);
  });

  it('names the person alone beside a bot, and a bot where both are bots', () => {
    const bot = (...seats: number[]) =>
      players.map((player, seat) => (seats.includes(seat) ? { ...player, userId: null } : player));
    expect(askingPeople(view, bot(1)).pending).toMatchObject({ seat: 3, also: [] });
    expect(askingPeople(view, bot(3)).pending).toMatchObject({ seat: 1, also: [] });
    expect(askingPeople(view, bot(1, 3))).toBe(view);
  });
});

test.each([2, 3])('the alt text of some seats names whoever sits there: from seat %i on', (from) => {
  const whole = viewAt('koth', 4);
  const some = { ...whole, seats: whole.seats.filter(({ seat }) => seat === 0 || seat >= from) };
  const alt = tableAltText({ view: some, players: playersOf(whole) });
  for (const { seat } of some.seats.slice(1))
    expect(alt).toMatch(new RegExp(`${NAMES[seat]} \\([^)]*\\): \\d+ health`));
  expect(alt).not.toContain('Bob');
});
