/** What a hero of a crawl may play outside of a battle, on the map (rule: a-explore). */
import { describe, expect, it } from 'vitest';
import { CrawlTable } from './table.ts';

const FILLER = Array.from({ length: 40 }, () => 1);

function withHand(heroes: readonly string[], ...cards: string[]): CrawlTable {
  const table = new CrawlTable(heroes);
  const hero = table.seat(0);
  hero.hand = cards;
  hero.cp = 8;
  return table;
}

const playsOf = (table: CrawlTable, seat: number) =>
  table.legal(seat).flatMap((action) => (action.type === 'play' ? [action.card] : []));

describe('on the map', () => {
  it.each([1, 2, 4])('a hero of %i plays instants before the move, and no other card', (party) => {
    const heroes = ['barbarian', 'monk', 'paladin', 'moon-elf'].slice(0, party);
    const table = withHand(heroes, 'getting-paid', 'double-up', 'vegas-baby', 'so-wild', 'not-this-time');
    expect(playsOf(table, 0).toSorted()).toEqual(['double-up', 'getting-paid']);
    expect(table.legal(0).some(({ type }) => type === 'sell' || type === 'pass')).toBe(false);
    table.act(0, { type: 'play', card: 'getting-paid' });
    expect(table.seat(0).cp).toBe(10);
    expect(table.seat(0).discard).toEqual(['getting-paid']);
    expect(table.asked()).toEqual(['0 move']);
    table.act(0, { type: 'play', card: 'double-up' });
    expect(table.seat(0).hand).toHaveLength(5);
    expect(table.asked()).toEqual(['0 move']);
  });

  it('a hero is not offered an instant that would change nothing', () => {
    expect(playsOf(withHand(['barbarian'], 'tip-it'), 0)).toEqual([]);
  });

  it('nobody but the hero on the move is offered anything', () => {
    const table = withHand(['barbarian', 'monk']);
    table.seat(1).hand = ['getting-paid'];
    expect(table.legal(1)).toEqual([]);
  });

  it('instants may be played where a salve is asked for, before the battle', () => {
    const table = withHand(['barbarian'], 'getting-paid');
    table.nextEnvironment(1, 'gallows-hill');
    table.nextMinion(1, 'minion-roc');
    table.hero(0).salves = 1;
    table.setHealth(0, 5);
    table.script(...FILLER);
    table.act(0, { type: 'move', to: 'B4' });
    expect(table.asked()).toEqual(['0 choose']);
    table.act(0, { type: 'play', card: 'getting-paid' });
    expect(table.asked()).toEqual(['0 choose']);
    expect(table.legal(0)).toContainEqual({ type: 'choose', option: 'salve' });
  });

  it('the die of a tile is changed by an instant, and by no Roll Phase card', () => {
    const table = withHand(['barbarian'], 'tip-it', 'so-wild', 'six-it');
    const { orders } = table.seat(0);
    table.seat(0).orders = { ...orders, ask: { ...orders.ask, 'effect-dice': 'fitting' } };
    table.nextEnvironment(1, 'thorn-bush');
    table.script(4, ...FILLER);
    table.act(0, { type: 'move', to: 'B4' });
    expect(playsOf(table, 0)).toEqual(['tip-it']);
    const { gold } = table.crawl;
    table.act(0, { type: 'play', card: 'tip-it' });
    table.act(0, { type: 'alter', die: 1, to: 5 });
    table.declineUntil(() => table.asked().includes('0 main'));
    expect(table.crawl.gold).toBe(gold + 1);
  });
});

describe('the Pensive Pond', () => {
  it.each([
    [5, 5],
    [1, 1],
    [0, 0],
  ])('lets a hero with %i CP roll again %i times', (cp, times) => {
    const table = withHand(['barbarian']);
    table.askForSalves(0);
    table.seat(0).cp = cp;
    table.nextEnvironment(1, 'pensive-pond');
    table.nextMinion(1, 'minion-roc');
    table.script(1, ...Array.from({ length: times }, () => 1), ...FILLER);
    table.act(0, { type: 'move', to: 'B4' });
    for (let again = 0; again < times; again += 1) table.act(0, { type: 'choose', option: 'yes' });
    expect(table.seat(0).cp).toBe(0);
    table.declineUntil(() => table.hero(0).foe !== null);
    expect(table.seat(0).tokens.parasite).toBeDefined();
  });

  it('counts the last roll, and asks no more once the hero is content', () => {
    const table = withHand(['barbarian']);
    table.seat(0).cp = 6;
    table.setHealth(0, 10);
    table.nextEnvironment(1, 'pensive-pond');
    table.script(1, 3, ...FILLER);
    table.act(0, { type: 'move', to: 'B4' });
    table.act(0, { type: 'choose', option: 'yes' });
    table.act(0, { type: 'choose', option: 'no' });
    expect(table.health(0)).toBe(13);
    expect(table.seat(0).cp).toBe(5);
    expect(table.seat(0).tokens.parasite).toBeUndefined();
  });
});

describe('the Lonely Shrine', () => {
  it.each([
    ['an upgrade of 2 CP', 'smack-ii', ['0 choose']],
    ['a dearer upgrade', 'smack-iii', ['0 main']],
    ['no upgrade', 'tip-it', ['0 main']],
  ])('asks a hero who holds %s: %s', (_what, card, asked) => {
    const table = withHand(['barbarian'], card);
    table.nextEnvironment(1, 'lonely-shrine');
    table.nextMinion(1, 'minion-roc');
    table.script(...FILLER);
    table.act(0, { type: 'move', to: 'B4' });
    expect(table.asked()).toEqual(asked);
  });
});
