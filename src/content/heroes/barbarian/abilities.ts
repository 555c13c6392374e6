import { defensive, line, offensive, secondary, ultimate } from '../../../engine/vocabulary/abilities.ts';
import {
  afterDamage,
  atLeast,
  deal,
  dealtDamage,
  dealUltimate,
  dealUndefendable,
  each,
  heal,
  inflict,
  largeStraight,
  may,
  ofAKind,
  on,
  preventStatus,
  receive,
  removeChosen,
  roll,
  smallStraight,
  symbols,
  THEN,
  times,
  total,
  undefendable,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

const undefendableOnFourOfAKind = when(ofAKind(4), [undefendable]);
const cleanseOnThreeOfAKind = when(ofAKind(3), [
  may('Remove a status effect from yourself?', [removeChosen('owner')]),
]);

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Smack',
    { text: '4, 6 or 8 damage for 3, 4 or 5 swords.' },
    line(symbols({ sword: 5 }), deal(8)),
    line(symbols({ sword: 4 }), deal(6)),
    line(symbols({ sword: 3 }), deal(4)),
  ),
  offensive(
    'Smack II',
    { text: '5, 7 or 9 damage for 3, 4 or 5 swords; undefendable with four equal values.' },
    line(symbols({ sword: 5 }), deal(9), undefendableOnFourOfAKind),
    line(symbols({ sword: 4 }), deal(7), undefendableOnFourOfAKind),
    line(symbols({ sword: 3 }), deal(5), undefendableOnFourOfAKind),
  ),
  offensive(
    'Smack III',
    { text: '6, 8 or 10 damage for 3, 4 or 5 swords; undefendable with four equal values.' },
    line(symbols({ sword: 5 }), deal(10), undefendableOnFourOfAKind),
    line(symbols({ sword: 4 }), deal(8), undefendableOnFourOfAKind),
    line(symbols({ sword: 3 }), deal(6), undefendableOnFourOfAKind),
  ),
  offensive(
    'Sturdy Blow',
    { text: '4 undefendable damage.' },
    line(symbols({ sword: 2, pow: 2 }), dealUndefendable(4)),
  ),
  offensive(
    'Sturdy Blow II',
    { text: '5 undefendable damage.' },
    line(symbols({ sword: 2, pow: 2 }), dealUndefendable(5)),
  ),
  offensive(
    'Sturdy Blow III',
    { text: '6 undefendable damage.' },
    line(symbols({ sword: 2, pow: 2 }), dealUndefendable(6)),
  ),
  offensive('Mighty Blow', { text: '9 damage.' }, line(smallStraight, deal(9))),
  offensive('Mighty Blow II', { text: '8 undefendable damage.' }, line(smallStraight, dealUndefendable(8))),
  offensive(
    'Crit Bash',
    { text: 'Stun, then 5 undefendable damage.' },
    line(symbols({ pow: 4 }), inflict('stun'), THEN, dealUndefendable(5)),
  ),
  offensive(
    'Crit Bash II',
    { text: 'Stun, then 7 undefendable damage. Crit Smash: Concussion, then 2 undefendable damage.' },
    line(symbols({ pow: 4 }), inflict('stun'), THEN, dealUndefendable(7)),
    secondary('Crit Smash', symbols({ pow: 3 }), inflict('concussion'), THEN, dealUndefendable(2)),
  ),
  offensive(
    'Fortitude',
    { text: 'Heal 4, 5 or 6 for 3, 4 or 5 lives.' },
    line(symbols({ life: 5 }), heal(6)),
    line(symbols({ life: 4 }), heal(5)),
    line(symbols({ life: 3 }), heal(4)),
  ),
  offensive(
    'Fortitude II',
    {
      text: 'Heal 5, 6 or 7 for 3, 4 or 5 lives; with three equal values you may remove a status effect from yourself.',
    },
    line(symbols({ life: 5 }), heal(7), cleanseOnThreeOfAKind),
    line(symbols({ life: 4 }), heal(6), cleanseOnThreeOfAKind),
    line(symbols({ life: 3 }), heal(5), cleanseOnThreeOfAKind),
  ),
  offensive(
    'Overpower',
    { text: 'Roll 3 dice, then deal their total; Concussion from 14 on.' },
    line(
      symbols({ sword: 3, pow: 2 }),
      roll(3),
      THEN,
      deal(total),
      when(atLeast(total, 14), [inflict('concussion')]),
    ),
  ),
  offensive(
    'Overpower II',
    {
      text: 'Roll 3 dice, then deal their total; Concussion from 10 on. War Cry: heal 2 and 2 undefendable damage.',
    },
    line(
      symbols({ sword: 3, pow: 2 }),
      roll(3),
      THEN,
      deal(total),
      when(atLeast(total, 10), [inflict('concussion')]),
    ),
    secondary('War Cry', symbols({ sword: 2, life: 2 }), heal(2), dealUndefendable(2)),
  ),
  offensive(
    'Reckless',
    { text: '15 damage; if any was dealt, take 4 in return.' },
    line(largeStraight, deal(15), afterDamage(when(atLeast(dealtDamage, 1), [receive(4)]))),
  ),
  offensive(
    'Reckless II',
    { text: '20 damage; if any was dealt, take 5 in return.' },
    line(largeStraight, deal(20), afterDamage(when(atLeast(dealtDamage, 1), [receive(5)]))),
  ),
  ultimate(
    'Rage!',
    { text: 'Stun and 15 damage.' },
    line(symbols({ pow: 5 }), inflict('stun'), dealUltimate(15)),
  ),
  defensive('Thick Skin', { text: 'Roll 3 dice: heal 2 for each life.' }, 3, heal(times(2, each('life')))),
  defensive(
    'Thick Skin II',
    {
      text: 'Roll 4 dice: heal 2 for each life; on 2 lives you may also prevent a status effect.',
      confidence: 'high',
      unconfirmed:
        'The card does not say when the status effect must come: one placed by this Attack or still to come in this Roll Phase counts here.',
    },
    4,
    heal(times(2, each('life'))),
    when(on({ life: 2 }), [preventStatus()]),
  ),
];
