/** The board of the Fallen Monk. No source tells it: all of it is of this project. */
import { defensive, line, offensive, secondary, ultimate } from '../../../../engine/vocabulary/abilities.ts';
import {
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  each,
  gain,
  heal,
  inflict,
  largeStraight,
  ofAKind,
  on,
  prevent,
  smallStraight,
  stealHealth,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import type { AbilityLevel } from '../../../../engine/vocabulary/hero.ts';
import { faces } from '../../minions/chaos-rolls.ts';

/** Three, four and five Swipes; each one more deals 2 more. */
const palm = (least: number, equal: number) =>
  ([2, 1, 0] as const).map((more) =>
    line(faces('S'.repeat(3 + more)), when(ofAKind(equal), [gain('chi', 2)]), deal(least + 2 * more)),
  );

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Broken Palm',
    { text: '5, 7 or 9 damage for 3, 4 or 5 Swipes; gains 2 Chi with 4 equal numbers.' },
    ...palm(5, 4),
  ),
  offensive(
    'Broken Palm II',
    { text: '6, 8 or 10 damage for 3, 4 or 5 Swipes; gains 2 Chi with 3 equal numbers.' },
    ...palm(6, 3),
  ),
  offensive(
    'Broken Palm III',
    { text: '7, 9 or 11 damage for 3, 4 or 5 Swipes; gains 2 Chi with 2 equal numbers.' },
    ...palm(7, 2),
  ),
  ...(['Hollow Step', 'Hollow Step II', 'Hollow Step III'] as const).map((name, more) =>
    offensive(
      name,
      {
        text: `Gains Evasive, and deals ${4 + more}, ${5 + more} or ${6 + more} damage for 3, 4 or 5 Vortices.`,
      },
      ...([2, 1, 0] as const).map((further) =>
        line(faces('V'.repeat(3 + further)), gain('evasive'), deal(4 + more + further)),
      ),
    ),
  ),
  ...(['Thousand Fists', 'Thousand Fists II', 'Thousand Fists III'] as const).map((name, more) =>
    offensive(
      name,
      {
        text: `Gains Chi, and deals ${9 + more} damage for a small straight, ${13 + 2 * more} for a large one.`,
      },
      line(largeStraight, gain('chi'), deal(13 + 2 * more)),
      line(smallStraight, gain('chi'), deal(9 + more)),
    ),
  ),
  ...(['Stolen Breath', 'Stolen Breath II', 'Stolen Breath III'] as const).map((name, more) =>
    offensive(
      name,
      { text: `Steals 2 health and deals ${4 + more} undefendable damage.` },
      line(faces('SSSC'), stealHealth(2), dealUndefendable(4 + more)),
    ),
  ),
  ...(['Empty Mind', 'Empty Mind II', 'Empty Mind III'] as const).map((name, more) =>
    offensive(
      name,
      { text: `Gains ${3 + more} Chi and Cleanse, and heals ${3 + more}.` },
      line(faces('VVCC'), gain('chi', 3 + more), gain('cleanse'), heal(3 + more)),
    ),
  ),
  offensive(
    'Falling Mountain',
    { text: 'Knockdown and 8 undefendable damage.' },
    line(faces('CCCC'), inflict('knockdown'), dealUndefendable(8)),
  ),
  ...(['Falling Mountain II', 'Falling Mountain III'] as const).map((name, more) =>
    offensive(
      name,
      {
        text: `Knockdown and ${9 + more} undefendable damage. Falling Stone: ${5 + more} undefendable damage.`,
      },
      line(faces('CCCC'), inflict('knockdown'), dealUndefendable(9 + more)),
      secondary('Falling Stone', faces('CCC'), dealUndefendable(5 + more)),
    ),
  ),
  ...(['Way of Ruin', 'Way of Ruin II', 'Way of Ruin III'] as const).map((name, more) =>
    offensive(
      name,
      { text: `Wither and ${6 + 2 * more} damage.` },
      line(faces('SSVVC'), inflict('wither'), deal(6 + 2 * more)),
    ),
  ),
  ultimate(
    'Last Breath!',
    { text: 'Knockdown, 2 Wither and 15 damage.' },
    line(faces('CCCCC'), inflict('knockdown'), inflict('wither', 2), dealUltimate(15)),
  ),
  defensive(
    'Still Water',
    { text: 'Roll 3 dice: prevent 1 for each Vortex; on Chaos gains Chi.' },
    3,
    prevent(each('vortex')),
    when(on({ chaos: 1 }), [gain('chi')]),
  ),
  defensive(
    'Still Water II',
    { text: 'Roll 4 dice: prevent 1 for each Vortex; on Chaos gains 2 Chi.' },
    4,
    prevent(each('vortex')),
    when(on({ chaos: 1 }), [gain('chi', 2)]),
  ),
  defensive(
    'Still Water III',
    { text: 'Roll 5 dice: prevent 1 for each Vortex; on Chaos gains 2 Chi and deals 2.' },
    5,
    prevent(each('vortex')),
    when(on({ chaos: 1 }), [gain('chi', 2), dealBack(2)]),
  ),
];
