/** Public views of rolls, and of the effect lists that wait for them. */

import { type OpenRoll, openRoll, rollsOnTable } from '../core/dice/open-roll.ts';
import type { Game } from '../core/game.ts';
import { rollsBeside } from '../core/mission/side-by-side.ts';
import { type Aim, aimsOf } from '../flow/phases/targeting-roll.ts';
import type { EffectContext } from '../model/effect-context.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { RollState } from '../model/roll.ts';
import type { DieFace, Readings } from '../vocabulary/dice.ts';
import type { Effect } from '../vocabulary/effect.ts';

/** A running effect list. */
export interface EffectsView {
  /** The effects that are left; the first one asks or waits. */
  readonly list: readonly Effect[];
  readonly context: Readonly<EffectContext>;
  /** Options picked so far for the first effect. */
  readonly picked: readonly (string | number)[];
}

/** Dice on the table. */
export interface RollView {
  readonly kind: OpenRoll['kind'];
  readonly owner: Seat;
  readonly label: string;
  readonly settled: boolean;
  readonly dice: readonly {
    readonly value: DieFace;
    /** The seat that owns the die, if it is not the roll's owner (R82). */
    readonly owner?: Seat;
    readonly kept: boolean;
    readonly altered: boolean;
  }[];
  /** Replaced symbols: asked symbol -> symbols that are counted instead. */
  readonly reads?: Readings;
  /** For opposed dice of an effect: the notes that get the sum of the owner's dice, and of the others'. */
  readonly notes?: { readonly own: string | null; readonly opposed: string };
  /** For the targeting die: what the faces 1 to 6 mean, in this order. */
  readonly aims?: readonly Aim[];
  /** For dice of an effect: the list that waits for them; otherwise null. */
  readonly awaitedBy: EffectsView | null;
}

/** The rolls on the table: Offensive Roll or defences, then the open roll of an effect or the targeting die. */
export function rollViews(game: Game): RollView[] {
  const phase = game.lane.rollPhase;
  const views = (phase ? rollsOnTable(phase) : []).map(({ roll, kind }) => rollView(game, roll, kind, null));
  const open = openRoll(game);
  if (open?.kind === 'effect' || open?.kind === 'targeting')
    views.push(rollView(game, open.roll, open.kind, awaiting(game, open.roll)));
  return views;
}

/** The rolls of other heroes whose dice the present question may change too (R82); empty at other questions. */
export function rollViewsBeside(game: Game): RollView[] {
  if (game.lane.pending?.kind !== 'alter') return [];
  return rollsBeside(game).map((beside) => rollView(beside.game, beside.roll, 'offensive', null));
}

function rollView(
  game: Game,
  roll: RollState,
  kind: RollView['kind'],
  awaitedBy: EffectsView | null,
): RollView {
  return {
    kind,
    owner: roll.owner,
    label: roll.label,
    settled: roll.settled,
    dice: roll.dice.map((die) => ({ ...die })),
    ...(roll.reads ? { reads: { ...roll.reads } } : {}),
    ...notesOf(game, roll),
    ...(kind === 'targeting' ? { aims: aimsOf(game, roll.owner) ?? [] } : {}),
    awaitedBy,
  };
}

function notesOf(game: Game, roll: RollState): Pick<RollView, 'notes'> {
  const frame = game.lane.stack.find((other) => other.k === 'roll' && other.roll === roll);
  if (frame?.k !== 'roll' || !frame.opposed) return {};
  return { notes: { own: frame.note, opposed: frame.opposed.note } };
}

/** The effect list below the frame of a roll, or null. */
function awaiting(game: Game, roll: RollState): EffectsView | null {
  const { stack } = game.lane;
  const at = stack.findIndex((frame) => frame.k === 'roll' && frame.roll === roll);
  const asker = stack[at - 1];
  return asker?.k === 'effects' ? effectsView(asker) : null;
}

/** The public view of an effect list. */
export function effectsView({ list, context, picked }: EffectsFrame): EffectsView {
  return { list, context: { ...context }, picked: [...picked] };
}
