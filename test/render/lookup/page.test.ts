import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodePage,
  encodePage,
  type LookupButtonAction,
  lookupId,
  type Page,
  readLookupId,
} from '../../../src/render/lookup/index.ts';

const PAGES: readonly Page[] = [
  { kind: 'rule', id: 'heal-cap' },
  { kind: 'rule', id: 'heal-cap', all: true },
  { kind: 'rule', id: 'heal-cap', near: 'heal', from: 'damage-types', all: true },
  { kind: 'section', subject: null, part: 1 },
  { kind: 'section', subject: 'missions', part: 2, all: true },
  { kind: 'token', id: 'knockdown', all: true },
  { kind: 'hero', id: 'captain-marvel', tab: 'clarifications', part: 9 },
  { kind: 'card', key: 'common/tip-it' },
  { kind: 'token', id: 'probability-manipulation' },
  { kind: 'odds', hero: null, attempts: 10, dice: null, goal: '=captain-marvel/photon-blast' },
  { kind: 'odds', hero: 'barbarian', attempts: 0, dice: '12346', goal: '3 sword + 2 pow. : x' },
  { kind: 'odds', hero: 'barbarian', attempts: 3, dice: null, goal: null },
];

describe('ids of look-ups', () => {
  it.each(PAGES.map((page) => [encodePage(page), page] as const))('are read back: %s', (text, page) => {
    expect(decodePage(text)).toEqual(page);
    for (const verb of ['open', 'turn', 'back', 'show', 'mode'] as const) {
      const buttonAction: LookupButtonAction = { verb, page };
      expect(readLookupId(lookupId(buttonAction))).toEqual(buttonAction);
    }
    const select: LookupButtonAction = { verb: 'pick', name: 'sections', on: page };
    expect(readLookupId(lookupId(select))).toEqual(select);
  });

  it.each([
    '',
    'l1',
    'l1:open',
    'l1:open:',
    'l2:open:rule.heal-cap',
    'l1:drop:rule.heal-cap',
    'l1:open:rule.Heal Cap',
    'l1:open:rule.heal-cap.more',
    'l1:open:rule.heal-cap.-.-.-.whole',
    'l1:open:rule.heal-cap.-.-.-.all.all',
    'l1:open:section.missions.1.whole',
    'l1:open:token.knockdown.whole',
    'l1:open:hero.monk.board',
    'l1:open:hero.monk.board.1.5',
    'l1:open:hero.monk.board.10',
    'l1:open:card.monk',
    'l1:open:card.a/b/c',
    'l1:open:odds.-.1e1.-.6 6',
    'l1:open:odds.-.3.12347.6 6',
    'l1:open:odds.-.3.123.6 6',
    'l1:pick:a b',
    'l1:pick:sections:',
    'l1:pick:sections:section.missions',
    `l1:open:rule.${'a'.repeat(100)}`,
  ])('of no look-up of ours say nothing: %s', (text) => {
    expect(readLookupId(text)).toBeNull();
  });

  it('never throw, whatever they say', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'l1:', 'l1:open:', 'l1:show:odds.'), fc.string(), (start, rest) => {
        const buttonAction = readLookupId(start + rest);
        if (buttonAction !== null) expect(lookupId(buttonAction)).toMatch(/^l1:/);
      }),
    );
  });

  it('are refused when they would be too long', () => {
    const page: Page = { kind: 'rule', id: 'a'.repeat(100) };
    expect(() => lookupId({ verb: 'open', page })).toThrow(RangeError);
  });
});
