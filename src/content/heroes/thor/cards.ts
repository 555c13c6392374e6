import {
  atLeast,
  attacked,
  draw,
  gain,
  gainCp,
  held,
  ifFalling,
  on,
  outlive,
  passedThisTurn,
  preventAll,
  remove,
  roll,
  setOwn,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import { instant, onlyWhen, rollCard, upgrade } from '../../../engine/vocabulary/cards.ts';
import { retrieveIfAway } from './hammer.ts';

export const CARDS: readonly CardDefinition[] = [
  upgrade('Hammered II', 0),
  upgrade('Hammered III', 2),
  upgrade('Mighty Summon II', 2),
  upgrade('Chain Lightning II', 2),
  upgrade('Odinforce II', 2),
  upgrade('Bottled Lightning II', 2),
  upgrade('Lightning Rod II', 2),
  upgrade('Thunder Bolt II', 2),
  upgrade('Thunder Wheel II', 2),
  onlyWhen(
    attacked(),
    'That needs an Attack on you that has not landed yet.',
    rollCard(
      'Indomitable Will!',
      2,
      { text: 'When an Attack would reduce you to 0: roll 1 die, on worthy your health becomes 1 instead.' },
      ifFalling(roll(1), when(on({ worthy: 1 }), [outlive(1)])),
    ),
  ),
  onlyWhen(
    atLeast(held('electrokinesis'), 2),
    'That needs 2 Electrokinesis to discard.',
    rollCard(
      'Invulnerability!',
      2,
      { text: 'Discard 2 Electrokinesis: prevent all incoming damage.' },
      remove('electrokinesis', 2, 'owner'),
      preventAll(),
    ),
  ),
  rollCard('He Is Worthy!', 1, { text: 'Change one of your dice to 4 or 5.' }, setOwn(4, 5)),
  instant(
    'Power Trip!',
    1,
    { text: 'Draw a card, gain 2 Electrokinesis.' },
    draw(1),
    gain('electrokinesis', 2),
  ),
  instant(
    'Time to Hammer!',
    0,
    { text: 'Retrieve Mjölnir; gain 1 CP and 1 Electrokinesis.' },
    retrieveIfAway,
    gainCp(1),
    gain('electrokinesis'),
  ),
  onlyWhen(
    atLeast(passedThisTurn('mjolnir'), 2),
    'That needs Mjölnir to have been Thrown twice this turn.',
    instant(
      'Stormbreak!',
      0,
      {
        text: 'If you have Thrown Mjölnir twice this turn: draw a card, gain 1 CP, Guard Break and Electrokinesis.',
      },
      draw(1),
      gainCp(1),
      gain('guard-break'),
      gain('electrokinesis'),
    ),
  ),
];
