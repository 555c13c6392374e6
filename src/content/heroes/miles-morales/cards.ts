import {
  addDamage,
  all,
  attacked,
  chooseOpponent,
  choosePlayer,
  dealBack,
  gain,
  gainCp,
  heal,
  holds,
  inflict,
  on,
  prevent,
  preventedBy,
  readAs,
  remove,
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

const discardInvisibility = remove('invisibility', 1, 'owner');

export const CARDS: readonly CardDefinition[] = [
  upgrade('Punch II', 2),
  upgrade('C-C-C-Combo II', 2),
  upgrade('Ensnare II', 2),
  upgrade('Venom Punch II', 2),
  instant('Yikes!', 1, { text: 'Gain Invisibility.' }, gain('invisibility')),
  instant('Radioactive Blood!', 3, { text: 'Gain Combo.' }, gain('combo')),
  rollCard(
    'Swing Escape!',
    1,
    {
      text: 'Before your Spider-Sense dice are accepted: web counts instead of spider.',
      confidence: 'high',
      unconfirmed:
        'Whether a spider still counts beside the webs is told nowhere; it does not, as the card says instead.',
    },
    readAs('spider', ['web'], 'spider-sense'),
  ),
  onlyWhen(
    all(attacked(), holds('invisibility')),
    'That needs an Attack on you and an Invisibility to discard.',
    rollCard(
      'Nice Try!',
      0,
      { text: 'When Attacked: discard Invisibility to prevent 3 damage.' },
      discardInvisibility,
      prevent(3),
    ),
  ),
  onlyWhen(
    all(attacked(), preventedBy('spider-sense')),
    'That needs an Attack on you of which Spider-Sense has prevented damage.',
    rollCard(
      'Invisible Punch!',
      1,
      { text: 'When Attacked, once Spider-Sense has prevented damage: 3 damage back.' },
      dealBack(3),
    ),
  ),
  onlyWhen(
    holds('invisibility'),
    'That needs an Invisibility to discard.',
    attackModifier(
      'Ambush!',
      0,
      { text: 'Discard Invisibility: +3 damage.' },
      discardInvisibility,
      addDamage(3),
    ),
  ),
  mainCard('Web Shooters!', 1, { text: 'Webbed on a player.' }, choosePlayer, inflict('webbed', 1, 'chosen')),
  mainCard(
    'Booyah!',
    1,
    {
      text: 'Roll 1 die: thwip gain Invisibility, web Webbed on an opponent, spider gain Combo.',
      confidence: 'high',
      unconfirmed: 'On whom Webbed comes is told nowhere: on an opponent that you choose.',
    },
    roll(1),
    when(on({ thwip: 1 }), [gain('invisibility')]),
    when(on({ web: 1 }), [chooseOpponent, inflict('webbed', 1, 'chosen')]),
    when(on({ spider: 1 }), [gain('combo')]),
  ),
  mainCard('Milkshake Me!', 1, { text: 'Heal 3.' }, heal(3)),
  mainCard('Cha-Ching!', 0, { text: 'Gain 2 CP.' }, gainCp(2)),
];
