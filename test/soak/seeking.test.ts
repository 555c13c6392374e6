/** Random play of a soak seeks what was not used yet, and plays again by its command. */
import '../../src/content/index.ts';
import { expect, test } from 'vitest';
import { applyLegal } from '../../src/engine/hosting.ts';
import { type Action, createGame, legalActions } from '../../src/engine/index.ts';
import { anyAction, playOut } from './play-out.ts';
import { seekOption, soughtOf } from './reproduce.ts';
import { seekingChooser } from './seeking.ts';
import { type SoakOptions, soakHero } from './soak.ts';
import { emptyTally } from './tally.ts';
import { thingsOf, unusedThings } from './things.ts';

const PAIR = ['barbarian', 'moon-elf'] as const;

/** How often games of Barbarians reach the ultimate, in games of the same seeds. */
function ultimates(sought: readonly string[]): number {
  let reached = 0;
  for (let game = 0; game < 12; game += 1) {
    const seats = [{ hero: 'barbarian' }, { hero: 'barbarian' }];
    const setup = { mode: 'duel', seats, seed: `seeking ${game}`, first: 'roll' } as const;
    const { events } = playOut(setup, { choose: seekingChooser(sought), choices: `${game}` });
    reached += events.filter((event) => event.e === 'activated' && event.ability === 'rage').length;
  }
  return reached;
}

test('rolls for a sought ability, which plain random play hardly meets', () => {
  expect(ultimates(['barbarian/rage rage'])).toBeGreaterThan(2 * ultimates([]) + 1);
});

test('neither sells nor discards a sought card', () => {
  const card = 'thor/indomitable-will';
  const setup = {
    mode: 'duel',
    seats: [{ hero: 'thor' }, { hero: 'monk' }],
    seed: 'kept',
    first: 'roll',
  } as const;
  const { actions } = playOut(setup, { choose: seekingChooser([card]), choices: 'kept' });
  const given = actions.filter(
    ({ action }) =>
      (action.type === 'sell' && action.card === 'indomitable-will') ||
      (action.type === 'choose' && action.option === 'indomitable-will'),
  );
  expect(given).toEqual([]);
});

test('takes a sought action whenever it is legal', () => {
  const state = createGame({ mode: 'duel', seats: PAIR.map((hero) => ({ hero })), seed: 'taken', first: 0 });
  const choose = seekingChooser(thingsOf('barbarian').cards.map((card) => `barbarian/${card}`));
  const taken: Action[] = [];
  for (let step = 0; step < 40 && taken.length === 0; step += 1) {
    const seat = state.lanes[0]?.pending?.seat ?? 0;
    const legal = legalActions(state, seat);
    const action = choose(state, seat, legal, () => 0.99);
    if (seat === 0 && legal.some(({ type }) => type === 'play')) taken.push(action);
    applyLegal(state, seat, action);
  }
  expect(taken).toMatchObject([{ type: 'play' }]);
});

test('plays like anybody when nothing is sought', () => {
  expect(seekingChooser([])).toBe(anyAction);
});

test('a soak uses more of its heroes than games of plain random play', () => {
  const options = { players: 'random' as const, seeds: 6, reload: false };
  const unused = (settings: SoakOptions) =>
    unusedThings(PAIR, soakHero(PAIR[0], [PAIR[1]], settings).tally).length;
  expect(unused(options)).toBeLessThan(unused({ ...options, seek: [] }) * 0.75);
});

test('seeks only what earlier games left out', () => {
  const options = { players: 'random' as const, seeds: 1, reload: false };
  const all = emptyTally();
  for (const hero of PAIR) {
    const { abilities, uses, cards } = thingsOf(hero);
    for (const key of abilities) all.abilities[key] = { used: 1, damage: 0 };
    for (const key of uses) all.uses[key] = 1;
    for (const card of cards) all.cards[`${hero}/${card}`] = 1;
  }
  const plain = soakHero(PAIR[0], [PAIR[1]], { ...options, seek: [] });
  expect(soakHero(PAIR[0], [PAIR[1]], options, all)).toEqual(plain);
});

test('the command of a failed game names what was sought', () => {
  const sought = unusedThings(PAIR, emptyTally());
  expect(soughtOf(seekOption(sought))).toEqual(sought);
  expect(seekOption(sought)).not.toContain(' ');
});
