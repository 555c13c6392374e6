/** Two-sided boards, limits by giver, revealed hands, passed tokens; with made-up content. */
import { afterEach, describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { openGame, roomFor, tokenLimit } from '../../../src/engine/core/game.ts';
import { addTokens, ageTokens, removeTokens } from '../../../src/engine/core/seat/tokens.ts';
import {
  type Effect,
  heroById,
  registerHero,
  type TokenDefinition,
} from '../../../src/engine/definitions.ts';
import { layOut } from '../../../src/engine/hosting.ts';
import { apply, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { inPlaceOf, line, offensive, onSide, passive } from '../../../src/engine/vocabulary/abilities.ts';
import {
  among,
  deal,
  discard,
  gainCp,
  handOf,
  lookAtHand,
  lostThisTurn,
  passOn,
  symbols,
  trigger,
  turnBoard,
  when,
} from '../../../src/engine/vocabulary/builders.ts';
import { mainCard } from '../../../src/engine/vocabulary/cards.ts';
import { me, player, resolved, spec, until } from '../../content/kit.ts';
import { inMemory, reloaded, sceneOf, tokenCount } from '../triggers/made-up.ts';

let forget = () => {};
afterEach(() => {
  forget();
  forget = () => {};
});

const PRINTED = { text: 'Made up.' };

const coin: TokenDefinition = {
  id: 'coin',
  name: 'Coin',
  kind: 'unique',
  limit: 2,
  ownLimit: 4,
  fixed: true,
  text: 'Made up.',
};
const ember: TokenDefinition = { id: 'ember', name: 'Ember', kind: 'negative', limit: 1, text: 'Made up.' };

/** A Barbarian with a board of two sides and a card for each list. */
function registerTurning(cards: Readonly<Record<string, readonly Effect[]>>): void {
  const barbarian = heroById('barbarian');
  const defenses = barbarian.abilities.filter(({ kind }) => kind === 'defensive');
  forget = registerHero({
    ...barbarian,
    id: 'turning',
    name: 'Turning',
    sides: [
      { id: 'day', name: 'Day' },
      { id: 'night', name: 'Night' },
    ],
    abilities: [
      ...defenses,
      ...onSide('day', offensive('Dawn', PRINTED, line(symbols({ sword: 3 }), deal(3)))),
      ...onSide(
        'night',
        inPlaceOf('Dawn', offensive('Dusk', PRINTED, line(symbols({ sword: 3 }), deal(8)))),
        passive('Moonlight', PRINTED, { triggers: [trigger('upkeep', [gainCp(3)])] }),
      ),
    ],
    cards: [
      ...barbarian.cards,
      ...Object.entries(cards).map(([name, effects]) => mainCard(name, 0, PRINTED, ...effects)),
    ],
    tokens: [coin, ember],
  });
}

const TABLE = { mode: 'duel', phase: 'main-1' } as const;
const foes = (...hand: string[]) => ({ hero: 'barbarian', hand });

describe('a board that turns', () => {
  test('has the abilities of the side that lies up, and its passive ones act', () => {
    registerTurning({ eclipse: [turnBoard('night')] });
    spec(
      { ...TABLE, seats: [{ hero: 'turning', hand: ['eclipse'], cp: 0 }, foes()] },
      me.has({ side: 'day' }),
      me.plays('eclipse'),
      resolved,
      me.has({ side: 'night' }),
      me.rolls(1, 1, 1, 4, 6),
      me.cannot(me.activates('dawn')),
      me.activates('dusk'),
      player(1).takesIt(),
      until('main-2'),
      player(1).has({ health: 42 }),
      until('upkeep'),
      player(1).rolls(1, 1, 4, 4, 6),
      player(1).activatesNothing(),
      until('upkeep'),
      me.has({ cp: 0 }),
      until('income'),
      me.has({ cp: 3 }),
    );
  });

  test('starts with the first side, and no upkeep of the other one', () => {
    registerTurning({});
    spec(
      { ...TABLE, phase: 'upkeep', seats: [{ hero: 'turning', hand: [], cp: 0 }, foes()] },
      until('income'),
      me.has({ cp: 0, side: 'day' }),
    );
  });

  test('is turned once and said once', () => {
    registerTurning({ eclipse: [turnBoard('night'), turnBoard('night'), turnBoard('noon')] });
    const state = layOut({
      mode: 'duel',
      seats: [{ hero: 'turning' }, { hero: 'barbarian' }],
      seed: 'x',
      first: 0,
    });
    expect(viewOf(state, 'public').seats.map(({ side }) => side)).toEqual([{ id: 'day', name: 'Day' }, null]);
    spec(
      { ...TABLE, seats: [{ hero: 'turning', hand: ['eclipse'] }, foes()] },
      me.plays('eclipse'),
      resolved,
      me.has({ side: 'night' }),
    );
  });
});

describe('a limit of what one gives oneself', () => {
  function held4(): GameState {
    registerTurning({});
    return sceneOf({ heroes: ['turning', 'turning', 'barbarian'] });
  }

  test('counts those of each giver apart', () => {
    const game = openGame(held4());
    expect([tokenLimit(game, 0, 'coin', 0), tokenLimit(game, 0, 'coin', 1)]).toEqual([4, 2]);
    expect(addTokens(game, 0, 'coin', 9, 0)).toBe(4);
    expect(addTokens(game, 0, 'coin', 9, 1)).toBe(2);
    expect(addTokens(game, 2, 'coin', 9, 0)).toBe(2);
    expect(roomFor(game, 2, 'coin', 1)).toBe(2);
    expect(tokenCount(game.state, 0, 'coin')).toBe(6);
  });

  test('tells the holder from the giver, and what left in this turn', () => {
    const game = openGame(held4());
    addTokens(game, 0, 'coin', 1, 0);
    expect(game.state.seats[0]?.lostThisTurn).toEqual([]);
    removeTokens(game, 0, 'coin', 1, 'removed');
    expect(game.state.seats[0]?.lostThisTurn).toEqual(['coin']);
    ageTokens(game);
    expect(game.state.seats[0]?.lostThisTurn).toEqual([]);
  });

  test('among asks whether the one is the other', () => {
    registerTurning({
      tithe: [when(among('owner', 'everyone'), [gainCp(1)]), when(among('target', 'owner'), [gainCp(7)])],
      wane: [when(lostThisTurn('coin'), [gainCp(7)], [gainCp(2)])],
      count: [gainCp(handOf())],
    });
    spec(
      { ...TABLE, seats: [{ hero: 'turning', hand: ['tithe', 'wane', 'count'], cp: 0 }, foes()] },
      me.plays('tithe'),
      resolved,
      me.has({ cp: 1 }),
      me.plays('wane'),
      resolved,
      me.has({ cp: 3 }),
      me.plays('count'),
      resolved,
      me.has({ cp: 3 }),
    );
  });
});

test('a whole hand is discarded without a question', () => {
  registerTurning({ purge: [discard('all', 'opponents', 'choice')] });
  spec(
    { ...TABLE, seats: [{ hero: 'turning', hand: ['purge'] }, foes('six-it', 'so-wild', 'tip-it')] },
    me.plays('purge'),
    resolved,
    player(1).has({ hand: [], discard: ['six-it', 'so-wild', 'tip-it'] }),
  );
});

describe('a hand that is looked at', () => {
  function looking(): GameState {
    registerTurning({});
    return sceneOf({
      heroes: ['barbarian', 'turning', 'moon-elf'],
      effects: [{ ...lookAtHand('target') }],
      hands: [['six-it', 'so-wild']],
    });
  }

  test.each([
    ['in memory', inMemory],
    ['through JSON', reloaded],
  ])('is shown to who looks and to nobody else, and only as long as they look (%s)', (_, play) => {
    const state = looking();
    expect(state.lanes[0]?.pending).toMatchObject({ seat: 1, prompt: { ask: 'hand-shown' } });
    expect(viewOf(state, 1).seats[0]?.hand).toEqual(['six-it', 'so-wild']);
    expect(viewOf(state, 1).seats[2]?.hand).toBeNull();
    for (const eyes of [2, 'public'] as const) {
      const view = viewOf(state, eyes);
      expect(view.seats[0]?.hand).toBeNull();
      expect(JSON.stringify(view)).not.toContain('six-it');
    }
    const [seen] = legalActions(state, 1);
    if (!seen) throw new Error('There is nothing to answer.');
    expect(JSON.stringify(apply(state, 1, seen).events)).not.toContain('six-it');
    expect(viewOf(play(state, 1, seen), 1).seats[0]?.hand).toBeNull();
  });
});

test('a token passed on stays that of who inflicted it', () => {
  registerTurning({});
  const effects: Effect[] = [passOn('ember', 'target', 'owner')];
  const state = sceneOf({
    heroes: ['barbarian', 'turning', 'moon-elf'],
    tokens: [{ ember: [{ by: 2, fresh: false, count: 1 }] }],
    effects,
  });
  expect(state.seats.map(({ tokens }) => tokens.ember)).toEqual([
    undefined,
    [{ by: 2, fresh: true, count: 1 }],
    undefined,
  ]);
});
