/** The board of the Mad King. No source tells it: all of it is of this project. */
import { defensive, line, offensive, secondary, ultimate } from '../../../../engine/vocabulary/abilities.ts';
import {
  deal,
  dealBack,
  dealCollateral,
  dealUltimate,
  dealUndefendable,
  each,
  heal,
  inflict,
  largeStraight,
  ofAKind,
  on,
  prevent,
  roll,
  smallStraight,
  stealCp,
  times,
  total,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../../engine/vocabulary/hero.ts';
import { faces } from '../../minions/chaos-rolls.ts';

/** Three, four and five Swipes; each one more deals 2 more. */
const sceptre = (least: number, equal: number) =>
  ([2, 1, 0] as const).map((more) =>
    line(faces('S'.repeat(3 + more)), when(ofAKind(equal), [inflict('concussion')]), deal(least + 2 * more)),
  );
const guard: Effect = prevent(times(2, each('vortex')));

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Sceptre Blow',
    { text: '6, 8 or 10 damage for 3, 4 or 5 Swipes; Concussion with 4 equal numbers.' },
    ...sceptre(6, 4),
  ),
  offensive(
    'Sceptre Blow II',
    { text: '7, 9 or 11 damage for 3, 4 or 5 Swipes; Concussion with 3 equal numbers.' },
    ...sceptre(7, 3),
  ),
  offensive(
    'Sceptre Blow III',
    { text: '8, 10 or 12 damage for 3, 4 or 5 Swipes; Concussion with 3 equal numbers.' },
    ...sceptre(8, 3),
  ),
  ...(['Crown of Thorns', 'Crown of Thorns II', 'Crown of Thorns III'] as const).map((name, more) =>
    offensive(
      name,
      {
        text: `Heals 3 and deals ${5 + more}, ${6 + more} or ${7 + more} damage for 3, 4 or 5 Vortices.`,
      },
      ...([2, 1, 0] as const).map((further) =>
        line(faces('V'.repeat(3 + further)), heal(3), deal(5 + more + further)),
      ),
    ),
  ),
  ...(['Royal Tax', 'Royal Tax II', 'Royal Tax III'] as const).map((name, more) =>
    offensive(
      name,
      { text: `Steals 2 CP and deals ${6 + more} undefendable damage.` },
      line(faces('SSSC'), stealCp(2), dealUndefendable(6 + more)),
    ),
  ),
  ...(['March of Fools', 'March of Fools II', 'March of Fools III'] as const).map((name, more) =>
    offensive(
      name,
      {
        text: `${11 + more} damage for a small straight; Silence and ${15 + 2 * more} damage for a large one.`,
      },
      line(largeStraight, inflict('silence'), deal(15 + 2 * more)),
      line(smallStraight, deal(11 + more)),
    ),
  ),
  ...(['Edict', 'Edict II', 'Edict III'] as const).map((name, more) =>
    offensive(
      name,
      { text: `Hex, Wither and ${5 + 2 * more} damage.` },
      line(faces('VVCC'), inflict('hex'), inflict('wither'), deal(5 + 2 * more)),
    ),
  ),
  offensive(
    'The Block',
    { text: 'Stun and 8 undefendable damage.' },
    line(faces('CCCC'), inflict('stun'), dealUndefendable(8)),
  ),
  ...(['The Block II', 'The Block III'] as const).map((name, more) =>
    offensive(
      name,
      {
        text: `Stun and ${9 + more} undefendable damage. Pillory: Concussion and ${5 + more} undefendable damage.`,
      },
      line(faces('CCCC'), inflict('stun'), dealUndefendable(9 + more)),
      secondary('Pillory', faces('CCC'), inflict('concussion'), dealUndefendable(5 + more)),
    ),
  ),
  ...(['Madness', 'Madness II', 'Madness III'] as const).map((name, more) =>
    offensive(
      name,
      { text: `Silence, and roll ${3 + more} dice: damage equal to their total.` },
      line(faces('SSVVC'), inflict('silence'), roll(3 + more), deal(total)),
    ),
  ),
  ultimate(
    'Long Live the King!',
    { text: 'Stun and 15 damage, and 3 collateral damage to all engaged heroes.' },
    line(faces('CCCCC'), inflict('stun'), dealUltimate(15), dealCollateral(3, 'engaged')),
  ),
  defensive('Hollow Crown', { text: 'Roll 3 dice: prevent 2 for each Vortex.' }, 3, guard),
  defensive(
    'Hollow Crown II',
    { text: 'Roll 4 dice: prevent 2 for each Vortex; on Chaos deal 3.' },
    4,
    guard,
    when(on({ chaos: 1 }), [dealBack(3)]),
  ),
  defensive(
    'Hollow Crown III',
    { text: 'Roll 5 dice: prevent 2 for each Vortex; on Chaos deal 4.' },
    5,
    guard,
    when(on({ chaos: 1 }), [dealBack(4)]),
  ),
];
