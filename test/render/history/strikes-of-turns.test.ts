/** Strikes on the table and in the record of past turns: with dice, figures and what changed the damage. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { beginGame } from '../../../src/engine/hosting.ts';
import { type Action, apply, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { beginChronicle, type Chronicle, continueChronicle } from '../../../src/history/chronicle.ts';
import {
  strikeOnTable,
  strikeSentence,
  strikesOfTurns,
} from '../../../src/render/history/strikes-of-turns.ts';
import { drawStrikes } from '../../../src/render/picture/draw-strikes.ts';
import { pastTableMessage, playersAt } from '../../../src/render/table/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { chroniclesOf, setupFor, wholeGame } from '../../history/played.ts';
import { labelTexts } from '../picture/board-fixture.ts';

interface Played {
  readonly state: GameState;
  readonly chronicle: Chronicle;
}

/** A duel of Ada and Bo in which Ada rolls these dice, activates an ability, and Bo takes what comes. */
function attack(
  heroes: readonly [string, string],
  dice: readonly number[],
  ability: string,
  prepare: (state: GameState) => void = () => {},
  variant?: string,
): Played {
  const seats = heroes.map((hero) => ({ hero }));
  const setup = { mode: 'duel' as const, seats, seed: 'strike', first: 0 as const };
  const begun = beginGame(setup);
  let { state } = begun;
  prepare(state);
  state.chance.script = [...dice];
  let chronicle = beginChronicle(setup, state, begun.events);
  const act = (seat: number, action: Action) => {
    const done = apply(state, seat, action);
    state = done.state;
    chronicle = continueChronicle(chronicle, { seat, state, events: done.events });
  };
  act(0, { type: 'pass', next: { do: 'roll' } });
  act(0, { type: 'activate', ability, ...(variant === undefined ? {} : { variant }) });
  for (let pending = state.lanes[0]?.pending; pending && pending.kind !== 'main'; ) {
    const isDefence = pending.kind === 'defend';
    const own = isDefence
      ? { 'moon-elf': 'missed-me', barbarian: 'thick-skin', huntress: 'maternal-bond' }[heroes[1]]
      : undefined;
    // A question of an effect, such as Nyra's, cannot be passed: its first answer is yes.
    const [yes] = pending.kind === 'window' || isDefence ? [] : legalActions(state, pending.seat);
    act(pending.seat, own ? { type: 'defend', ability: own } : (yes ?? { type: 'pass' }));
    pending = state.lanes[0]?.pending;
  }
  expect(state.chance.script).toEqual([]);
  return { state, chronicle };
}

function shown({ state, chronicle }: Played) {
  const view = viewOf(state, 'public');
  const players = playersAt(view.seats, [{ name: 'Ada' }, { name: 'Bo' }]);
  return strikeOnTable({ chronicle, players, words: ENGLISH }, view);
}

const thief = (held: string) => (state: GameState) => {
  const [, own] = state.seats;
  if (own) own.tokens[held] = [{ by: 1, fresh: false, count: 1 }];
};

