/** The owner rolls the Loot die; its value is stored and cannot be altered (rule: a-loot-die, R377). */
import { rollLootDie as roll } from '../core/crawl/loot-die.ts';
import type { RollLootDie } from '../vocabulary/effects/adventures.ts';
import type { EffectRule } from './rule.ts';

/** The least value of the Loot die. */
const LEAST = 1;

export const rollLootDie: EffectRule<RollLootDie> = {
  do: 'loot-die',
  isBenign: () => true,
  storesResult: true,
  hasUnknownResult: true,
  run(game, { context }, { note }) {
    const value = roll(game.state.chance);
    context.notes[note] = value;
    game.events.push({ e: 'loot-die-rolled', seat: context.owner, value });
    return 'done';
  },
  predict(prediction, { note }) {
    prediction.context.notes[note] = LEAST;
  },
};
