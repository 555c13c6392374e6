import { describe, expect, it } from 'vitest';
import { listHeroes } from '../../src/engine/definitions.ts';
import { lookup } from '../../src/lookup/cli.ts';

describe('lookup in a shell', () => {
  it('prints the first five rules as id and title', () => {
    const { code, out } = lookup(['rule', 'can i go above 50 health']);
    expect(code).toBe(0);
    expect(out).toHaveLength(5);
    expect(out[0]).toBe('faq-heal-above-start\tCan I heal above my starting health?');
  });

  it('prints the nearest three when there is no answer', () => {
    const { code, out, err } = lookup(['rule', 'xyzzyq']);
    expect(code).toBe(1);
    expect(out).toHaveLength(3);
    expect(err[0]).toContain('Nothing found');
  });

  it('lists every hero by name, and whether it can be played', () => {
    const { code, out, err } = lookup(['heroes']);
    expect([code, err]).toEqual([0, []]);
    expect(out).toHaveLength(48);
    expect(out).toContain('samurai\tplayable');
    expect(out).toContain('wolverine\tlook-up');
    expect(out.filter((line) => line.endsWith('\tplayable'))).toHaveLength(listHeroes().length);
    expect(out.every((line) => /^[a-z0-9-]+\t(playable|look-up)$/.test(line))).toBe(true);
    expect(lookup(['heroes', 'samurai']).code).toBe(2);
  });

  it('keeps to a mode, and refuses one that does not exist', () => {
    expect(lookup(['rule', 'momentum', '--mode', 'missions']).out[0]).toContain('m-momentum\t');
    expect(lookup(['rule', 'momentum', '--mode', 'chess'])).toMatchObject({ code: 2, out: [] });
  });

  it.each([
    [['odds', 'large straight', '--attempts', '3'], '0.261095016734\troll all dice'],
    [
      ['odds', '5 of a kind', '--attempts', '1', '--dice', '6,6,6,6,2'],
      '0.166666666667\tkeep 6 6 6 6, reroll 1 die',
    ],
    [['odds', '5 pow', '--attempts', '3', '--hero', 'barbarin'], '0.013272056011\troll all dice'],
    [['odds', 'LARGE Straight', '--dice', '1 2 3 4 5', '--attempts', '0'], '1.000000000000\tkeep all dice'],
    [['odds', '6 6 6 x x'], '0.354849997978\troll all dice'],
    [['odds', '3x sword + 2x pow', '--hero', 'barbarian'], '0.348788528574\troll all dice'],
  ])('%j prints %s', (args, line) => {
    expect(lookup(args)).toEqual({ code: 0, out: [line], err: [] });
  });

  it.each([
    [['odds', 'large straight', '--attempts', 'many'], '"many" is no number of attempts'],
    [['odds', 'large straight', '--attempts', ''], '"" is no number of attempts'],
    [['odds', 'large straight', '--attempts', '-1'], 'must be a whole number from 0 to 10, not -1'],
    [['odds', 'large straight', '--attempts', '99'], 'must be a whole number from 0 to 10, not 99'],
    [['odds', 'large straight', '--attempts', '0'], 'With no attempt left nothing is rolled'],
    [['odds', 'large straight', '--dice', '9'], '"9" are not five dice'],
    [['odds', 'large straight', '--dice', '1,2'], '"1,2" are not five dice'],
    [['odds', 'large straight', '--hero', ''], 'There is no hero ""'],
    [['odds', '3 sword', '--hero', 'qqqq'], 'There is no hero "qqqq"'],
    [['odds', '5x sowrd', '--hero', 'barbarian'], 'They show: sword, life, pow'],
    [['odds', '3x sword + 2x pow'], 'Whose dice? Add --hero barbarian'],
    [['odds', 'castle in spain'], '"castle in spain" cannot be read as dice'],
    [['odds', 'straight'], 'Say which straight'],
    [['odds', '6 of a kind'], 'ask for 2, 3, 4 or 5 of a kind'],
    [['rule', 'burn', '--colour', 'red'], '--colour'],
    [['rule', '  '], 'Usage'],
    [['rule'], 'Usage'],
    [['spell', 'burn'], 'There is no look-up "spell"'],
    [[], 'Usage'],
  ])('%j is refused: %s', (args, sentence) => {
    const { code, out, err } = lookup(args);
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err[0]).toContain(sentence);
    expect(err.join('\n')).toContain('Usage');
  });

  it('tells how it is used', () => {
    expect(lookup(['--help'])).toMatchObject({ code: 0, err: [] });
  });

  it.each([
    [['hero', 'gunslnger'], 'gunslinger\tGunslinger'],
    [['card', 'tip', 'it'], 'common/tip-it\tTip It! (every deck)'],
    [['token', 'nockdown'], 'knockdown\tKnockdown (Gunslinger, Monk, Pyromancer)'],
  ])('%j prints %s first', (args, line) => {
    expect(lookup(args).out[0]).toBe(line);
  });
});
