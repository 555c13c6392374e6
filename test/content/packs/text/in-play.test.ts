import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { addText, checkOnly, replaceText, unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { loadingOf } from '../../../../src/content/packs/loaded-packs.ts';
import { beginDraft } from '../../../../src/games/lobby/hero-draft.ts';
import { ADA, BO, CY, lobbyWithPlayers } from '../../../games/lobby/sample-lobby.ts';
import { playScenario } from '../../../scenarios/runner/play.ts';
import { parseScenario } from '../../../scenarios/runner/read.ts';
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
