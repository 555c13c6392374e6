/** What `/adventure info` tells: everything that can be met is found by its name, and fits into a message. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import {
  environmentById,
  listBossBattles,
  listBosses,
  listCrawls,
  listEnvironments,
  listLoot,
  listMinions,
} from '../../../src/engine/definitions.ts';
import { findInAdventures } from '../../../src/lookup/index.ts';
import { CONTENT_LENGTH } from '../../../src/render/discord-limits.ts';
import { adventureText } from '../../../src/render/lookup/adventure-page.ts';
import { abilityName, cardName } from '../../../src/render/table/content-names.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const ALL = findInAdventures('', Number.POSITIVE_INFINITY);

function told(query: string): string {
  const [thing] = findInAdventures(query, 1);
  if (!thing) throw new Error(`${query} is not found`);
  return adventureText(thing, ENGLISH);
}

describe('everything that can be met', () => {
  it('is known to the look-up', () => {
    const names = new Set(ALL.map(({ name }) => name));
    const met = [
      ...listMinions().map(({ board }) => board.name),
      ...listBosses().flatMap(({ board }) => [board.name, ...board.cards.map(({ name }) => name)]),
      ...listCrawls().map(({ name }) => name),
      ...listBossBattles().map(({ name, scenario }) => `Scenario ${scenario}: ${name}`),
      ...listEnvironments().map(({ name }) => name),
      ...listLoot().map(({ card }) => card.name),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((level) => `Loot Chest ${level}`),
      "Vis'eer",
    ];
    expect(met.filter((name) => !names.has(name))).toEqual([]);
    expect(ALL).toHaveLength(met.length);
  });

  it('has a name of its own, is found by it, and fits into a message', () => {
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
    for (const thing of ALL) {
      expect(findInAdventures(thing.name, 1)[0]).toEqual(thing);
      expect(adventureText(thing, ENGLISH).length).toBeLessThan(CONTENT_LENGTH);
    }
  });
});

describe('a boss', () => {
  it('shows its abilities by their numbers, its cards, and what is ours', () => {
    const text = told('Mad King');
    expect(text).toContain('Boss of scenario 8, with 90, 90, 95, 100 health against 1 to 4 heroes.');
    expect(text.indexOf('The Block')).toBeGreaterThan(text.indexOf('Long Live the King!** (priority 9)'));
    expect(text).toContain('By the Grace of None × 3');
    expect(text).toContain('figures are ours');
  });

  it('has cards that tell objective, bonus and copies, and upgrades that tell their ability', () => {
    expect(told('By the Grace of None')).toMatch(
      /roll phase, 2 CP\): 9 more damage\.[\s\S]*3 cards in the deck of the Mad King[\s\S]*rolls for 5 Chaos, .* gains 1 CP/,
    );
    expect(told('Edict II')).toMatch(/upgrade, 2 CP\): Hex, Wither and 7 damage\.[\s\S]*Priority 5/);
  });

  it('is helped by Vis’eer, of whom it is said when it comes and what it leaves', () => {
    expect(told("Vis'eer")).toMatch(
      /20 health, 0 CP\. On Insane and Hardcore .* 3 chests more after the battle/,
    );
  });

  it('has abilities and cards with their printed names in the log', () => {
    expect(abilityName('no-tomorrow')).toBe('No Tomorrow!');
    expect(abilityName('smackdown-iii')).toBe('Smackdown III');
    expect(abilityName('graze')).toBe('Graze');
    expect(cardName('stick-up')).toBe('Stick-Up');
  });
});

describe('a scenario', () => {
  it('of a Portal Crawl shows tiles, things, figures and the shop', () => {
    const text = told('The Void Court: the hollow garden');
    expect(text).toContain('4 of level II, 5 of level III and 2 of level IV, and the boss portal');
    expect(text).toContain('a portal shard × 3');
    expect(text).toContain('2 rare, 1 epic and 1 legendary cards');
    expect(text).toContain(ENGLISH.crawl.ours);
    expect(told('The Crimson Sands: the long shore')).not.toContain(ENGLISH.crawl.ours);
  });

  it('of a Boss Battle shows what the boss begins with, and the chests', () => {
    const text = told('Scenario 6: The Fallen Monk');
    expect(text).toContain('80, 80, 85, 90 health, buys upgrades for 14, 15, 16, 17 CP');
    expect(text).toContain('3 chests of level 7 after a win, and 1 after a loss');
    expect(text).toContain(ENGLISH.crawl.oursBattle);
    expect(told('Scenario 2: The Fallen Barbarian')).not.toContain(ENGLISH.crawl.oursBattle);
  });

  it('has boss chests of which the cards are open', () => {
    expect(told('Loot Chest 8')).toContain('an epic loot card: 40 %');
    expect(told('Loot Chest 4')).toContain('an unidentified epic loot card');
  });
});

describe('an environment of this project', () => {
  it('says so', () => {
    expect(environmentById('throne-steps').unconfirmed).toBe('ours');
    expect(told('Throne Steps')).toContain(ENGLISH.crawl.oursTile);
  });
});
