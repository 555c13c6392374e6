/** Vis'eer, who stands beside every boss on Insane and Hardcore (rule: a-difficulty). */
import { passive } from '../../../engine/vocabulary/abilities.ts';
import type { HelperDefinition } from '../../../engine/vocabulary/adventure.ts';
import { programBoard } from '../../../engine/vocabulary/adventure-builders.ts';
import { gain, gainCp, removeChosen, roll, trigger, when } from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import { kingsHand } from '../../tokens/kings-hand.ts';
import { viseersGaze } from '../../tokens/viseers-gaze.ts';
import { defence, onFaces } from '../minions/chaos-rolls.ts';

/** What Vis'eer does for the boss, which is the only team-mate. */
const VISION: readonly Effect[] = [
  roll(1),
  when(
    onFaces('V'),
    [gainCp(1, 'team-mates'), removeChosen('team-mates', 1, { kinds: ['negative'] })],
    [when(onFaces('C'), [gain('kings-hand', 1, 'team-mates')])],
  ),
];

export const viseer: HelperDefinition = {
  board: programBoard('minion-viseer', "Vis'eer", {
    abilities: [
      passive(
        'Vision',
        {
          text: "In the boss's Upkeep Phase, roll: on Vortex the boss gains 1 CP and loses a negative status effect at random, on Chaos it gains a King's Hand.",
        },
        { triggers: [trigger('upkeep', VISION, { whose: 'team-mates' })] },
      ),
      passive(
        'Beside the Throne',
        {
          text: "Heroes may attack it instead of the boss. Nothing but damage affects it. While it stands, the boss may use two King's Hands a turn.",
        },
        {},
      ),
      defence(4, 'On Chaos, Vision happens.', when(onFaces('C'), VISION)),
    ],
    cards: [],
    tokens: [kingsHand, viseersGaze],
    unconfirmed: [
      'The level of the three chests that every hero opens for its defeat is not told; it is that of the scenario.',
    ],
  }),
  health: 20,
  cp: 0,
  chests: 3,
};
