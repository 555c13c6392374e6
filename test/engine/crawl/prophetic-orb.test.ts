/** Prophetic Orb: of the two cards of the Income Phase one is kept, and the other goes on top or under the deck. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/index.ts';
import { FILLER, met } from './met.ts';
import type { CrawlTable } from './table.ts';

const choose = (option: string): Action => ({ type: 'choose', option });

/** A hero with the Orb in play who is about to begin the battle; the deck is known. */
function withOrb(deck: readonly string[], hero = 'barbarian'): CrawlTable {
  const table = met([hero], 'minion-roc');
  table.script(...FILLER, ...FILLER, ...FILLER);
  table.seat(0).tokens['prophetic-orb'] = [{ by: 0, fresh: false, count: 1 }];
  table.seat(0).hand = [];
  table.hero(0).salves = 0;
  table.seat(0).deck = deck;
  table.act(0, { type: 'move', to: 'B4' });
  table.declineUntil(() => table.asked().includes('0 choose') || table.asked().includes('0 main'));
  return table;
}

describe('Prophetic Orb', () => {
  it.each([
    ['bottom', ['so-wild', 'tip-it']],
    ['top', ['tip-it', 'so-wild']],
  ] as const)('lets a hero draw one of the top two cards, and put the other on the %s', (place, deck) => {
    const table = withOrb(['tip-it', 'getting-paid', 'so-wild']);
    const { cp } = table.seat(0);
    expect(table.legal(0)).toEqual([choose('tip-it'), choose('getting-paid')]);
    table.act(0, choose('getting-paid'));
    expect(table.legal(0)).toEqual([choose('top'), choose('bottom')]);
    table.act(0, choose(place));
    table.declineUntil(() => table.asked().includes('0 main'));
    expect(table.seat(0).hand).toEqual(['getting-paid']);
    expect(table.seat(0).deck).toEqual(deck);
    expect(table.seat(0).cp).toBe(cp + 1);
  });

  it('asks nothing where the Income Phase is skipped', () => {
    const table = met(['monk'], 'minion-roc');
    table.script(...FILLER, ...FILLER, ...FILLER);
    table.seat(0).tokens['prophetic-orb'] = [{ by: 0, fresh: false, count: 1 }];
    table.hero(0).salves = 0;
    table.seat(0).tokens.concussion = [{ by: 0, fresh: false, count: 1 }];
    table.act(0, { type: 'move', to: 'B4' });
    table.declineUntil(() => table.asked().includes('0 main') || table.asked().includes('0 choose'));
    expect(table.asked()).toEqual(['0 main']);
    expect(table.seen('looked-into-deck')).toEqual([]);
  });

  it('has nothing to choose with a single card left', () => {
    const table = withOrb(['tip-it'], 'pyromancer');
    expect(table.asked()).toEqual(['0 choose']);
    expect(table.legal(0)).toEqual([choose('tip-it')]);
  });
});
