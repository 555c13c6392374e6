/** Whom a hero attacks is not asked where one answer is left that makes a difference (rule: m-range, R347). */
import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../../src/engine/hosting.ts';
import { MissionTable } from './table.ts';

/** Takes the figures away that are not named. */
function leaveOnly(table: MissionTable, left: readonly number[]): void {
  const { seats, enemies = [] } = table.state;
  for (const [at, enemy] of enemies.entries()) {
    if (left.includes(seats.length + at)) continue;
    Object.assign(enemy, { defeated: true, spaces: [] });
    const pool = table.state.pools[enemy.pool];
    if (pool) pool.health = 0;
  }
}

interface Attack {
  readonly ability: string;
  readonly dice: readonly number[];
}

const SMACK: Attack = { ability: 'smack', dice: [1, 1, 1, 4, 6] };
const FIREBALL: Attack = { ability: 'fireball', dice: [1, 1, 1, 4, 6] };

/** Announces an ability of a hero who stands where it came in. */
function announce(table: MissionTable, seat: number, { ability, dice }: Attack): void {
  table.hero(seat).momentum = 2;
  while (!table.asked().includes(`${seat} roll`)) {
    const [action] = table.legal(seat).filter(({ type }) => type === 'move' || type === 'pass');
    if (!action) throw new Error(`${table.asked().join()}: hero ${seat} does not roll`);
    table.act(seat, action);
  }
  table.script(...dice);
  table.act(seat, { type: 'roll' });
  delete table.state.chance.script;
  const action = table.legal(seat).find((one) => one.type === 'activate' && one.ability === ability);
  if (!action) throw new Error(`${ability} cannot be announced`);
  table.act(seat, action);
}

const promptsTo = (table: MissionTable, seat: number) =>
  openQuestions(table.state).flatMap((one) => (one.seat === seat ? [one.prompt] : []));

describe('the plan of an attack', () => {
  it.each([0, 1])('is not asked where one enemy is left and stands beside the hero, seat %i', (seat) => {
    const heroes = seat === 0 ? ['barbarian', 'monk'] : ['monk', 'barbarian'];
    const table = new MissionTable(heroes);
    const [guard = 0] = table.figures('g');
    leaveOnly(table, [guard]);
    table.act(seat, { type: 'move', to: 'D2' });
    announce(table, seat, SMACK);
    expect(promptsTo(table, seat)).toEqual([]);
  });

  it('offers nobody only where the hero reaches nobody without paying', () => {
    const beside = new MissionTable(['barbarian', 'monk']);
    beside.act(0, { type: 'move', to: 'D2' });
    announce(beside, 0, SMACK);
    expect(promptsTo(beside, 0)).toEqual([expect.objectContaining({ ask: 'attack-plan' })]);
    expect(beside.legal(0)).not.toContainEqual({ type: 'choose', option: 'nobody' });
    expect(beside.legal(0)).toContainEqual({ type: 'choose', option: 'later' });
  });

  it.each([
    [['pyromancer', 'monk'], FIREBALL, true],
    [['barbarian', 'monk'], SMACK, false],
    [['barbarian', 'monk', 'ninja'], SMACK, false],
  ] as const)('of %j offers range for nobody only where that does something', (heroes, attack, offered) => {
    const far = new MissionTable(heroes);
    far.act(0, { type: 'move', to: 'A1' });
    announce(far, 0, attack);
    const options = far.legal(0).flatMap((action) => (action.type === 'choose' ? [action.option] : []));
    expect(options.includes('nobody')).toBe(offered);
    expect(options).toContain('skip');
  });
});

describe('a hero who is ready', () => {
  it.each([
    [['pyromancer', 'monk'], { ability: 'burning-soul', dice: [5, 5, 1, 2, 6] }, false],
    [['monk', 'barbarian'], null, false],
    [['barbarian', 'monk'], SMACK, true],
  ] as const)('of %j names an enemy only for an attack', (heroes, attack, named) => {
    const table = new MissionTable(heroes);
    table.act(0, { type: 'move', to: 'A1' });
    if (attack) announce(table, 0, attack);
    else table.declineUntil(() => table.legal(0).some(({ type }) => type === 'not-ready'));
    if (promptsTo(table, 0).length > 0) table.act(0, { type: 'choose', option: 'later' });
    expect(table.legal(0)).toContainEqual({ type: 'not-ready' });
    expect(table.legal(0).some(({ type }) => type === 'plan')).toBe(named);
  });
});

