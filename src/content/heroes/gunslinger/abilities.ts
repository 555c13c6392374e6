import {
  defensiveRollOff,
  line,
  offensive,
  passive,
  secondary,
  ultimate,
} from '../../../engine/vocabulary/abilities.ts';
import {
  choose,
  chooseUpTo,
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  forEach,
  gain,
  grantReroll,
  inflict,
  largeStraight,
  lessThan,
  note,
  noted,
  ofAKind,
  opposedBy,
  option,
  preventHalf,
  rollOff,
  smallStraight,
  symbols,
  THEN,
  total,
  trigger,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

const knockdownOnFourOfAKind = when(ofAKind(4), [inflict('knockdown')]);

const enforce = [inflict('bounty', 1, 'chosen'), inflict('knockdown', 1, 'chosen')];

/** Both roll; the Gunslinger wins a tie. */
const showdown = (better: number, lower: number): readonly Effect[] => [
  rollOff(1, 'mine', 'theirs'),
  when(lessThan(noted('mine'), noted('theirs')), [deal(lower)], [deal(better)]),
];

const wonDuel = choose(
  'Deal 3 damage, or prevent half of what comes?',
  option('damage', 'Deal 3 damage', dealBack(3)),
  option('prevent', 'Prevent half, rounded up', preventHalf()),
);

const attackersDie = opposedBy('target', 1, 'theirs');
const ownDie = note('mine', total);

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Revolver',
    { text: '3, 4 or 5 damage for 3, 4 or 5 bullets.' },
    line(symbols({ bullet: 5 }), deal(5)),
    line(symbols({ bullet: 4 }), deal(4)),
    line(symbols({ bullet: 3 }), deal(3)),
  ),
  offensive(
    'Revolver II',
    { text: '4, 5 or 6 damage for 3, 4 or 5 bullets; Knockdown with four equal values.' },
    line(symbols({ bullet: 5 }), deal(6), knockdownOnFourOfAKind),
    line(symbols({ bullet: 4 }), deal(5), knockdownOnFourOfAKind),
    line(symbols({ bullet: 3 }), deal(4), knockdownOnFourOfAKind),
  ),
  offensive(
    'Bounty Hunter',
    { text: 'Bounty, then 1 undefendable damage.' },
    line(symbols({ bullet: 2, bullseye: 2 }), inflict('bounty'), THEN, dealUndefendable(1)),
  ),
  offensive(
    'Bounty Hunter II',
    { text: 'Bounty, then 2 undefendable damage.' },
    line(symbols({ bullet: 2, bullseye: 2 }), inflict('bounty'), THEN, dealUndefendable(2)),
  ),
  offensive(
    'Showdown',
    { text: 'You and the target each roll a die: 7 damage if yours is equal or higher, else 5.' },
    line(smallStraight, ...showdown(7, 5)),
  ),
  offensive(
    'Showdown II',
    { text: 'You and the target each roll a die: 8 damage if yours is equal or higher, else 6.' },
    line(smallStraight, ...showdown(8, 6)),
  ),
  offensive(
    'Showdown III',
    { text: 'You and the target each roll a die: 9 damage if yours is equal or higher, else 6.' },
    line(smallStraight, ...showdown(9, 6)),
  ),
  offensive(
    'Deadeye',
    { text: 'Knockdown and 6 undefendable damage.' },
    line(symbols({ bullseye: 4 }), inflict('knockdown'), dealUndefendable(6)),
  ),
  offensive(
    'Deadeye II',
    {
      text: 'Knockdown and 8 undefendable damage. Enforcer: gain Evasive; Bounty and Knockdown on up to 2 opponents.',
    },
    line(symbols({ bullseye: 4 }), inflict('knockdown'), dealUndefendable(8)),
    secondary(
      'Enforcer',
      symbols({ bullseye: 3 }),
      gain('evasive'),
      chooseUpTo(2, 'opponents'),
      forEach('picked', ...enforce),
    ),
  ),
  passive(
    'Quick Draw',
    { text: 'At your upkeep gain Reload.' },
    { triggers: [trigger('upkeep', [gain('reload')])] },
  ),
  passive(
    'Quick Draw II',
    { text: 'At your upkeep gain Reload; a Reload die may be re-rolled once.' },
    { triggers: [trigger('upkeep', [gain('reload')])], modifiers: [{ side: 'rerolls', of: 'reload' }] },
  ),
  offensive(
    'Take Cover',
    { text: 'Gain Evasive, 5 damage.' },
    line(symbols({ bullet: 2, dash: 3 }), gain('evasive'), deal(5)),
  ),
  offensive(
    'Take Cover II',
    { text: 'Gain Evasive, 6 damage. Mark the Target: gain 2 Evasive; Bounty.' },
    line(symbols({ bullet: 2, dash: 3 }), gain('evasive'), deal(6)),
    secondary('Mark the Target', symbols({ dash: 3 }), gain('evasive', 2), inflict('bounty')),
  ),
  offensive(
    'Fan the Hammer',
    { text: 'Gain 2 Evasive, 7 damage.' },
    line(largeStraight, gain('evasive', 2), deal(7)),
  ),
  offensive(
    'Fan the Hammer II',
    { text: 'Gain 2 Evasive, 8 damage. Pistol Whip: gain Evasive; Knockdown and 1 undefendable damage.' },
    line(largeStraight, gain('evasive', 2), deal(8)),
    secondary(
      'Pistol Whip',
      symbols({ dash: 2, bullseye: 1 }),
      gain('evasive'),
      inflict('knockdown'),
      dealUndefendable(1),
    ),
  ),
  defensiveRollOff(
    'Duel',
    {
      text: 'You and the attacker each roll a die: if yours is higher, 3 damage back or prevent half; else 1 damage back.',
    },
    1,
    attackersDie,
    ownDie,
    when(lessThan(noted('theirs'), noted('mine')), [wonDuel], [dealBack(1)]),
  ),
  defensiveRollOff(
    'Duel II',
    {
      text: 'You and the attacker each roll a die: if yours is equal or higher, 3 damage back or prevent half; else 1 damage back.',
    },
    1,
    attackersDie,
    ownDie,
    when(lessThan(noted('mine'), noted('theirs')), [dealBack(1)], [wonDuel]),
  ),
  ultimate(
    "Fill'em With Lead!",
    {
      text: 'Gain Evasive; Bounty and Knockdown, then 10 damage. A Reload spent on it may be re-rolled once.',
    },
    line(
      symbols({ bullseye: 5 }),
      gain('evasive'),
      grantReroll('reload'),
      inflict('bounty'),
      inflict('knockdown'),
      THEN,
      dealUltimate(10),
    ),
  ),
];
