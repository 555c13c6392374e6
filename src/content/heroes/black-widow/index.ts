import { gain } from '../../../engine/vocabulary/builders.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { agility } from '../../tokens/agility.ts';
import { covertOps } from '../../tokens/covert-ops.ts';
import { timeBombLater, timeBombNext } from '../../tokens/time-bomb.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const blackWidow: HeroDefinition = {
  id: 'black-widow',
  name: 'Black Widow',
  set: 'Marvel',
  complexity: 4,
  dice: { 1: 'espionage', 2: 'espionage', 3: 'batons', 4: 'batons', 5: 'batons', 6: 'widow' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [covertOps, agility, timeBombLater, timeBombNext],
  setup: [gain('covert-ops', 3)],
  unconfirmed: ['Where a Then stands on Grapple, Hacked, Vengeance and the Ultimate is not proven.'],
};
