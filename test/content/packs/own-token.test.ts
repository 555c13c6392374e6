/** A token that a pack defines acts in play as its pack says. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unloadPacks } from '../../../src/content/packs/add-pack.ts';
import { loadPacks } from '../../../src/content/packs/load.ts';
import { duel, foe, me, until } from '../kit.ts';
import { changedPack } from './changed-pack.ts';
import { NORTHWOMAN_CHANGES } from './northwoman.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throneroom-token-'));
  writeFileSync(join(folder, 'north.json'), changedPack(NORTHWOMAN_CHANGES));
  expect(loadPacks(folder).refused).toEqual([]);
});
afterEach(() => {
  unloadPacks();
  rmSync(folder, { recursive: true, force: true });
});

test('is inflicted by the ability, and deals damage and leaves in the next Upkeep Phase', () => {
  duel(
    { me: { hero: 'northwoman' }, foe: { hero: 'barbarian', health: 30 } },
    me.rolls(1, 1, 1, 4, 6),
    me.activates('smack'),
    foe.takesIt(),
    until('main-2'),
    foe.has({ health: 26, tokens: { frostbite: 1 } }),
    until('offensive-roll'),
    foe.has({ health: 25, tokens: {} }),
  );
});
