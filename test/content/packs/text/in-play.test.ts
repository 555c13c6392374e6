import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { addText, checkOnly, replaceText, unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { loadingOf } from '../../../../src/content/packs/loaded-packs.ts';
import { createGame, type GameEvent, type GameSetup } from '../../../../src/engine/index.ts';
import { beginDraft } from '../../../../src/games/lobby/hero-draft.ts';
import { changedPacks, packHashes } from '../../../../src/games/repository/pack-changes.ts';
import { feats } from '../../../../src/history/achievements/index.ts';
import { isUltimate } from '../../../../src/history/ultimates.ts';
import { heroAnswer } from '../../../../src/lookup/hero-lookup.ts';
import { heroOdds } from '../../../../src/lookup/odds-lookup.ts';
import { ADA, BO, CY, lobbyWithPlayers } from '../../../games/lobby/sample-lobby.ts';
import { playScenario } from '../../../scenarios/runner/play.ts';
import { parseScenario } from '../../../scenarios/runner/read.ts';
import { soakMissions } from '../../../soak/missions/soak.ts';
import { soakMode } from '../../../soak/modes.ts';
import { soakHero } from '../../../soak/soak.ts';

const FILE = 'lamplighter.hero.txt';
const TEXT = readFileSync(join(import.meta.dirname, '../../../../docs/examples', FILE), 'utf8');

beforeEach(() => {
  expect(addText(FILE, TEXT).messages).toEqual([]);
});
afterEach(unloadPacks);

const SWING = `
name: Bright Swing adds to a Pole Strike, and a Glow adds more
seats:
  - { hero: lamplighter, cp: 2, hand: [bright-swing], tokens: { glow: 2 } }
  - { hero: barbarian, cp: 1, hand: [] }
active: 0
phase: offensive-roll
dice: [1, 2, 3, 4, 6]
steps:
  - { seat: 0, do: roll }
  - { seat: 0, do: activate, ability: pole-strike }
  - { seat: 0, do: play, card: bright-swing }
  - { seat: 0, do: spend, token: glow }
  - { seat: 1, do: no-defense }
  - { pass: until-main-2 }
expect:
  seats: { 0: { cp: 1, tokens: { glow: 1 } }, 1: { health: 41 } }
`;

describe('a hero that was typed as text', () => {
  it.each([false, true])('is the subject of a scenario (through JSON: %s)', (reload) => {
    const verdict = playScenario(parseScenario(SWING), { reload });
    expect(verdict).toMatchObject({ kind: 'ok' });
  });

  it('is drawn into drafts', () => {
    const random = seedrandom('draft');
    const pools = Array.from(
      { length: 20 },
      () =>
        beginDraft(lobbyWithPlayers('koth', [ADA, BO, CY]), (below) => Math.floor(random() * below)).draft
          ?.pool ?? [],
    );
    expect(pools.some((pool) => pool.includes('lamplighter'))).toBe(true);
  });

  it.each([
    ['lamplighter', 'barbarian'],
    ['barbarian', 'lamplighter'],
  ])('is played by bots and at random, %s against %s', (one, other) => {
    const { pairings, tally } = soakHero(one, [other], { players: 'mixed', seeds: 2, reload: true });
    expect(pairings.map(({ games }) => games)).toEqual([2]);
    expect(Object.keys(tally.abilities).some((name) => name.startsWith('lamplighter/'))).toBe(true);
  });

  it.each([
    ['2v2', 4],
    ['koth', 3],
  ] as const)(
    'sits at a table of %s with others, by bots and at random, and is replayed to the same end',
    (mode, count) => {
      // As many heroes as seats, so that it plays in every game; the second is played by bots.
      const heroes = ['lamplighter', 'barbarian', 'paladin', 'monk'].slice(0, count);
      const seats = { mode, games: 2, seed: 'typed', heroes, reload: true };
      expect(soakMode(seats, () => undefined)).toMatchObject({ ended: 2, failed: [] });
    },
    240_000,
  );

  it.each(['bots', 'random'] as const)(
    'goes on a Mission with another hero (%s)',
    (players) => {
      const party = {
        missions: ['toll-bridge'],
        parties: [2],
        games: 1,
        heroes: ['lamplighter', 'barbarian'],
      };
      const { rows, failed } = soakMissions(
        { ...party, players, seed: 'typed', reload: true },
        () => undefined,
      );
      expect(failed).toEqual([]);
      expect(rows[0]?.tally.games).toBe(1);
    },
    240_000,
  );

  it('has odds, and a game knows when it is no longer the hero that it began with', () => {
    const hero = heroAnswer('lamplighter')?.hero;
    const odds = hero === undefined ? [] : heroOdds(hero);
    expect(odds.map(({ ability }) => ability)).toContain('Pole Strike');
    const packs = packHashes({ seats: [{ hero: 'lamplighter' }, { hero: 'barbarian' }] });
    expect(Object.keys(packs)).toEqual(['lamplighter']);
    expect(changedPacks({ packs })).toEqual([]);
    replaceText(FILE, TEXT.replace('deal 4 damage', 'deal 5 damage'));
    expect(changedPacks({ packs })).toEqual(['lamplighter']);
    replaceText(FILE, TEXT);
    expect(changedPacks({ packs })).toEqual([]);
  });

  it('tells what its owner is unsure of', () => {
    replaceText(
      FILE,
      TEXT.replace('token Glow,', 'unsure "The set is not told."\ntoken Glow,').replace(
        '  spend 1 as shine',
        '  unsure "The limit may be 5."\n  spend 1 as shine',
      ),
    );
    expect(heroAnswer('lamplighter')?.hero.unconfirmed).toEqual(['The set is not told.']);
    expect(heroAnswer('lamplighter')?.hero.tokens.find(({ id }) => id === 'glow')).toMatchObject({
      confidence: 'medium',
      notes: 'The limit may be 5.',
    });
  });

  it('earns the feats of any hero, and its Ultimate is known also after the editor renamed it', () => {
    expect(isUltimate('dawn')).toBe(true);
    replaceText(FILE, TEXT.replace('ultimate Dawn', 'ultimate Daybreak'));
    expect([isUltimate('daybreak'), isUltimate('dawn')]).toEqual([true, false]);
    const seats = [{ hero: 'lamplighter' }, { hero: 'barbarian' }];
    const setup: GameSetup = { mode: 'duel', seats, seed: 'feats', first: 0 };
    const state = createGame(setup);
    const moment = { step: 1, turn: 1, round: 0, attack: null, state };
    const ended: GameEvent = { e: 'ended', winner: 0 };
    const { earned } = feats.see(feats.start(setup, state), ended, moment);
    expect(earned).toEqual([expect.objectContaining({ seat: 0, feat: 'healthy-win' })]);
  });

  it('is known by who loaded it and when, also after a look of the editor', () => {
    const loading = loadingOf('lamplighter');
    expect(loading).toMatchObject({ by: 'operator', at: expect.any(Number) });
    checkOnly(FILE, TEXT.replace('deal 4 damage', 'deal 5 damage'));
    expect(loadingOf('lamplighter')).toEqual(loading);
    replaceText(FILE, TEXT.replace('deal 4 damage', 'dael 5 damage'));
    expect(loadingOf('lamplighter')).toEqual(loading);
    replaceText(FILE, TEXT.replace('deal 4 damage', 'deal 5 damage'));
    expect(loadingOf('lamplighter')?.by).toBe('editor');
    expect(loadingOf('barbarian')).toBeNull();
  });
});
