/** Random games of many seats with a hero whose abilities have several targets; every state is checked. */
import '../../src/content/index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listHeroes, registerHero } from '../../src/engine/definitions.ts';
import { sweeper } from '../engine/frames/made-up-sweeper.ts';
import { soakMode } from './modes.ts';

let forget = () => {};
beforeAll(() => {
  forget = registerHero(sweeper());
});
afterAll(() => forget());

it.each(['koth', '2v2v2'] as const)(
  'games of %s with Attacks on several targets end without an invalid state',
  (mode) => {
    const heroes = ['sweeper', ...listHeroes().flatMap(({ id }) => (id === 'sweeper' ? [] : [id]))].slice(
      0,
      4,
    );
    const games = { mode, games: 8, seed: 'several targets', heroes, reload: true };
    const result = soakMode(games, () => undefined);
    expect(result.failed).toEqual([]);
    expect(result.ended).toBe(games.games);
  },
  300_000,
);
