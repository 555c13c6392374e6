/** The minions as they are printed, and what is not known of them (rule: a-minion-cards). */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { minionById } from '../../../src/engine/core/crawl/registry.ts';
import { listMinions } from '../../../src/engine/definitions.ts';

const doubts = (id: string) => (minionById(id).board.unconfirmed ?? []).join(' ');

describe('minions', () => {
  it('are the 78 of the box, by their four levels', () => {
    expect(([1, 2, 3, 4] as const).map((level) => listMinions(level).length)).toEqual([22, 23, 21, 12]);
  });

  it('R364: the Elf-is rolls for three Swipes and a Chaos; all else of it is marked as ours', () => {
    const { level, kingsHand, objective } = minionById('minion-elf-is');
    expect({ level, kingsHand, objective }).toEqual({
      level: 4,
      kingsHand: 1,
      objective: { kind: 'symbols', need: { swipe: 3, chaos: 1 } },
    });
    expect(doubts('minion-elf-is')).toContain('the rest is ours');
  });

  it('say so where the chest that they leave is assumed, and where a name is translated', () => {
    const all = listMinions();
    const assumed = all.filter(({ board }) => doubts(board.id).includes('assumed'));
    const translated = all.filter(({ board }) => doubts(board.id).includes('our translation'));
    expect([assumed.length, translated.length]).toEqual([59, 38]);
    for (const { chests, level } of assumed) expect(chests).toEqual([level]);
    // Read off scans of the cards, or told by a source.
    for (const id of ['minion-basilisk', 'minion-whispering-death', 'minion-street-rat'])
      expect(doubts(id)).not.toContain('assumed');
  });
});
