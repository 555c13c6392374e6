/** Questions that standing orders of a party avoid, and questions that remain. */
import { describe, expect, it } from 'vitest';
import { openGame } from '../../../src/engine/core/game.ts';
import { conversionOf } from '../../../src/engine/core/mission/conversion.ts';
import { canCancelAttack } from '../../../src/engine/core/mission/enemy-targets.ts';
import { contextOf } from '../../../src/engine/core/stack/push-effects.ts';
import { deckOf } from '../../../src/engine/definitions.ts';
import { shareMomentum } from '../../../src/engine/effects/share-momentum.ts';
import { type Asking, PARTY_GROUPS, type PartyGroup } from '../../../src/engine/hosting.ts';
import type { HeroSeat } from '../../../src/engine/model/combatant.ts';
import type { EffectsFrame } from '../../../src/engine/model/frame.ts';
import type { DieFace } from '../../../src/engine/vocabulary/dice.ts';
import { MissionTable } from './table.ts';

function orderAll(table: MissionTable, group: PartyGroup, asking: Asking): void {
  for (const seat of table.state.seats)
    seat.orders = { ...seat.orders, ask: { ...seat.orders.ask, [group]: asking } };
}

function frameOf(list: EffectsFrame['list']): EffectsFrame {
  const context = contextOf(0, { kind: 'setup', id: 'skirmish' }, null);
  return { k: 'effects', list, context, stage: 'plain', picked: [], landsPool: false };
}

/** Everything that is asked in a phase while all decline: `0 main`. */
function askedDuring(table: MissionTable, phase: string): Set<string> {
  const asked = new Set<string>();
  table.declineUntil(() => {
    if (table.mission.phase === phase) for (const one of table.asked()) asked.add(one);
    return table.mission.round === 2;
  });
  return asked;
}

/** Four cards of the deck go to the hand. */
function drawFour(hero: HeroSeat | undefined): void {
  if (!hero) throw new Error('nobody sits there');
  hero.hand = [...hero.hand, ...hero.deck.slice(0, 4)];
  hero.deck = hero.deck.slice(4);
}

const party = () => new MissionTable(['barbarian', 'moon-elf']);

describe('the second Main Phase', () => {
  it('is over by itself when nothing new can be done', () => {
    expect(askedDuring(party(), 'part-2')).toEqual(new Set());
  });

  it('is asked about with too many cards, also when nothing else is asked', () => {
    const table = party();
    const [hero] = table.state.seats;
    drawFour(hero);
    expect(askedDuring(table, 'part-2')).toContain('0 main');
    const swift = party();
    orderAll(swift, 'second-main', 'never');
    const [own] = swift.state.seats;
    drawFour(own);
    expect(askedDuring(swift, 'part-2')).toEqual(new Set(['0 discard']));
  });

  it('is asked about where a card that came meanwhile can be played', () => {
    const table = party();
    table.declineUntil(() => table.mission.heroes.every(({ moved }) => moved));
    table.declineUntil(() => table.asked().join() === '1 main' || table.asked().includes('0 roll'));
    table.declineUntil(() => table.asked().includes('1 roll'));
    const [hero] = table.state.seats;
    const card = deckOf('barbarian').find((id) => id === 'double-up') ?? '';
    if (hero) Object.assign(hero, { cp: 5, hand: [...hero.hand, card] });
    expect(askedDuring(table, 'part-2')).toContain('0 main');
  });

  it('is asked about every time by whoever wants that', () => {
    const table = party();
    orderAll(table, 'second-main', 'always');
    expect(askedDuring(table, 'part-2')).toContain('1 main');
  });
});

/** All enemies strike, and the first hero is adjacent to two of them. */
function struck(asking: Asking | null): MissionTable {
  const table = party();
  if (asking) orderAll(table, 'defense', asking);
  for (const seat of table.state.seats) seat.hand = [];
  table.act(0, { type: 'move', to: 'D2' });
  table.script(...Array.from({ length: 80 }, () => 1));
  return table;
}

describe('a defence', () => {
  it('is made by itself where there is one way, beside the attacker', () => {
    const table = struck(null);
    expect(askedDuring(table, 'enemy-roll')).not.toContain('0 defend');
    expect(table.events).toContainEqual(expect.objectContaining({ e: 'defended', seat: 0 }));
  });

  it('is asked about by whoever wants that', () => {
    expect(askedDuring(struck('always'), 'enemy-roll')).toContain('0 defend');
  });
});

describe('a pass until the enemies are done', () => {
  const defended = (table: MissionTable) =>
    table.events.filter((event) => event.e === 'defended' && event.seat === 0).length;

  /** The first hero is asked for a defence against the first of two attacks. */
  const attacked = (health: number) => {
    const table = struck('always');
    table.declineUntil(() => table.asked().includes('0 defend'));
    const pool = table.state.pools[table.state.seats[0]?.pool ?? -1];
    if (pool) pool.health = health;
    return table;
  };
  const against = (table: MissionTable, until: 'attack' | 'enemies') => {
    const [way] = table.legal(0).filter(({ type }) => type === 'defend');
    if (way?.type !== 'defend') throw new Error('no defence');
    table.act(0, { ...way, until });
  };

  it('defends against each attack in the way that was chosen, and holds for the round', () => {
    const table = attacked(20);
    against(table, 'enemies');
    expect(askedDuring(table, 'enemy-roll')).not.toContain('0 defend');
    expect(defended(table)).toBe(2);
    expect(table.state.seats[0]?.orders.passing).toBeUndefined();
  });

  it('is more than a pass for the attack', () => {
    const table = attacked(20);
    against(table, 'attack');
    expect(askedDuring(table, 'enemy-roll')).toContain('0 defend');
  });

  it('asks again where the hero would fall', () => {
    const table = attacked(4);
    against(table, 'enemies');
    expect(askedDuring(table, 'enemy-roll')).toContain('0 defend');
  });

  it('can be given by enemies only', () => {
    const table = party();
    table.declineUntil(() => table.asked().includes('0 main'));
    table.act(0, { type: 'pass', until: 'enemies' });
    expect(table.state.seats[0]?.orders.passing).toBeUndefined();
  });
});

