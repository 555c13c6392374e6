/** A companion's health dial: redirected damage, healing, turning over at 0; with made-up content. */
import { afterEach, describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { changeDial, dialOf } from '../../../src/engine/core/damage/companion-dials.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { addTokens } from '../../../src/engine/core/seat/tokens.ts';
import {
  type Effect,
  heroById,
  registerHero,
  type TokenDefinition,
} from '../../../src/engine/definitions.ts';
import { totalsOf } from '../../../src/engine/evaluation/damage/totals.ts';
import { type GameState, viewOf } from '../../../src/engine/index.ts';
import { at, line, offensive } from '../../../src/engine/vocabulary/abilities.ts';
import {
  allowSplit,
  chooseAmount,
  companionShows,
  deal,
  dealIsolated,
  gain,
  harmCompanion,
  healCompanion,
  may,
  noted,
  redirect,
  splitAllowed,
  symbols,
  trigger,
  turnCompanion,
  when,
} from '../../../src/engine/vocabulary/builders.ts';
import { mainCard } from '../../../src/engine/vocabulary/cards.ts';
import { foe, me, player, resolved, spec, until } from '../../content/kit.ts';
import { sceneOf } from '../triggers/made-up.ts';

let forget = () => {};
afterEach(() => {
  forget();
  forget = () => {};
});

const golem: TokenDefinition = {
  id: 'golem',
  name: 'Golem',
  kind: 'companion',
  limit: 1,
  fixed: true,
  health: { start: 4, most: 6, empty: 'rubble' },
  sides: [
    { id: 'whole', name: 'Whole' },
    { id: 'rubble', name: 'Rubble' },
  ],
  triggers: [
    trigger(
      'damage-due',
      [
        when(
          splitAllowed('golem'),
          [
            chooseAmount('How much does the Golem take?', noted('amount'), 'passed'),
            redirect('golem', noted('passed')),
          ],
          [may('Does the Golem take it?', [redirect('golem', noted('amount'))])],
        ),
      ],
      { when: companionShows('golem', 'whole') },
    ),
  ],
  text: 'Made up.',
};

/** A Barbarian with a Golem, a free card for each list, and a defence that does what is said. */
function registerKeeper(cards: Readonly<Record<string, readonly Effect[]>>, defense: readonly Effect[] = []) {
  const barbarian = heroById('barbarian');
  forget = registerHero({
    ...barbarian,
    id: 'keeper',
    name: 'Keeper',
    abilities: [
      ...barbarian.abilities.map((level) =>
        level.id === 'thick-skin' ? { ...level, dice: 1, effects: defense } : level,
      ),
      offensive('Sweep', { text: 'Made up.' }, at({ count: 2 }, line(symbols({ sword: 3 }), deal(5)))),
    ],
    cards: [
      ...barbarian.cards,
      ...Object.entries(cards).map(([name, effects]) => mainCard(name, 0, { text: 'Made up.' }, ...effects)),
    ],
    tokens: [golem],
    setup: [gain('golem')],
  });
}

const KEEPER = { hero: 'keeper', hand: [] };
const ATTACKER = { hero: 'barbarian', hand: [] };
const UNDER_ATTACK = {
  mode: 'duel',
  phase: 'offensive-roll',
  seats: [ATTACKER, KEEPER],
} as const;
const attacked = { ...UNDER_ATTACK, seats: [...UNDER_ATTACK.seats] };

describe('damage of an Attack', () => {
  test('is passed whole, and what exceeds the dial is lost', () => {
    registerKeeper({});
    spec(
      attacked,
      me.rolls(1, 1, 1, 1, 1),
      me.activates('smack'),
      foe.takesIt(),
      foe.chooses('yes'),
      until('main-2'),
      foe.has({ health: 50, companions: { golem: [0, 'rubble'] } }),
    );
  });

  test('is not passed by who would rather take it, nor to one that lies in rubble', () => {
    registerKeeper({});
    spec(
      attacked,
      me.rolls(1, 1, 1, 4, 4),
      me.activates('smack'),
      foe.takesIt(),
      foe.chooses('no'),
      until('main-2'),
      foe.has({ health: 46, companions: { golem: [4, 'whole'] } }),
    );
    spec(
      { ...attacked, seats: [ATTACKER, { ...KEEPER, setup: { golem: 'rubble' } }] },
      me.rolls(1, 1, 1, 4, 4),
      me.activates('smack'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 46, companions: { golem: [4, 'rubble'] } }),
    );
  });

  test('is split in any way where that was allowed', () => {
    registerKeeper({}, [allowSplit('golem')]);
    spec(
      attacked,
      me.rolls(1, 1, 1, 4, 4),
      me.activates('smack'),
      foe.defends('thick-skin', 1),
      foe.cannot(foe.chooses('yes')),
      foe.chooses(3),
      until('main-2'),
      foe.has({ health: 49, companions: { golem: 1 } }),
    );
  });

  test('counts against what a defence heals, also above the most', () => {
    registerKeeper({}, [healCompanion('golem', 5, { withDamage: true })]);
    spec(
      attacked,
      me.rolls(1, 1, 1, 4, 4),
      me.activates('smack'),
      foe.defends('thick-skin', 1),
      foe.has({ companions: { golem: 4 } }),
      foe.chooses('yes'),
      until('main-2'),
      foe.has({ health: 50, companions: { golem: [5, 'whole'] } }),
    );
  });

  test('on several targets is passed by each of them for itself', () => {
    registerKeeper({});
    spec(
      { mode: 'koth', phase: 'offensive-roll', seats: [KEEPER, KEEPER, { ...KEEPER, setup: { golem: 6 } }] },
      me.rolls(1, 1, 1, 4, 4),
      me.activates('sweep'),
      foe.takesIt(),
      player(2).takesIt(),
      // What comes at one moment is ordered by the active player.
      me.chooses('golem-2'),
      player(2).chooses('yes'),
      foe.chooses('no'),
      until('main-2'),
      me.has({ health: 35, companions: { golem: 4 } }),
      foe.has({ health: 30, companions: { golem: 4 } }),
      player(2).has({ health: 35, companions: { golem: [1, 'whole'] } }),
    );
  });

  test('of each target is passed to its own companion', () => {
    registerKeeper({});
    const game = openGame(sceneOf({ heroes: ['barbarian', 'keeper', 'keeper'] }));
    const part = { from: 0, type: 'normal', attack: true, locked: false } as const;
    const source = { kind: 'ability', id: 'smack', seat: 0 } as const;
    const totals = totalsOf(game, [
      { entry: 'damage', to: 1, amount: 5, source, ...part },
      { entry: 'damage', to: 2, amount: 7, source, ...part },
      { entry: 'prevent', to: 2, amount: 2, source },
      { entry: 'redirect', to: 2, dial: 'golem', amount: 99, source },
      { entry: 'heal', to: 1, dial: 'golem', amount: 2, source },
    ]);
    expect(totals.map(({ seat, total, companions }) => ({ seat, total, companions }))).toEqual([
      { seat: 1, total: 5, companions: [{ token: 'golem', taken: 0, healed: 2 }] },
      { seat: 2, total: 0, companions: [{ token: 'golem', taken: 5, healed: 0 }] },
    ]);
  });
});

