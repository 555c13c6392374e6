import {
  defensive,
  line,
  offensive,
  passive,
  secondary,
  ultimate,
} from '../../../engine/vocabulary/abilities.ts';
import {
  chooseOpponent,
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  draw,
  each,
  gain,
  gainCp,
  heal,
  holds,
  inflict,
  largeStraight,
  may,
  on,
  roll,
  smallStraight,
  spendOwn,
  sum,
  symbols,
  THEN,
  trigger,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel, PaidAction } from '../../../engine/vocabulary/hero.ts';
import { activateOne, activateTwo, bots, buildAdvanced } from './bots.ts';

/** Wrench and gear count once each, independent of their number. */
const brought: readonly Effect[] = [
  when(on({ wrench: 1 }), [deal(1)]),
  when(on({ gear: 1 }), [deal(2)]),
  gain('synth', each('bolt')),
];

const rollOne: readonly Effect[] = [roll(1), ...brought];

const spanner = (damage: number): readonly Effect[] => [
  deal(damage),
  when(
    holds('synth'),
    [may('Spend a Synth to roll 3 dice instead of 1?', [spendOwn('synth'), roll(3), ...brought], rollOne)],
    rollOne,
  ),
];

const naniteForSynth: PaidAction = {
  id: 'nanite',
  label: 'Nanite on an opponent',
  cp: 0,
  costs: { token: 'synth', count: 4 },
  timing: 'any-time',
  effects: [chooseOpponent, inflict('nanite', 1, 'chosen')],
};

