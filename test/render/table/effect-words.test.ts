/** What an ability does, in the words of its button. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { abilityOf, heroById } from '../../../src/engine/index.ts';
import { effectParts } from '../../../src/render/table/effect-words.ts';
import { ENGLISH } from '../../../src/words/index.ts';

describe('the parts of what an ability does', () => {
  it('name what comes to each of several players, and that there is a choice', () => {
    const enforcer = abilityOf('gunslinger', 'deadeye-ii').variants.find(({ id }) => id === 'enforcer');
    if (!enforcer) throw new Error('the Gunslinger has no Enforcer');
    const { parts, more } = effectParts(enforcer, heroById('gunslinger'), [6, 6, 6, 1, 1], null, ENGLISH);
    expect(parts.map(({ words }) => words)).toEqual(['gain Evasive', 'Bounty', 'Knockdown']);
    expect(more).toBe(true);
  });
});
