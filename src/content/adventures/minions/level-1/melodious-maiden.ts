import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  askOf,
  atLeast,
  choose,
  dealCollateral,
  dealUndefendable,
  discard,
  option,
  optionWhen,
  players,
  prevent,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../../engine/vocabulary/effect.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

/** The hero sends 2 damage to a team-mate, or loses a card; a hero alone is not asked. */
const SIREN_SONG: Effect = askOf(
  'target',
  choose(
    'Who pays for the song?',
    optionWhen(
      atLeast(players('opponents'), 2),
      'mate',
      'A team-mate takes 2 damage',
      { do: 'choose-player', among: 'opponents', except: 'target', ask: 'target' },
      dealCollateral(2, 'chosen'),
    ),
    option('card', 'Discard a random card', discard(1, 'target', 'random')),
  ),
);

export const melodiousMaiden = minion(
  'Melodious Maiden',
  {
    level: 1,
    translated: true,
    health: 12,
    cp: 2,
    objective: toward('CC'),
    chests: [2],
    unconfirmed: 'A newer list, for one player, keeps the discard only.',
  },
  attack(
    'Trance',
    '4 undefendable damage. The hero chooses a team-mate to take 2 collateral damage, or discards a random card.',
    [faces('CC'), dealUndefendable(4), SIREN_SONG],
  ),
  defence(2, 'On Chaos prevents 3.', when(onFaces('C'), [prevent(3)])),
);
