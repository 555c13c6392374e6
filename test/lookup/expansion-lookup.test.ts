import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import '../../src/content/index.ts';
import { addAdventureText } from '../../src/content/packs/add-expansion.ts';
import { unloadPacks } from '../../src/content/packs/add-pack.ts';
import {
  cardAnswer,
  findCards,
  findTokens,
  nearestCards,
  ruleAnswer,
  searchRules,
  suggestRules,
  tokenAnswer,
} from '../../src/lookup/index.ts';
import { cardMessage } from '../../src/render/lookup/card-message.ts';
import { ruleMessage } from '../../src/render/lookup/rule-message.ts';
import { tokenMessage } from '../../src/render/lookup/token-message.ts';
import { ENGLISH } from '../../src/words/index.ts';

const FILE = 'salt-road.adventure.txt';
const TEXT = readFileSync(join(import.meta.dirname, '../../docs/examples', FILE), 'utf8');
const AUDIENCE = { kind: 'private' } as const;

function load(by: 'operator' | 'editor' = 'operator', text = TEXT): void {
  expect(addAdventureText(FILE, text, by).messages).toEqual([]);
}

/** All that a message says. */
function cardSays(key: string): string {
  const answer = cardAnswer(key);
  if (answer === undefined) throw new Error(key);
  return JSON.stringify(cardMessage({ answer, others: [], audience: AUDIENCE, words: ENGLISH }));
}

afterEach(unloadPacks);

describe('look-ups of what a loaded expansion of Adventures brings', () => {
  // The index of a running bot is there before the pack.
  beforeAll(() => {
    searchRules('heal');
  });
  beforeEach(() => load());

  it.each([
    ['Harpoon', 'loot/harpoon', 'Loot of Adventures'],
    ['Rising Water', 'boss-salt-widow/rising-water', 'In the deck of Salt Widow'],
    ['Lash II', 'boss-salt-widow/lash-ii', 'In the deck of Salt Widow'],
  ])('/card finds %s, and says who loaded it', (name, key, held) => {
    expect(findCards(name, 1).map((hit) => hit.key)).toEqual([key]);
    const says = cardSays(key);
    expect(says).toContain(held);
    expect(says).toContain(
      'It comes from The Salt Road, an expansion of Adventures from a pack of whoever runs this bot',
    );
    expect(says).toContain(FILE);
  });

  it.each([
    ['salt cra', 'Salt Crab (The Salt Road)'],
    ['sal cra', 'Salt Crab (The Salt Road)'],
    ['drowned', 'Drowned Diver (The Salt Road)'],
    ['drwned div', 'Drowned Diver (The Salt Road)'],
    ['rising wat', 'Rising Water (Salt Widow)'],
    ['harp', 'Harpoon (The Salt Road)'],
    ['salt cha', 'Salt Charm'],
  ])('/rule suggests what begins with %s while it is typed, also to who plays duels only', (typed, title) => {
    expect(
      suggestRules(typed, {}, 25)
        .slice(0, 3)
        .map((entry) => entry.title),
    ).toContain(title);
    expect(suggestRules(typed, { plays: ['duel'] }, 25).map((entry) => entry.title)).toContain(title);
  });

  it('a thing that is being typed leaves rules of that name first', () => {
    expect(suggestRules('heal', {}, 25)[0]?.title).toBe('Heal');
  });

  it('/card shows the level that an upgrade of a boss puts into play', () => {
    expect(cardSays('boss-salt-widow/undertow-ii')).toContain('**Undertow II**');
  });

  it.each([
    ['Brine', 'brine'],
    ['Salt Charm', 'salt-charm'],
  ])('/token finds %s, and says who loaded it', (name, id) => {
    expect(findTokens(name, 1).map((hit) => hit.id)).toEqual([id]);
    const answer = tokenAnswer(id);
    expect(answer?.from.map(({ expansion, file, by }) => [expansion, file, by])).toEqual([
      ['The Salt Road', FILE, 'operator'],
    ]);
    if (answer === undefined) return;
    const page = { kind: 'token', id } as const;
    const says = JSON.stringify(
      tokenMessage({ page, plays: ['duel'], answer, others: [], audience: AUDIENCE, words: ENGLISH }),
    );
    expect(says).toContain('Who has it: The Salt Road');
    expect(says).toContain('a pack of whoever runs this bot');
  });

  it.each([
    [
      'salt crab',
      'adventure-minion-crab',
      'A minion of level I with 10 health and 3 CP, which rolls for straights.',
    ],
    ['salt widow', 'adventure-boss-salt-widow', 'A boss of Adventures.'],
    ['drowned diver', 'adventure-minion-diver', 'which rolls for 5x swipe.'],
    [
      'salt pans',
      'adventure-tile-salt-pans',
      'A tile of level I. 1 gold. Gain Brine. A minion of level I comes.',
    ],
    ['rising water', 'card-boss-salt-widow-rising-water', 'Gain 2 CP.'],
    ['what does harpoon do', 'card-loot-harpoon', '+3 damage.'],
    ['brine', 'token-brine', 'the holder takes 1 isolated damage'],
  ])('/rule knows %s', (question, id, says) => {
    expect(searchRules(question, { limit: 3 }).hits[0]?.id).toBe(id);
    const answer = ruleAnswer(id);
    expect(answer?.summary).toContain(says);
    expect(answer?.from).toMatchObject({ expansion: 'The Salt Road', file: FILE, by: 'operator' });
  });

  it('/rule shows who loaded a minion, with its abilities', () => {
    const answer = ruleAnswer('adventure-minion-crab');
    if (answer === undefined) throw new Error('no answer');
    const says = JSON.stringify(
      ruleMessage({
        page: { kind: 'rule', id: answer.id },
        answer,
        filter: { mode: null, ofGame: false, plays: ['duel', 'adventures'] },
        others: [],
        audience: AUDIENCE,
        words: ENGLISH,
        rulesUrl: null,
      }),
    );
    expect(says).toContain('Pinch: ');
    expect(says).toContain('a pack of whoever runs this bot');
    expect(says).not.toContain('the cards of every deck');
  });

  it('offers the names while somebody types them', () => {
    expect(suggestRules('salt crab', {}, 5).map(({ id }) => id)).toContain('adventure-minion-crab');
  });

  it('forgets all of it with the expansion', () => {
    unloadPacks();
    expect(cardAnswer('loot/harpoon')).toBeUndefined();
    expect(tokenAnswer('brine')).toBeUndefined();
    expect(ruleAnswer('adventure-minion-crab')).toBeUndefined();
    expect(nearestCards('Rising Water').map(({ key }) => key)).not.toContain('boss-salt-widow/rising-water');
  });
});

describe('look-ups of an expansion that is tried in the editor', () => {
  it('say so, and follow a change of it', () => {
    load('editor');
    expect(cardSays('loot/harpoon')).toContain('a pack of somebody at the editor');
    unloadPacks();
    load('editor', TEXT.replace('  +3 damage', '  +4 damage'));
    expect(cardSays('loot/harpoon')).toContain('+4 damage.');
  });
});
