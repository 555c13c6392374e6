/** Legendary loot. */
import {
  chooseOwnSide,
  choosePlayer,
  heal,
  mayRemove,
  searchDeck,
  setAny,
  setOwn,
} from '../../../engine/vocabulary/builders.ts';
import type { LootDefinition } from '../../../engine/vocabulary/loot.ts';
import { blindingAmulet, electroGauntlets, vampiresScepter } from './equipment.ts';
import { equipment, loot, PREVIEW } from './loot-card.ts';

const NAMES_ONLY = 'Its figures are our own: no source shows them.';

export const LEGENDARY: readonly LootDefinition[] = [
  loot(
    'legendary',
    { name: 'Codex', level: 4 },
    'main',
    0,
    { text: 'Search your deck for a card and shuffle it.' },
    searchDeck,
  ),
  loot(
    'legendary',
    { name: 'Twice as Wild', level: 4, swaps: 'twice-as-wild' },
    'roll',
    0,
    { text: 'Set any 2 dice to any values.' },
    setAny(2),
  ),
  loot(
    'legendary',
    { name: 'Health Potion', level: 4 },
    'instant',
    1,
    { text: 'A hero heals 5. You may remove a status effect from that hero.' },
    chooseOwnSide,
    heal(5, 'chosen'),
    mayRemove('chosen'),
  ),
  loot(
    'legendary',
    { name: 'Six-It', level: 3, swaps: 'six-it' },
    'roll',
    0,
    { text: 'Set one of your dice to 6.', unconfirmed: PREVIEW },
    setOwn(6),
  ),
  loot(
    'legendary',
    { name: 'Get That Outta Here', level: 4, swaps: 'get-that-outta-here' },
    'instant',
    0,
    { text: 'Remove up to 2 status effects from a player.', unconfirmed: PREVIEW },
    choosePlayer,
    mayRemove('chosen', 2),
  ),
  equipment('legendary', { name: 'Vampire’s Scepter', level: 1 }, 3, vampiresScepter, NAMES_ONLY),
  equipment('legendary', { name: 'Electro Gauntlets', level: 1 }, 4, electroGauntlets, NAMES_ONLY),
  equipment('legendary', { name: 'Blinding Amulet', level: 1 }, 4, blindingAmulet, NAMES_ONLY),
];
