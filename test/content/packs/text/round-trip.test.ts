import { afterEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { addText, unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { hashOf } from '../../../../src/content/packs/check.ts';
import { loadedHeroPacks } from '../../../../src/content/packs/loaded-packs.ts';
import { packSchema } from '../../../../src/content/packs/pack.ts';
import { readHero } from '../../../../src/content/packs/text/read.ts';
import { writeHero } from '../../../../src/content/packs/text/write.ts';
import { heroById, listHeroes } from '../../../../src/engine/definitions.ts';
import { soakHero } from '../../../soak/soak.ts';

const HEROES = listHeroes().map(({ id }) => id);

afterEach(unloadPacks);

/** The text of a copy under another name, which may be loaded beside the hero. */
function copyOf(id: string): string {
  const hero = heroById(id);
  return writeHero({ ...hero, id: `my-${id}`, name: `My ${hero.name}`, tokens: [] });
}

describe('a built-in hero written as text', () => {
  it('is one of all 19', () => {
    expect(HEROES).toHaveLength(19);
  });

  it.each(HEROES)('%s is read as the same definition, tokens included', (id) => {
    const hero = heroById(id);
    const { data, messages, blanks } = readHero(writeHero(hero));
    expect({ messages, blanks }).toEqual({ messages: [], blanks: 0 });
    const { hero: read } = packSchema.parse(data);
    expect(read).toEqual(hero);
    expect(hashOf(read)).toBe(hashOf(hero));
  });

  it.each(HEROES)('%s can be loaded as a copy, and no figure of it is asked back', (id) => {
    const checked = addText('copy.hero.txt', copyOf(id));
    expect(checked.messages).toEqual([]);
    expect(checked.pack?.hero.abilities).toEqual(heroById(id).abilities);
    expect(loadedHeroPacks().map(({ file }) => file)).toEqual(['copy.hero.txt']);
  });

  it.each(['seraph', 'thor', 'cursed-pirate'])('%s is played to the end from text', (id) => {
    addText('copy.hero.txt', copyOf(id));
    const { pairings } = soakHero(`my-${id}`, ['barbarian'], { players: 'mixed', seeds: 1, reload: true });
    expect(pairings.map(({ games }) => games)).toEqual([1]);
  });
});
