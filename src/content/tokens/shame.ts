import {
  addDamage,
  attackOf,
  not,
  note,
  noted,
  removeThese,
  these,
  times,
  trigger,
  ultimateActivated,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const shame: TokenDefinition = {
  id: 'shame',
  name: 'Shame',
  kind: 'negative',
  limit: 2,
  triggers: [
    // An Ultimate removes the tokens and is not reduced; pure damage does not remove them (R13, R203, R204).
    trigger(
      'attack',
      [
        note('shame', these('shame')),
        removeThese('shame'),
        when(not(ultimateActivated), [addDamage(times(-1, noted('shame')))]),
      ],
      { when: attackOf('normal', 'undefendable', 'ultimate') },
    ),
  ],
  text: 'With your next Attack of normal or undefendable damage, or your Ultimate, all of these go: 1 damage less for each, but not of an Ultimate.',
};
