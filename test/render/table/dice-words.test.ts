/** Faces of dice as text. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { viewOf } from '../../../src/engine/index.ts';
import { faceWordsIn } from '../../../src/render/table/dice-words.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { MissionTable } from '../../engine/missions/table.ts';

const PLAYERS = ['barbarian', 'moon-elf', '', '', '', ''].map((heroId, seat) => ({
  name: `Player ${seat}`,
  heroId,
  userId: null,
}));

describe('a face', () => {
  it.each([1, 2, 3, 4])('of the enemies says what their attacks count, for %i heroes', (heroes) => {
    const table = new MissionTable(['barbarian', 'moon-elf', 'monk', 'thor'].slice(0, heroes));
    for (const hero of table.state.seats) Object.assign(hero, { hand: ['tip-it'], cp: 5 });
    table.state.askAlways = true;
    table.declineUntil(() => table.mission.phase === 'enemy-roll');
    const roll = viewOf(table.state, 0).rolls.at(-1) ?? null;
    const said = ([1, 3, 4, 5, 6, null] as const).map((face) =>
      faceWordsIn(roll, PLAYERS, roll?.owner ?? 0, face, ENGLISH),
    );
    expect(said).toEqual(['1 strike', '3 strike', '4 vortex', '5 vortex', '6 hedron', 'blank']);
  });

  it('of a hero has the symbol of its dice', () => {
    expect(faceWordsIn(null, PLAYERS, 0, 6, ENGLISH)).toBe('6 pow');
  });
});
