import {
  attacked,
  choosePlayer,
  dealBack,
  draw,
  gain,
  half,
  inflict,
  on,
  prevent,
  roll,
  total,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import { instant, mainCard, onlyWhen, rollCard, upgrade } from '../../../engine/vocabulary/cards.ts';

export const CARDS: readonly CardDefinition[] = [
  upgrade('Saber Strike II', 1),
  upgrade('Carpet Bomb II', 2, { confidence: 'medium' }),
  upgrade('Profiteer II', 2),
  upgrade('Strategic Approach II', 2),
  upgrade('Flank II', 2),
  upgrade('Exploit II', 2),
  upgrade('Maneuver II', 2),
  upgrade('Countermeasures II', 3),
  upgrade('Countermeasures III', 5),
  mainCard('Bunker Up!', 2, { text: 'A player gains Protect.' }, choosePlayer, gain('protect', 1, 'chosen')),
  mainCard(
    'War Room!',
    1,
    { text: 'Roll 1 die: gain half its value, rounded up, in Tactical Advantage.' },
    roll(1),
    gain('tactical-advantage', half(total)),
  ),
  onlyWhen(
    attacked('owner'),
    'Feigned Retreat! can be played only after you were Attacked, before the damage lands.',
    rollCard(
      'Feigned Retreat!',
      2,
      { text: 'After being Attacked: Constrict on the attacker; prevent 3.' },
      inflict('constrict'),
      prevent(3),
    ),
  ),
  onlyWhen(
    attacked('owner'),
    'Disengage! can be played only after you were Attacked, before the damage lands.',
    rollCard(
      'Disengage!',
      0,
      { text: 'After being Attacked roll 1 die: saber 2 damage back, flag prevent 3, medal gain Protect.' },
      roll(1),
      when(on({ saber: 1 }), [dealBack(2)]),
      when(on({ flag: 1 }), [prevent(3)]),
      when(on({ medal: 1 }), [gain('protect')]),
    ),
  ),
  instant('Ambush!', 1, { text: 'Gain 2 Tactical Advantage.' }, gain('tactical-advantage', 2)),
  mainCard(
    'Upper Hand!',
    0,
    {
      text: 'Roll 1 die: on medal gain 4 Tactical Advantage; otherwise draw a card.',
    },
    roll(1),
    when(on({ medal: 1 }), [gain('tactical-advantage', 4)], [draw(1)]),
  ),
];
