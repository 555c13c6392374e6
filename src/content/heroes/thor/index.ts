import { gain } from '../../../engine/vocabulary/builders.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { electrokinesis } from '../../tokens/electrokinesis.ts';
import { guardBreak } from '../../tokens/guard-break.ts';
import { mjolnir } from '../../tokens/mjolnir.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const thor: HeroDefinition = {
  id: 'thor',
  name: 'Thor',
  set: 'Marvel',
  complexity: 3,
  dice: { 1: 'hammer', 2: 'hammer', 3: 'hammer', 4: 'worthy', 5: 'worthy', 6: 'thunder' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [mjolnir, electrokinesis, guardBreak],
  setup: [gain('mjolnir')],
};
