/** The environments of level IV, none of which is known: they are of this project. */
import type { EnvironmentDefinition } from '../../../engine/vocabulary/adventure.ts';
import { environment, openChest } from '../../../engine/vocabulary/adventure-builders.ts';
import { gain, heal, removeChosen, roll } from '../../../engine/vocabulary/builders.ts';
import { forParty, get, inThirds, OURS } from './parts.ts';

export const LEVEL_4: readonly EnvironmentDefinition[] = [
  environment(
    'Hanging Gardens',
    4,
    { cp: 1, gold: 2, minion: 3, unconfirmed: OURS, text: 'You get Wither and Entangle.' },
    get('wither'),
    get('entangle'),
  ),
  environment(
    "Regent's Vault",
    4,
    { minion: 3, unconfirmed: OURS, text: 'Every hero rolls the Loot die for a chest of level 2.' },
    openChest(2),
  ),
  environment(
    'Throne Steps',
    4,
    { cp: 2, minion: 3, unconfirmed: OURS, text: 'All heroes get Concussion.' },
    ...forParty((who) => gain('concussion', 1, who)),
  ),
  environment(
    'Hall of Mirrors',
    4,
    { gold: 3, minion: 3, unconfirmed: OURS, text: 'You lose all positive status effects.' },
    removeChosen('owner', 'all', { kinds: ['positive'] }),
  ),
  environment(
    'Black Fountain',
    4,
    {
      minion: 3,
      unconfirmed: OURS,
      text: 'Roll: on 1 or 2 get 2 Poison, on 3 or 4 heal 4, on 5 or 6 all heroes heal 3.',
    },
    roll(1),
    inThirds(
      [get('poison', 2)],
      [heal(4)],
      forParty((who) => heal(3, who)),
    ),
  ),
  environment(
    'Execution Yard',
    4,
    { gold: 4, minion: 3, unconfirmed: OURS, text: 'You get 2 Bleed.' },
    get('bleed', 2),
  ),
];
