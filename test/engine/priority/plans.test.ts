/** Plans with a pass: carried out unless somebody acts in between. */
import { describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';
import { openQuestions, turnOf } from '../../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  createGame,
  type GameState,
  legalActions,
  viewOf,
} from '../../../src/engine/index.ts';
import { oneIn } from '../../sampling.ts';
import { anyAction, type Chooser, playOut } from '../../soak/play-out.ts';

function duel(first: string, second: string, script: number[]): GameState {
  const state = createGame({
    mode: 'duel',
    seats: [{ hero: first }, { hero: second }],
    seed: 'plans',
    first: 0,
  });
  state.chance.script = script;
  return state;
}

function play(state: GameState, ...steps: readonly (readonly [number, Action])[]): GameState {
  return steps.reduce((now, [seat, action]) => apply(now, seat, action).state, state);
}

const asked = (state: GameState) => openQuestions(state).map(({ seat, kind }) => `${seat} ${kind}`);
const plansOf = (state: GameState) => viewOf(state, 'public').pending?.plans;
const ROLL_ON: Action = { type: 'pass', next: { do: 'roll' } };

describe('the first Roll Attempt behind the Main Phase', () => {
  test('is thrown by the same press', () => {
    const state = play(duel('barbarian', 'moon-elf', [1, 2, 3, 4, 5]), [0, ROLL_ON]);
    expect(asked(state)).toEqual(['0 roll']);
    expect(state.lanes[0]?.rollPhase?.roll?.dice.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
    expect(state.chance.script).toEqual([]);
  });

  test('is not offered, and not taken, where something must be paid first', () => {
    const state = duel('barbarian', 'moon-elf', []);
    const [own] = state.seats;
    if (!own) throw new Error('nobody sits there');
    own.tokens = { knockdown: [{ by: 1, fresh: false, count: 1 }] };
    own.cp = 5;
    expect(plansOf(state)).toEqual([]);
    expect(asked(play(state, [0, ROLL_ON]))).toEqual(['0 pay-or-skip']);
    expect(play(state, [0, ROLL_ON]).seats[0]?.plan).toBeNull();
  });

  test('is nobody else’s business', () => {
    const state = duel('barbarian', 'moon-elf', []);
    const planned: GameState = JSON.parse(JSON.stringify(state));
    const [own] = planned.seats;
    if (!own) throw new Error('nobody sits there');
    own.plan = { do: 'end-turn' };
    expect(viewOf(planned, 1)).toEqual(viewOf(state, 1));
    expect(viewOf(planned, 'public')).toEqual(viewOf(state, 'public'));
  });
});

/** Smack is announced; the defender may change its dice. */
function announced(script: readonly number[]): GameState {
  const state = duel('barbarian', 'moon-elf', [1, 2, 3, 4, 5, ...script]);
  return play(state, [0, ROLL_ON], [0, { type: 'activate', ability: 'smack' }]);
}

const DEFEND: Action = { type: 'pass', next: { do: 'defend', ability: 'missed-me' } };

describe('the defence against what is announced', () => {
  test('is offered for what may be defended, and rolled without another question', () => {
    const state = announced([1, 1, 1, 1, 1]);
    expect(asked(state)).toEqual(['1 window']);
    expect(plansOf(state)).toEqual([{ do: 'defend', ability: 'missed-me' }]);
    const defended = play(state, [1, DEFEND]);
    expect(defended.lanes[0]?.rollPhase?.attack.targets[0]?.defense?.ability).toBe('missed-me');
    expect(defended.seats[1]?.plan).toBeNull();
  });

  test('is asked anew when the attacker has acted in between', () => {
    const state = announced([]);
    state.askAlways = true;
    const passed = play(state, [1, DEFEND]);
    expect(asked(passed)).toEqual(['0 window']);
    const sale = legalActions(passed, 0).find(({ type }) => type === 'play' || type === 'spend');
    if (!sale) throw new Error('the attacker holds nothing for this moment: give the duel another seed');
    expect(play(passed, [0, sale]).seats[1]?.plan).toBeNull();
    expect(passed.seats[1]?.plan).toEqual({ do: 'defend', ability: 'missed-me' });
  });

  test('with the rest passed asks no more in the attack', () => {
    const state = play(announced([1, 1, 1, 1, 1]), [1, { ...DEFEND, until: 'attack' }]);
    expect(state.seats[1]?.orders.passing).toEqual({ until: 'attack', lethal: false, undefendable: false });
    expect(openQuestions(state).map(({ seat }) => seat)).toEqual([0]);
  });

  test('with the rest passed stands although the attacker acts in between', () => {
    const state = announced([1, 1, 1, 1, 1]);
    state.askAlways = true;
    const passed = play(state, [1, { ...DEFEND, until: 'attack' }]);
    const act = legalActions(passed, 0).find(({ type }) => type === 'play' || type === 'spend');
    if (!act) throw new Error('the attacker holds nothing for this moment: give the duel another seed');
    expect(play(passed, [0, act]).seats[1]?.plan).toEqual({ do: 'defend', ability: 'missed-me' });
  });

  test('with the rest passed is asked after all once the Attack would bring its target down', () => {
    const state = announced([]);
    state.askAlways = true;
    const passed = play(state, [1, { ...DEFEND, until: 'attack' }]);
    const [, dial] = passed.pools;
    if (!dial) throw new Error('there is no dial');
    dial.health = 1;
    let now = passed;
    for (let passes = 0; asked(now)[0]?.endsWith('window') && passes < 20; passes += 1) {
      now = play(now, [openQuestions(now)[0]?.seat ?? 0, { type: 'pass' }]);
    }
    expect(asked(now)).toEqual(['1 defend']);
  });

  test('another ability than those on the board is no plan', () => {
    const forged: Action = { type: 'pass', next: { do: 'defend', ability: 'smack' } };
    const state = play(announced([]), [1, forged]);
    expect(asked(state)).toEqual(['1 defend']);
  });
});

describe('what only helps whoever announces it', () => {
  /** Helmets and prayers: Retaliate, which brings CP and Retribution to a player of the Paladin's choice. */
  const retaliating = (dice: 'fitting' | 'always') => {
    const state = play(duel('paladin', 'moon-elf', [3, 3, 3, 6, 1]), [0, ROLL_ON]);
    const [, other] = state.seats;
    if (!other) throw new Error('nobody sits there');
    other.cp = 5;
    other.orders = { ...other.orders, ask: { ...other.orders.ask, dice } };
    return play(state, [0, { type: 'activate', ability: 'retaliate' }]);
  };

  test('holds nobody up by the usual stops, although it names a player', () => {
    expect(asked(retaliating('fitting'))).toEqual(['0 target']);
  });

  test('can still be answered by whoever wants to be asked about all dice', () => {
    expect(asked(retaliating('always'))).toEqual(['1 window']);
  });
});

test.each(listHeroes().map(({ id }) => id))(
  '%s: whoever says that the turn is over is asked for no second Main Phase',
  (hero) => {
    let said: { turn: number; seat: number } | null = null;
    let times = 0;
    /** Says at every pass what comes next, wherever that is offered. */
    const planning: Chooser = (state, seat, legal, random) => {
      const question = viewOf(state, seat).pending;
      const turn = turnOf(state).number;
      if (said?.turn === turn && said.seat === seat && question) {
        expect(question.kind).not.toBe('main');
        // A player who is asked in between may repeat the plan.
        if (['window', 'roll', 'defend'].includes(question.kind)) said = null;
      }
      const action = anyAction(state, seat, legal, random);
      const [plan] = question?.plans ?? [];
      if (action.type !== 'pass' || !plan) return action;
      if (plan.do === 'end-turn') {
        said = { turn, seat };
        times += 1;
      }
      return { ...action, next: plan };
    };
    for (const seed of oneIn(3, ['one', 'two', 'three'])) {
      said = null;
      const setup = { mode: 'duel' as const, seats: [{ hero }, { hero: 'monk' }], seed, first: 0 };
      playOut(setup, { choices: seed, reload: true, choose: planning });
    }
    expect(times).toBeGreaterThan(0);
  },
);
