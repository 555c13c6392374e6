import {
  atLeast,
  avoidPhase,
  during,
  eachValue,
  roll,
  undefendable,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { onEnemies } from './on-enemies.ts';

/** By value and not by symbol, because any hero may hold it. */
const onASix = (effect: Effect): readonly Effect[] => [roll(2), when(atLeast(eachValue(6), 1), [effect])];

export const flight: TokenDefinition = {
  id: 'flight',
  name: 'Flight',
  kind: 'positive',
  limit: 3,
  spends: [
    {
      use: 'undefendable',
      timing: 'own-attack-before-defense',
      when: during('offensive-roll'),
      takes: 1,
      effects: onASix(undefendable),
    },
    {
      use: 'prevent',
      timing: 'incoming-damage',
      when: during('defensive-roll'),
      takes: 1,
      effects: onASix(avoidPhase()),
    },
  ],
  ...onEnemies('flight'),
  text: 'In a Roll Phase, spend and roll 2 dice. With at least one 6: on offense your Attack is undefendable, on defense you take no damage in this phase. Not against an Ultimate.',
};
