/** Fresh dice of the owner, settled by the back-and-forth rule; their faces come back to the list (rule: roll-n-dice). */
import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import { inForce } from '../standing/in-force.ts';
import type { OnePlayer } from '../vocabulary/amount.ts';
import type { OpposedDice } from '../vocabulary/effect.ts';
import { rerollGrantsOf } from './grant-reroll.ts';
import type { EffectRule } from './rule.ts';
import { seatsMeant } from './seats-meant.ts';

export interface Roll {
  readonly do: 'roll';
  readonly dice: number;
  readonly by: OnePlayer;
  /** Puts the sum aside under this name. */
  readonly note?: string;
  /** The roller may re-roll up to so many of these dice, once. */
  readonly mayReroll?: number;
  /** That re-roll costs one of these tokens. */
  readonly rerollCosts?: string;
  /** One such re-roll is allowed where a `grant-reroll` or a passive for this name is in force. */
  readonly rerollsFor?: string;
  readonly opposed?: OpposedDice;
}

export const roll: EffectRule<Roll> = {
  do: 'roll',
  isBenign: () => true,
  sameForAnyOwner: true,
  run(game, frame, effect) {
    const [owner] = seatsMeant(game, frame.context, effect.by);
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
  learns: true,
  opensOutcome: true,
  foresee(sight, { dice, note, opposed }) {
    const { notes } = sight.context;
    sight.unrolled = dice;
    if (note !== undefined) notes[note] = dice;
    if (opposed) notes[opposed.note] = opposed.dice;
  },
};

/** How often the roller may re-roll: once by the effect itself, or once by each of what grants it. */
function rerollsOf(game: Game, owner: number, { rerollsFor, mayReroll }: Roll): number {
  if (rerollsFor === undefined) return mayReroll === undefined ? 0 : 1;
  const grants = rerollGrantsOf(game, owner).filter((grant) => grant.of === rerollsFor);
  const standing = inForce(game, owner, 'rerolls').filter(({ modifier }) => modifier.of === rerollsFor);
  return grants.length + standing.length;
}

function opposedIn(game: Game, frame: EffectsFrame, { by, dice, note }: OpposedDice, owner: number) {
  return { seats: seatsMeant(game, frame.context, by).filter((seat) => seat !== owner), dice, note };
}
