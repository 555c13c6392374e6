/** Crawls of heroes who act at once, with known tiles and minions. */
import { expect } from 'vitest';
import { isAssist } from '../../../src/engine/hosting.ts';
import { CrawlTable } from './table.ts';

/** Dice for whatever else is rolled. */
export const FILLER = Array.from({ length: 400 }, () => 1);

/** Two heroes at the start, with two face-down tiles beside it; the minions that come are known. */
export function party(
  heroes: readonly string[] = ['barbarian', 'monk'],
  minions: readonly string[] = [],
): CrawlTable {
  const table = new CrawlTable(heroes, { crawl: 'crimson-sands-b', atOnce: true });
  for (const id of [...minions].reverse()) table.nextMinion(1, id);
  for (const level of [1, 2, 3, 4] as const) {
    table.crawl.environments[level] = table.crawl.environments[level].map(() => 'caves');
  }
  table.script(...FILLER);
  return table;
}

/** The face-down tiles that a hero may explore now. */
export function doors(table: CrawlTable, seat: number): string[] {
  const dark = new Set(table.crawl.tiles.flatMap(({ at, environment }) => (environment ? [] : [at])));
  return table
    .legal(seat)
    .flatMap((action) => (action.type === 'move' && dark.has(action.to) ? [action.to] : []));
}

export function door(table: CrawlTable, seat: number): string {
  const [first] = doors(table, seat);
  if (first === undefined) throw new Error(`no door for ${seat}`);
  return first;
}

/** Both heroes explore a tile each, and fight a minion each. */
export function apart(minions: readonly string[] = ['minion-lost-swordsman', 'minion-roc']): CrawlTable {
  const table = party(['barbarian', 'monk'], minions);
  table.act(0, { type: 'move', to: door(table, 0) });
  table.act(1, { type: 'move', to: door(table, 1) });
  return table;
}

/** Passes what is asked of one hero until the condition holds. The other heroes do nothing. */
export function passAt(table: CrawlTable, seat: number, isThere: () => boolean): void {
  for (let presses = 0; !isThere(); presses += 1) {
    expect(presses).toBeLessThan(60);
    const legal = table.legal(seat).filter((action) => !isAssist(action));
    const pass = legal.find(({ type }) => ['pass', 'no-ability', 'no-defense'].includes(type)) ?? legal[0];
    if (!pass) throw new Error(`${seat} is asked nothing`);
    table.act(seat, pass);
  }
}

/** Both heroes are about to roll, each in a battle. */
export function bothRoll(table: CrawlTable): void {
  for (const seat of [0, 1]) passAt(table, seat, () => table.asked().includes(`${seat} roll`));
  expect(table.asked()).toEqual(['0 roll', '1 roll']);
}

/** Seat 0 rolls five equal dice and uses the ability that they meet. */
export function strike(table: CrawlTable): void {
  table.script(1, 1, 1, 1, 1, ...FILLER);
  table.act(0, { type: 'roll' });
  const activate = table.legal(0).find(({ type }) => type === 'activate');
  if (!activate) throw new Error('no ability');
  table.act(0, activate);
}
