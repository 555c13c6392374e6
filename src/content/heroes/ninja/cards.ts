import {
  addDamage,
  attacked,
  chooseOpponent,
  choosePlayer,
  deal,
  discard,
  draw,
  each,
  gain,
  inflict,
  may,
  on,
  prevent,
  roll,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import {
  attackModifier,
  instant,
  mainCard,
  onlyWhen,
  rollCard,
  upgrade,
} from '../../../engine/vocabulary/cards.ts';

const knife = [chooseOpponent, deal(1, 'undefendable', 'chosen')];

export const CARDS: readonly CardDefinition[] = [
  upgrade('Slash II', 2),
  upgrade('Walk the Line II', 2),
  upgrade('Death Blossom II', 2),
  upgrade('Smoke Screen II', 2),
  upgrade('Poison Blade II', 1, { confidence: 'medium' }),
  upgrade('Shadewalk II', 2, { confidence: 'medium' }),
  upgrade('Shadow Fang II', 2),
  upgrade('Shade Shift II', 2, { confidence: 'medium' }),
  mainCard(
    'Poison Dart!',
    2,
    { text: 'Delayed Poison on an opponent.' },
    chooseOpponent,
    inflict('delayed-poison', 1, 'chosen'),
  ),
  attackModifier(
    'Throwing Stars!',
    1,
    { text: 'Roll 5 dice, re-roll any of them once: +1 damage for each shuriken.' },
    roll(5, { mayReroll: 5 }),
    addDamage(each('shuriken')),
  ),
  mainCard(
    'Fan of Knives!',
    2,
    { text: 'Three times 1 undefendable damage to an opponent of your choice.' },
    ...knife,
    ...knife,
    ...knife,
  ),
  instant(
    'Smoke Offering!',
    0,
    { text: 'You may discard a card; if you do, a player gains Smoke Bomb.' },
    may('Discard a card to give Smoke Bomb to a player?', [
      discard(1, 'owner', 'choice'),
      choosePlayer,
      gain('smoke-bomb', 1, 'chosen'),
    ]),
  ),
  instant('Train!', 0, { text: 'Gain Ninjutsu.' }, gain('ninjutsu')),
  onlyWhen(
    attacked(),
    'Escape! needs an Attack on you in this Roll Phase.',
    rollCard(
      'Escape!',
      0,
      {
        text: 'After being Attacked, roll 1 die: ninjato prevents 1 damage, shuriken 2, mask gains Smoke Bomb.',
      },
      roll(1),
      when(on({ ninjato: 1 }), [prevent(1)]),
      when(on({ shuriken: 1 }), [prevent(2)]),
      when(on({ mask: 1 }), [gain('smoke-bomb')]),
    ),
  ),
  mainCard(
    'Dojo!',
    0,
    { text: 'Roll 1 die: on mask gain Smoke Bomb and 2 Ninjutsu; otherwise draw a card.' },
    roll(1),
    when(on({ mask: 1 }), [gain('smoke-bomb'), gain('ninjutsu', 2)], [draw(1)]),
  ),
];
