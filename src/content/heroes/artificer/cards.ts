import {
  attacked,
  chooseOpponent,
  draw,
  gain,
  gainCp,
  half,
  holds,
  inflict,
  may,
  on,
  prevent,
  roll,
  spendOwn,
  total,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import { instant, mainCard, onlyWhen, rollCard, upgrade } from '../../../engine/vocabulary/cards.ts';

export const CARDS: readonly CardDefinition[] = [
  upgrade('Spanner Strike II', 1),
  upgrade('Schematics II', 1),
  upgrade('Eureka II', 2),
  upgrade('Jolt II', 2),
  upgrade('Zapppp! II', 2),
  upgrade('Overclock II', 2),
  upgrade('Scrap Collector II', 2),
  upgrade('Ratchet Up II', 3),
  onlyWhen(
    attacked('owner'),
    'Arcing Shield can be played only after you were Attacked, before the damage lands.',
    rollCard(
      'Arcing Shield',
      0,
      {
        text: 'After being Attacked: prevent 2, or spend a Synth to prevent 3 instead.',
        confidence: 'medium',
      },
      when(
        holds('synth'),
        [may('Spend a Synth to prevent 3 instead of 2?', [spendOwn('synth'), prevent(3)], [prevent(2)])],
        [prevent(2)],
      ),
    ),
  ),
  onlyWhen(
    attacked('owner'),
    'Robo Revenge! can be played only after you were Attacked, before the damage lands.',
    rollCard(
      'Robo Revenge!',
      1,
      { text: 'After being Attacked: prevent 2; Nanite on the attacker.', confidence: 'medium' },
      prevent(2),
      inflict('nanite'),
    ),
  ),
  instant('High Voltage!', 1, { text: 'Gain 2 Synth.', confidence: 'medium' }, gain('synth', 2)),
  instant(
    'Nanite Assault!',
    1,
    { text: 'Nanite on an opponent.', confidence: 'medium' },
    chooseOpponent,
    inflict('nanite', 1, 'chosen'),
  ),
  instant(
    'Conductivity!',
    0,
    {
      text: 'Roll 1 die: wrench 2 CP, gear a Synth, bolt Nanite on an opponent.',
      unconfirmed: 'Another text heals 2 on wrench.',
    },
    roll(1),
    when(on({ wrench: 1 }), [gainCp(2)]),
    when(on({ gear: 1 }), [gain('synth')]),
    when(on({ bolt: 1 }), [chooseOpponent, inflict('nanite', 1, 'chosen')]),
  ),
  instant(
    'Oooh Shiny!',
    0,
    { text: 'Roll 1 die: gain half its value, rounded up, in Synth.', confidence: 'medium' },
    roll(1),
    gain('synth', half(total)),
  ),
  mainCard(
    'Synthesize!',
    0,
    { text: 'Roll 1 die: on bolt gain 5 Synth; otherwise draw a card.', confidence: 'medium' },
    roll(1),
    when(on({ bolt: 1 }), [gain('synth', 5)], [draw(1)]),
  ),
];
