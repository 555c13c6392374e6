import {
  defensive,
  line,
  offensive,
  passive,
  secondary,
  ultimate,
} from '../../../engine/vocabulary/abilities.ts';
import {
  any,
  attemptsOfTurn,
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  each,
  gain,
  inflict,
  largeStraight,
  lessThan,
  not,
  ofAKind,
  on,
  prevent,
  roll,
  smallStraight,
  symbols,
  THEN,
  trigger,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

const shameOn = (equal: number): Effect => when(ofAKind(equal), [inflict('shame')]);

const masamune = (dice: number): Effect[] => [
  deal(7),
  roll(dice),
  deal(each('katana')),
  inflict('shame', each('kabuto')),
  when(on({ 'rising-sun': 1 }), [gain('back-strike')]),
];

const standTall: Effect[] = [
  dealBack(each('katana')),
  prevent(each('kabuto')),
  when(on({ 'rising-sun': 1 }), [prevent(2)]),
];

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Katana Slice',
    {
      text: '5, 6 or 7 damage for 3, 4 or 5 katanas.',
    },
    line(symbols({ katana: 5 }), deal(7)),
    line(symbols({ katana: 4 }), deal(6)),
    line(symbols({ katana: 3 }), deal(5)),
  ),
  offensive(
    'Katana Slice II',
    { text: '6, 7 or 8 damage for 3, 4 or 5 katanas; Shame with four equal values.', confidence: 'medium' },
    line(symbols({ katana: 5 }), deal(8), shameOn(4)),
    line(symbols({ katana: 4 }), deal(7), shameOn(4)),
    line(symbols({ katana: 3 }), deal(6), shameOn(4)),
  ),
  offensive(
    'Katana Slice III',
    { text: '6, 7 or 8 damage for 3, 4 or 5 katanas; Shame with three equal values.', confidence: 'medium' },
    line(symbols({ katana: 5 }), deal(8), shameOn(3)),
    line(symbols({ katana: 4 }), deal(7), shameOn(3)),
    line(symbols({ katana: 3 }), deal(6), shameOn(3)),
  ),
  passive(
    'Bushido',
    {
      text: 'Gain Honor if you are the start player; and at the end of your turn if you used fewer than 3 Roll Attempts.',
      confidence: 'high',
      unconfirmed: 'A turn whose Offensive Roll Phase was skipped counts as one of fewer than 3 attempts.',
    },
    {
      triggers: [
        trigger('game-start', [gain('honor')]),
        trigger('turn-end', [when(lessThan(attemptsOfTurn, 3), [gain('honor')])]),
      ],
    },
  ),
  offensive(
    'Wakizashi',
    { text: 'Gain Back Strike; 3 undefendable damage.' },
    line(symbols({ katana: 2, 'rising-sun': 2 }), gain('back-strike'), dealUndefendable(3)),
  ),
  offensive(
    'Wakizashi II',
    { text: 'Gain Back Strike; 4 undefendable damage.', confidence: 'medium' },
    line(symbols({ katana: 2, 'rising-sun': 2 }), gain('back-strike'), dealUndefendable(4)),
  ),
  offensive(
    'Wakizashi III',
    {
      text: 'Gain Back Strike; Shame and 4 undefendable damage.',
      unconfirmed: 'A board from before the release has 5 undefendable damage and Honor instead of Shame.',
    },
    line(symbols({ katana: 2, 'rising-sun': 2 }), gain('back-strike'), inflict('shame'), dealUndefendable(4)),
  ),
  offensive(
    'Solemnity',
    {
      text: 'Shame and 7 damage.',
      unconfirmed: 'A board from before the release inflicts 2 Shame.',
    },
    line(symbols({ katana: 2, kabuto: 3 }), inflict('shame'), deal(7)),
  ),
  offensive(
    'Solemnity II',
    { text: '2 Shame and 8 damage. Solemn: 2 Shame.', confidence: 'medium' },
    line(symbols({ katana: 2, kabuto: 3 }), inflict('shame', 2), deal(8)),
    secondary('Solemn', symbols({ kabuto: 3 }), inflict('shame', 2)),
  ),
  offensive(
    'Budo',
    {
      text: 'Gain Honor, then 6 damage.',
      unconfirmed: 'A board from before the release inflicts Shame besides.',
    },
    line(smallStraight, gain('honor'), THEN, deal(6)),
  ),
  offensive(
    'Budo II',
    { text: 'Gain Honor, then 8 damage.', confidence: 'medium' },
    line(smallStraight, gain('honor'), THEN, deal(8)),
  ),
  offensive(
    'Masamune',
    {
      text: '7 damage. Roll 4 dice: each katana 1 more damage, each kabuto Shame, any rising sun Back Strike.',
      unconfirmed: 'Another text rolls 5 dice at level I.',
    },
    line(largeStraight, ...masamune(4)),
  ),
  offensive(
    'Masamune II',
    {
      text: '7 damage. Roll 5 dice: each katana 1 more damage, each kabuto Shame, any rising sun Back Strike. Empower: gain Back Strike.',
      confidence: 'high',
      unconfirmed: 'A board from before the release lets Empower deal 4 undefendable damage.',
    },
    line(largeStraight, ...masamune(5)),
    secondary('Empower', symbols({ katana: 1, kabuto: 1, 'rising-sun': 1 }), gain('back-strike')),
  ),
  offensive(
    'Hagakure',
    {
      text: 'Gain Honor and Back Strike; 2 Shame, then 5 undefendable damage.',
      unconfirmed: 'A board from before the release has 6 damage and 2 Honor; another text has 1 Shame.',
    },
    line(
      symbols({ 'rising-sun': 4 }),
      gain('honor'),
      gain('back-strike'),
      inflict('shame', 2),
      THEN,
      dealUndefendable(5),
    ),
  ),
  offensive(
    'Hagakure II',
    {
      text: 'Gain Honor and Back Strike; 2 Shame, then 7 undefendable damage. Haga: gain Honor; 2 Shame, then 2 undefendable damage.',
      confidence: 'medium',
    },
    line(
      symbols({ 'rising-sun': 4 }),
      gain('honor'),
      gain('back-strike'),
      inflict('shame', 2),
      THEN,
      dealUndefendable(7),
    ),
    secondary(
      'Haga',
      symbols({ 'rising-sun': 3 }),
      gain('honor'),
      inflict('shame', 2),
      THEN,
      dealUndefendable(2),
    ),
  ),
  defensive(
    'Stand Tall',
    {
      text: 'Roll 3 dice: each katana 1 damage back, each kabuto prevents 1, any rising sun 2; with neither of these two you gain Shame.',
      unconfirmed: 'A board from before the release and another text read otherwise.',
    },
    3,
    ...standTall,
    when(not(any(on({ kabuto: 1 }), on({ 'rising-sun': 1 }))), [gain('shame')]),
  ),
  defensive(
    'Stand Tall II',
    {
      text: 'Roll 4 dice: each katana 1 damage back, each kabuto prevents 1, any rising sun 2.',
      confidence: 'medium',
    },
    4,
    ...standTall,
  ),
  ultimate(
    'Shogun!',
    {
      text: 'Gain Honor; 2 Shame, then 13 damage.',
      unconfirmed: 'A board from before the release has 3 Shame and 2 Honor.',
    },
    line(symbols({ 'rising-sun': 5 }), gain('honor'), inflict('shame', 2), THEN, dealUltimate(13)),
  ),
];
