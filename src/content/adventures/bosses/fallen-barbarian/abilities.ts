/** The board of the Fallen Barbarian, of an early printing: the only one that is known. */

import { defensive, line, offensive, secondary, ultimate } from '../../../../engine/vocabulary/abilities.ts';
import {
  afterDamage,
  atLeast,
  atMost,
  deal,
  dealBack,
  dealCollateral,
  dealtDamage,
  dealUltimate,
  dealUndefendable,
  each,
  heal,
  inflict,
  largeStraight,
  ofAKind,
  on,
  prevent,
  preventStatus,
  receive,
  roll,
  smallStraight,
  times,
  total,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../../engine/vocabulary/hero.ts';
import { faces, onFaces } from '../../minions/chaos-rolls.ts';

const concussionOn = (equal: number): Effect => when(ofAKind(equal), [inflict('concussion')]);
/** The recoil comes only if damage got through. */
const recoil = (damage: number): Effect => afterDamage(when(atLeast(dealtDamage, 1), [receive(damage)]));
const overload = (dice: number, ...rest: Effect[]): Effect[] => [roll(dice), deal(total), ...rest];

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Smackdown',
    { text: '7 or 9 damage for 4 or 5 Swipes; Concussion with 4 equal numbers.' },
    line(faces('SSSSS'), deal(9), concussionOn(4)),
    line(faces('SSSS'), deal(7), concussionOn(4)),
  ),
  offensive(
    'Smackdown II',
    { text: '6, 8 or 10 damage for 3, 4 or 5 Swipes; Concussion with 3 equal numbers.' },
    line(faces('SSSSS'), deal(10), concussionOn(3)),
    line(faces('SSSS'), deal(8), concussionOn(3)),
    line(faces('SSS'), deal(6), concussionOn(3)),
  ),
  offensive(
    'Smackdown III',
    { text: '7, 9 or 11 damage for 3, 4 or 5 Swipes; Concussion with 2 equal numbers.' },
    line(faces('SSSSS'), deal(11), concussionOn(2)),
    line(faces('SSSS'), deal(9), concussionOn(2)),
    line(faces('SSS'), deal(7), concussionOn(2)),
  ),
  offensive('Low Blow', { text: '5 undefendable damage.' }, line(faces('SSSC'), dealUndefendable(5))),
  offensive('Low Blow II', { text: '6 undefendable damage.' }, line(faces('SSSC'), dealUndefendable(6))),
  offensive('Low Blow III', { text: '7 undefendable damage.' }, line(faces('SSSC'), dealUndefendable(7))),
  offensive(
    'Unhinged',
    {
      text: 'Small straight: 10 damage, 3 in return. Large: 15 damage, 5 in return; only if any got through.',
    },
    line(largeStraight, deal(15), recoil(5)),
    line(smallStraight, deal(10), recoil(3)),
  ),
  offensive(
    'Unhinged II',
    {
      text: 'Small straight: 11 damage, 3 in return. Large: 16 damage, 5 in return; only if any got through.',
    },
    line(largeStraight, deal(16), recoil(5)),
    line(smallStraight, deal(11), recoil(3)),
  ),
  offensive(
    'Unhinged III',
    {
      text: 'Small straight: 12 damage, 4 in return. Large: 17 damage, 6 in return; only if any got through.',
    },
    line(largeStraight, deal(17), recoil(6)),
    line(smallStraight, deal(12), recoil(4)),
  ),
  offensive(
    'Skull Bash',
    { text: 'Stun and 6 undefendable damage.' },
    line(faces('CCCC'), inflict('stun'), dealUndefendable(6)),
  ),
  offensive(
    'Skull Bash II',
    { text: 'Stun and 7 undefendable damage. Skull Smash: Concussion and 4 undefendable damage.' },
    line(faces('CCCC'), inflict('stun'), dealUndefendable(7)),
    secondary('Skull Smash', faces('CCC'), inflict('concussion'), dealUndefendable(4)),
  ),
  offensive(
    'Skull Bash III',
    { text: 'Stun and 8 undefendable damage. Skull Smash: Concussion and 5 undefendable damage.' },
    line(faces('CCCC'), inflict('stun'), dealUndefendable(8)),
    secondary('Skull Smash', faces('CCC'), inflict('concussion'), dealUndefendable(5)),
  ),
  ...(['Pained Response', 'Pained Response II', 'Pained Response III'] as const).map((name, more) =>
    offensive(
      name,
      {
        text: `${4 + more} damage and heal ${3 + more} for 3 Vortices, 1 more of both for each further one.`,
      },
      line(faces('VVVVV'), deal(6 + more), heal(5 + more)),
      line(faces('VVVV'), deal(5 + more), heal(4 + more)),
      line(faces('VVV'), deal(4 + more), heal(3 + more)),
    ),
  ),
  offensive(
    'Barbaric Roar',
    { text: 'Concussion, and 3 collateral damage to all engaged heroes.' },
    line(faces('VVCC'), inflict('concussion'), dealCollateral(3, 'engaged')),
  ),
  offensive(
    'Barbaric Roar II',
    {
      text: 'Concussion, and 4 collateral damage to all engaged heroes.',
      unconfirmed: 'The card names the damage only; the Concussion of level I is taken along.',
    },
    line(faces('VVCC'), inflict('concussion'), dealCollateral(4, 'engaged')),
  ),
  offensive(
    'Barbaric Roar III',
    { text: 'Concussion, and 4 collateral damage to all engaged heroes.' },
    line(faces('VVCC'), inflict('concussion'), dealCollateral(4, 'engaged')),
  ),
  offensive(
    'Overload',
    { text: 'Roll 3 dice: damage equal to their total; below 8 Concussion.' },
    line(faces('SSCCC'), ...overload(3, when(atMost(total, 7), [inflict('concussion')]))),
  ),
  offensive(
    'Overload II',
    {
      text: 'Roll 4 dice: damage equal to their total; below 10 Concussion. Then it takes the value of a die.',
    },
    line(
      faces('SSCCC'),
      ...overload(4, when(atMost(total, 9), [inflict('concussion')]), afterDamage(roll(1), receive(total))),
    ),
  ),
  offensive(
    'Overload III',
    { text: 'Roll 4 dice: damage equal to their total, and Concussion. Then it takes the value of a die.' },
    line(faces('SSCCC'), ...overload(4, inflict('concussion'), afterDamage(roll(1), receive(total)))),
  ),
  ultimate(
    'Explosive Rage!',
    { text: 'Stun and 10 damage, and 5 collateral damage to all engaged heroes.' },
    line(faces('CCCCC'), inflict('stun'), dealUltimate(10), dealCollateral(5, 'engaged')),
  ),
  defensive(
    'Stone Skin',
    { text: 'Roll 3 dice: prevent 2 for each Vortex.' },
    3,
    prevent(times(2, each('vortex'))),
  ),
  defensive(
    'Stone Skin II',
    { text: 'Roll 4 dice: heal 2 for each Vortex; on 2 Vortices stop a status effect; on Chaos deal 3.' },
    4,
    heal(times(2, each('vortex'))),
    when(onFaces('VV'), [preventStatus()]),
    when(on({ chaos: 1 }), [dealBack(3)]),
  ),
  defensive(
    'Stone Skin III',
    { text: 'Roll 5 dice: heal 2 for each Vortex; on 2 Vortices stop a status effect; on Chaos deal 4.' },
    5,
    heal(times(2, each('vortex'))),
    when(onFaces('VV'), [preventStatus()]),
    when(on({ chaos: 1 }), [dealBack(4)]),
  ),
];
