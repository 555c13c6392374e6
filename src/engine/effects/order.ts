/** Effects that steer other effects: order, branches, rolls, phases. */
import type { EffectsFrame } from '../frames/frame.ts';
import { openWindow } from '../frames/window.ts';
import { boardOf, type Game, opponentsOf, seatsFrom } from '../game.ts';
import type { Effect, OpposedDice } from '../vocabulary/effect.ts';
import { amountOf, foreseen, holdsNow, seatsMeant } from './evaluate.ts';
import { type Step, sourceName } from './step.ts';

/** Drops the head, then lets everybody act before what follows (rule: then). */
export function runThen(game: Game, frame: EffectsFrame): Step {
  frame.list = frame.list.slice(1);
  openWindow(game, 'at-then', seatsFrom(game, game.lane.turn.active));
  return 'wait';
}

/** The moment after the activation, where an ability's own text has it later or for its owner alone (R192). */
export function runActivationWindow(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'activation-window' }>,
): Step {
  frame.list = frame.list.slice(1);
  const order = effect.for === 'owner' ? [frame.context.owner] : seatsFrom(game, game.lane.turn.active);
  openWindow(game, 'after-activation', order);
  return 'wait';
}

/** A Main Phase Action card may be interrupted before it resolves (rule: interruptible-actions). */
export function runInterruption(game: Game, frame: EffectsFrame): Step {
  frame.list = frame.list.slice(1);
  openWindow(game, 'interruption', seatsFrom(game, frame.context.owner));
  return 'wait';
}

/** Puts effects aside until the totals have landed; without a roll phase they follow at once. */
export function runAfterDamage(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'after-damage' }>,
): Step {
  const phase = game.lane.rollPhase;
  if (!phase || phase.landed) return effect.effects;
  phase.afterDamage.push({ context: structuredClone(frame.context), effects: effect.effects });
  return 'done';
}

export function runIf(game: Game, frame: EffectsFrame, effect: Extract<Effect, { do: 'if' }>): Step {
  return holdsNow(game, frame.context, effect.when) ? effect.effects : effect.otherwise;
}

/** One list for each opponent, with that opponent as the chosen player. */
export function runForEachOpponent(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'for-each-opponent' }>,
): Step {
  const [next, ...others] = opponentsOf(game, frame.context.owner).filter(
    (seat) => !frame.picked.includes(seat),
  );
  if (next === undefined) return 'done';
  frame.picked.push(next);
  if (others.length === 0) {
    frame.context.chosen = next;
    return effect.effects;
  }
  game.lane.stack.push({
    k: 'effects',
    list: effect.effects,
    context: { ...structuredClone(frame.context), chosen: next },
    stage: 'plain',
    picked: [],
    landsPool: false,
  });
  return 'wait';
}

export function runNote(game: Game, frame: EffectsFrame, effect: Extract<Effect, { do: 'note' }>): Step {
  frame.context.notes[effect.name] = amountOf(game, frame.context, effect.amount);
  return 'done';
}

/** Nothing in a game happens so often at once; more would not come to an end between two questions. */
const MOST_REPEATS = 99;

/** The list as often as the amount says, as worked out now. */
export function runRepeat(game: Game, frame: EffectsFrame, effect: Extract<Effect, { do: 'repeat' }>): Step {
  const list: Effect[] = [];
  const times = Math.min(MOST_REPEATS, amountOf(game, frame.context, effect.times));
  for (let left = times; left > 0; left -= 1) list.push(...effect.effects);
  return list;
}

export function runGrantReroll(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'grant-reroll' }>,
): Step {
  game.lane.rollPhase?.rerollGrants.push({ seat: frame.context.owner, of: effect.of, bonus: effect.bonus });
  return 'done';
}

/** Re-rolls granted to a seat, those of its activated ability from the activation on. */
export function rerollGrantsOf(game: Game, seat: number): readonly { of: string; bonus: number }[] {
  const phase = game.lane.rollPhase;
  if (!phase) return [];
  const granted = phase.rerollGrants.filter((grant) => grant.seat === seat);
  return phase.attacker === seat ? [...granted, ...foreseen(game).rerolls] : granted;
}

/** How often the roller may re-roll: once by the effect itself, or once by each of what grants it. */
function rerollsOf(game: Game, owner: number, effect: Extract<Effect, { do: 'roll' }>): number {
  const { rerollsFor } = effect;
  if (rerollsFor === undefined) return effect.mayReroll === undefined ? 0 : 1;
  const grants = rerollGrantsOf(game, owner).filter((grant) => grant.of === rerollsFor);
  const passives = boardOf(game, owner).filter((ability) => ability.passive?.rerolls === rerollsFor);
  return grants.length + passives.length;
}

function opposedIn(game: Game, frame: EffectsFrame, { by, dice, note }: OpposedDice, owner: number) {
  return { seats: seatsMeant(game, frame.context, by).filter((seat) => seat !== owner), dice, note };
}

/** Fresh dice on the table; their faces come back to this list once settled (rule: roll-n-dice). */
export function runRoll(game: Game, frame: EffectsFrame, effect: Extract<Effect, { do: 'roll' }>): Step {
  const [owner] = seatsMeant(game, frame.context, effect.by);
  if (owner === undefined) return 'done';
  const label = sourceName(game, frame);
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
}

export function runFailAbility(game: Game): Step {
  const activated = game.lane.rollPhase?.activated;
  if (activated) {
    activated.failed = true;
    game.events.push({ e: 'ability-failed', seat: game.lane.rollPhase?.attacker ?? 0, name: activated.name });
  }
  return 'done';
}

/** The owner takes another Offensive Roll Phase against the holder (rule: stun). */
export function runExtraOffense(game: Game, frame: EffectsFrame): Step {
  const target = frame.context.holder ?? frame.context.target;
  if (target !== null) game.lane.turn.extraOffense.push({ by: frame.context.owner, target });
  return 'done';
}