test('nothing else is passed: damage of cards, isolated damage', () => {
  registerKeeper({ spark: [deal(2, 'undefendable', 'owner')], pebble: [dealIsolated(2, 'owner')] });
  spec(
    { mode: 'duel', phase: 'main-1', seats: [{ ...KEEPER, hand: ['spark', 'pebble'] }, ATTACKER] },
    me.plays('pebble'),
    resolved,
    me.has({ health: 48, companions: { golem: 4 } }),
    me.plays('spark'),
    until('offensive-roll'),
    me.has({ health: 46, companions: { golem: 4 } }),
  );
});

test('a dial is healed up to its most, harmed down to 0, and then turned', () => {
  registerKeeper({
    mend: [healCompanion('golem', 9)],
    chip: [harmCompanion('golem', 9)],
    raise: [turnCompanion('golem', 'whole', 'owner')],
  });
  spec(
    { mode: 'duel', phase: 'main-1', seats: [{ ...KEEPER, hand: ['mend', 'chip', 'raise'] }, ATTACKER] },
    me.plays('mend'),
    resolved,
    me.has({ companions: { golem: [6, 'whole'] } }),
    me.plays('chip'),
    resolved,
    me.has({ health: 50, companions: { golem: [0, 'rubble'] } }),
    me.plays('raise'),
    resolved,
    me.has({ companions: { golem: [0, 'whole'] } }),
  );
});

test('is one for each companion, open to all, also where team-mates share their health', () => {
  registerKeeper({});
  const state = sceneOf({ mode: '2v2', heroes: ['keeper', 'barbarian', 'keeper', 'barbarian'] });
  const game = openGame(state);
  expect(dialOf(game, 0, 'golem')).toBeNull();
  for (const seat of [0, 2]) addTokens(game, seat, 'golem', 1, seat);
  changeDial(game, 0, 'golem', 0, 3);
  changeDial(game, 2, 'golem', 9, 0);
  const kept: GameState = JSON.parse(JSON.stringify(state));
  const companions = viewOf(kept, 'public').seats.map((seat) => seat.companions);
  const whole = { id: 'whole', name: 'Whole' };
  expect(companions).toEqual([
    [{ id: 'golem', name: 'Golem', health: 1, most: 6, side: whole }],
    [],
    [{ id: 'golem', name: 'Golem', health: 6, most: 6, side: whole }],
    [],
  ]);
  expect(viewOf(kept, 'public').seats.map(({ health }) => health)).toEqual([30, 30, 30, 30]);
});
