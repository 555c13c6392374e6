/** The bot values tokens by their effects, and uses them before they exceed the limit. */
import { expect, test, vi } from 'vitest';
import { PRICES } from '../../../src/ai/players/prices.ts';
import { heroById, listHeroes, tokenById } from '../../../src/engine/definitions.ts';
import { botAction, duel } from './duel-table.ts';

test('a bomb is no worse than the damage that it does, the later one less bad than the next', () => {
  const price = (id: string) => PRICES.token(tokenById(id), 'black-widow');
  expect(price('time-bomb-1')).toBeGreaterThan(-4.2);
  expect(price('time-bomb-2')).toBeGreaterThan(price('time-bomb-1'));
});

test('prices do not depend on which of them was asked for first', async () => {
  const pricesInOrder = async (turn: <T>(list: T[]) => T[]) => {
    vi.resetModules();
    await import('../../../src/content/index.ts');
    const fresh = await import('../../../src/ai/players/prices.ts');
    const pairs = listHeroes().flatMap(({ id }) => heroById(id).tokens.map((token) => ({ id, token })));
    const entries = turn(pairs).map(
      ({ id, token }) => [`${id} ${token.id}`, fresh.PRICES.token(token, id)] as const,
    );
    return Object.fromEntries(entries);
  };
  const forwards = await pricesInOrder((list) => list);
  expect(await pricesInOrder((list) => list.toReversed())).toEqual(forwards);
});

const FOE = { hero: 'paladin', health: 40, cp: 2 };

test('Synth of a full stack builds what is missing, and makes Bots Advanced', () => {
  const build = botAction(duel({ hero: 'artificer', cp: 0, tokens: { synth: 7 } }, FOE));
  expect(build).toMatchObject({ type: 'spend', token: 'synth', use: 'build' });
  const all = { synth: 7, 'heal-bot': 1, 'shock-bot': 1, nanobot: 1 };
  const upgrade = botAction(duel({ hero: 'artificer', cp: 0, tokens: all }, FOE));
  expect(upgrade).toMatchObject({ type: 'spend', token: 'synth', use: 'upgrade' });
});

test('a burden counts by what companions of its giver make of it', () => {
  const nanite = tokenById('nanite');
  expect(PRICES.token(nanite, 'artificer')).toBeLessThan(PRICES.token(nanite, 'barbarian'));
  const all = { synth: 7, 'heal-bot': 1, 'shock-bot': 1, nanobot: 1 };
  const state = duel({ hero: 'artificer', cp: 0, tokens: all }, FOE);
  const artificer = state.seats[0];
  if (!artificer) throw new Error('no seat 0');
  artificer.sides = { 'heal-bot': 'advanced', 'shock-bot': 'advanced', nanobot: 'advanced' };
  expect(botAction(state)).toMatchObject({ type: 'use', line: 'nanite' });
});

test('tokens of a full stack that would be lost buy a card', () => {
  const thor = (electrokinesis: number) =>
    botAction(duel({ hero: 'thor', cp: 0, tokens: { mjolnir: 1, electrokinesis } }, FOE));
  expect(thor(4)).toMatchObject({ type: 'spend', token: 'electrokinesis', use: 'draw' });
  expect(thor(3)).toMatchObject({ type: 'pass' });
});

test('a token is worth more while a card of the hand asks for it', () => {
  const miles = (hand: readonly string[]) =>
    botAction(duel({ hero: 'miles-morales', cp: 1, hand: ['yikes', ...hand] }, FOE));
  expect(miles(['ambush', 'nice-try'])).toMatchObject({ type: 'play', card: 'yikes' });
});

test('a burden that stays counts by the turns that are left', () => {
  const poison = (turns: number) => PRICES.token(tokenById('poison'), 'shadow-thief', undefined, turns);
  expect(poison(8)).toBeLessThan(1.5 * poison(2));
  const knockdown = (turns: number) => PRICES.token(tokenById('knockdown'), 'barbarian', undefined, turns);
  expect(knockdown(8)).toBe(knockdown(2));
});

test('Tactical Advantage waits for Targeted, and buys points where an opponent is Targeted already', () => {
  const tactician = (count: number, tokens: Readonly<Record<string, number>> = {}) =>
    botAction(
      duel(
        { hero: 'tactician', cp: 1, tokens: { 'tactical-advantage': count }, hand: ['flank-ii'] },
        { ...FOE, tokens },
      ),
    );
  expect(tactician(2)).toMatchObject({ type: 'pass' });
  expect(tactician(3)).toMatchObject({ type: 'spend', use: 'targeted' });
  expect(tactician(3, { targeted: 1 })).not.toMatchObject({ use: 'targeted' });
});
