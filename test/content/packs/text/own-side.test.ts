/** Players named by their side of the Attack, in abilities of either side. */
import { describe, expect, it } from 'vitest';
import { readHero } from '../../../../src/content/packs/text/read.ts';
import { linesOf } from './typed-lines.ts';

const defence = (...lines: string[]) => {
  const text = ['hero X', 'dice 1-3 pole, 4-5 wick, 6 flame', 'defence Y, 3 dice', ...lines];
  return readHero(text.map((line, at) => (at > 2 ? `  ${line}` : line)).join('\n')).messages.map(
    ({ says }) => says,
  );
};

describe('an ability', () => {
  it.each(['the attacker heals 2', 'the attacking player heals 2', "steal 1 of the attacker's CP"])(
    'of an attacker does not take its owner for the opponent: %s',
    (typed) => {
      expect(linesOf(`3 pole: deal 4 damage; ${typed}`).says.join('\n')).toMatch(
        /The attack(?:er|ing player) is the owner of this ability: write "you" or "your"\./,
      );
    },
  );

  it('of an attacker may name the defender, and quote whom it likes', () => {
    expect(linesOf('3 pole: deal 4 damage; the defending player heals 1').says).toEqual([]);
    expect(linesOf('3 pole "Attacker": deal 4 damage').says).toEqual([]);
  });
});

describe('a defence', () => {
  it.each(['the defender heals 2', 'the defending player heals 2'])(
    'does not take its owner for the opponent: %s',
    (typed) => {
      expect(defence(typed).join('\n')).toMatch(
        /The defend(?:er|ing player) is the owner of this ability: write "you" or "your"\./,
      );
    },
  );

  it('may name the attacker', () => {
    expect(defence('the attacking player heals 1')).toEqual([]);
    expect(defence('deal 2 damage to the attacker')).toEqual([]);
  });
});
