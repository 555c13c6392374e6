/** Sentences with figures: what they say is what the engine counts. */
import { describe, expect, it } from 'vitest';
import { heroById } from '../../../src/engine/definitions.ts';
import { type Action, createGame, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { held as amountHeld } from '../../../src/engine/vocabulary/amount-builders.ts';
import { describePending, handPanel, tableMessage, whoseMove } from '../../../src/render/table/index.ts';
import { knownAmount } from '../../../src/render/table/known-amounts.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { parts, play } from './message-parts.ts';
import { handOf, tableOf } from './tables.ts';

const HEROES = ['barbarian', 'moon-elf', 'monk', 'ninja'];

/** A game in which this seat begins. */
function begun(players: number, seat: number): GameState {
  const seats = HEROES.slice(0, players).map((hero) => ({ hero }));
  const mode = players === 2 ? 'duel' : players === 3 ? 'koth' : '2v2';
  return createGame({ mode, seats, seed: 'figures', first: seat });
}

/** Goes on by doing nothing until a question of this kind is asked. */
function until(state: GameState, kind: string): GameState {
  let now = state;
  for (let steps = 0; steps < 40; steps += 1) {
    const pending = now.lanes[0]?.pending;
    if (!pending || pending.kind === kind) return now;
    const legal = legalActions(now, pending.seat);
    const action =
      legal.find(({ type }) => type === 'pass') ?? legal.find(({ type }) => type === 'no-ability');
    if (!action) throw new Error(`cannot do nothing at ${pending.kind}`);
    now = play(now, [pending.seat, action]);
  }
  throw new Error(`${kind} was never asked`);
}

const SEATS = [2, 3, 4].flatMap((players) =>
  Array.from({ length: Math.min(3, players) }, (_, seat) => ({ players, seat })),
);

/** All texts of the public table and of the asked seat's own hand, and its sentence in a list. */
function told(state: GameState, seat: number) {
  const table = tableOf(state);
  const { view, players, asking } = table;
  return {
    table: parts(tableMessage(table)).texts.join('\n'),
    hand: parts(handPanel(handOf(state, seat))).texts.join('\n'),
    list: describePending(view, players, asking?.prompt ?? null),
    sentence: whoseMove(view, players)?.text ?? '',
  };
}

describe.each(SEATS)('seat $seat of $players', ({ players, seat }) => {
  it.each([1, 2, 3, 5])('is told to sell %i cards, and each sale makes it one less', (tooMany) => {
    let state = begun(players, seat);
    const own = state.seats[seat] ?? expect.fail();
    const more = 6 + tooMany - own.hand.length;
    own.hand = [...own.hand, ...own.deck.slice(0, more)];
    own.deck = own.deck.slice(more);
    state = until(state, 'discard');
    for (let left = tooMany; left > 0; left -= 1) {
      const words = left === 1 ? 'sell 1 card from your hand' : `sell ${left} cards from your hand`;
      const { table, list, sentence } = told(state, seat);
      expect([table, list, sentence].map((text) => text.includes(words))).toEqual([true, true, true]);
      expect(table).toContain(ENGLISH.table.answerFromHand);
      expect(viewOf(state, seat).pending?.prompt).toEqual({ ask: 'sell', cards: left });
      const sale = legalActions(state, seat).find(({ type }) => type === 'sell') ?? expect.fail();
      state = play(state, [seat, sale]);
    }
    expect(state.lanes[0]?.pending?.kind).not.toBe('discard');
    expect(told(state, seat).table).not.toContain(ENGLISH.table.answerFromHand);
  });

  it('is told how many attempts are left at each of them', () => {
    let state = begun(players, seat);
    state.chance.script = [1, 2, 4, 4, 6, 1, 2, 4, 4, 6, 1, 2, 4, 4, 6];
    state = play(state, [seat, { type: 'pass' }]);
    expect(told(state, seat).table).toContain('roll the dice (3 attempts)');
    state = play(state, [seat, { type: 'roll' }]);
    expect(told(state, seat).table).toContain('reroll (2 left)');
    state = play(state, [seat, { type: 'reroll', dice: [1, 2] }]);
    expect(told(state, seat).table).toContain('reroll (1 left)');
    state = play(state, [seat, { type: 'reroll', dice: [5] }]);
    expect(told(state, seat).table).not.toMatch(/reroll \(|attempt/);
  });

  it('is told how many dice the button rolls again, for every choice of dice', () => {
    let state = begun(players, seat);
    state.chance.script = [1, 2, 4, 4, 6];
    state = play(state, [seat, { type: 'pass' }], [seat, { type: 'roll' }]);
    for (let mask = 0; mask < 31; mask += 1) {
      const keptDice = [1, 2, 3, 4, 5].filter((die) => mask & (1 << (die - 1)));
      const { labels } = parts(tableMessage({ ...tableOf(state), keptDice }));
      const again = 5 - keptDice.length;
      const label = again === 1 ? /^Reroll 1 die\b/ : new RegExp(`^Reroll ${again} dice\\b`);
      expect(labels.filter((one) => label.test(one)).length, keptDice.join()).toBeGreaterThan(0);
    }
  });

  it('is told each die and what it becomes, by its own face', () => {
    let state = begun(players, seat);
    state.chance.script = [1, 2, 3, 4, 5];
    const own = state.seats[seat] ?? expect.fail();
    own.hand = ['six-it'];
    own.cp = 9;
    const play6: Action = { type: 'play', card: 'six-it' };
    state = play(state, [seat, { type: 'pass' }], [seat, { type: 'roll' }], [seat, play6]);
    const { labels } = parts(tableMessage(tableOf(state)));
    const changes = labels.flatMap((label) => /^Die (\d): (\d) \S+ to (\d) /.exec(label)?.slice(1) ?? []);
    expect(changes.join('')).toBe('116226336446556');
    // The ability that the dice would meet after each change.
    const abilities = labels.flatMap((label) => /^Die \d: .* to 6 \S+(?:: (.*))?$/.exec(label)?.[1] ?? []);
    if (seat === 0) expect(abilities).toEqual(['Reckless', 'Mighty Blow', 'Smack', 'Mighty Blow']);
  });
});

describe('an amount of tokens that an ability counts', () => {
  /** Barbarian with this many Evasive, whose limit is 3 and raised by so many, after gaining more. */
  function counted(held: number, raised: number, more: number): number | null {
    const [view] = viewOf(begun(2, 0), 'public').seats;
    const owner = {
      ...(view ?? expect.fail()),
      tokens: [{ id: 'evasive', name: 'Evasive', kind: 'positive' as const, count: held, limit: 3 + raised }],
      limits: { evasive: raised },
    };
    const facts = {
      owner,
      hero: heroById('barbarian'),
      dice: [],
      cp: 0,
      gained: new Map([['evasive', more]]),
    };
    return knownAmount(amountHeld('evasive'), facts);
  }

  it.each([
    [0, 0, 0, 0],
    [1, 0, 1, 2],
    [2, 0, 5, 3],
    [2, 1, 5, 4],
    [2, 2, 1, 3],
    [4, 0, 1, 4],
  ])('with %i held, a limit raised by %i and %i gained is %i', (held, raised, more, result) => {
    expect(counted(held, raised, more)).toBe(result);
  });
});
