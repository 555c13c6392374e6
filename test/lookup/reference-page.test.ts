import { describe, expect, it } from 'vitest';
import { loadRules } from '../../src/content/rules/load.ts';
import { referencePage } from '../../src/lookup/index.ts';
import { ENGLISH } from '../../src/words/index.ts';

describe('the page of all rules', () => {
  const html = referencePage(ENGLISH);
  const anchors = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  it('has an anchor for each entry, once', () => {
    for (const { id } of loadRules().entries) expect(anchors.filter((anchor) => anchor === id)).toEqual([id]);
  });

  it('links to anchors of its own only, so that it works offline', () => {
    const links = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(1000);
    expect(links.filter((link) => !anchors.includes(link.slice(1)) || !link.startsWith('#'))).toEqual([]);
  });

  it('has the whole text of an entry, as text', () => {
    const entry = loadRules().byId.get('m-round-phases');
    expect(html).toContain(entry?.summary.replaceAll('&', '&amp;') ?? 'nothing');
    expect(html).not.toMatch(/`|\*\*/);
  });
});
