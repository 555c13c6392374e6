/** Epic loot. */
import {
  all,
  atLeast,
  choose,
  chooseOwnSide,
  choosePlayer,
  cpOf,
  damageLanded,
  extraOffenseAgainst,
  gainCp,
  heal,
  loseCp,
  option,
  optionWhen,
  prevent,
  removeChosen,
  rerollSeparately,
  searchDeck,
  setAny,
} from '../../../engine/vocabulary/builders.ts';
import type { LootDefinition } from '../../../engine/vocabulary/loot.ts';
import { blazingEffigy, coinPurse, hungeringDagger, poisonSyringe, regeneratingOrb } from './equipment.ts';
import { equipment, loot, OURS, PREVIEW } from './loot-card.ts';
import { searchDiscard } from './search-discard.ts';

const NAMES_ONLY = 'Its figures are our own: no source shows them.';

export const EPIC: readonly LootDefinition[] = [
  loot(
    'epic',
    { name: 'Codex', level: 3 },
    'main',
    1,
    { text: 'Search your deck for a card and shuffle it.' },
    searchDeck,
  ),
  loot(
    'epic',
    { name: 'Try, Try Again', level: 4, swaps: 'try-try-again' },
    'roll',
    0,
    {
      text: 'You or a team-mate re-roll dice up to 3 times, one die each time.',
    },
    rerollSeparately(3),
  ),
  loot(
    'epic',
    { name: 'Twice as Wild', level: 3, swaps: 'twice-as-wild' },
    'roll',
    1,
    { text: 'Set any 2 dice to any values.' },
    setAny(2),
  ),
  loot(
    'epic',
    { name: 'Getting Paid', level: 3, swaps: 'getting-paid' },
    'instant',
    0,
    { text: 'A player gains 3 CP.' },
    choosePlayer,
    gainCp(3, 'chosen'),
  ),
  loot(
    'epic',
    { name: 'Health Potion', level: 3 },
    'instant',
    1,
    { text: 'A hero heals 4. You may pay 1 CP to remove a status effect from that hero.' },
    chooseOwnSide,
    heal(4, 'chosen'),
    choose(
      'Pay 1 CP to remove a status effect?',
      optionWhen(all(atLeast(cpOf(), 1)), 'pay', 'Pay 1 CP', loseCp(1, 'owner'), removeChosen('chosen')),
      option('no', 'Pay nothing'),
    ),
  ),
  loot(
    'epic',
    { name: 'Recall Scroll', level: 3 },
    'instant',
    1,
    { text: 'Take a card from your discard pile.', unconfirmed: PREVIEW },
    searchDiscard,
  ),
  loot(
    'epic',
    { name: 'Buckler', level: 3 },
    'roll',
    0,
    { text: 'Prevent 5 damage.', unconfirmed: OURS },
    prevent(5),
  ),
  loot(
    'epic',
    { name: 'Stamina Tonic', level: 1 },
    'instant',
    3,
    {
      text: 'After your Attack has landed: an additional Offensive Roll Phase against the same target.',
      when: damageLanded,
      unconfirmed: 'What it does is known from a ruling (R376); its price, rarity and moment are our own.',
    },
    extraOffenseAgainst('target'),
  ),
  equipment('epic', { name: 'Coin Purse', level: 2 }, 1, coinPurse),
  equipment('epic', { name: 'Regenerating Orb', level: 2 }, 1, regeneratingOrb, PREVIEW),
  equipment('epic', { name: 'Blazing Effigy', level: 1 }, 4, blazingEffigy, PREVIEW),
  equipment('epic', { name: 'Poison Syringe', level: 1 }, 4, poisonSyringe, NAMES_ONLY),
  equipment('epic', { name: 'Hungering Dagger', level: 1 }, 2, hungeringDagger, NAMES_ONLY),
];