describe('the strike on the table after an Attack', () => {
  it('says who hit whom with what, from which health to which, and what a defense prevented', () => {
    const strike = shown(attack(['barbarian', 'moon-elf'], [1, 2, 3, 4, 5, 4, 5, 6, 6, 6], 'smack'));
    expect(strike).toMatchObject({
      kind: 'hit',
      ability: 'Smack',
      sides: 'Ada → Bo',
      hits: [{ name: 'Bo', isBack: false }],
    });
    expect(strike?.dice.map(({ value, symbolId }) => `${value} ${symbolId}`)).toEqual([
      '1 sword',
      '2 sword',
      '3 sword',
      '4 life',
      '5 life',
    ]);
    const [hit] = strike?.hits ?? [];
    expect(hit?.before).toBe(50);
    expect(hit?.after).toBe(50 - (hit?.amount ?? 0));
  });

  it('shows what prevented all of it', () => {
    const strike = shown(attack(['barbarian', 'shadow-thief'], [1, 2, 3, 4, 5], 'smack', thief('shadows')));
    expect(strike).toMatchObject({ kind: 'prevented', hits: [{ amount: 0, before: 50, after: 50 }] });
    expect(strike?.changes).toEqual(['all avoided by Shadows']);
    if (!strike) throw new Error('no strike is shown');
    expect(strikeSentence(strike, ENGLISH)).toBe(
      'Strike: Smack, Ada → Bo: Bo takes 0, 50 → 50 (all avoided by Shadows).',
    );
  });

  it('names no change by the level that a secondary ability stands on', () => {
    const own = (state: GameState) => {
      const [monk] = state.seats;
      if (!monk) throw new Error('nobody sits there');
      monk.upgrades = { meditate: 'meditate-ii' };
    };
    const dice = [1, 1, 4, 4, 6, 1, 1, 1];
    const strike = shown(attack(['monk', 'barbarian'], dice, 'meditate-ii', own, 'zen-strike'));
    expect(strike).toMatchObject({ ability: 'Zen Strike', hits: [{ amount: 6 }], changes: [] });
  });

  it('does not call prevented what a companion took', () => {
    const strike = shown(attack(['barbarian', 'huntress'], [1, 2, 3, 4, 5, 1, 1, 2], 'smack'));
    expect(strike?.changes.some((change) => change.endsWith('Nyra'))).toBe(true);
    expect(strike).toMatchObject({
      kind: 'hit',
      hits: [{ amount: 0, before: 50, after: 50 }, { isBack: true }],
    });
    // What changed the damage stands with whom it was meant for, not with the attacker.
    if (!strike) throw new Error('no strike is shown');
    expect(strikeSentence(strike, ENGLISH)).toMatch(
      /Bo takes 0, 50 → 50 \([^)]*Nyra\); Ada takes \d+, [^(]*$/,
    );
  });

  it('leaves out what the upkeep of the next turn did in the same action', () => {
    const played = attack(['barbarian', 'moon-elf'], [1, 2, 3, 4, 5, 4, 5, 6, 6, 6], 'smack');
    const { told } = played.chronicle;
    const [strike] = told.strikes;
    if (!strike) throw new Error('no strike');
    const upkeep = (turn: number) => ({
      ...{ step: strike.step, turn, by: 1, source: 'poison' },
      to: [{ seat: 1, incoming: 4, total: 4, before: 40, after: 36 }],
    });
    const hitsWith = (turn: number) =>
      strikesOfTurns(
        {
          chronicle: { ...played.chronicle, told: { ...told, strikes: [strike, upkeep(turn)] } },
          players: playersAt(viewOf(played.state, 'public').seats, [{ name: 'Ada' }, { name: 'Bo' }]),
          words: ENGLISH,
        },
        strike.turn,
        strike.turn + 1,
      ).map(({ hits }) => hits.length);
    expect(hitsWith(strike.turn + 1)).toEqual([1]);
    expect(hitsWith(strike.turn)).toEqual([2]);
  });

  it('tells an Ultimate from a killing blow', () => {
    const dice = [6, 6, 6, 6, 6];
    const strong = shown(attack(['gunslinger', 'paladin'], dice, 'fillem-with-lead'));
    expect(strong?.kind).toBe('ultimate');
    const last = attack(['gunslinger', 'paladin'], dice, 'fillem-with-lead', ({ pools }) => {
      const [, pool] = pools;
      if (pool) pool.health = 3;
    });
    expect(shown(last)).toMatchObject({ kind: 'killing', hits: [{ before: 3, after: 0 }] });
  });

  it('is not shown while dice are rolled or an Attack is made', () => {
    const { state, chronicle } = attack(
      ['barbarian', 'shadow-thief'],
      [1, 2, 3, 4, 5],
      'smack',
      thief('shadows'),
    );
    let next = state;
    for (let most = 0; most < 20 && viewOf(next, 'public').attempts === null; most += 1) {
      const pending = next.lanes[0]?.pending;
      next = apply(next, pending?.seat ?? 0, { type: 'pass' }).state;
    }
    expect(shown({ state: next, chronicle })).toBeNull();
    expect(shown({ state, chronicle })).not.toBeNull();
  });
});

describe.each([
  ['duel', 2],
  ['koth', 3],
  ['2v2', 4],
] as const)('the strikes of all turns of %s', (mode, seats) => {
  it('add up to what the chronicle tells, and every word of them can be drawn', () => {
    const game = wholeGame(setupFor(mode, seats, `strikes of ${mode}`), 'bots');
    const chronicle = chroniclesOf(game).at(-1) ?? null;
    const state = game.done.at(-1)?.state ?? game.start.state;
    const names = state.seats.map((_, seat) => ({ name: `P${seat + 1}` }));
    const players = playersAt(viewOf(state, 'public').seats, names);
    const strikes = strikesOfTurns({ chronicle, players, words: ENGLISH }, 0, Number.MAX_SAFE_INTEGER);
    expect(strikes.length).toBeGreaterThan(5);
    const by = state.seats.map(
      (_, seat) =>
        strikesOfTurns({ chronicle, players, words: ENGLISH }, 0, Number.MAX_SAFE_INTEGER, [seat]).length,
    );
    expect(by.every((count) => count < strikes.length)).toBe(true);
    expect(by.reduce((sum, count) => sum + count, 0)).toBe(strikes.length);
    expect(strikes.at(-1)?.kind === 'killing' || strikes.some(({ kind }) => kind === 'killing')).toBe(true);
    for (const strike of strikes) {
      for (const { before, after, amount } of strike.hits) expect(before - after).toBeLessThanOrEqual(amount);
      const texts = labelTexts(drawStrikes([strike], ENGLISH));
      expect(texts.length).toBeGreaterThan(2);
    }
  });
});

it('the record of a past turn carries the picture with its description', () => {
  const { components } = pastTableMessage({
    fromTurn: 3,
    toTurn: 3,
    lines: ['Ada activated Smack.'],
    picture: { name: 'strikes.png', description: 'Strike: Smack' },
  });
  expect(JSON.stringify(components)).toContain('attachment://strikes.png');
  expect(JSON.stringify(components)).toContain('Strike: Smack');
  const plain = pastTableMessage({ fromTurn: 3, toTurn: 3, lines: [] });
  expect(JSON.stringify(plain.components)).not.toContain('attachment');
});
