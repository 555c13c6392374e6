import { describe, expect, it } from 'vitest';
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
  ])('%j prints %s', (args, line) => {
    expect(lookup(args)).toEqual({ code: 0, out: [line], err: [] });
  });

  it.each([
    [['odds', 'large straight', '--attempts', 'many']],
    [['odds', 'large straight', '--dice', '1,2,9']],
    [['odds', '3 sword', '--hero', 'qqqq']],
    [['odds', '5x sowrd', '--hero', 'barbarian']],
    [['rule', 'burn', '--colour', 'red']],
    [['rule']],
    [['spell', 'burn']],
    [[]],
  ])('%j is refused with a sentence', (args) => {
    const { code, out, err } = lookup(args);
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err.join('\n')).toContain('Usage');
  });

  it.each([
    [['hero', 'gunslnger'], 'gunslinger\tGunslinger'],
    [['card', 'tip', 'it'], 'common/tip-it\tTip It! (every deck)'],
    [['token', 'nockdown'], 'knockdown\tKnockdown (Gunslinger, Monk, Pyromancer)'],
  ])('%j prints %s first', (args, line) => {
    expect(lookup(args).out[0]).toBe(line);
  });
});
