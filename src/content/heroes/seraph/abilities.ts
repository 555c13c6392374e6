import {
  defensive,
  defensiveWithReroll,
  line,
  offensive,
  secondary,
  ultimate,
} from '../../../engine/vocabulary/abilities.ts';
import {
  choose,
  chooseOwnSide,
  choosePlayer,
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  each,
  gain,
  heal,
  inflict,
  largeStraight,
  mayRemove,
  ofAKind,
  on,
  option,
  prevent,
  roll,
  smallStraight,
  sum,
  symbols,
  THEN,
  times,
  undefendable,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

const preRelease = 'The figures come from a picture of a pre-release board.';
const oneSource = 'The card rests on one transcription.';
const MANTLE_OF_ANOTHER_SOURCE =
  'Another source has Flight on wings, 3 damage back and 2 prevented on cross, with a re-roll at level III only.';

const blindingOnFourOfAKind = when(ofAKind(4), [inflict('blinding-light')]);

/** The opponent comes from the mode's targeting; their token is removed at the start of the defence (R224). */
const purify = (damage: number, health: number): Effect =>
  choose(
    'Whom does Purify reach?',
    option(
      'opponent',
      `An opponent: ${damage} undefendable damage`,
      dealUndefendable(damage),
      mayRemove('target'),
    ),
    option(
      'ally',
      `Yourself or a team-mate: heal ${health}`,
      chooseOwnSide,
      heal(health, 'chosen'),
      mayRemove('chosen'),
    ),
  );

const triumphant = (damage: number): readonly Effect[] => [
  roll(1),
  deal(sum(damage, each('blade'), times(2, each('wings')), times(3, each('cross')))),
  when(on({ pendant: 1 }), [undefendable]),
];

const mantle = (by: { blade: number; wings: number; cross: number; pendant: number }): readonly Effect[] => [
  when(on({ blade: 1 }), [dealBack(by.blade)]),
  when(on({ wings: 1 }), [prevent(by.wings)]),
  when(on({ cross: 1 }), [prevent(by.cross)]),
  when(on({ pendant: 1 }), [prevent(by.pendant)]),
];

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Holy Blade',
    { text: '5, 6 or 7 damage for 3, 4 or 5 blades.' },
    line(symbols({ blade: 5 }), deal(7)),
    line(symbols({ blade: 4 }), deal(6)),
    line(symbols({ blade: 3 }), deal(5)),
  ),
  offensive(
    'Holy Blade II',
    {
      text: '6, 7 or 8 damage for 3, 4 or 5 blades. Cherubim: gain Flight and Holy Presence.',
      confidence: 'medium',
    },
    line(symbols({ blade: 5 }), deal(8)),
    line(symbols({ blade: 4 }), deal(7)),
    line(symbols({ blade: 3 }), deal(6)),
    secondary('Cherubim', symbols({ blade: 3, pendant: 1 }), gain('flight'), gain('holy-presence')),
  ),
  offensive(
    'Holy Blade III',
    {
      text: '5, 7 or 9 damage for 3, 4 or 5 blades; Blinding Light with four equal values. Cherubim II: gain Cleanse, Flight and Holy Presence.',
      confidence: 'low',
      unconfirmed:
        'Another source has a price of 3. The 5 damage rests on one source: it is less than level II deals.',
    },
    line(symbols({ blade: 5 }), deal(9), blindingOnFourOfAKind),
    line(symbols({ blade: 4 }), deal(7), blindingOnFourOfAKind),
    line(symbols({ blade: 3 }), deal(5), blindingOnFourOfAKind),
    secondary(
      'Cherubim II',
      symbols({ blade: 3, pendant: 1 }),
      gain('cleanse'),
      gain('flight'),
      gain('holy-presence'),
    ),
  ),
  offensive(
    'Glorious',
    {
      text: 'Gain Flight, then 6 damage.',
      unconfirmed: 'A pre-release board asks 3 wings and 1 blade.',
    },
    line(symbols({ blade: 3, wings: 1 }), gain('flight'), THEN, deal(6)),
  ),
  offensive(
    'Glorious II',
    {
      text: 'Gain Flight, then 7 damage. Take Flight: a player gains Flight; 3 undefendable damage.',
      unconfirmed: 'The transcription leaves the wings out of what the dice must show.',
    },
    line(symbols({ blade: 3, wings: 1 }), gain('flight'), THEN, deal(7)),
    secondary(
      'Take Flight',
      symbols({ blade: 1, wings: 2 }),
      choosePlayer,
      gain('flight', 1, 'chosen'),
      dealUndefendable(3),
    ),
  ),
  offensive(
    'Purify',
    {
      text: 'Choose: 5 undefendable damage to an opponent, or heal yourself or a team-mate 4. You may remove a status effect from that player.',
    },
    line(symbols({ cross: 2, pendant: 1 }), purify(5, 4)),
  ),
  offensive(
    'Purify II',
    {
      text: 'Choose: 6 undefendable damage to an opponent, or heal yourself or a team-mate 5. You may remove a status effect from that player.',
      confidence: 'medium',
    },
    line(symbols({ cross: 2, pendant: 1 }), purify(6, 5)),
  ),
  offensive(
    'Holy Smite',
    {
      text: 'Roll 4 dice: 2 undefendable damage a blade; on wings gain Flight, on a cross Cleanse, on a pendant inflict Blinding Light.',
      unconfirmed: preRelease,
    },
    line(
      symbols({ blade: 1, wings: 1, cross: 1, pendant: 1 }),
      roll(4),
      dealUndefendable(times(2, each('blade'))),
      when(on({ wings: 1 }), [gain('flight')]),
      when(on({ cross: 1 }), [gain('cleanse')]),
      when(on({ pendant: 1 }), [inflict('blinding-light')]),
    ),
  ),
  offensive(
    'Holy Smite II',
    {
      text: 'Roll 4 dice: 2 undefendable damage a blade, Flight for each wings, Cleanse for each cross; on a pendant inflict Blinding Light. Holy Command: heal 1, 4 undefendable damage.',
      unconfirmed: oneSource,
    },
    line(
      symbols({ blade: 1, wings: 1, cross: 1, pendant: 1 }),
      roll(4),
      dealUndefendable(times(2, each('blade'))),
      gain('flight', each('wings')),
      gain('cleanse', each('cross')),
      when(on({ pendant: 1 }), [inflict('blinding-light')]),
    ),
    secondary('Holy Command', symbols({ blade: 3, cross: 1 }), heal(1), dealUndefendable(4)),
  ),
  offensive(
    'Triumphant',
    {
      text: '6 damage. Roll 1 die: blade +1, wings +2, cross +3; on pendant the Attack is undefendable.',
      unconfirmed: preRelease,
    },
    line(smallStraight, ...triumphant(6)),
  ),
  offensive(
    'Triumphant II',
    {
      text: '8 damage. Roll 1 die: blade +1, wings +2, cross +3; on pendant the Attack is undefendable.',
      confidence: 'medium',
    },
    line(smallStraight, ...triumphant(8)),
  ),
  offensive(
    "Archangel's Will",
    { text: 'Gain Flight, inflict Blinding Light, then 8 damage.', unconfirmed: preRelease },
    line(largeStraight, gain('flight'), inflict('blinding-light'), THEN, deal(8)),
  ),
  offensive(
    "Archangel's Will II",
    {
      text: "Gain Flight, inflict Blinding Light, then 9 damage. Heaven's Blessing: a player gains 2 Cleanse and 2 Flight.",
      confidence: 'medium',
    },
    line(largeStraight, gain('flight'), inflict('blinding-light'), THEN, deal(9)),
    secondary(
      "Heaven's Blessing",
      symbols({ blade: 1, cross: 2 }),
      choosePlayer,
      gain('cleanse', 2, 'chosen'),
      gain('flight', 2, 'chosen'),
    ),
  ),
  offensive(
    'Highest Power',
    {
      text: 'Gain Flight and Holy Presence, inflict Blinding Light, then 8 damage.',
      unconfirmed: preRelease,
    },
    line(
      symbols({ pendant: 4 }),
      gain('flight'),
      gain('holy-presence'),
      inflict('blinding-light'),
      THEN,
      deal(8),
    ),
  ),
  offensive(
    'Highest Power II',
    {
      text: 'Gain Flight and Holy Presence, inflict Blinding Light, then 10 damage. Divine Visage: gain Holy Presence, 2 Flight and 2 Cleanse; inflict Blinding Light.',
      confidence: 'medium',
    },
    line(
      symbols({ pendant: 4 }),
      gain('flight'),
      gain('holy-presence'),
      inflict('blinding-light'),
      THEN,
      deal(10),
    ),
    secondary(
      'Divine Visage',
      symbols({ pendant: 3 }),
      gain('holy-presence'),
      gain('flight', 2),
      gain('cleanse', 2),
      inflict('blinding-light'),
    ),
  ),
  defensive(
    'Angelic Mantle',
    {
      text: 'Roll 1 die: blade 2 damage back, wings prevent 1, cross prevent 2, pendant prevent 3.',
    },
    1,
    ...mantle({ blade: 2, wings: 1, cross: 2, pendant: 3 }),
  ),
  defensiveWithReroll(
    'Angelic Mantle II',
    {
      text: 'Roll 1 die, which may be re-rolled once: blade 2 damage back, wings prevent 1, cross prevent 2, pendant prevent 3.',
      unconfirmed: MANTLE_OF_ANOTHER_SOURCE,
    },
    1,
    1,
    ...mantle({ blade: 2, wings: 1, cross: 2, pendant: 3 }),
  ),
  defensiveWithReroll(
    'Angelic Mantle III',
    {
      text: 'Roll 1 die, which may be re-rolled once: blade 3 damage back, wings prevent 2, cross prevent 3, pendant prevent 4.',
      unconfirmed: `${MANTLE_OF_ANOTHER_SOURCE} It costs 2 there.`,
    },
    1,
    1,
    ...mantle({ blade: 3, wings: 2, cross: 3, pendant: 4 }),
  ),
  ultimate(
    'Split the Heavens!',
    { text: 'Gain Flight, Holy Presence and Blessing of Divinity, 13 damage.', unconfirmed: preRelease },
    line(
      symbols({ pendant: 5 }),
      gain('flight'),
      gain('holy-presence'),
      gain('blessing-of-divinity'),
      dealUltimate(13),
    ),
  ),
];
