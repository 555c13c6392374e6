import {
  addDamage,
  afterDamage,
  all,
  atLeast,
  atTurnEnd,
  choosePlayer,
  dealtDamage,
  dealtTo,
  draw,
  forEach,
  gain,
  heal,
  held,
  removeChosen,
  trigger,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

/** Its clause about Bleed works for the hero who owns the token, even while they hold none (R228). */
export const bloodPower: TokenDefinition = {
  id: 'blood-power',
  name: 'Blood Power',
  kind: 'positive',
  limit: 5,
  spends: [
    { use: 'damage', timing: 'own-attack', takes: 1, oncePerTurn: 'use', effects: [addDamage(3)] },
    {
      use: 'remove',
      timing: 'own-main',
      takes: 2,
      oncePerTurn: 'use',
      effects: [choosePlayer, removeChosen('chosen')],
    },
    { use: 'draw', timing: 'any-time', takes: 3, oncePerTurn: 'use', effects: [draw(2)] },
    {
      use: 'heal',
      timing: 'own-attack',
      takes: 4,
      oncePerTurn: 'use',
      effects: [afterDamage(heal(dealtDamage))],
    },
  ],
  forBringer: [
    trigger('roll-phase-end', [
      forEach(
        'opponents',
        when(all(atLeast(dealtTo('chosen'), 1), atLeast(held('bleed', 'chosen'), 2)), [
          atTurnEnd(gain('blood-power')),
        ]),
      ),
    ]),
  ],
  text: 'Each once a turn. 1: your Attack +3. 2, in your Main Phase: remove a status effect from a player. 3: draw 2 cards. 4: heal what your Attack dealt. If it hurt somebody who has 2 Bleed as the Roll Phase ends, gain 1 at the end of the turn.',
  unconfirmed:
    'Two editions: the older one has a limit of 4, +2 damage, and takes status effects off yourself only.',
};
