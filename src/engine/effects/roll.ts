/** Rolls new dice. Players may alter them until all pass; then the list gets the faces (rule: roll-n-dice). */

import type { Game } from '../core/game.ts';
import { inForce } from '../core/standing/in-force.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { OnePlayer } from '../vocabulary/amount.ts';
import type { OpposedDice } from '../vocabulary/effect.ts';
import { rerollGrantsOf } from './grant-reroll.ts';
import type { EffectRule } from './rule.ts';

export interface Roll {
  readonly do: 'roll';
  readonly dice: number;
  /** Who rolls. */
  readonly by: OnePlayer;
  /** The name under which the sum is stored. */
  readonly note?: string;
  /** The roller may re-roll up to this many of the dice, once. */
  readonly mayReroll?: number;
  /** The id of a token of which each re-roll costs one. */
  readonly rerollCosts?: string;
  /** Each `grant-reroll` and each modifier `rerolls` of this name that is in force allows one re-roll. */
  readonly rerollsFor?: string;
  /** Other players who roll at the same time. */
  readonly opposed?: OpposedDice;
}

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
function rerollsOf(game: Game, owner: number, { rerollsFor, mayReroll }: Roll): number {
  if (rerollsFor === undefined) return mayReroll === undefined ? 0 : 1;
  const grants = rerollGrantsOf(game, owner).filter((grant) => grant.of === rerollsFor);
  const standing = inForce(game, owner, 'rerolls').filter(({ modifier }) => modifier.of === rerollsFor);
  return grants.length + standing.length;
}

function opposedIn(game: Game, frame: EffectsFrame, { by, dice, note }: OpposedDice, owner: number) {
  return { seats: seatsOfWho(game, frame.context, by).filter((seat) => seat !== owner), dice, note };
}
