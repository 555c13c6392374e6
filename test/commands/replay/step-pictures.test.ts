/** What the steps of a replay show: map and boards of Missions, maps and battles of crawls, else the board. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { frameOf, stepPictures } from '../../../src/commands/replay/step-pictures.ts';
import { listBossBattles } from '../../../src/engine/definitions.ts';
import type { GameSetup, GameState } from '../../../src/engine/index.ts';
import { playersAt } from '../../../src/render/table/index.ts';
import { setupFor, wholeGame } from '../../history/played.ts';

function statesOf(setup: GameSetup, actions: number): readonly GameState[] {
  const { start, done } = wholeGame(setup, 'bots', actions);
  return [start.state, ...done.map(({ state }) => state)];
}

const crawlSetup = (more: { readonly atOnce?: true }): GameSetup => ({
  ...setupFor('crawl', 2, 'replayed crawl'),
  first: 0,
  crawl: { id: 'crimson-sands-a', ...more },
});

function kindsOf(state: GameState): readonly string[] {
  const players = playersAt(
    state.seats.map(({ hero }) => ({ hero })),
    state.seats.map((_, seat) => ({ kind: 'bot', name: `Bot ${seat}` })),
  );
  const shown = stepPictures(state, players, 'en-US');
  for (const { alt } of shown) expect(alt).not.toBe('');
  const [first] = shown;
  const frame = frameOf(state, players, 'en-US')?.kind;
  expect(frame).toBe(first?.kind === 'mission' ? 'map' : first?.kind);
  return shown.map((one) => (one.kind === 'mission' ? one.part : one.kind));
}

describe('a step of a replay', () => {
  it('of a duel and of a team game shows the board', () => {
    for (const setup of [setupFor('duel', 2, 'replayed'), setupFor('2v2', 4, 'replayed')])
      expect(new Set(statesOf(setup, 40).map((state) => kindsOf(state).join()))).toEqual(new Set(['board']));
  });

  it('of a Mission shows its map and its boards', () => {
    for (const state of statesOf(setupFor('mission', 2, 'replayed', 'toll-bridge'), 10))
      expect(kindsOf(state)).toEqual(['map', 'boards']);
  });

  it('of a crawl in turns shows the map, and in a battle the board of those who fight', () => {
    const shown = new Set(statesOf(crawlSetup({}), 150).map((state) => kindsOf(state).join()));
    expect(shown).toEqual(new Set(['crawl', 'board']));
  });

  it('of a crawl of heroes at once shows the map always, and the battle beside it', () => {
    const shown = new Set(statesOf(crawlSetup({ atOnce: true }), 150).map((state) => kindsOf(state).join()));
    expect(shown).toEqual(new Set(['crawl', 'crawl,board']));
  });

  it('of a Boss Battle shows the board', () => {
    const setup: GameSetup = {
      ...setupFor('boss-battle', 2, 'replayed battle'),
      first: 0,
      crawl: { id: listBossBattles()[0]?.id ?? '' },
    };
    expect(new Set(statesOf(setup, 30).map((state) => kindsOf(state).join()))).toEqual(new Set(['board']));
  });
});
