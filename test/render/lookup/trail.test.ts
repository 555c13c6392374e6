import '../../../src/content/index.ts';
import type { APIMessageTopLevelComponent } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { RULE_MODES } from '../../../src/content/rules/schema.ts';
import { ruleAnswer } from '../../../src/lookup/index.ts';
import {
  type Audience,
  offerMessage,
  type Page,
  type PageLink,
  pageTitle,
  ruleMessage,
  sectionMessage,
  shownPage,
  trailTo,
} from '../../../src/render/lookup/index.ts';
import type { MessagePayload } from '../../../src/render/table/index.ts';
import { wordsFor } from '../../../src/words/index.ts';

const words = wordsFor('en-US');
const rule = (id: string): Page => ({ kind: 'rule', id });
const link = (page: Page): PageLink => ({ label: pageTitle(page, words) ?? '', page });

/** What a message says of itself once Discord has it. */
function readBack({ components }: MessagePayload) {
  const sent: APIMessageTopLevelComponent[] = JSON.parse(JSON.stringify(components));
  return shownPage(sent);
}

function messageOf(id: string, audience: Audience, others: readonly PageLink[] = []): MessagePayload {
  const answer = ruleAnswer(id);
  if (answer === undefined) throw new Error(`no rule ${id}`);
  const filter = { mode: null, ofGame: false, plays: RULE_MODES };
  return ruleMessage({
    page: { kind: 'rule', id },
    answer,
    filter,
    others,
    audience,
    words,
    rulesUrl: null,
  });
}

describe('a message of the look-ups says of itself', () => {
  it('its page, the pages that led to it and what else was found', () => {
    const came = [rule('heal'), { kind: 'card', key: 'common/tip-it' } as const, rule('attack')];
    const others = [
      link(rule('damage-types')),
      { ...link(rule('king-of-the-hill')), description: 'King of the Hill' },
    ];
    const shown = readBack(messageOf('heal-cap', { kind: 'private', came: came.map(link) }, others));
    expect(shown).toEqual({ page: rule('heal-cap'), trail: came, others });
  });

  it.each([1, 2, 10])('each of %i steps', (count) => {
    const came = Array.from(
      { length: count },
      (_, at): Page => ({ kind: 'section', subject: `s-${at}`, part: 2 }),
    );
    const shown = readBack(messageOf('heal-cap', { kind: 'private', came: came.map(link) }));
    expect(shown.trail).toEqual(came);
  });

  it('also for a section, which nobody posts', () => {
    for (const subject of [null, 'damage']) {
      const page = { kind: 'section', subject, part: 1 } as const;
      const message = sectionMessage({
        page,
        plays: RULE_MODES,
        others: [],
        audience: { kind: 'private' },
        words,
      });
      if (message === null) throw new Error('no section');
      expect(readBack(message).page).toEqual(page);
    }
  });

  it('that it only offers pages', () => {
    const offers = [link(rule('heal')), link(rule('attack'))];
    expect(readBack(offerMessage('Which?', offers, words))).toEqual({
      page: undefined,
      trail: [],
      others: offers,
    });
  });
});

describe('the trail', () => {
  it('gets longer by each page that leads on, up to ten', () => {
    let trail: Page[] = [];
    for (let at = 0; at < 14; at += 1) trail = trailTo(rule(`r-${at + 1}`), { page: rule(`r-${at}`), trail });
    expect(trail).toEqual(Array.from({ length: 10 }, (_, at) => rule(`r-${at + 4}`)));
  });

  it('ends before a page that is gone back to', () => {
    const trail = [rule('a'), rule('b'), rule('c')];
    expect(trailTo(rule('b'), { page: rule('d'), trail })).toEqual([rule('a')]);
    expect(trailTo(rule('a'), { page: rule('d'), trail })).toEqual([]);
  });

  it('stays for another tab or part of the same page', () => {
    const board: Page = { kind: 'hero', id: 'monk', tab: 'board', part: 1 };
    const trail = [rule('a')];
    expect(trailTo({ ...board, tab: 'cards' }, { page: board, trail })).toEqual(trail);
    expect(trailTo({ ...board, id: 'thor' }, { page: board, trail })).toEqual([...trail, board]);
    const part = { kind: 'section', subject: 'cards', part: 1 } as const;
    expect(trailTo({ ...part, part: 2 }, { page: part, trail })).toEqual(trail);
  });
});
