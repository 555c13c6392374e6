/** What a part of an expansion still needs, told at once with how it is written. */
import type { Data } from '../parts.ts';

/** The sections of an expansion. */
export type PartKind = 'minion' | 'boss' | 'tile' | 'loot' | 'crawl' | 'battle';

/** How each property that a part must have is written. */
const NEEDED: Readonly<Record<PartKind, Readonly<Record<string, string>>>> = {
  minion: {
    level: 'level 1',
    health: 'health 10',
    cp: 'CP 2',
    objective: 'rolls for straights',
  },
  boss: {},
  tile: { level: 'level 1' },
  loot: { rarity: 'common', kindOfCard: 'main card', cost: 'cost 1' },
  crawl: {
    scenario: 'scenario 1',
    map: 'map',
    health: 'health 35/18/13/10',
    gold: 'gold 15/10/5/1',
    salves: 'salves 2',
    salve: 'a salve heals 3, 1 more per shard, revives to 1',
    shopWon: 'shop when won 3 common, 1 rare',
    shopLost: 'shop when lost 2 common',
    kingsHand: "king's hand on 4, 5, 6",
    before: 'before "TEXT"',
    won: 'won "TEXT"',
    lost: 'lost "TEXT"',
  },
  battle: {
    scenario: 'scenario 2',
    boss: 'boss NAME',
    heroHealth: 'health of the heroes 50',
    bossHealth: 'health of the boss 50/55/60/65',
    upgradeCp: 'upgrade CP 7/8/9/10',
    startingCp: 'starting CP 2',
    kingsHands: "king's hands 1/1/2/2",
    salves: 'salves 2',
    salveHeals: 'a salve heals 6',
    chestsWon: 'chests when won 5, 5, 5',
    chestsLost: 'chests when lost 5',
    before: 'before "TEXT"',
    won: 'won "TEXT"',
    lost: 'lost "TEXT"',
  },
};

/** What is said of a part that has not all that it needs; null when it has. */
export function missingIn(kind: PartKind, data: Data): string | null {
  const missing = Object.entries(NEEDED[kind]).filter(([property]) => data[property] === undefined);
  if (missing.length === 0) return null;
  const forms = missing.map(([, form]) => `'${form}'`).join(' and ');
  return `This ${kind} still needs ${forms}, with its own figures and words.`;
}
