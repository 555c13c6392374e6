/** Who fights whom on a board of many seats: in the ledger, at the seats, at the dials of teams. */
import { describe, expect, it } from 'vitest';
import type { BoardModel } from '../../../src/render/picture/board-model.ts';
import { drawBoard } from '../../../src/render/picture/draw-board.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { duel, labelTexts, party, rolledDie } from './board-fixture.ts';

const words = ENGLISH.picture;
const dial = { health: 41, startHealth: 50, maxHealth: 60 };

describe('who fights whom', () => {
  const six = party(6).seats;
  const attack = { name: 'Hail', attacker: 1, targets: [0, 2], type: '', landed: false };
  const hit = (at: number, total: number) => ({
    seat: at,
    total,
    lines: [{ label: 'Hail', amount: `+${total}` }],
  });
  const model: BoardModel = {
    ...duel,
    seats: six,
    activeSeat: 1,
    attack,
    sums: [hit(4, 3), hit(0, 7), hit(1, 2)],
  };

  it('is told in the ledger for every recipient: targets, third ones, the attacker', () => {
    const drawn = labelTexts(drawBoard(model));
    const from = drawn.indexOf('Hail');
    expect(drawn.slice(from, from + 11)).toEqual([
      'Hail',
      'ninja → paladin + pyromancer',
      ...['paladin', '+7 Hail', '7'],
      ...['gunslinger', '+3 Hail', '3'],
      ...['ninja', '+2 Hail', '2'],
    ]);
    const all = labelTexts(drawBoard({ ...model, attack: { ...attack, targets: [0, 2, 3] } }));
    expect(all).toContain('ninja → 3 targets');
  });

  it('is marked at the seats until it has landed', () => {
    const drawn = labelTexts(drawBoard(model));
    expect(drawn).toEqual(expect.arrayContaining(['−7', '−3', '−2']));
    const landed = labelTexts(drawBoard({ ...model, attack: { ...attack, landed: true } }));
    expect(landed.filter((text) => text.startsWith('−'))).toEqual([]);
  });

  it('is summed at the dial that a team shares', () => {
    const teams = [
      { name: 'Alice + Bob', seats: [1, 3, 5], dial },
      { name: 'Cy + Di', seats: [0, 2, 4], dial: { ...dial, health: 9 } },
    ];
    const drawn = labelTexts(drawBoard({ ...model, teams }));
    expect(drawn).toEqual(expect.arrayContaining(['41', 'Alice + Bob', '−2', '9', 'Cy + Di', '−10']));
    expect(drawn.filter((text) => text === words.health)).toEqual([]);
  });

  it('names players where two play the same hero', () => {
    const twins = six.map((own) => ({ ...own, heroName: 'Ninja', playerName: `P${own.seat}` }));
    expect(labelTexts(drawBoard({ ...model, seats: twins }))).toContain('P1 → P0 + P2');
  });

  it('says of a fallen seat only that it has fallen', () => {
    const seats = six.map((own) => ({ ...own, defeated: own.seat > 2 }));
    const drawn = labelTexts(drawBoard({ ...model, seats, rolls: [], attack: null, sums: [] }));
    expect(drawn.filter((text) => text === words.defeated)).toHaveLength(3);
    expect(drawn.filter((text) => text === words.cp)).toHaveLength(3);
  });

  it('shows the dice of all who roll', () => {
    const rolls = six.map(({ seat: owner }) => ({
      owner,
      label: 'start',
      attemptsLeft: null,
      dice: [rolledDie(owner + 1, 'sword')],
    }));
    const drawn = labelTexts(drawBoard({ ...model, rolls, attack: null, sums: [] }));
    expect(drawn.slice(-13, -1)).toEqual([
      ...['paladin', '1', 'ninja', '2', 'pyromancer', '3'],
      ...['treant', '4', 'gunslinger', '5', 'monk', '6'],
    ]);
  });
});
