/** Shortcuts for keeping dice. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { heroById } from '../../../src/engine/definitions.ts';
import { createGame, viewOf } from '../../../src/engine/index.ts';
import type { DieFace } from '../../../src/engine/rules.ts';
import { keepShortcuts, requiredSymbols } from '../../../src/render/table/keep-shortcuts.ts';

function offered(hero: string, faces: readonly DieFace[], kept: readonly number[] = []) {
  const seats = [{ hero }, { hero: 'barbarian' }];
  const view = viewOf(createGame({ mode: 'duel', seats, seed: 'keep', first: 0 }), 'public');
  const [seat] = view.seats;
  if (!seat) throw new Error('nobody sits there');
  return keepShortcuts(faces, heroById(hero).dice, kept, requiredSymbols(seat)).map(({ dice }) => dice);
}

describe('the dice that are offered to be kept', () => {
  it('are most of one symbol and the longest run', () => {
    expect(offered('barbarian', [2, 1, 4, 3, 6])).toEqual([
      [1, 2, 4],
      [1, 2, 3, 4],
    ]);
  });

  it('are no more of a symbol than an ability asks for', () => {
    // Savage asks for three claws and a sabertooth: with four claws kept, one die had to show it.
    expect(offered('huntress', [4, 3, 1, 4, 3])).toEqual([[1, 2, 4]]);
    expect(offered('huntress', [4, 3, 1, 4, 3], [2, 4, 5])).toEqual([]);
  });
});
