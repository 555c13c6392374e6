/** Heroes of a crawl who act at once: what concerns all of them, such as a fall, a shared reward and the end. */
import { describe, expect, it } from 'vitest';
import { apart, bothRoll, door, FILLER, party, passAt, strike } from './at-once-table.ts';
import type { CrawlTable } from './table.ts';

describe('salves and falls', () => {
  /** The barbarian falls to a minion while the monk is in the middle of a battle. */
  function fallen(): CrawlTable {
    const table = apart(['minion-lost-swordsman', 'minion-roc']);
    bothRoll(table);
    table.hero(1).salves = 1;
    table.setHealth(0, 1);
    table.script(...FILLER);
    passAt(table, 0, () => table.asked().join() === '1 choose');
    return table;
  }

  it('asks a team-mate for a salve at once, and then the own question again', () => {
    const table = fallen();
    expect(table.asked()).toEqual(['1 choose']);
    table.act(1, { type: 'choose', option: 'revive-0' });
    expect(table.health(0)).toBe(1);
    expect(table.asked()).toEqual(['1 roll']);
    expect(table.crawl.after).toBeUndefined();
  });

  it('asks nobody any more once a salve in another battle has revived the hero', () => {
    const table = party(['barbarian', 'monk', 'ninja'], ['minion-lost-swordsman', 'minion-roc']);
    table.act(0, { type: 'move', to: door(table, 0) });
    table.hero(1).salves = 1;
    table.hero(2).salves = 1;
    table.setHealth(0, 1);
    table.script(...FILLER);
    passAt(table, 0, () => table.asked().includes('1 choose'));
    // The ninja is still asked where to go, and may revive there as well.
    expect(table.asked()).toEqual(['1 choose', '2 move']);
    table.act(2, { type: 'choose', option: 'revive-0' });
    expect(table.health(0)).toBe(1);
    expect(table.asked()).not.toContain('1 choose');
    expect(table.crawl.after).toBeUndefined();
  });

  it('loses the crawl at once when nobody revives, and ends every battle', () => {
    const table = fallen();
    table.act(1, { type: 'choose', option: 'skip' });
    expect(table.crawl.after?.result).toBe('lost');
    expect(table.state.lanes).toHaveLength(1);
    table.declineUntil(() => table.state.outcome !== null);
    expect(table.state.outcome).toMatchObject({ kind: 'won', team: 1 });
  });
});

describe('shared rewards', () => {
  it('roll the Loot die for everybody in turn order from the hero who found the chest', () => {
    const table = party();
    const tile = table.crawl.tiles.find(({ at }) => at === door(table, 1));
    tile?.items.splice(0, 9, 'chest-1');
    table.script(20, 14, ...FILLER);
    table.act(1, { type: 'move', to: tile?.at ?? '' });
    expect(table.seen('loot-die').map(({ seat, value }) => [seat, value])).toEqual([
      [1, 20],
      [0, 14],
    ]);
    // The question of the other stays as it was.
    expect(table.asked()).toContain('0 move');
  });

  it('ends the crawl when the portal is cleared and nobody fights: nobody has to explore once more', () => {
    const table = party(['barbarian', 'monk'], ['minion-lost-swordsman']);
    table.act(0, { type: 'move', to: door(table, 0) });
    table.crawl.portalCleared = true;
    table.setHealth(2, 1);
    passAt(table, 0, () => table.asked().includes('0 roll'));
    strike(table);
    passAt(table, 0, () => table.crawl.after !== undefined);
    expect(table.crawl.after?.result).toBe('won');
  });
});
