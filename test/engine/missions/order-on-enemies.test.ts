/** The order of tokens that act on enemies at the same moment, in the Upkeep Phase of the enemies. */
import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../../src/engine/hosting.ts';
import type { TokenGroup } from '../../../src/engine/model/combatant.ts';
import { MissionTable } from './table.ts';

const PARTIES = [
  ['barbarian', 'moon-elf'],
  ['barbarian', 'monk', 'cursed-pirate'],
  ['barbarian', 'monk', 'cursed-pirate', 'ninja'],
];
const held = (by: number, count = 1): TokenGroup[] => [{ by, fresh: false, count }];

/** Tokens of the last hero lie on the first guards, as many as there are lists. */
function beforeUpkeep(heroes: readonly string[], tokens: readonly (readonly string[])[]): MissionTable {
  const table = new MissionTable(heroes);
  const guards = table.figures('g');
  for (const [at, ids] of tokens.entries()) {
    const guard = table.state.enemies?.[(guards[at] ?? -1) - heroes.length];
    if (!guard) throw new Error('too few guards');
    for (const id of ids) guard.tokens[id] = held(heroes.length - 1);
  }
  return table;
}

/** The seats that are asked for an order in the first round. */
function ordersAsked(table: MissionTable): string[] {
  const asked: string[] = [];
  table.declineUntil(() => {
    for (const { prompt, seat } of openQuestions(table.state)) {
      if (typeof prompt === 'object' && prompt?.ask === 'which-comes-next') asked.push(`${seat}`);
    }
    return table.mission.round === 2;
  });
  return asked;
}

function orderSharing(table: MissionTable, sharing: 'always' | 'fitting' | 'never'): void {
  for (const seat of table.state.seats)
    seat.orders = { ...seat.orders, ask: { ...seat.orders.ask, sharing } };
}

const ON_ONE = [['bleed', 'powder-keg', 'cursed-doubloon']];
const ON_TWO = [['bleed', 'powder-keg'], ['powder-keg']];

describe.each(PARTIES.map((heroes) => ({ heroes })))('in a party of $heroes.length', ({ heroes }) => {
  it.each([{ tokens: ON_ONE }, { tokens: ON_TWO }])(
    'nobody is asked in which order $tokens act',
    ({ tokens }) => {
      for (const sharing of ['fitting', 'never'] as const) {
        const table = beforeUpkeep(heroes, tokens);
        orderSharing(table, sharing);
        expect(ordersAsked(table)).toEqual([]);
      }
    },
  );

  it('the start player is asked on request', () => {
    const table = beforeUpkeep(heroes, ON_ONE);
    orderSharing(table, 'always');
    expect(new Set(ordersAsked(table))).toEqual(new Set(['0']));
  });

  it('what leaves all tokens where they are comes before what may take one', () => {
    const table = beforeUpkeep(heroes, ON_ONE);
    ordersAsked(table);
    const sources = table.events.flatMap((event) => (event.e === 'damage-added' ? [event.source] : []));
    expect(sources[0]).toBe('cursed-doubloon');
  });
});
