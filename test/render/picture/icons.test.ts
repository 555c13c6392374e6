import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOSSES, viseer } from '../../../src/content/adventures/index.ts';
import { dieSymbol, knownSymbols } from '../../../src/render/picture/die-symbols.ts';
import { heroLook, knownLooks } from '../../../src/render/picture/hero-look.ts';
import { icon, iconNames } from '../../../src/render/picture/icon.ts';
import { knownTokens, tokenIcon } from '../../../src/render/picture/token-icons.ts';

const pictureFolder = join(import.meta.dirname, '../../../src/render/picture');
const referenceFolder = join(import.meta.dirname, '../../../src/content/reference/heroes');

const named = [
  ...knownTokens().map((id) => tokenIcon(id)),
  ...knownSymbols().map((id) => dieSymbol(id)?.icon),
  ...knownLooks().flatMap((id) => [heroLook(id).icon, heroLook(id).behind]),
  heroLook('no such hero').icon,
  heroLook('no such hero').behind,
];

describe('the icons', () => {
  it('are all there for heroes, tokens and symbols', () => {
    expect(named.filter((name) => !name || !iconNames().includes(name))).toEqual([]);
  });

  it('are all used', () => {
    const sources = readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(pictureFolder, file), 'utf8'));
    const unused = iconNames().filter((name) => !sources.some((source) => source.includes(`'${name}'`)));
    expect(unused).toEqual([]);
  });

  it('cover every token that a boss or Vis’eer brings', () => {
    const boards = [...BOSSES.map(({ board }) => board), viseer.board];
    const tokens = boards.flatMap((board) => board.tokens.map(({ id }) => id));
    expect(tokens.filter((id) => !knownTokens().includes(id) && !id.startsWith('bonus-damage-'))).toEqual([]);
  });

  it('are refused by a wrong name', () => {
    expect(() => icon('no-such-icon', 0, 0, 10, { fill: '#ffffff' })).toThrow('no icon no-such-icon');
  });

  it('cover every hero of the reference', () => {
    const heroes = readdirSync(referenceFolder).map((file) => file.replace('.json', ''));
    expect(heroes.filter((id) => !knownLooks().includes(id))).toEqual([]);
  });
});
