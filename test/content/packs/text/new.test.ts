import { afterEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { addText, unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { newText } from '../../../../src/content/packs/start-text.ts';
import { loadFiles } from '../../../../src/content/reference/load.ts';

afterEach(unloadPacks);

describe('a new file of a hero', () => {
  it.each(loadFiles().map(({ id }) => id))('%s has all that is known, and nothing wrong but blanks', (id) => {
    const { messages, blanks, pack, draft } = addText('new.hero.txt', newText(id));
    expect(messages.filter(({ kind }) => kind === 'error')).toEqual([]);
    expect(blanks).toBeGreaterThan(10);
    expect(pack).toBeNull();
    expect(draft.id).toBe(id);
  });

  it('brings a section for a token that only abilities name, once and not for those of the bot', () => {
    const text = newText('pale-lady');
    expect(text.match(/^token .*$/gm)).toEqual([
      'token Prey, negative, limit 2',
      'token Moon Shard, ?, limit ?',
    ]);
    expect(text).toContain('4 b: gain Moon Shard; gain 1 CP; deal 7 dmg');
  });

  it('is nearly empty for a hero of whom nothing is known', () => {
    const { messages, blanks, draft } = addText('new.hero.txt', newText('Northwoman'));
    expect(messages.every(({ kind }) => kind === 'blank')).toBe(true);
    expect(blanks).toBeGreaterThan(50);
    expect(draft.name).toBe('Northwoman');
  });
});
