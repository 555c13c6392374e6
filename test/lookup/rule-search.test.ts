import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadRules } from '../../src/content/rules/load.ts';
import { ruleIndex } from '../../src/lookup/rule-index.ts';
import { searchRules } from '../../src/lookup/rule-search.ts';
import { suggestRules } from '../../src/lookup/suggest.ts';

function queries(file: string): [string, string][] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return Object.entries(z.record(z.string(), z.string()).parse(parse(text)));
}

function firstThree(query: string): string[] {
  return searchRules(query, { limit: 3 }).hits.map(({ id }) => id);
}

function missed(file: string): string[] {
  return queries(file)
    .filter(([id, query]) => !firstThree(query).includes(id))
    .map(([, query]) => query);
}

describe('questions in a newcomer’s words', () => {
  const list = queries('faq-queries.yaml');

  it('are listed for each entry of the FAQ', () => {
    const faq = loadRules().entries.filter(({ subject }) => subject === 'faq');
    expect(list.map(([id]) => id).sort()).toEqual(faq.map(({ id }) => id).sort());
  });

  it.each(list)('%s is among the first three for "%s"', (id, query) => {
    expect(firstThree(query)).toContain(id);
  });

  it.each([
    ['faq-queries-second.yaml', 1],
    ['faq-queries-later.yaml', 4],
    ['faq-queries-held-out.yaml', 1],
  ])('of %s are missed at most %i times', (file, most) => {
    expect(missed(file).length, missed(file).join('; ')).toBeLessThanOrEqual(most);
  });

  it.each(queries('rule-queries.yaml'))('%s is among the first three for "%s"', (id, query) => {
    expect(firstThree(query)).toContain(id);
  });
});

describe('names', () => {
  it.each([
    ['gunslnger', 'hero-gunslinger'],
    ['pyromancr', 'hero-pyromancer'],
    ['samurei', 'hero-samurai'],
    ['shadow theif', 'hero-shadow-thief'],
    ['moonelf', 'hero-moon-elf'],
    ['doctor strnage', 'hero-doctor-strange'],
    ['nockdown', 'knockdown'],
    ['knock down', 'knockdown'],
    ['smokebomb', 'smoke-bomb'],
    ['evasiv', 'evasive'],
    ['targetd', 'targeted'],
    ['sneek attack', 'sneak-attack'],
    ['delayed poisn', 'delayed-poison'],
    ['blessing of divinty', 'blessing-of-divinity'],
    ['mjölnir', 'mjolnir'],
    ['king’s hand token', 'king-hand-token'],
    ['then', 'then'],
    ['or', 'or'],
  ])('"%s" finds %s first', (query, id) => {
    expect(searchRules(query).hits[0]?.id).toBe(id);
  });

  it('of every entry find it among the first three', () => {
    const lost = loadRules().entries.filter(({ id, title }) => !firstThree(title).includes(id));
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

describe('the search', () => {
  it('keeps to a mode', () => {
    const inDuel = searchRules('momentum', { mode: 'duel' });
    expect([...inDuel.hits, ...inDuel.nearest].filter(({ modes }) => !modes.includes('duel'))).toEqual([]);
    expect(searchRules('momentum', { mode: 'missions' }).hits[0]?.id).toBe('m-momentum');
  });

  it('offers the nearest three when it finds nothing', () => {
    const { hits, nearest } = searchRules('pineapple pizza');
    expect(hits).toEqual([]);
    expect(nearest).toHaveLength(3);
    expect(searchRules('').nearest).toHaveLength(3);
  });

  it('answers the same question always alike', () => {
    const once = searchRules('poison', { limit: 25 });
    expect(searchRules('poison', { limit: 25 })).toEqual(once);
    expect(once.hits).toHaveLength(new Set(once.hits).size);
  });

  it('takes endless and odd input', () => {
    expect(searchRules('burn '.repeat(2000)).hits[0]?.id).toBe('burn');
    expect(searchRules('(*)[^$]\\ <@123> 🎲').hits).toEqual([]);
  });
});

describe('a name in quotation marks', () => {
  it('is the subject, also where it is an ordinary word', () => {
    expect(searchRules('how is "then" meant on a card').hits[0]?.id).toBe('then');
    expect(searchRules('how is “then” meant on a card').hits[0]?.id).toBe('then');
    expect(searchRules('may i look at my hand and then sell').hits[0]?.id).not.toBe('then');
  });

  it('changes nothing where nothing is called so', () => {
    const plainly = searchRules('does it "really" stop a card').hits.map(({ id }) => id);
    expect(plainly).toEqual(searchRules('does it really stop a card').hits.map(({ id }) => id));
  });
});

describe('a person at 0', () => {
  it('is read as defeated', () => {
    const terms = (text: string) =>
      ruleIndex()
        .read(text)
        .map(({ term }) => term);
    const [defeated] = terms('defeated');
    expect(defeated).toBeDefined();
    for (const text of ['my token brings him to 0', 'we are both at 0', 'his card takes me to 0']) {
      expect(terms(text), text).toContain(defeated);
    }
    expect(terms('reduce the damage to 0')).not.toContain(defeated);
  });
});

describe('autocomplete', () => {
  it('offers starters before anything is typed, and at most as many as asked for', () => {
    expect(suggestRules('')[0]?.id).toBe('setup');
    expect(suggestRules('damage', {}, 25)).toHaveLength(25);
    expect(suggestRules('', { mode: 'missions' }).every(({ modes }) => modes.includes('missions'))).toBe(
      true,
    );
  });

  it.each([
    ['kno', 'knockdown'],
    ['upk', 'upkeep-phase'],
    ['barb', 'hero-barbarian'],
    ['blind', 'blind'],
  ])('"%s" offers %s', (typed, id) => {
    expect(
      suggestRules(typed)
        .slice(0, 5)
        .map((entry) => entry.id),
    ).toContain(id);
  });
});

describe('first answers that a play test found weak', () => {
  it.each([
    ['can I sell in the roll phase', 'faq-sell-roll-phase', /^No\b/],
    ['what happens at 0 cards', 'faq-no-cards', /^Nothing\b/],
    ['cp on first turn', 'faq-first-turn-cp', /^Yes\b/],
    ['when can I play instant', 'faq-instant-when', /^At any time\b/],
    ['reroll opponents dice', 'faq-reroll-opponent', /^Yes\b/],
    ['2v2', 'team-2v2', /./],
    ['how do i use this bot', 'faq-use-bot', /\/duel/],
    ['evade poison', 'faq-evade-poison', /^Yes\b/],
  ])('%s', (asked, id, answer) => {
    const [first] = searchRules(asked).hits;
    expect(first?.id).toBe(id);
    expect(first?.summary).toMatch(answer);
  });
});
