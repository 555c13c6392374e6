/** What an ability does, in the words of its button. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { abilityOf, heroById } from '../../../src/engine/index.ts';
import { effectParts } from '../../../src/render/table/effect-words.ts';
import { ENGLISH } from '../../../src/words/index.ts';

describe('the parts of what an ability does', () => {
  it('tell a heal of a companion from one of the player', () => {
    const [resuscitate] = abilityOf('huntress', 'resuscitate').variants;
    if (!resuscitate) throw new Error('the Huntress has no Resuscitate');
    const { parts } = effectParts(resuscitate, heroById('huntress'), [5, 5, 1, 1, 3], null, ENGLISH);
    expect(parts.map(({ words }) => words)).toEqual(["gain Nyra's Bond", 'heal Nyra 3']);
  });

  it('say damage in several parts as one figure', () => {
    const [odinforce] = abilityOf('thor', 'odinforce').variants;
    if (!odinforce) throw new Error('Thor has no Odinforce');
    const { parts } = effectParts(odinforce, heroById('thor'), [4, 4, 5, 5, 1], null, ENGLISH);
    const damage = parts.filter(({ words }) => words.includes('damage'));
    expect(damage.map(({ words }) => words)).toEqual(['5+ damage']);
  });

  it('say the damage that is certain where the table decides between two', () => {
    const [rod] = abilityOf('thor', 'lightning-rod').variants;
    if (!rod) throw new Error('Thor has no Lightning Rod');
    const { parts, more } = effectParts(rod, heroById('thor'), [1, 2, 3, 4, 6], null, ENGLISH);
    expect(parts.map(({ words }) => words)).toEqual(['7+ damage']);
    expect(more).toBe(true);
  });

  it('name what comes to each of several players, and that there is a choice', () => {
    const enforcer = abilityOf('gunslinger', 'deadeye-ii').variants.find(({ id }) => id === 'enforcer');
    if (!enforcer) throw new Error('the Gunslinger has no Enforcer');
    const { parts, more } = effectParts(enforcer, heroById('gunslinger'), [6, 6, 6, 1, 1], null, ENGLISH);
    expect(parts.map(({ words }) => words)).toEqual(['gain Evasive', 'Bounty', 'Knockdown']);
    expect(more).toBe(true);
  });
});
