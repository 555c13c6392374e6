import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { abilityOf, heroById, listHeroes } from '../../../src/engine/definitions.ts';
import { apply, createGame, type GameState, viewOf } from '../../../src/engine/index.ts';
import { drawHeroSheet, heroSheetLayout } from '../../../src/render/sheet/draw-sheet.ts';
import { seatBoardModel } from '../../../src/render/sheet/seat-board.ts';
import { heroSheetAltText } from '../../../src/render/sheet/sheet-alt-text.ts';
import { heroSheetModel } from '../../../src/render/sheet/sheet-model.ts';
import { stepsOf } from '../../../src/render/sheet/tier-marks.ts';
import { strayWords } from '../../words/known-names.ts';
import { pseudo } from '../../words/pseudo.ts';
import { randomGame } from '../table/tables.ts';
import { reference } from './heroes.ts';
import { marksOf } from './marks.ts';

/** In the first turn of `hero`, after a Roll Attempt with these dice. */
function rolled(hero: string, dice: readonly number[]): GameState {
  const start = createGame({
    mode: 'duel',
    seats: [{ hero }, { hero: 'moon-elf' }],
    seed: 'boards',
    first: 0,
  });
  start.chance.script = [...dice];
  return apply(apply(start, 0, { type: 'pass' }).state, 0, { type: 'roll' }).state;
}

function boardOf(state: GameState, seat = 0) {
  return seatBoardModel({ view: viewOf(state, 'public'), seat, player: 'Ada' });
}

function marksIn(model: ReturnType<typeof boardOf>): string[] {
  return model.panels.flatMap(({ sections }) =>
    sections.flatMap(({ name, tiers }) =>
      tiers.flatMap((tier) => (tier.marks ?? []).map(({ text }) => `${tier.name ?? name}: ${text}`)),
    ),
  );
}

describe('the board of a seat', () => {
  it('marks what its dice fulfil, with what it does, and what is one die away', () => {
    expect(marksIn(boardOf(rolled('barbarian', [1, 2, 3, 6, 6])))).toMatchInlineSnapshot(`
      [
        "Smack: Fulfilled: 4 damage",
        "Smack: One die away from 4: 6 to 1, 2 or 3",
        "Sturdy Blow: Fulfilled: 4 undefendable damage",
        "Mighty Blow: One die away: 6 to 4",
        "Overpower: Fulfilled: 3 to 18 damage …",
      ]
    `);
  });

  it('tells the limit that holds for the hero who brings a token, also while none is held', () => {
    const state = rolled('cursed-pirate', [1, 2, 3, 6, 6]);
    const [own] = state.seats;
    if (!own) throw new Error('nobody sits there');
    const told = () => JSON.stringify(boardOf(state).notices);
    expect(told()).toContain('Cursed Doubloon 3 of 5');
    own.tokens = {};
    expect(told()).toContain('Cursed Doubloon 0 of 5');
  });

  it('has no marks for the one who does not roll', () => {
    const model = boardOf(rolled('barbarian', [1, 2, 3, 6, 6]), 1);
    expect(model.seat?.rolled).toBeNull();
    expect(marksIn(model)).toEqual([]);
  });

  it('tells in words all that it marks, and every token with its limit', () => {
    const model = boardOf(rolled('barbarian', [1, 2, 3, 6, 6]));
    const alt = heroSheetAltText(model);
    expect(alt.length).toBeLessThanOrEqual(1024);
    expect(alt).toContain('Barbarian. Board of Ada. These dice: 1 2 3 6 6.');
    for (const mark of marksIn(model)) expect(alt).toContain(mark);
    for (const { name, limit } of heroById('barbarian').tokens)
      expect(alt).toContain(`${name} 0 of ${limit}`);
  });

  it('shows each ability at the level that it has by now', () => {
    let upgraded = 0;
    for (const { state } of randomGame(3, { askAlways: false, steps: 200 })) {
      for (const { seat, board } of viewOf(state, 'public').seats) {
        const shown = boardOf(state, seat).panels.flatMap(({ sections }) => sections);
        expect(shown.map(({ id }) => id).toSorted()).toEqual(board.map(({ id }) => id).toSorted());
        expect(shown.every(({ cost }) => cost === null)).toBe(true);
        upgraded += board.filter(({ level }) => level > 1).length;
      }
    }
    expect(upgraded).toBeGreaterThan(0);
  });

  it('is drawn with nothing outside its panel', () => {
    const model = boardOf(rolled('paladin', [1, 1, 2, 5, 6]));
    const svg = drawHeroSheet(model);
    const { width, height } = heroSheetLayout(model);
    expect(width).toBe(960);
    for (const { what, box } of marksOf(svg)) {
      expect(box.x, what).toBeGreaterThan(10);
      expect(box.x + box.width, what).toBeLessThan(width - 10);
      expect(box.y + box.height, what).toBeLessThan(height);
    }
  });

  it('speaks the language that it is asked in', () => {
    const view = viewOf(rolled('barbarian', [1, 2, 3, 6, 6]), 'public');
    const model = seatBoardModel({ view, seat: 0, player: '7', words: pseudo });
    expect(strayWords(heroSheetAltText(model), [])).toEqual([]);
  });

  it('is refused for a seat that is not there', () => {
    expect(() => boardOf(rolled('barbarian', [1, 2, 3, 6, 6]), 7)).toThrow(RangeError);
  });
});

describe('what is drawn for an ability', () => {
  it.each(listHeroes().map(({ id }) => id))('stands for every line that the engine rolls for: %s', (id) => {
    const model = heroSheetModel(reference(id), 'in-play');
    for (const section of model.panels.flatMap(({ sections }) => sections)) {
      const level = abilityOf(id, section.id);
      if (level.kind !== 'offensive' && level.kind !== 'ultimate') continue;
      const steps = section.tiers.flatMap((tier) => stepsOf(tier, level));
      expect(new Set(steps), section.name).toEqual(new Set(level.variants));
    }
  });
});
