/** Dice on the table and the effect lists that wait for them, as everybody sees them. */
import { type OpenRoll, openRoll, rollsOnTable } from './dice/open-roll.ts';
import type { DieFace, Readings } from './dice/requirement.ts';
import type { EffectsFrame } from './frames/frame.ts';
import type { Game } from './game.ts';
import type { EffectContext, RollState } from './state.ts';
import type { Effect } from './vocabulary/effect.ts';

/** An effect list under way: what is still to come of it, and what it knows. Open to everybody. */
export interface EffectsView {
  /** What asks or waits stands first. */
  readonly list: readonly Effect[];
  readonly context: Readonly<EffectContext>;
  /** Answers that the first effect has had so far. */
  readonly picked: readonly (string | number)[];
}

export interface RollView {
  readonly kind: OpenRoll['kind'];
  readonly owner: number;
  readonly label: string;
  readonly settled: boolean;
  readonly dice: readonly {
    readonly value: DieFace;
    /** Whose it is where it is not the roll's owner's: dice of several players lie together (R82). */
    readonly owner?: number;
    readonly kept: boolean;
    readonly altered: boolean;
  }[];
  /** Symbols that are read otherwise: what is asked for -> what is looked for instead. */
  readonly reads?: Readings;
  /** Names under which an effect puts the sums aside: the owner's, and that of the dice beside. */
  readonly notes?: { readonly own: string | null; readonly opposed: string };
  /** For dice of an effect: the list that waits for them. */
  readonly awaitedBy: EffectsView | null;
}

/** The dice of the Offensive Roll or of the defences against it, then any dice of an effect above them. */
export function rollViews(game: Game): RollView[] {
  const phase = game.lane.rollPhase;
  const views = (phase ? rollsOnTable(phase) : []).map(({ roll, kind }) => rollView(game, roll, kind, null));
  const open = openRoll(game);
  if (open?.kind === 'effect' || open?.kind === 'targeting')
    views.push(rollView(game, open.roll, open.kind, awaiting(game, open.roll)));
  return views;
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
    awaitedBy,
  };
}

function notesOf(game: Game, roll: RollState): Pick<RollView, 'notes'> {
  const frame = game.lane.stack.find((other) => other.k === 'roll' && other.roll === roll);
  if (frame?.k !== 'roll' || !frame.opposed) return {};
  return { notes: { own: frame.note, opposed: frame.opposed.note } };
}

/** The list beneath a roll of an effect. */
function awaiting(game: Game, roll: RollState): EffectsView | null {
  const { stack } = game.lane;
  const at = stack.findIndex((frame) => frame.k === 'roll' && frame.roll === roll);
  const asker = stack[at - 1];
  return asker?.k === 'effects' ? effectsView(asker) : null;
}

/** An effect list as anybody may see it. */
export function effectsView({ list, context, picked }: EffectsFrame): EffectsView {
  return { list, context: { ...context }, picked: [...picked] };
}
