import { describe, expect, it } from 'vitest';
import { boardAltText } from '../../../src/render/picture/alt-text.ts';
import { duel, party, seat } from './board-fixture.ts';

describe('the alt text', () => {
  it('says what the picture of a duel shows', () => {
    expect(boardAltText(duel)).toBe(
      [
        'Duel, Turn 7, Barbarian: Defensive Roll.',
        'Bob: prevent or take it.',
        'Barbarian (Alice): 41 health, 6 CP, 4 cards in hand, 28 in the deck, 0 discarded; tokens Evasive 2; upgrades Smack III.',
        'Moon Elf (Bob): 19 health, 0 CP, 1 card in hand, 28 in the deck, 0 discarded; tokens Concussion 1, Seedling 1 (4 HP).',
        'Offensive Roll of Barbarian: 1 sword kept, 3 sword kept, 5 life, 6 pow altered, 2 sword; 1 roll left.',
        'Missed Me of Moon Elf: 1 arrow, 2 arrow, 4 foot, 5 foot, 6 moon.',
        'Attack: Overpower, Barbarian on Moon Elf, undefendable: Overpower +8, Evasive ×1/2, Retribution +2 back; in all 4 damage to Moon Elf, 2 damage to Barbarian.',
        'Latest: Alice rolled 1 3 5 6 2.',
      ].join(' '),
    );
  });

  it.each([2, 3, 4, 5, 6])(
    'fits Discord at a crowded table of %i, and still tells health, phase and dice',
    (count) => {
      const text = boardAltText(party(count));
      expect(text.length).toBeLessThanOrEqual(1024);
      expect(text).toContain('Defensive Roll');
      expect(text).toContain('50 health, 2 CP');
    },
  );

  it('leaves out upgrades before it leaves out a seat', () => {
    const text = boardAltText({ ...party(3), rolls: [], attack: null });
    expect(text).not.toContain('upgrades');
    expect(text).toContain('paladin (Player');
    expect(text).toContain('pyromancer (Player');
  });

  it('tells a defeat and who has won', () => {
    const text = boardAltText({
      ...duel,
      seats: [seat(), seat({ seat: 1, heroName: 'Monk', defeated: true })],
      outcome: 'Alice wins!',
    });
    expect(text).toContain('Alice wins! ');
    expect(text).toContain('Monk (Alice): defeated.');
    expect(text).not.toContain(duel.prompt);
  });

  it('tells of an attack that has no target and no amounts yet', () => {
    const attack = {
      name: 'Smack',
      attacker: 0,
      target: null,
      type: '',
      ledger: [],
      totals: { toDefender: null, toAttacker: null },
    };
    expect(boardAltText({ ...duel, attack })).toContain('Attack: Smack, Barbarian on a target to be chosen.');
  });
});
