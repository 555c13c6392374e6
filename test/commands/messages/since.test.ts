/** What happened since a person's move, beside the strike that the picture of the table shows. */
import { describe, expect, it } from 'vitest';
import { isToldSince } from '../../../src/commands/messages/since.ts';
import { createGame, type Seat, viewOf } from '../../../src/engine/index.ts';
import { coloursOf } from '../../../src/render/hero-colours.ts';
import type { StrikeModel } from '../../../src/render/picture/board-model.ts';
import { tableMessage } from '../../../src/render/table/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { parts } from '../../render/table/message-parts.ts';
import { randomGame, tableOf } from '../../render/table/tables.ts';

const players = ['Ada', 'Bo', 'Cleo', 'Dan'].map((name, at) => ({
  name,
  heroId: 'monk',
  userId: `${10 + at}`,
}));

/** An Attack of Ada that hits the named people. */
const strikeOn = (...names: readonly string[]): StrikeModel => ({
  kind: 'hit',
  ability: 'Fist Strike',
  sides: 'Ada → others',
  heroId: 'monk',
  palette: coloursOf('monk'),
  dice: [],
  hits: names.map((name) => ({ name, amount: 4, before: 50, after: 46, isBack: false })),
  changes: [],
});

describe('a strike beside what happened since a move', () => {
  const toldTo = (
    mode: 'koth' | '2v2',
    seat: Seat,
    strike: StrikeModel | null,
    since: string | null = 'Since',
  ) => {
    const seats = players.slice(0, mode === 'koth' ? 3 : 4).map(({ heroId }) => ({ hero: heroId }));
    const view = viewOf(createGame({ mode, seats, seed: 'since', first: 0 }), 'public');
    return isToldSince(since, strike, view, seat, players, ENGLISH);
  };

  it('is told by it where it hit nobody else', () => {
    expect(toldTo('koth', 1, strikeOn('Bo'))).toBe(true);
    expect(toldTo('koth', 1, strikeOn('Cleo'))).toBe(false);
    expect(toldTo('koth', 1, strikeOn('Bo', 'Ada'))).toBe(false);
    expect(toldTo('koth', 1, strikeOn('Bo'), null)).toBe(false);
    expect(toldTo('koth', 1, null)).toBe(false);
  });

  it('is told to team-mates who share the health, and to nobody else', () => {
    const mates = createGame({
      mode: '2v2',
      seats: players.map(({ heroId }) => ({ hero: heroId })),
      seed: 'since',
      first: 0,
    });
    const dialOf = (seat: Seat) => viewOf(mates, 'public').seats[seat]?.dial;
    for (const seat of [0, 1, 2, 3] as const) {
      expect(toldTo('2v2', seat, strikeOn('Bo'))).toBe(dialOf(seat) === dialOf(1));
    }
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('is left out of the board in words if told (%s), not out of the alt text', (isStrikeTold, times) => {
    const [first] = randomGame(3, { askAlways: true, steps: 1 });
    if (!first) throw new Error('the game has no state');
    const strikeText = 'Strike of Ada';
    const input = { ...tableOf(first.state), strikeText, isStrikeTold, since: 'Since your move' };
    const drawn = JSON.stringify(tableMessage({ ...input, picture: true }));
    expect(drawn.match(/"description":"[^"]*Strike of Ada/g)).toHaveLength(1);
    const { texts } = parts(tableMessage({ ...input, picture: false }));
    expect(texts.filter((text) => text.includes(strikeText))).toHaveLength(times);
  });
});
