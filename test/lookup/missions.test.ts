import { describe, expect, it } from 'vitest';
import { ALLIES } from '../../src/content/missions/allies.ts';
import { BOOSTS } from '../../src/content/missions/boosts.ts';
import { MYTHICS } from '../../src/content/missions/mythics.ts';
import { RULE_MODES } from '../../src/content/rules/schema.ts';
import { CHART_IDS } from '../../src/content/tokens/on-enemies.ts';
import { registerMission } from '../../src/engine/core/mission/registry.ts';
import { missionById } from '../../src/engine/definitions.ts';
import type { AllyDefinition } from '../../src/engine/vocabulary/ally.ts';
import { cardAnswer, cardLabel, findCards, findTokens, tokenAnswer } from '../../src/lookup/index.ts';
import { cardMessage, tokenMessage } from '../../src/render/lookup/index.ts';
import { ENGLISH } from '../../src/words/index.ts';

const PRIVATE = { others: [], audience: { kind: 'private' }, words: ENGLISH } as const;

function cardText(typed: string): string {
  const [hit] = findCards(typed, 1);
  const answer = cardAnswer(hit?.key ?? '');
  if (answer === undefined) throw new Error(`There is no card called ${typed}.`);
  return JSON.stringify(cardMessage({ ...PRIVATE, answer }).components);
}

function tokenText(typed: string): string {
  const [hit] = findTokens(typed, 1);
  const answer = tokenAnswer(hit?.id ?? '');
  if (answer === undefined) throw new Error(`There is no token called ${typed}.`);
  return JSON.stringify(
    tokenMessage({ ...PRIVATE, page: { kind: 'token', id: answer.id }, plays: RULE_MODES, answer })
      .components,
  );
}

describe('cards of Missions', () => {
  it('are found by name, beside those of decks', () => {
    for (const { name } of [...ALLIES, ...MYTHICS]) {
      expect(findCards(name, 1)[0]?.card.name).toBe(name);
    }
    for (const { name } of BOOSTS) {
      expect(findCards(`${name} boost tile`, 3).map(({ card }) => card.name)).toContain(name);
    }
    const labels = (typed: string) => findCards(typed, 2).map((hit) => cardLabel(hit, ENGLISH));
    expect(labels('quary giant')[0]).toBe('Quarry Giant (ally)');
    expect(labels('momentum card 3')[0]).toBe('Momentum Card 3 (momentum card)');
    expect(labels('onslaught')).toContain('Momentum Card 5 (momentum card)');
    expect(labels('the mountain answers')[0]).toBe('The Mountain Answers (mythic ability)');
  });

  it('tell an ally with its cost, each power, its moment and what the dice must show', () => {
    const text = cardText('Quarry Giant');
    expect(text).toContain('Ally of Missions, recruited for 6 momentum');
    expect(text).toContain(
      '**Kicker** (defensive roll, 2 like symbols): With two like symbols: prevent 2 more.',
    );
    expect(text).toContain('**Exhaust** (spent when its holder has damage coming): Prevent half');
    expect(text).toContain('Missions: ally powers');
    expect(cardText('bell ringer')).toContain(
      '**Offensive Ability “Ring the Alarm”** (4 like symbols, range)',
    );
  });

  it('tell what momentum buys, how many tiles of a boost there are, and mythic abilities', () => {
    expect(cardText('momentum card 2')).toContain('(1 momentum, spent before an own attack');
    expect(cardText('momentum card 2')).toContain('once a round): Heal 2.');
    expect(cardText('4 Health')).toContain('Boost tile of Missions, 2 copies');
    expect(cardText('all roads at once')).toContain('(large straight, once a Mission)');
  });
});

describe('allies that a Mission of a pack brings', () => {
  const LANTERN: AllyDefinition = {
    id: 'lantern-keeper',
    name: 'Lantern Keeper',
    cost: 3,
    powers: [{ kind: 'recruit', id: 'welcome', text: 'Heal 2.', effects: [] }],
  };

  it('are found while the Mission is there, and say whose they are', () => {
    const found = () => findCards('Lantern Keeper').map(({ card }) => card.name);
    expect(found()).not.toContain('Lantern Keeper');
    const { allies: _, ...plain } = missionById('toll-bridge');
    const leave = registerMission({
      ...plain,
      id: 'dark-road',
      name: 'The Dark Road',
      tokens: [],
      allies: [LANTERN],
    });
    try {
      const [hit] = findCards('lantern keeper', 1);
      expect(hit && cardLabel(hit, ENGLISH)).toBe('Lantern Keeper (ally of The Dark Road)');
      expect(findCards('lantern keeper the dark road', 1)).toEqual([hit]);
      expect(cardText('Lantern Keeper')).toContain('Ally of The Dark Road, recruited for 3 momentum');
      expect(cardText('Lantern Keeper')).toContain('**Recruit**: Heal 2.');
    } finally {
      leave();
    }
    expect(found()).not.toContain('Lantern Keeper');
  });
});

describe('the Missions chart', () => {
  it('is told on the page of each of its status effects', () => {
    const told = findTokens('', 1000).filter(({ missions }) => missions?.isOnChart);
    expect(told.length).toBe(CHART_IDS.size);
  });

  it.each([
    ['Knockdown', 'On an enemy: nothing. Whoever would place it there gains 1 momentum instead.'],
    ['Burn', 'On an enemy: the same.'],
    ['Burn', 'Instead of placing it on an enemy, a hero may gain 1 momentum.'],
    ['Evasive', 'An attacked enemy spends as many as are needed against 4 damage or more'],
    ['Flight', 'An enemy spends one when it makes an attack that can be defended.'],
    ['Shield', 'An attacked enemy spends as many as are needed against damage that can be defended.'],
    ['Chi', 'On an enemy: it lies there; enemies do not spend it.'],
    ['Silence', 'On an enemy: nothing.'],
    ['Hex', 'On an enemy: the same.'],
    ['Bonus Damage 2', 'An enemy spends all of them when it attacks.'],
  ])('says of %s: %s', (name, line) => {
    expect(tokenText(name)).toContain(line);
  });

  it('tells what tokens that no hero brings do on heroes', () => {
    const text = tokenText('Shield');
    expect(text).toContain('In Missions (on the chart)');
    expect(text).toContain('Spend against an Attack that can be defended: prevent 3.');
    expect(tokenText('Oppression')).toContain('stack limit 4');
  });
});
