/**
 * Changes how dice of the owner on the table are read: where the text that rolls them counts one symbol, other symbols
 * count instead. It must be used before the dice are accepted; they may still be altered afterwards (R237).
 */

import { openRoll } from '../core/dice/open-roll.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../model/ids.ts';
import { DICE_MOMENTS } from '../model/moments.ts';
import type { RollState } from '../model/roll.ts';
import type { ReadAs } from '../vocabulary/effects/dice.ts';
import type { EffectRule } from './rule.ts';

export const readAs: EffectRule<ReadAs> = {
  do: 'read-as',
  run(game, { context }, effect) {
    const roll = rollToRead(game, context.owner, effect);
    if (!roll) return 'done';
    const { symbol, as } = effect;
    roll.reads = { ...roll.reads, [symbol]: [...as] };
    game.events.push({ e: 'read-as', seat: context.owner, symbol, as, source: context.source.id });
    return 'done';
  },
  changesDice: true,
  unmet: (game, seat, effect) => (rollToRead(game, seat, effect) ? null : (say) => say.noOwnDice),
  madeFor: () => DICE_MOMENTS,
  fits: (game, seat, effect) => rollToRead(game, seat, effect) !== null,
};

/** The unsettled roll of the owner that `of` names; null if there is none or it is read this way already. */
function rollToRead(game: Game, owner: Seat, { of, symbol, as }: ReadAs): RollState | null {
  const roll = openRoll(game)?.roll;
  if (!roll || roll.settled || roll.owner !== owner || roll.label !== of) return null;
  return roll.reads?.[symbol]?.join() === as.join() ? null : roll;
}
