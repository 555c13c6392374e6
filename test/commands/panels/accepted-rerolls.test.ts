/** What people agreed to put at risk by rerolls. */
import { describe, expect, it } from 'vitest';
import { AcceptedRerolls } from '../../../src/commands/panels/accepted-rerolls.ts';

describe('a risk that was agreed to', () => {
  it('covers the same risk in the same turn, for the same person and game', () => {
    const rerolls = new AcceptedRerolls();
    rerolls.ask('g', 'ada', 3, ['0 Smack 1']);
    expect(rerolls.covers('g', 'ada', 3, ['0 Smack 1'])).toBe(false);
    rerolls.accept('g', 'ada');
    expect(rerolls.covers('g', 'ada', 3, ['0 Smack 1'])).toBe(true);
    expect(rerolls.covers('g', 'ada', 4, ['0 Smack 1'])).toBe(false);
    expect(rerolls.covers('g', 'bo', 3, ['0 Smack 1'])).toBe(false);
    expect(rerolls.covers('other', 'ada', 3, ['0 Smack 1'])).toBe(false);
  });

  it('does not cover more than was agreed to, and adds up within a turn', () => {
    const rerolls = new AcceptedRerolls();
    rerolls.ask('g', 'ada', 3, ['0 Smack 1']);
    rerolls.accept('g', 'ada');
    expect(rerolls.covers('g', 'ada', 3, ['0 Smack 2'])).toBe(false);
    rerolls.ask('g', 'ada', 3, ['0 Rage! 1']);
    expect(rerolls.covers('g', 'ada', 3, ['0 Rage! 1', '0 Smack 1'])).toBe(false);
    rerolls.accept('g', 'ada');
    expect(rerolls.covers('g', 'ada', 3, ['0 Rage! 1', '0 Smack 1'])).toBe(true);
  });
});