describe('momentum to be shared out', () => {
  it('goes to whoever has least, the first in turn order of several', () => {
    const table = party();
    table.hero(0).momentum = 1;
    // Nobody could recruit an ally with it, so nobody is asked.
    table.mission.allies = { hq: [], deck: [] };
    const effect = { do: 'share-momentum', amount: 4 } as const;
    expect(shareMomentum.run(openGame(table.state), frameOf([effect]), effect)).toBe('done');
    expect([table.hero(0).momentum, table.hero(1).momentum]).toEqual([3, 2]);
  });

  it('is asked about by whoever wants that', () => {
    const table = party();
    orderAll(table, 'sharing', 'always');
    const effect = { do: 'share-momentum', amount: 1 } as const;
    const game = openGame(table.state);
    game.lane.stack.push(frameOf([effect]));
    expect(shareMomentum.run(game, frameOf([effect]), effect)).not.toBe('done');
    expect(game.lane.pending?.prompt).toEqual({ ask: 'momentum-for' });
  });

  /** The question to the start player, who may recruit the Rope Maker (2) and the Retired Duelist (4). */
  const offered = (held: readonly [number, number], amount = 2) => {
    const table = party();
    for (const [seat, momentum] of held.entries()) table.hero(seat).momentum = momentum;
    table.mission.allies = { hq: ['rope-maker', 'retired-duelist'], deck: [] };
    const effect = { do: 'share-momentum', amount } as const;
    const game = openGame(table.state);
    game.lane.stack.push(frameOf([effect]));
    const step = shareMomentum.run(game, frameOf([effect]), effect);
    return { table, step, prompt: game.lane.pending?.prompt };
  };

  it('is asked about once where it pays for an ally, with what each hero could recruit', () => {
    const { prompt } = offered([1, 2]);
    expect(prompt).toEqual({
      ask: 'all-momentum-for',
      amount: 2,
      makes: [
        { seat: 0, ally: 'rope-maker' },
        { seat: 1, ally: 'retired-duelist' },
      ],
    });
    const { step } = offered([5, 6]);
    expect(step).toBe('done');
  });

  it.each([
    [{ type: 'target', player: 1 } as const, [1, 4]],
    [{ type: 'choose', option: 'evenly' } as const, [3, 2]],
  ])('is given by one answer: %o', (answer, after) => {
    const { table } = offered([1, 2]);
    table.act(0, answer);
    expect([table.hero(0).momentum, table.hero(1).momentum]).toEqual(after);
    expect(table.asked()).not.toContain('0 target');
  });

  it('is shared out point by point on request', () => {
    const { table } = offered([1, 2]);
    table.act(0, { type: 'choose', option: 'point-by-point' });
    table.act(0, { type: 'target', player: 1 });
    expect(table.asked()).toContain('0 target');
    table.act(0, { type: 'target', player: 0 });
    expect([table.hero(0).momentum, table.hero(1).momentum]).toEqual([2, 3]);
  });
});

it('a status effect for an enemy is placed while its owner has momentum', () => {
  const table = party();
  const [guard = 0] = table.figures('g');
  const becomes = () => conversionOf(openGame(table.state), 0, guard, 'poison');
  table.hero(0).momentum = 0;
  expect(becomes()).toBe('asked');
  table.hero(0).momentum = 1;
  expect(becomes()).toBe('placed');
  orderAll(table, 'conversion', 'always');
  expect(becomes()).toBe('asked');
});

it('enemy dice concern whom one of them could keep an attack off', () => {
  const table = party();
  Object.assign(table.hero(0), { at: 'D2' });
  Object.assign(table.hero(1), { at: 'A1' });
  const may = (seat: number, ...dice: readonly DieFace[]) =>
    canCancelAttack(openGame(table.state), seat, dice);
  // Two strikes set the guards going, who stand beside the first hero alone; two vortices the archer, who shoots far.
  expect(may(0, 1, 1, 6, 6, 6)).toBe(true);
  expect(may(1, 1, 1, 6, 6, 6)).toBe(false);
  expect(may(1, 4, 4, 6, 6, 6)).toBe(true);
  // One die fewer leaves enough of them.
  expect(may(0, 1, 1, 1, 6, 6)).toBe(false);
  expect(may(0, 1, 6, 6, 6, 6)).toBe(false);
});

it('cards that a hero owes in a game of an older version are discarded before the next move', () => {
  const table = party();
  table.hero(0).owes = 1;
  table.declineUntil(() => table.mission.round === 2);
  expect(new Set(table.asked())).toEqual(new Set(['0 choose', '1 move']));
  const held = table.state.seats[0]?.hand.length ?? 0;
  const [pick] = table.legal(0);
  if (pick) table.act(0, pick);
  expect(table.state.seats[0]?.hand).toHaveLength(held - 1);
  expect(new Set(table.asked())).toEqual(new Set(['0 move', '1 move']));
});

it('orders that an older version kept leave the rest to what is usual', () => {
  const table = party();
  const kept = JSON.parse(JSON.stringify(table.state));
  for (const seat of kept.seats) for (const group of PARTY_GROUPS) delete seat.orders.ask[group];
  for (const lane of kept.lanes) delete lane.turn.leftUndone;
  table.state = kept;
  expect(askedDuring(table, 'part-2')).toEqual(new Set());
});