const ofPreRelease = 'Figures were read off a board from before the release.';
const misprint = 'The Then printed before the Bots is a misprint (R31).';

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Spanner Strike',
    {
      text: '3, 4 or 5 damage for 3, 4 or 5 wrenches. Roll 1 die, or spend a Synth for 3: any wrench 1, any gear 2 more damage; a Synth for each bolt.',
      unconfirmed: 'Whether wrench and gear count once or for each die is not printed clearly.',
    },
    line(symbols({ wrench: 5 }), ...spanner(5)),
    line(symbols({ wrench: 4 }), ...spanner(4)),
    line(symbols({ wrench: 3 }), ...spanner(3)),
  ),
  offensive(
    'Spanner Strike II',
    {
      text: '4, 5 or 6 damage for 3, 4 or 5 wrenches. Roll 1 die, or spend a Synth for 3: any wrench 1, any gear 2 more damage; a Synth for each bolt.',
      confidence: 'medium',
    },
    line(symbols({ wrench: 5 }), ...spanner(6)),
    line(symbols({ wrench: 4 }), ...spanner(5)),
    line(symbols({ wrench: 3 }), ...spanner(4)),
  ),
  offensive(
    'Schematics',
    { text: 'Draw 2 cards, heal 2, gain 4 Synth.', unconfirmed: ofPreRelease },
    line(symbols({ gear: 3, bolt: 1 }), draw(2), heal(2), gain('synth', 4)),
  ),
  offensive(
    'Schematics II',
    {
      text: 'Gain 2 CP, draw 2 cards, heal 2, gain 4 Synth.',
      unconfirmed: 'Read as the board with 2 CP added.',
    },
    line(symbols({ gear: 3, bolt: 1 }), gainCp(2), draw(2), heal(2), gain('synth', 4)),
  ),
  offensive(
    'Eureka',
    { text: 'Gain 3 Synth, then 7 damage.', unconfirmed: ofPreRelease },
    line(symbols({ wrench: 2, gear: 3 }), gain('synth', 3), THEN, deal(7)),
  ),
  offensive(
    'Eureka II',
    {
      text: 'Gain 3 Synth, then 8 damage. Scratch Built: a Bot becomes Advanced, built or not.',
      confidence: 'medium',
    },
    line(symbols({ wrench: 2, gear: 3 }), gain('synth', 3), THEN, deal(8)),
    secondary('Scratch Built', symbols({ wrench: 2, gear: 2 }), buildAdvanced),
  ),
  offensive(
    'Jolt',
    { text: 'Gain a Synth; Nanite, then 7 damage.', unconfirmed: ofPreRelease },
    line(smallStraight, gain('synth'), inflict('nanite'), THEN, deal(7)),
  ),
  offensive(
    'Jolt II',
    { text: "Gain a Synth; 2 Nanites, then 7 damage. Nuts N' Bolts: gain 5 Synth.", confidence: 'medium' },
    line(smallStraight, gain('synth'), inflict('nanite', 2), THEN, deal(7)),
    secondary("Nuts N' Bolts", symbols({ wrench: 3, bolt: 1 }), gain('synth', 5)),
  ),
  offensive(
    'Zapppp!',
    { text: 'Nanite, 9 damage; activate a Bot for nothing.', unconfirmed: misprint },
    line(largeStraight, inflict('nanite'), deal(9), activateOne),
  ),
  offensive(
    'Zapppp! II',
    {
      text: 'Gain 2 Synth; Nanite, 9 damage; activate a Bot for nothing. Swarming Bots: 5 damage, 1 more for each Bot.',
      unconfirmed: `${misprint} One source prints a wrench in place of the bolt of Swarming Bots.`,
    },
    line(largeStraight, gain('synth', 2), inflict('nanite'), deal(9), activateOne),
    secondary('Swarming Bots', symbols({ wrench: 1, gear: 2, bolt: 1 }), deal(sum(5, bots))),
  ),
  offensive(
    'Overclock',
    { text: '6 undefendable damage; activate up to 2 different Bots for nothing.', unconfirmed: misprint },
    line(symbols({ bolt: 4 }), dealUndefendable(6), activateTwo),
  ),
  offensive(
    'Overclock II',
    {
      text: 'Nanite, 6 undefendable damage; activate up to 2 different Bots for nothing. Power Up: 3 Nanites on an opponent.',
      unconfirmed: misprint,
    },
    line(symbols({ bolt: 4 }), inflict('nanite'), dealUndefendable(6), activateTwo),
    secondary('Power Up', symbols({ bolt: 3 }), chooseOpponent, inflict('nanite', 3, 'chosen')),
  ),
  passive(
    'Scrap Collector',
    {
      text: 'At your upkeep gain a Synth. At any time spend 4 Synth for a Nanite on an opponent.',
      unconfirmed: ofPreRelease,
    },
    { triggers: [trigger('upkeep', [gain('synth')])], actions: [naniteForSynth] },
  ),
  passive(
    'Scrap Collector II',
    {
      text: 'At your upkeep roll 1 die: wrench a Synth, gear or bolt 2. At any time spend 4 Synth for a Nanite on an opponent.',
      confidence: 'medium',
    },
    {
      triggers: [trigger('upkeep', [roll(1), when(on({ wrench: 1 }), [gain('synth')], [gain('synth', 2)])])],
      actions: [naniteForSynth],
    },
  ),
  defensive(
    'Ratchet Up',
    { text: 'Roll 4 dice: a Synth for each gear, any bolt Nanite.', unconfirmed: ofPreRelease },
    4,
    gain('synth', each('gear')),
    when(on({ bolt: 1 }), [inflict('nanite')]),
  ),
  defensive(
    'Ratchet Up II',
    {
      text: 'Roll 5 dice: 1 damage back for two wrenches, a Synth for each gear, a Nanite for each bolt.',
      confidence: 'medium',
    },
    5,
    when(on({ wrench: 2 }), [dealBack(1)]),
    gain('synth', each('gear')),
    inflict('nanite', each('bolt')),
  ),
  ultimate(
    'Maximum Power!',
    {
      text: 'Gain 2 Synth; Nanite, 10 damage; activate up to 2 different Bots for nothing.',
      unconfirmed: misprint,
    },
    line(symbols({ bolt: 5 }), gain('synth', 2), inflict('nanite'), dealUltimate(10), activateTwo),
  ),
];
