import type { EventLines } from './event-lines.ts';

/** Lines of events of Adventures: crawls, loot and the shop. */
export const ADVENTURE_LINES = {
  explored: [
    [
      { e: 'explored', seat: 0, space: 'B2', environment: 'caves' },
      'Alice explores B2: Caves. You get Parasite.',
    ],
  ],
  item: [
    [{ e: 'item', seat: 0, item: 'shard', now: 2 }, 'Alice finds a portal shard (2 of 3).'],
    [{ e: 'item', seat: 1, item: 'salve', now: 1 }, 'B\\*b finds a salve (now 1).'],
  ],
  gold: [
    [{ e: 'gold', change: 2, now: 7 }, 'The party gains 2 gold (now 7).'],
    [{ e: 'gold', change: -1, now: 6 }, 'The party loses 1 gold (now 6).'],
  ],
  shop: [[{ e: 'shop', gold: 30 }, 'The shop opens: every hero has 30 gold.']],
  loot: [
    [
      { e: 'loot', seat: 0, how: 'bought', card: 'so-wild-iii', rarity: 'rare', gold: 15 },
      'Alice buys So Wild III (15 gold left).',
    ],
    [
      { e: 'loot', seat: 0, how: 'identified', card: 'coin-purse', rarity: 'rare', gold: 0 },
      'Alice identifies Coin Purse (0 gold left).',
    ],
    [
      { e: 'loot', seat: 0, how: 'sold', card: 'codex', rarity: 'common', gold: 5 },
      'Alice sells Codex (now 5 gold).',
    ],
    [
      { e: 'loot', seat: 0, how: 'sold-unidentified', card: null, rarity: 'epic', gold: 5 },
      'Alice sells an unidentified epic card (now 5 gold).',
    ],
    [{ e: 'loot', seat: 0, how: 'kept', card: 'codex', rarity: 'common', gold: 0 }, 'Alice keeps Codex.'],
    [
      { e: 'loot', seat: 0, how: 'left', card: 'codex', rarity: 'common', gold: 0 },
      'Alice leaves Codex for a point.',
    ],
  ],
  'loot-die-rolled': [[{ e: 'loot-die-rolled', seat: 0, value: 17 }, 'Alice rolls 17 on the Loot die.']],
  'loot-die': [
    [
      { e: 'loot-die', seat: 0, chest: 5, value: 20, prize: { gives: 'loot', rarity: 'epic' } },
      'Alice rolls 20 for a chest of level 5: an epic loot card.',
    ],
    [
      { e: 'loot-die', seat: 0, chest: 1, value: 20, prize: { gives: 'loot', rarity: 'rare' } },
      'Alice rolls 20 for a chest of level 1: an unidentified rare loot card.',
    ],
    [
      { e: 'loot-die', seat: 0, chest: 2, value: 2, prize: { gives: 'bonus-damage', figure: 2 } },
      'Alice rolls 2 for a chest of level 2: Bonus Damage 2.',
    ],
    [
      { e: 'loot-die', seat: 1, chest: 2, value: 7, prize: { gives: 'draw', amount: 1 } },
      'B\\*b rolls 7 for a chest of level 2: 1 card.',
    ],
  ],
  engaged: [[{ e: 'engaged', seat: 0, minion: 2, board: 'minion-fairy' }, 'Alice fights the Fairy.']],
  'minion-left': [[{ e: 'minion-left', minion: 2, board: 'minion-fairy' }, 'The Fairy leaves.']],
  salve: [
    [{ e: 'salve', seat: 0, on: 0, health: 4, revived: false }, 'Alice spends a salve: +4 health.'],
    [
      { e: 'salve', seat: 0, on: 1, health: 1, revived: true },
      'Alice spends a salve: B\\*b stands up with 1 health.',
    ],
  ],
} satisfies EventLines;
