/** Heroes who act into the lane of a team-mate while both stand in the same phase (rule: m-simultaneous-play). */
import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../../src/engine/hosting.ts';
import { type Action, apply, legalActions } from '../../../src/engine/index.ts';
import { MissionTable } from './table.ts';

const TIP_IT: Action = { type: 'play', card: 'tip-it', into: 0 };

/** Both heroes have come to their Offensive Roll Phase; the second holds a card that turns any die. */
function rolling({ cards = ['tip-it'] }: { cards?: readonly string[] } = {}): MissionTable {
  const table = new MissionTable(['barbarian', 'moon-elf']);
  const helper = table.state.seats[1];
  if (!helper) throw new Error('no second hero');
  helper.hand = [...cards];
  helper.deck = helper.deck.filter((card) => !cards.includes(card));
  // Chance may have dealt cards that ask for more.
  const [hero] = table.state.seats;
  if (hero) Object.assign(hero, { deck: [...hero.deck, ...hero.hand], hand: [] });
  for (const seat of [0, 1]) {
    while (!isAt(table, seat, 'roll')) step(table, seat);
  }
  return table;
}

function isAt(table: MissionTable, seat: number, kind: string): boolean {
  return table.asked().includes(`${seat} ${kind}`);
}

/** One decision on the way to the dice: where to go, or a pass. */
function step(table: MissionTable, seat: number): void {
  const legal = table.legal(seat).filter((action) => !('into' in action));
  const action = legal.find(({ type }) => type === 'pass') ?? legal.find(({ type }) => type === 'move');
  if (!action) throw new Error(`seat ${seat} cannot go on: ${JSON.stringify(legal)}`);
  table.act(seat, action);
}

const intoOf = (table: MissionTable, seat: number) => table.legal(seat).filter((action) => 'into' in action);

const diceOf = (table: MissionTable, seat: number) =>
  table.state.lanes
    .find(({ turn }, at) => at > 0 && turn.active === seat)
    ?.rollPhase?.roll?.dice.map(({ value }) => value);

describe('a card on the dice of a team-mate', () => {
  it('is offered once dice lie there, and holds nobody up', () => {
    const table = rolling();
    expect(intoOf(table, 1)).toEqual([]);
    table.script(1, 1, 1, 2, 3);
    table.act(0, { type: 'roll' });
    expect(table.asked()).toEqual(['0 roll', '1 roll']);
    expect(intoOf(table, 1)).toEqual([TIP_IT]);
    expect(intoOf(table, 0)).toEqual([]);
  });

  it('asks its player in that lane, and then the roller decides with the new dice', () => {
    const table = rolling();
    table.script(1, 1, 1, 2, 3);
    table.act(0, { type: 'roll' });
    table.act(1, TIP_IT);
    expect(table.asked()).toEqual(['1 alter']);
    expect(() => apply(table.state, 1, { type: 'roll' })).toThrow();
    table.act(1, { type: 'alter', die: 4, to: 1 });
    expect(diceOf(table, 0)).toEqual([1, 1, 1, 1, 3]);
    expect(table.asked()).toEqual(['0 roll', '1 roll']);
    expect(table.legal(0)).toContainEqual({ type: 'activate', ability: 'smack', variant: 'smack' });
    expect(table.state.seats[1]?.discard).toContain('tip-it');
  });

  it('takes back that a hero is ready, whose dice it changes', () => {
    const table = rolling();
    table.script(1, 1, 1, 2, 3);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'smack', variant: 'smack' });
    settlePlan(table, 0);
    expect(table.asked()).toEqual(['1 roll']);
    table.act(1, TIP_IT);
    table.act(1, { type: 'alter', die: 4, to: 1 });
    expect(table.asked()).toEqual(['0 roll', '1 roll']);
  });

  it('is offered to a hero who is ready, too', () => {
    const table = rolling();
    table.act(1, { type: 'no-ability' });
    expect(table.asked()).toEqual(['0 roll']);
    table.script(1, 1, 1, 2, 3);
    table.act(0, { type: 'roll' });
    expect(intoOf(table, 1)).toEqual([TIP_IT]);
    table.act(1, TIP_IT);
    table.act(1, { type: 'alter', die: 4, to: 1 });
    expect(table.asked()).toEqual(['0 roll']);
    expect(table.legal(1)).toContainEqual({ type: 'not-ready' });
  });

  it('is refused in another phase, and once all are ready', () => {
    const table = new MissionTable(['barbarian', 'moon-elf']);
    expect(intoOf(table, 1)).toEqual([]);
    expect(() => apply(table.state, 1, TIP_IT)).toThrow('one of you has gone on');
    const late = rolling();
    late.script(...Array.from({ length: 40 }, () => 1));
    late.act(0, { type: 'roll' });
    late.act(1, { type: 'no-ability' });
    late.state.askAlways = true;
    late.act(0, { type: 'activate', ability: 'smack', variant: 'smack' });
    late.declineUntil(() => late.mission.phase === 'target' && late.asked().includes('0 window'));
    expect(() => apply(late.state, 1, TIP_IT)).toThrow('one of you has gone on');
  });

  it('keeps the own question waiting meanwhile: a seat has one question', () => {
    const table = rolling();
    table.script(1, 1, 1, 2, 3);
    table.act(0, { type: 'roll' });
    table.act(1, TIP_IT);
    expect(openQuestions(table.state).filter(({ seat }) => seat === 1)).toHaveLength(1);
    expect(legalActions(table.state, 1).every(({ type }) => type === 'alter')).toBe(true);
    expect(legalActions(table.state, 0)).toEqual([]);
  });

  it('is no offer for cards that change nothing there', () => {
    const table = rolling({ cards: ['tip-it', 'double-up'] });
    table.script(1, 1, 1, 2, 3);
    table.act(0, { type: 'roll' });
    expect(intoOf(table, 1)).toEqual([TIP_IT]);
  });
});

/** Says whom the announced attack is meant for, where that is asked. */
function settlePlan(table: MissionTable, seat: number): void {
  while (isAt(table, seat, 'target')) {
    const [action] = table.legal(seat);
    if (!action) throw new Error('nobody to aim at');
    table.act(seat, action);
  }
}
