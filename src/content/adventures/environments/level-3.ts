/** The environments of level III. */
import type { EnvironmentDefinition } from '../../../engine/vocabulary/adventure.ts';
import { environment, openChest, teamGold } from '../../../engine/vocabulary/adventure-builders.ts';
import {
  dealIsolated,
  discard,
  draw,
  forEach,
  gain,
  heal,
  may,
  removeChosen,
  roll,
} from '../../../engine/vocabulary/builders.ts';
import { forParty, get, inThirds, losePositive, NO_SOLO, OURS } from './parts.ts';

export const LEVEL_3: readonly EnvironmentDefinition[] = [
  environment(
    'Emerald Shoal',
    3,
    { cp: 1, minion: 3, text: 'All heroes lose all status effects.' },
    removeChosen('owner', 'all'),
    forEach('team-mates', removeChosen('chosen', 'all')),
  ),
  environment(
    'Thorn Bridge',
    3,
    {
      minion: 3,
      text: 'Roll: on 1 or 2 lose three positive status effects, on 3 or 4 get Barbed Vine and Entangle, on 5 or 6 gain 3 gold.',
    },
    roll(1),
    inThirds([losePositive(3)], [get('barbed-vine'), get('entangle')], [teamGold(3)]),
  ),
  environment(
    'Town Park',
    3,
    {
      minion: 3,
      noSolo: true,
      unconfirmed: NO_SOLO,
      text: 'You discard 2 cards at random; all other heroes draw a card.',
    },
    discard(2, 'owner', 'random'),
    draw(1, 'team-mates'),
  ),
  environment(
    'Ember Fields',
    3,
    { gold: 3, minion: 3, unconfirmed: OURS, text: 'All heroes get Burn.' },
    ...forParty((who) => gain('burn', 1, who)),
  ),
  environment(
    'Sunken Library',
    3,
    { cp: 1, minion: 3, unconfirmed: OURS, text: 'You draw 2 cards and discard one.' },
    draw(2),
    discard(1, 'owner', 'choice'),
  ),
  environment(
    'Whispering Well',
    3,
    {
      gold: 1,
      minion: 3,
      unconfirmed: OURS,
      text: 'Roll: on 1 or 2 get Hex, on 3 or 4 heal 3, on 5 or 6 every hero rolls the Loot die for a chest of level 1.',
    },
    roll(1),
    inThirds([get('hex')], [heal(3)], [openChest(1)]),
  ),
  environment(
    'Iron Orchard',
    3,
    { minion: 3, unconfirmed: OURS, text: 'You may take 3 damage: the party gains 4 gold.' },
    may('Take 3 damage for 4 gold?', [dealIsolated(3, 'owner'), teamGold(4)]),
  ),
  environment(
    'Broken Watchtower',
    3,
    { gold: 2, minion: 3, unconfirmed: OURS, text: 'You get Blind.' },
    get('blind'),
  ),
];