describe.each([2, 3, 4])('the plans of a hero who is ready, in a party of %i', (count) => {
  const PARTY = ['barbarian', 'monk', 'pyromancer', 'ninja'];
  const BURNING_SOUL: Attack = { ability: 'burning-soul', dice: [5, 5, 1, 2, 6] };

  /** A hero who is ready with an ability, and has planned to attack somebody with it. */
  function planned(hero: string, attack: Attack, plan: (table: MissionTable) => number | null): MissionTable {
    const table = new MissionTable([hero, ...PARTY.filter((other) => other !== hero).slice(0, count - 1)]);
    table.act(0, { type: 'move', to: 'A1' });
    announce(table, 0, attack);
    if (promptsTo(table, 0).length > 0) table.act(0, { type: 'choose', option: 'later' });
    table.hero(0).plan = plan(table);
    return table;
  }

  const offered = (table: MissionTable) =>
    table.legal(0).flatMap((action) => (action.type === 'plan' ? [action.target] : []));
  /** The figures on the map. */
  const enemies = ({ state: { seats, enemies: all = [] } }: MissionTable) =>
    all.flatMap(({ spaces }, at) => (spaces.length > 0 ? [seats.length + at] : []));

  it('are all enemies, and nobody, but the one that is planned already', () => {
    const none = planned('barbarian', SMACK, () => null);
    expect(offered(none).toSorted()).toEqual(enemies(none).toSorted());
    for (const target of enemies(none)) {
      const one = planned('barbarian', SMACK, () => null);
      one.act(0, { type: 'plan', target });
      const others = enemies(one).filter((enemy) => enemy !== target);
      expect(offered(one)).toEqual([null, ...others]);
      one.act(0, { type: 'plan', target: null });
      expect(offered(one).toSorted()).toEqual(enemies(one).toSorted());
    }
  });

  it('are none for what is no attack, also after one was planned', () => {
    expect(offered(planned('pyromancer', BURNING_SOUL, () => null))).toEqual([]);
    expect(offered(planned('pyromancer', BURNING_SOUL, (table) => enemies(table)[0] ?? null))).toEqual([]);
  });

  it('are none while no enemy is left', () => {
    const table = planned('barbarian', SMACK, (before) => enemies(before)[0] ?? null);
    leaveOnly(table, []);
    expect(offered(table)).toEqual([]);
  });
});

describe('an ability while no enemy is left', () => {
  const without = (heroes: readonly string[], attack: Attack): MissionTable => {
    const table = new MissionTable(heroes);
    leaveOnly(table, []);
    announce(table, 0, attack);
    return table;
  };

  it('is not aimed where it only attacks', () => {
    expect(promptsTo(without(['barbarian', 'monk'], SMACK), 0)).toEqual([]);
    expect(promptsTo(without(['barbarian', 'paladin', 'ninja'], SMACK), 0)).toEqual([]);
  });

  it('is asked about where it does something for the hero', () => {
    const table = without(['pyromancer', 'monk'], FIREBALL);
    expect(promptsTo(table, 0)).toEqual([expect.objectContaining({ ask: 'attack-plan' })]);
    expect(table.legal(0)).toContainEqual({ type: 'choose', option: 'nobody' });
  });

  it('is asked about where an ally can add to it', () => {
    const table = new MissionTable(['barbarian', 'monk']);
    leaveOnly(table, []);
    const [ally = ''] = table.mission.allies.hq;
    table.hero(0).allies = [ally];
    announce(table, 0, SMACK);
    expect(promptsTo(table, 0)).toEqual([expect.objectContaining({ ask: 'attack-plan' })]);
  });

  it('costs no momentum when it resolves, and asks nothing', () => {
    const table = new MissionTable(['monk', 'barbarian']);
    table.act(1, { type: 'move', to: 'A1' });
    announce(table, 1, SMACK);
    if (promptsTo(table, 1).length > 0) table.act(1, { type: 'choose', option: 'later' });
    leaveOnly(table, []);
    const asked = new Set<string>();
    table.declineUntil(() => {
      if (table.mission.phase === 'target') for (const one of table.asked()) asked.add(one);
      return table.events.some((event) => event.e === 'out-of-reach' && event.seat === 1);
    });
    expect(asked).not.toContain('1 target');
    expect(table.hero(1).momentum).toBe(2);
  });
});
