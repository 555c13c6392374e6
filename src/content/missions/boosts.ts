/** The 30 boost tiles. Their seven kinds are those of the printed game; their counts and values are invented. */
import {
  atLeast,
  choose,
  draw,
  gain,
  gainCp,
  heal,
  option,
  optionWhen,
  removeChosen,
  statuses,
  transferChosen,
} from '../../engine/vocabulary/builders.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { BoostDefinition } from '../../engine/vocabulary/mission.ts';

const OURS = 'No source tells counts and values of the boost tiles.';

const momentum = (amount: number): Effect => ({ do: 'momentum', amount, who: 'owner' });

function boost(
  id: string,
  name: string,
  count: number,
  text: string,
  ...effects: readonly Effect[]
): BoostDefinition {
  return { id, name, count, effects, text, unconfirmed: OURS };
}

export const BOOSTS: readonly BoostDefinition[] = [
  boost('boost-cp-1', '1 CP', 3, 'Gain 1 CP.', gainCp(1)),
  boost('boost-cp-2', '2 CP', 3, 'Gain 2 CP.', gainCp(2)),
  boost('boost-card', 'a Card', 4, 'Draw 1 card.', draw(1)),
  boost('boost-cards', '2 Cards', 2, 'Draw 2 cards.', draw(2)),
  boost('boost-heal-2', '2 Health', 3, 'Heal 2.', heal(2)),
  boost('boost-heal-4', '4 Health', 2, 'Heal 4.', heal(4)),
  boost('boost-momentum-1', '1 Momentum', 3, 'Gain 1 momentum.', momentum(1)),
  boost('boost-momentum-2', '2 Momentum', 2, 'Gain 2 momentum.', momentum(2)),
  boost('boost-evasive', 'Evasive', 1, 'Gain Evasive.', gain('evasive')),
  boost('boost-flight', 'Flight', 1, 'Gain Flight.', gain('flight')),
  boost('boost-shield', 'Shield', 2, 'Gain Shield.', gain('shield')),
  boost(
    'boost-cleanse',
    'Relief',
    2,
    'Remove a status effect from yourself, or gain 1 momentum.',
    choose(
      'Remove a status effect of yours, or gain 1 momentum?',
      optionWhen(
        atLeast(statuses('removable'), 1),
        'remove',
        'Remove a status effect',
        removeChosen('owner'),
      ),
      option('momentum', 'Gain 1 momentum', momentum(1)),
    ),
  ),
  boost(
    'boost-transfer',
    'Exchange',
    2,
    'Move a status effect between any two players, or gain 2 momentum.',
    choose(
      'Move a status effect, or gain 2 momentum?',
      optionWhen(
        atLeast(statuses('movable', 'everyone'), 1),
        'transfer',
        'Move a status effect',
        transferChosen(),
      ),
      option('momentum', 'Gain 2 momentum', momentum(2)),
    ),
  ),
];
