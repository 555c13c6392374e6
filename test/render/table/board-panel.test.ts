import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/engine/index.ts';
import { boardPanel, playersAt } from '../../../src/render/table/index.ts';
import { expectWithinLimits } from './limits.ts';
import { duel, PASS, parts, play, ROLL } from './message-parts.ts';

describe('the panel with a board', () => {
  const view = viewOf(play(duel([1, 2, 3, 6, 6]), PASS, ROLL), 'public');
  const players = playersAt(view.seats, [{ name: 'A *star*', userId: '1' }, { name: 'Bo' }]);
  const input = { gameId: 'g', view, players, seat: 0, alt: 'What it shows.', isSeated: true };

  it('has the picture with its words, and the ways to the other board and panels', async () => {
    const payload = boardPanel({ ...input, file: 'hero-board.png' });
    const { texts, labels, galleries } = parts(payload);
    expect(texts).toEqual(['### Board of A \\*star\\* (Barbarian)']);
    expect(JSON.stringify(galleries)).toContain('attachment://hero-board.png');
    expect(JSON.stringify(galleries)).toContain('What it shows.');
    expect(labels).toEqual(['Show it again', 'Board of Bo', 'Table for a wide screen', 'My hand', 'Odds']);
    await expectWithinLimits(payload);
  });

  it('lists the discard piles of all, that of its owner first and the last card first', async () => {
    const seats = view.seats.map((seat) => ({
      ...seat,
      discard: seat.seat === 0 ? ['tip-it', 'getting-paid'] : ['volley'],
    }));
    const payload = boardPanel({ ...input, view: { ...view, seats }, seat: 1, file: 'hero-board.png' });
    expect(parts(payload).texts.at(-1)).toBe(
      'Discard pile of Bo (1, last first): Volley!\nDiscard pile of A \\*star\\* (2, last first): Getting Paid!, Tip It!',
    );
    await expectWithinLimits(payload);
  });

  it('keeps within the limits with six full discard piles beside a board in words', async () => {
    const [seat] = view.seats;
    if (!seat) throw new Error('nobody plays');
    const cards = Array.from({ length: 33 }, () => 'what-status-effects');
    const seats = [0, 1, 2, 3, 4, 5].map((at) => ({ ...seat, seat: at, discard: cards }));
    const payload = boardPanel({
      ...input,
      alt: 'word '.repeat(1_000),
      view: { ...view, seats },
      file: null,
    });
    expect(parts(payload).texts.at(-1)?.split('\n')).toHaveLength(6);
    await expectWithinLimits(payload);
  });

  it('says it in words where it cannot be drawn, and has no hand for who looks on', () => {
    const { texts, labels, galleries } = parts(boardPanel({ ...input, file: null, isSeated: false }));
    expect(texts).toContain('What it shows.');
    expect(galleries).toEqual([]);
    expect(labels).not.toContain('My hand');
  });
});
