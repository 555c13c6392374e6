/** Heroes who go on before their move is settled: the order of the rules is kept where it can matter. */
import { afterAll, describe, expect, it } from 'vitest';
import { registerMission } from '../../../src/engine/definitions.ts';
import { type Action, apply, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { gainCp, loseCp, remove } from '../../../src/engine/vocabulary/builders.ts';
import type { Effect } from '../../../src/engine/vocabulary/effect.ts';
import type { MissionDefinition } from '../../../src/engine/vocabulary/mission.ts';
import { SKIRMISH } from '../../scenarios/missions/skirmish.ts';
import { tokensOf } from '../frames/bare-game.ts';
import { MissionTable, missionStarted } from './table.ts';

const [ford, hill] = SKIRMISH.sides;

/** The skirmish with a rule for each hero who ends a move. */
function withRule(id: string, effect: Effect): MissionDefinition {
  const rule = { on: { event: 'moved', whose: 'opponents' }, do: [effect] } as const;
  return { ...SKIRMISH, id, sides: [{ ...ford, rules: [rule] }, hill] };
}

const forget = [
  registerMission(withRule('skirmish-with-a-toll', loseCp(3, 'target'))),
  registerMission(withRule('skirmish-with-a-gift', gainCp(3, 'target'))),
  registerMission(withRule('skirmish-that-disarms', remove('shield', 1, 'team-mates'))),
];
afterAll(() => {
  for (const unregister of forget) unregister();
});

/** Two heroes in turn order; the second one has chosen D2, which the first one could still take. */
function secondOn(mission: string, change: (state: GameState) => void = () => {}): GameState {
  const state = missionStarted(mission, ['barbarian', 'monk']);
  const [first, second] = state.mission?.heroes ?? [];
  if (!first || !second || !state.mission) throw new Error('no heroes');
  first.at = 'A1';
  second.at = 'B1';
  state.mission.tiles = {};
  change(state);
  return act(state, 1, { type: 'move', to: 'D2' });
}

function act(state: GameState, seat: number, action: Action): GameState {
  const again = apply(JSON.parse(JSON.stringify(state)), seat, action).state;
  const after = apply(state, seat, action).state;
  expect(JSON.parse(JSON.stringify(again))).toEqual(JSON.parse(JSON.stringify(after)));
  return after;
}

const asked = (state: GameState, seat: number) => viewOf(state, seat).pending?.kind;
const cpOf = (state: GameState, seat: number) => state.seats[seat]?.cp;
const heroAt = (state: GameState, seat: number) => viewOf(state, seat).mission?.heroes[seat];

const boosted = ({ mission }: GameState): void => {
  if (mission) mission.tiles = { D2: [{ kind: 'boost', id: 'boost-cp-2' }] };
};

/** Presses until a hero is asked for something of this kind. */
function until(state: GameState, seat: number, kind: string): GameState {
  let now = state;
  for (let presses = 0; asked(now, seat) !== kind; presses += 1) {
    if (presses > 20) throw new Error(`never asked: ${kind}`);
    now = act(now, seat, { type: 'pass' });
  }
  return now;
}

describe('a hero whose space an earlier hero could still take', () => {
  it('goes on to the Main Phase and rolls', () => {
    const rolling = until(secondOn('skirmish'), 1, 'roll');
    expect(heroAt(rolling, 1)).toMatchObject({ at: 'D2', contestedBy: [0] });
    expect(legalActions(rolling, 1).some(({ type }) => type === 'roll')).toBe(true);
  });

  it('has had its Upkeep and its Income by then, and its dice lie on the table', () => {
    const table = new MissionTable(['barbarian', 'monk']);
    // Nobody has Income in the first round; in the second one the monk comes first.
    table.declineUntil(() => table.mission.round === 2);
    table.mission.tiles = {};
    Object.assign(table.hero(0), { at: 'B1' });
    Object.assign(table.hero(1), { at: 'A1' });
    const [own] = table.state.seats;
    if (!own) throw new Error('no hero');
    Object.assign(own, { tokens: { poison: tokensOf(1) }, hand: own.hand.slice(0, 2), cp: 3 });
    const health = table.health(0);
    const rolling = until(act(table.state, 0, { type: 'move', to: 'D2' }), 0, 'roll');
    expect(rolling.pools[own.pool]?.health).toBe(health - 1);
    expect(rolling.seats[0]).toMatchObject({ cp: 4 });
    expect(rolling.seats[0]?.hand).toHaveLength(3);
    const rolled = act(rolling, 0, { type: 'roll' });
    expect(rolled.lanes.findLast(({ seats }) => seats.includes(0))?.rollPhase?.roll?.dice).toHaveLength(5);
    // The earlier hero has not even chosen.
    expect(heroAt(rolled, 1)).toMatchObject({ at: 'A1', hasMoved: false });
    expect(heroAt(rolled, 0)).toMatchObject({ at: 'D2', contestedBy: [1] });
  });

  it('is asked for a space in the midst of its roll where the earlier one takes it, and rolls on', () => {
    const start = until(secondOn('skirmish'), 1, 'roll');
    const rolled = act(start, 1, { type: 'roll' });
    const dice = viewOf(rolled, 1).rolls.map((roll) => roll.dice);
    const taken = act(rolled, 0, { type: 'move', to: 'D2' });
    expect(asked(taken, 1)).toBe('move');
    expect(heroAt(taken, 1)).toMatchObject({ at: 'B1' });
    const again = act(taken, 1, { type: 'move', to: 'D1' });
    expect(heroAt(again, 1)).toMatchObject({ at: 'D1', contestedBy: [] });
    expect(asked(again, 1)).toBe('roll');
    expect(viewOf(again, 1).rolls.map((roll) => roll.dice)).toEqual(dice);
  });

  it('gets the boost tile when the move is settled', () => {
    const wanted = secondOn('skirmish', boosted);
    const before = cpOf(wanted, 1) ?? Number.NaN;
    expect(wanted.mission?.tiles.D2).toHaveLength(1);
    const settled = act(wanted, 0, { type: 'move', to: 'A1' });
    expect(settled.mission?.tiles.D2).toBeUndefined();
    expect(cpOf(settled, 1)).toBe(before + 2);
    expect(asked(settled, 1)).toBe(asked(wanted, 1));
  });

  it('leaves the boost tile to the earlier one who takes the space', () => {
    const wanted = secondOn('skirmish', boosted);
    const taken = act(wanted, 0, { type: 'move', to: 'D2' });
    expect(taken.mission?.tiles.D2).toBeUndefined();
    expect(cpOf(taken, 1)).toBe(cpOf(wanted, 1));
  });

  it('gets what a rule of the side gives when the move is settled', () => {
    const wanted = secondOn('skirmish-with-a-gift');
    const before = cpOf(wanted, 1) ?? Number.NaN;
    expect(asked(wanted, 1)).toBe('main');
    expect(cpOf(act(wanted, 0, { type: 'move', to: 'A1' }), 1)).toBe(before + 3);
  });
});

describe('a hero for whom the order of Movement and Upkeep makes no difference', () => {
  it('goes on where a rule takes something from the enemies only', () => {
    expect(asked(secondOn('skirmish-that-disarms'), 1)).toBe('main');
  });

  const onTile = (boost: string, token: string) =>
    secondOn('skirmish', ({ mission, seats: [, second] }) => {
      if (mission) mission.tiles = { D2: [{ kind: 'boost', id: boost }] };
      if (second) second.tokens = { [token]: [{ count: 1, by: 2, fresh: false }] };
    });

  it('goes on to a boost tile with status effects that do nothing before its Main Phase', () => {
    expect(asked(onTile('boost-cp-2', 'knockdown'), 1)).toBe('main');
    expect(asked(onTile('boost-evasive', 'evasive'), 1)).toBe('main');
  });

  it('waits for a boost tile that could remove or move a status effect', () => {
    expect(asked(onTile('boost-cleanse', 'knockdown'), 1)).toBeUndefined();
    expect(asked(onTile('boost-transfer', 'evasive'), 1)).toBeUndefined();
  });
});

describe('a hero who must wait until the move is settled, as its Upkeep comes later', () => {
  const waits = (state: GameState) => {
    expect(asked(state, 1)).toBeUndefined();
    expect(heroAt(state, 1)).toMatchObject({ at: 'B1', wants: 'D2', waitsFor: [0], contestedBy: [] });
  };

  it('pays a toll before anything else can be bought', () => {
    const wanted = secondOn('skirmish-with-a-toll', ({ seats: [, second] }) => {
      if (second) second.cp = 3;
    });
    waits(wanted);
    const settled = act(wanted, 0, { type: 'move', to: 'A1' });
    expect(heroAt(settled, 1)).toMatchObject({ at: 'D2', wants: null });
    expect(cpOf(settled, 1)).toBe(0);
  });

  it('takes a boost tile before status effects act', () => {
    const wanted = secondOn('skirmish', (state) => {
      boosted(state);
      const [, second] = state.seats;
      if (second) second.tokens = { burn: [{ count: 1, by: 2, fresh: false }] };
    });
    waits(wanted);
  });

  it('is how games stored by older versions go on', () => {
    // Formerly each hero waited so; now this is the state of those above.
    const wanted = secondOn('skirmish');
    const [, , lane] = wanted.lanes;
    const hero = wanted.mission?.heroes[1];
    if (!lane || !hero) throw new Error('no lane');
    Object.assign(lane, {
      stack: [
        { k: 'turn', next: 'begin', forRound: true },
        { k: 'gate', gate: 'moved' },
      ],
      pending: null,
      turn: { ...lane.turn, phase: 'start' },
    });
    hero.at = 'B1';
    delete hero.from;
    waits(wanted);
    const settled = act(wanted, 0, { type: 'move', to: 'A1' });
    expect(heroAt(settled, 1)).toMatchObject({ at: 'D2' });
    expect(asked(settled, 1)).toBe('main');
  });
});
