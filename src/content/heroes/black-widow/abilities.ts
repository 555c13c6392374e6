import {
  defensive,
  line,
  offensive,
  passive,
  secondary,
  ultimate,
} from '../../../engine/vocabulary/abilities.ts';
import {
  atLeast,
  chooseOpponent,
  chooseUpTo,
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  draw,
  each,
  forEach,
  gain,
  gainCp,
  largeStraight,
  on,
  prevent,
  roll,
  searchUpgrades,
  smallStraight,
  sum,
  symbols,
  THEN,
  trigger,
  upgradesOf,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';
import type { Modifier } from '../../../engine/vocabulary/modifier.ts';
import { advanceBombs, plantBomb } from './bombs.ts';

/** +1 on every Attack with 5 or more upgrades, and upgrades playable in every Roll Phase. */
const trained: readonly Modifier[] = [
  {
    side: 'attacking',
    step: 2,
    amount: 1,
    types: ['normal', 'undefendable', 'ultimate'],
    when: atLeast(upgradesOf(), 5),
  },
  { side: 'upgrades', in: 'roll-phase' },
];

const dealMoreFrom3 = (damage: number, more: number): Effect =>
  when(atLeast(upgradesOf(), 3), [deal(more)], [deal(damage)]);

const vengeance = (dice: number): readonly Effect[] => [
  gain('agility'),
  roll(dice),
  deal(sum(7, each('batons'))),
  when(on({ espionage: 1 }), [plantBomb()]),
  when(on({ widow: 2 }), [gain('covert-ops')]),
];

const sabotage = (name: string, dice: number): AbilityLevel => ({
  ...defensive(
    name,
    {
      text: `Roll ${dice} dice: 1 damage back for each batons, prevent 1 for each espionage, a Time Bomb on 2 widows. With 4 or more upgrades in play you may re-roll any of them once.`,
    },
    dice,
    dealBack(each('batons')),
    prevent(each('espionage')),
    when(on({ widow: 2 }), [plantBomb()]),
  ),
  mayReroll: dice,
  mayRerollWhen: atLeast(upgradesOf(), 4),
});

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Baton Strike',
    { text: '5, 6 or 7 damage for 3, 4 or 5 batons.' },
    line(symbols({ batons: 5 }), deal(7)),
    line(symbols({ batons: 4 }), deal(6)),
    line(symbols({ batons: 3 }), deal(5)),
  ),
  offensive(
    'Baton Strike II',
    { text: '6, 7 or 8 damage for 3, 4 or 5 batons.' },
    line(symbols({ batons: 5 }), deal(8)),
    line(symbols({ batons: 4 }), deal(7)),
    line(symbols({ batons: 3 }), deal(6)),
  ),
  offensive(
    'Infiltrate',
    { text: 'Gain Agility, advance all Time Bombs, then inflict a Time Bomb.' },
    line(symbols({ espionage: 2, batons: 1, widow: 1 }), gain('agility'), advanceBombs, THEN, plantBomb()),
  ),
  offensive(
    'Infiltrate II',
    {
      text: 'Gain Agility, inflict a Time Bomb, then advance all Time Bombs. Spy Game: gain Covert Ops and Agility, 6 undefendable damage.',
    },
    line(symbols({ espionage: 2, batons: 1, widow: 1 }), gain('agility'), plantBomb(), THEN, advanceBombs),
    secondary(
      'Spy Game',
      symbols({ espionage: 2, batons: 1, widow: 2 }),
      gain('covert-ops'),
      gain('agility'),
      dealUndefendable(6),
    ),
  ),
  passive(
    'Red Room Training',
    {
      text: 'You begin with 3 Covert Ops. Upgrades may be played in any Roll Phase. With 5 or more of them in play your Attacks deal 1 more.',
    },
    { modifiers: trained },
  ),
  passive(
    'Red Room Training II',
    {
      text: 'Draw a card whenever you put another upgrade into play. Upgrades may be played in any Roll Phase. With 5 or more of them in play your Attacks deal 1 more.',
    },
    { modifiers: trained, triggers: [trigger('upgraded', [draw(1)])] },
  ),
  offensive(
    "Widow's Gauntlets",
    { text: 'Gain 1 CP; 6 damage, and 1 for each upgrade you have in play.' },
    line(symbols({ batons: 3, espionage: 2 }), gainCp(1), deal(sum(6, upgradesOf()))),
  ),
  offensive(
    "Widow's Gauntlets II",
    {
      text: 'Gain 1 CP; 7 damage, and 1 for each upgrade you have in play. Covert Mission: a Time Bomb on each of up to 2 opponents.',
    },
    line(symbols({ batons: 3, espionage: 2 }), gainCp(1), deal(sum(7, upgradesOf()))),
    secondary(
      'Covert Mission',
      symbols({ espionage: 2, batons: 2 }),
      chooseUpTo(2, 'opponents'),
      forEach('picked', plantBomb('chosen')),
    ),
  ),
  offensive(
    'Hacked',
    { text: 'Inflict a Time Bomb; 5 damage, or 7 with 3 or more upgrades in play.' },
    line(smallStraight, plantBomb(), dealMoreFrom3(5, 7)),
  ),
  offensive(
    'Hacked II',
    { text: 'A Time Bomb on an opponent; 6 damage, or 8 with 3 or more upgrades in play.' },
    line(smallStraight, chooseOpponent, plantBomb('chosen'), dealMoreFrom3(6, 8)),
  ),
  offensive(
    'Grapple',
    {
      text: 'Gain Agility, and 1 CP with 2 or more upgrades in play; 6 undefendable damage, and 1 for each of them.',
    },
    line(
      symbols({ widow: 4 }),
      gain('agility'),
      when(atLeast(upgradesOf(), 2), [gainCp(1)]),
      dealUndefendable(sum(6, upgradesOf())),
    ),
  ),
  offensive(
    'Grapple II',
    {
      text: 'Gain 1 CP and Agility; 7 undefendable damage, and 1 for each upgrade in play. Recon: gain Agility; put an upgrade of your deck into play and shuffle it.',
    },
    line(symbols({ widow: 4 }), gainCp(1), gain('agility'), dealUndefendable(sum(7, upgradesOf()))),
    secondary('Recon', symbols({ widow: 3 }), gain('agility'), searchUpgrades(1)),
  ),
  offensive(
    'Vengeance',
    {
      text: 'Gain Agility, 7 damage. Roll 4 dice: +1 for each batons; on espionage inflict a Time Bomb, on 2 widows gain Covert Ops.',
    },
    line(largeStraight, ...vengeance(4)),
  ),
  offensive(
    'Vengeance II',
    {
      text: 'Gain Agility, 7 damage. Roll 5 dice: +1 for each batons; on espionage inflict a Time Bomb, on 2 widows gain Covert Ops. Subvert: gain Covert Ops and Agility.',
    },
    line(largeStraight, ...vengeance(5)),
    secondary('Subvert', symbols({ espionage: 1, batons: 3 }), gain('covert-ops'), gain('agility')),
  ),
  sabotage('Sabotage', 3),
  sabotage('Sabotage II', 4),
  ultimate(
    "Widow's Bite!",
    { text: 'Put up to 2 upgrades of your deck into play and shuffle it; inflict a Time Bomb, 10 damage.' },
    line(symbols({ widow: 5 }), searchUpgrades(2, true), plantBomb(), dealUltimate(10)),
  ),
];
