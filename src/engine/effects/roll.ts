/** Rolls new dice. Players may alter them until all pass; then the list gets the faces (rule: roll-n-dice). */

import type { Game } from '../core/game.ts';
import { inForce } from '../core/standing/in-force.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { OpposedDice, Roll } from '../vocabulary/effects/dice.ts';
import { rerollGrantsOf } from './grant-reroll.ts';
import type { EffectRule } from './rule.ts';

export const roll: EffectRule<Roll> = {
  do: 'roll',
  isBenign: () => true,
  sameForAnyOwner: true,
  run(game, frame, effect) {
    const [owner] = seatsOfWho(game, frame.context, effect.by);
    if (owner === undefined) return 'done';
    const label = frame.context.source.id;
    frame.list = frame.list.slice(1);
    game.lane.stack.push({
      k: 'roll',
      step: 'throw',
      dice: effect.dice,
      mayReroll: effect.mayReroll ?? effect.dice,
      rerolls: rerollsOf(game, owner, effect),
      rerollCosts: effect.rerollCosts ?? null,
      rerollsFor: effect.rerollsFor ?? null,
      note: effect.note ?? null,
      ...(effect.opposed ? { opposed: opposedIn(game, frame, effect.opposed, owner) } : {}),
      roll: { owner, dice: [], label, changes: 0, settled: false },
    });
    return 'wait';
  },
  storesResult: true,
  hasUnknownResult: true,
  predict(prediction, { dice, note, opposed }) {
    const { notes } = prediction.context;
    prediction.unrolled = dice;
    if (note !== undefined) notes[note] = dice;
    if (opposed) notes[opposed.note] = opposed.dice;
  },
};

/** How often the roller may re-roll: once by the effect itself, or once per grant. */
function rerollsOf(game: Game, owner: Seat, { rerollsFor, mayReroll }: Roll): number {
  if (rerollsFor === undefined) return mayReroll === undefined ? 0 : 1;
  const grants = rerollGrantsOf(game, owner).filter((grant) => grant.of === rerollsFor);
  const standing = inForce(game, owner, 'rerolls').filter(({ modifier }) => modifier.of === rerollsFor);
  return grants.length + standing.length;
}

function opposedIn(game: Game, frame: EffectsFrame, { by, dice, note }: OpposedDice, owner: Seat) {
  return { seats: seatsOfWho(game, frame.context, by).filter((seat) => seat !== owner), dice, note };
}
