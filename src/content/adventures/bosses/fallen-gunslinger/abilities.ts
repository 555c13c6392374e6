/** The board of the Fallen Gunslinger. No source tells it: all of it is of this project. */
import { defensive, line, offensive, secondary, ultimate } from '../../../../engine/vocabulary/abilities.ts';
import {
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  each,
  gain,
  inflict,
  largeStraight,
  ofAKind,
  on,
  prevent,
  smallStraight,
  stealCp,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../../engine/vocabulary/hero.ts';
import { faces } from '../../minions/chaos-rolls.ts';

const bountyOn = (equal: number): Effect => when(ofAKind(equal), [inflict('bounty')]);
/** Three, four and five Swipes; each one more deals 2 more. */
const chamber = (least: number, equal: number) =>
  ([2, 1, 0] as const).map((more) =>
    line(faces('S'.repeat(3 + more)), bountyOn(equal), deal(least + 2 * more)),
  );
const fastHands: readonly Effect[] = [dealBack(each('swipe')), prevent(each('vortex'))];

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Empty the Chamber',
    { text: '4, 6 or 8 damage for 3, 4 or 5 Swipes; Bounty with 4 equal numbers.' },
    ...chamber(4, 4),
  ),
  offensive(
    'Empty the Chamber II',
    { text: '5, 7 or 9 damage for 3, 4 or 5 Swipes; Bounty with 3 equal numbers.' },
    ...chamber(5, 3),
  ),
  offensive(
    'Empty the Chamber III',
    { text: '7, 9 or 11 damage for 3, 4 or 5 Swipes; Bounty with 3 equal numbers.' },
    ...chamber(7, 3),
  ),
  offensive('Cheap Shot', { text: '5 undefendable damage.' }, line(faces('SSSC'), dealUndefendable(5))),
  offensive(
    'Cheap Shot II',
    { text: 'Knockdown and 5 undefendable damage.' },
    line(faces('SSSC'), inflict('knockdown'), dealUndefendable(5)),
  ),
  offensive(
    'Cheap Shot III',
    { text: 'Knockdown and 7 undefendable damage.' },
    line(faces('SSSC'), inflict('knockdown'), dealUndefendable(7)),
  ),
  ...(['Dead Draw', 'Dead Draw II', 'Dead Draw III'] as const).map((name, more) =>
    offensive(
      name,
      { text: `${9 + more} damage for a small straight, ${13 + 2 * more} for a large one; gains Evasive.` },
      line(largeStraight, gain('evasive'), deal(13 + 2 * more)),
      line(smallStraight, gain('evasive'), deal(9 + more)),
    ),
  ),
  ...(['Dirty Money', 'Dirty Money II', 'Dirty Money III'] as const).map((name, more) =>
    offensive(
      name,
      { text: `Steals ${more < 2 ? 1 : 2} CP, gains Reload and deals ${5 + more} damage.` },
      line(faces('VVV'), stealCp(more < 2 ? 1 : 2), gain('reload'), deal(5 + more)),
    ),
  ),
  offensive(
    'Between the Eyes',
    { text: 'Bounty, Knockdown and 7 undefendable damage.' },
    line(faces('CCCC'), inflict('bounty'), inflict('knockdown'), dealUndefendable(7)),
  ),
  ...(['Between the Eyes II', 'Between the Eyes III'] as const).map((name, more) =>
    offensive(
      name,
      {
        text: `Bounty, Knockdown and ${8 + more} undefendable damage. Graze: Bounty and ${4 + more} undefendable damage.`,
      },
      line(faces('CCCC'), inflict('bounty'), inflict('knockdown'), dealUndefendable(8 + more)),
      secondary('Graze', faces('CCC'), inflict('bounty'), dealUndefendable(4 + more)),
    ),
  ),
  ...(['Ricochet', 'Ricochet II', 'Ricochet III'] as const).map((name, more) =>
    offensive(
      name,
      { text: `${5 + more} undefendable damage; Bounty with 3 equal numbers.` },
      line(faces('SSVV'), bountyOn(3), dealUndefendable(5 + more)),
    ),
  ),
  ...(['Gunsmoke', 'Gunsmoke II', 'Gunsmoke III'] as const).map((name, more) =>
    offensive(
      name,
      { text: `Gains 2 Evasive, inflicts Blind and deals ${4 + 2 * more} damage.` },
      line(faces('VVCC'), gain('evasive', 2), inflict('blind'), deal(4 + 2 * more)),
    ),
  ),
  ultimate(
    'No Tomorrow!',
    { text: 'Bounty, Knockdown and 14 damage.' },
    line(faces('CCCCC'), inflict('bounty'), inflict('knockdown'), dealUltimate(14)),
  ),
  defensive(
    'Fast Hands',
    { text: 'Roll 2 dice: deal 1 for each Swipe, prevent 1 for each Vortex.' },
    2,
    ...fastHands,
  ),
  defensive(
    'Fast Hands II',
    { text: 'Roll 3 dice: deal 1 for each Swipe, prevent 1 for each Vortex.' },
    3,
    ...fastHands,
  ),
  defensive(
    'Fast Hands III',
    { text: 'Roll 4 dice: deal 1 for each Swipe, prevent 1 for each Vortex; on Chaos gains Evasive.' },
    4,
    ...fastHands,
    when(on({ chaos: 1 }), [gain('evasive')]),
  ),
];
