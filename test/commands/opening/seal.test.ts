/** The seal of a game's dice: the id of its button, and what it answers. */
import { describe, expect, it } from 'vitest';
import { readSealId, sealLine, sealRow } from '../../../src/commands/opening/seal.ts';
import { sealWords } from '../../../src/commands/panels/verification.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const seal = { gameId: 'a2b3c4d5e6', seedHash: 'ab12'.repeat(16) };

describe('the seal of the dice', () => {
  it('posts the whole hash in its button, and shows the beginning', () => {
    expect(JSON.stringify(sealRow(seal, ENGLISH))).toContain(`"z1:${seal.gameId}:${seal.seedHash}"`);
    expect(readSealId(`z1:${seal.gameId}:${seal.seedHash}`)).toEqual(seal);
    for (const id of ['z1:a', `z1:a:${'g'.repeat(64)}`, `v2:a:${seal.seedHash}`])
      expect(readSealId(id)).toBeNull();
    expect(sealLine(seal.seedHash, ENGLISH)).toMatch(/begins with `(ab12){4}`…$/);
  });

  it('answers with the hash and since when it stands, and with the seed only once that is public', () => {
    const live = { ...seal, sealedAt: 1_700_000_000_000, seed: null };
    const told = sealWords(live, seal.seedHash, ENGLISH);
    expect(told).toContain(`\`${seal.seedHash}\``);
    expect(told).toContain('<t:1700000000:f>');
    expect(told).toContain('stays secret');
    expect(told).not.toContain('has another one');
    expect(sealWords({ ...live, seed: 'cd' }, seal.seedHash, ENGLISH)).toContain('The seed: `cd`');
    expect(sealWords({ ...live, sealed: true }, seal.seedHash, ENGLISH)).toContain('This game is sealed');
  });

  it('says so when the message was posted with another hash', () => {
    const other = 'cd34'.repeat(16);
    const told = sealWords({ ...seal, sealedAt: null, seed: null }, other, ENGLISH);
    expect(told).toContain(`has another one: \`${other}\``);
  });
});
