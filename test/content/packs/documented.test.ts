import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import '../../../src/content/index.ts';
import { addPack, unloadPacks } from '../../../src/content/packs/add-pack.ts';
import { BOUNDS } from '../../../src/content/packs/bounds.ts';
import { inPackForm } from '../../../src/content/packs/print.ts';
import { heroById } from '../../../src/engine/definitions.ts';
import { soakHero } from '../../soak/soak.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/packs.md'), 'utf8');

/** The examples of the page: the file, an ability, a card and a token. */
const EXAMPLES = [...PAGE.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, text = '']): unknown =>
  JSON.parse(text),
);
const FILE = z.looseObject({
  hero: z.looseObject({ abilities: z.tuple([]), cards: z.tuple([]), tokens: z.tuple([]) }),
});

afterEach(unloadPacks);

describe('docs/packs.md', () => {
  it('has examples that make a hero who can be played', () => {
    const [file, ability, card, token, ...others] = EXAMPLES;
    expect(others).toEqual([]);
    // What the examples leave out: the rest of a board and of a deck, with the same dice.
    const { abilities, cards } = heroById('barbarian');
    const { hero, ...frame } = FILE.parse(file);
    const whole = {
      ...hero,
      abilities: [ability, ...abilities],
      cards: [card, ...cards.slice(0, -1)],
      tokens: [token],
    };
    expect(addPack('example.json', JSON.stringify(inPackForm({ ...frame, hero: whole })))).toHaveProperty(
      'pack',
    );
    const { tally } = soakHero('northwoman', ['monk'], { players: 'random', seeds: 4, reload: true });
    expect(Object.keys(tally.abilities)).toContain('northwoman/avalanche avalanche');
    expect(Object.keys(tally.cards)).toContain('northwoman/snowstorm');
  });

  it('has the figures of the bounds', () => {
    const { figure, effects, options, number, packs, fileBytes } = BOUNDS;
    expect(PAGE).toContain(
      `Figures up to ${figure}, five dice, ${effects} effects in a list, ${options} options in a choice, ${number} for a number`,
    );
    expect(PAGE).toContain(`at most ${fileBytes.toLocaleString('en')} bytes, at most ${packs} of them`);
  });
});
