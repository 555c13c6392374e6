/**
 * Dice of the owner that lie on the table are read otherwise: where their text asks for one symbol, others are
 * looked for instead. It must come before they are accepted, and they may still be changed afterwards (R237).
 */

import { openRoll } from '../dice/open-roll.ts';
import type { Game } from '../game.ts';
import { OF_DICE } from '../priority/moments.ts';
import type { RollState } from '../state.ts';
import type { EffectRule } from './rule.ts';

export interface ReadAs {
  readonly do: 'read-as';
  /** What the text asks for. */
  readonly symbol: string;
  /** What is looked for instead; to count beside it, the symbol itself is among them. */
  readonly as: readonly string[];
  /** The ability, card or token that rolls these dice, by its id. */
  readonly of: string;
}

export const readAs: EffectRule<ReadAs> = {
  do: 'read-as',
  run(game, { context }, effect) {
    const roll = rollMeant(game, context.owner, effect);
    if (!roll) return 'done';
    const { symbol, as } = effect;
    roll.reads = { ...roll.reads, [symbol]: [...as] };
    game.events.push({ e: 'read-as', seat: context.owner, symbol, as, source: context.source.id });
    return 'done';
  },
  changesDice: true,
  unmet: (game, seat, effect) => (rollMeant(game, seat, effect) ? null : (say) => say.noOwnDice),
  madeFor: () => OF_DICE,
  fits: (game, seat, effect) => rollMeant(game, seat, effect) !== null,
};

/** The unsettled roll that is read, if it is the owner's and does not have this reading yet. */
function rollMeant(game: Game, owner: number, { of, symbol, as }: ReadAs): RollState | null {
  const roll = openRoll(game)?.roll;
  if (!roll || roll.settled || roll.owner !== owner || roll.label !== of) return null;
  return roll.reads?.[symbol]?.join() === as.join() ? null : roll;
}
