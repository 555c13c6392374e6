/** Labels for spending tokens. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { heroById, listHeroes } from '../../../src/engine/definitions.ts';
import { apply, createGame, legalActions, viewOf } from '../../../src/engine/index.ts';
import { spendOffers } from '../../../src/render/table/offers.ts';
import { ENGLISH } from '../../../src/words/index.ts';

/** The labels of what a hero may spend in the first Main Phase, or, after a roll, in the Offensive Roll Phase. */
function labels(hero: string, token: string, count: number, rolled = false): string[] {
  const setup = { mode: 'duel' as const, seats: [{ hero }, { hero: 'barbarian' }], seed: 'offers', first: 0 };
  let state = createGame(setup);
  const [own] = state.seats;
  if (!own) throw new Error('nobody sits there');
  own.tokens[token] = [{ by: 0, fresh: false, count }];
  if (rolled) state = apply(state, 0, { type: 'pass', next: { do: 'roll' } }).state;
  const spends = legalActions(state, 0).flatMap((action) => (action.type === 'spend' ? [action] : []));
  return spendOffers(viewOf(state, 'public'), 0, spends, ENGLISH).map(({ label }) => label);
}

test('says what each of several uses is for, in words', () => {
  const found = labels('tactician', 'tactical-advantage', 5, true);
  expect(found).toContain('Spend Tactical Advantage to gain CP (5 held)');
  expect(found).toContain('Spend Tactical Advantage to reroll dice (5 held)');
});

test('says of a token with one use what that is', () => {
  expect(labels('treant', 'wellspring', 1)).toEqual(['Spend Wellspring to heal (1 held)']);
});

test('counts no companion that there is one of', () => {
  const { id } = heroById('huntress').tokens.find(({ kind }) => kind === 'companion') ?? { id: '' };
  expect(labels('huntress', id, 1, true)).toContain('Use Nyra to reroll dice');
});

test('has words for every use of every playable hero', () => {
  const uses = listHeroes().flatMap(({ tokens }) =>
    tokens.flatMap(({ spends = [] }) => spends.flatMap(({ use, costs }) => (costs ? [] : [use]))),
  );
  const known: Readonly<Record<string, string>> = ENGLISH.table.uses;
  expect(uses.length).toBeGreaterThan(10);
  expect([...new Set(uses)].filter((use) => !Object.hasOwn(known, use))).toEqual([]);
});

test('says that a token is spent on a chance where its dice may bring nothing', () => {
  const setup = { mode: 'duel' as const, seats: [{ hero: 'pyromancer' }, { hero: 'thor' }], seed: 'offers' };
  const view = viewOf(createGame({ ...setup, first: 0 }), 'public');
  const label = (token: string, use: string) =>
    spendOffers(view, 1, [{ type: 'spend', token, use, count: 1 }], ENGLISH)[0]?.label;
  expect(label('guard-break', 'undefendable')).toBe(
    'Spend Guard Break to try to make the Attack undefendable (0 held)',
  );
  expect(label('evasive', 'prevent')).toBe('Spend Evasive to try to prevent all damage (0 held)');
  // Whatever its die shows, some damage goes back.
  expect(label('back-strike', 'damage')).toBe('Spend Back Strike to deal damage (0 held)');
});

test('says how much damage is prevented', () => {
  const setup = { mode: 'duel' as const, seats: [{ hero: 'monk' }, { hero: 'seraph' }], seed: 'offers' };
  const view = viewOf(createGame({ ...setup, first: 0 }), 'public');
  const label = (token: string, count: number) =>
    spendOffers(view, 0, [{ type: 'spend', token, use: 'prevent', count }], ENGLISH)[0]?.label;
  expect(label('chi', 3)).toBe('Spend 3 Chi to prevent 3 damage (0 held)');
  expect(label('shield', 1)).toBe('Spend Shield to prevent 3 damage (0 held)');
  expect(label('protect', 1)).toBe('Spend Protect to prevent half of the damage (0 held)');
  // It prevents a status effect.
  expect(label('dryad', 1)).toContain('prevent damage');
});

test('says what a companion does that other tokens pay for', () => {
  const setup = { mode: 'duel' as const, seats: [{ hero: 'artificer' }, { hero: 'monk' }], seed: 'offers' };
  const view = viewOf(createGame({ ...setup, first: 0 }), 'public');
  const label = (token: string, use: string) =>
    spendOffers(view, 0, [{ type: 'spend', token, use, count: 0 }], ENGLISH)[0]?.label;
  expect(label('shock-bot', 'activate')).toBe('Add 3 damage · Shock Bot (2 Synth)');
  expect(label('heal-bot', 'activate-advanced')).toBe('Heal 1 or heal 2 · Heal Bot (1 Synth)');
  expect(label('nanobot', 'activate')).toBe('Damage for Nanite · Nanobot (2 Synth)');
});

test('names what is moved, and to whom, where nothing is left to choose', () => {
  const seats = [{ hero: 'tactician' }, { hero: 'barbarian' }];
  const state = createGame({ mode: 'duel', seats, seed: 'offers', first: 0 });
  const [own, other] = state.seats;
  if (!own || !other) throw new Error('nobody sits there');
  own.tokens['tactical-advantage'] = [{ by: 0, fresh: false, count: 4 }];
  other.tokens.targeted = [{ by: 0, fresh: false, count: 1 }];
  const label = () =>
    spendOffers(
      viewOf(state, 'public'),
      0,
      [{ type: 'spend', token: 'tactical-advantage', use: 'transfer', count: 4 }],
      ENGLISH,
    )[0]?.label;
  expect(label()).toBe('Spend 4 Tactical Advantage to move Targeted to Tactician (4 held)');
  other.tokens.constrict = [{ by: 0, fresh: false, count: 1 }];
  expect(label()).toBe('Spend 4 Tactical Advantage to move a status effect (4 held)');
});
