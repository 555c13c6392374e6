/**
 * Taking back: a person's own last action, and whatever came after it. Where nothing random or secret came to light
 * since and nobody else has acted, the person decides alone; otherwise the other people at the table are asked. The
 * dice come from the seed by their number, so that a roll that was taken back comes again as it was.
 */

import { beginGame, openQuestions, RULES_VERSION } from '../../engine/hosting.ts';
import { type ActionType, apply, type GameEvent, type GameState } from '../../engine/index.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { LogEntry, LogStep } from '../repository/log-entry.ts';

/** What a person could take back now. */
export interface TakeBack {
  readonly seat: number;
  /** The `rev` of the first action that goes: it and what came after it are undone. */
  readonly from: number;
  /** How many actions go, orders about being asked aside. */
  readonly actions: number;
  /** Seats whose people have to agree; none where the person decides alone. */
  readonly asked: readonly number[];
}

/**
 * The actions that count, in order: those that were taken back are left out. Orders about when to be asked and giving
 * up are never taken back.
 */
export function stepsThatCount(log: readonly LogEntry[]): readonly LogStep[] {
  let steps: LogStep[] = [];
  for (const { steps: done, takenBack } of log) {
    if (takenBack) steps = steps.filter((step) => stays(step, takenBack.from));
    steps.push(...done);
  }
  return steps;
}

function stays({ rev, action }: LogStep, from: number): boolean {
  return rev < from || action.type === 'set-orders';
}

/**
 * The state after the actions that count.
 * @throws IllegalAction when an action does not belong to this game
 */
export function stateAfter(
  setup: GameRecord['setup'],
  steps: readonly Pick<LogStep, 'seat' | 'action'>[],
): GameState {
  let { state } = beginGame(setup);
  for (const { seat, action } of steps) state = apply(state, seat, action).state;
  return state;
}

/**
 * What a person could take back: their own last action with all that followed.
 * @param steps the actions that count, in order
 * @returns null when there is none, somebody has given up since, or the game began under earlier rules, by which it
 *   would not come out the same
 */
export function possibleTakeBack(
  record: GameRecord,
  steps: readonly LogStep[],
  seat: number,
): TakeBack | null {
  if (record.rulesVersion !== RULES_VERSION) return null;
  const at = steps.findLastIndex((step) => isOwnAction(step, seat));
  const first = steps[at];
  if (!first) return null;
  const gone = steps.slice(at);
  if (gone.some(({ action }) => CHANGES_OF_PLAYER.includes(action.type))) return null;
  const isFree = !gone.some((step) => step.seat !== seat && step.action.type !== 'set-orders');
  const asked = isFree && !bringsToLight(record, steps, at) ? [] : othersThan(record, seat);
  const actions = gone.filter(({ action }) => action.type !== 'set-orders').length;
  return { seat, from: first.rev, actions, asked };
}

/** What is known to one player is not known to the next: nothing before a change of player is taken back. */
const CHANGES_OF_PLAYER: readonly ActionType[] = ['concede', 'hand-over', 'take-over'];

function isOwnAction({ seat, by, action }: LogStep, own: number): boolean {
  return seat === own && by === 'person' && action.type !== 'set-orders';
}

/** One seat for each other person who still plays. */
function othersThan({ occupants, state }: GameRecord, seat: number): readonly number[] {
  const self = occupants[seat];
  const seen = new Set(self?.kind === 'person' ? [self.userId] : []);
  return occupants.flatMap((occupant, other) => {
    if (occupant.kind !== 'person' || seen.has(occupant.userId) || state.seats[other]?.defeated) return [];
    seen.add(occupant.userId);
    return [other];
  });
}

/** Whether the actions from a place on have rolled, drawn, shuffled or laid open anything that nobody knew before. */
function bringsToLight({ setup }: GameRecord, steps: readonly LogStep[], at: number): boolean {
  let state = stateAfter(setup, steps.slice(0, at));
  for (const { seat, action } of steps.slice(at)) {
    const drawn = state.chance.n;
    const done = apply(state, seat, action);
    if (done.state.chance.n !== drawn || done.events.some(isNews)) return true;
    state = done.state;
  }
  return false;
}

/** Cards that come off a deck or leave a hand unplayed were known to nobody, or to their owner alone. */
function isNews({ e }: GameEvent): boolean {
  return e === 'drew' || e === 'discarded' || e === 'looked-into-deck';
}

/**
 * The record with the actions undone. The numbers of states go on growing, so that no button of what was taken back
 * fits a later question.
 * @param steps the actions that count, in order
 */
export function withoutActions(record: GameRecord, steps: readonly LogStep[], from: number): GameRecord {
  const state = stateAfter(
    record.setup,
    steps.filter((step) => stays(step, from)),
  );
  state.rev = record.state.rev + 1;
  for (const lane of state.lanes) lane.asked = state.rev;
  if (openQuestions(state).length === 0) throw new RangeError('nothing is asked after taking back');
  return { ...record, state, marks: [], takeBack: null };
}
