/**
 * Taking back a person's last action and all later actions. The person decides alone when nothing random or secret was
 * revealed since and nobody else has acted, the bots of a party aside; otherwise the other people have to agree. Dice are drawn from the seed by
 * number, so that a repeated roll gives the same dice.
 */

import { beginGame, hasComeToLight, openQuestions, RULES_VERSION } from '../../engine/hosting.ts';
import { type ActionType, apply, type GameEvent, type GameState, type Seat } from '../../engine/index.ts';
import { beginChronicle, type Chronicle, continueChronicle } from '../../history/chronicle.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { LogEntry, LogStep } from '../repository/log-entry.ts';
import { handsMayChange } from '../repository/occupants.ts';
import { isNoMove } from './play.ts';

/** The actions that a person can take back now. */
export interface TakeBack {
  readonly seat: Seat;
  /** The `rev` of the first action to undo. */
  readonly from: number;
  /** The number of undone actions, without orders about stops. */
  readonly actions: number;
  /** Seats whose people have to agree; empty when the person decides alone. */
  readonly asked: readonly number[];
}

/**
 * Returns the actions in effect, in order, without those that were taken back. Orders about stops are never taken back.
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
 * Returns the lines of a record without those of the actions from a `rev` on. Lines stay of commits that hold other
 * actions too, and where the record does not agree with the log.
 * @param log up to the present moment, in order
 */
export function linesThatCount(
  lines: GameRecord['lines'],
  log: readonly LogEntry[],
  from: number,
): GameRecord['lines'] {
  let at = lines.length;
  let earlier = Number.POSITIVE_INFINITY;
  const kept: GameRecord['lines'][number][] = [];
  for (const entry of log.toReversed()) {
    const isUndoneFrom = (rev: number) =>
      entry.steps.length > 0 && !entry.steps.some((step) => stays(step, rev));
    // The record has lost the lines of what was taken back before.
    for (const text of isUndoneFrom(earlier) ? [] : entry.lines.toReversed()) {
      const line = lines[at - 1];
      if (line?.text !== text) return [...lines.slice(0, at), ...kept.toReversed()];
      at -= 1;
      if (!isUndoneFrom(from)) kept.push(line);
    }
    earlier = Math.min(earlier, entry.takenBack?.from ?? earlier);
  }
  return [...lines.slice(0, at), ...kept.toReversed()];
}

/** A game at some point: its state, and what is told of it up to there. */
export interface Retold {
  readonly state: GameState;
  readonly chronicle: Chronicle;
}

/**
 * Plays a game again up to some point.
 * @param steps the actions in effect up to there, in order
 * @throws IllegalAction when an action does not belong to this game
 */
export function playedAgain(
  setup: GameRecord['setup'],
  steps: readonly Pick<LogStep, 'seat' | 'action' | 'by'>[],
): Retold {
  const { state: start, events } = beginGame(setup);
  let state = start;
  let chronicle = beginChronicle(setup, start, events);
  for (const { seat, action, by } of steps) {
    const done = apply(state, seat, action);
    state = done.state;
    chronicle = continueChronicle(chronicle, { seat, ...done, isNoMove: isNoMove({ action, by }) });
  }
  return { state, chronicle };
}

/**
 * Returns the state after these actions.
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
 * Returns what a person can take back: their last action and all later actions.
 * @param steps the actions in effect, in order
 * @returns null when there is no such action, a seat conceded or changed its player since, or the game began under
 *   earlier rules, under which a replay would differ
 */
export function possibleTakeBack(record: GameRecord, steps: readonly LogStep[], seat: Seat): TakeBack | null {
  if (record.rulesVersion !== RULES_VERSION) return null;
  const at = steps.findLastIndex((step) => isOwnAction(step, seat));
  const first = steps[at];
  if (!first) return null;
  const gone = steps.slice(at);
  if (gone.some(({ action }) => CHANGES_OF_PLAYER.includes(action.type))) return null;
  // The bots of a party act at once, before anybody could take anything back: only what they bring to light counts.
  const isParty = handsMayChange(record.state);
  const isFree = !gone.some(
    (step) => step.seat !== seat && step.action.type !== 'set-orders' && !(isParty && step.by === 'bot'),
  );
  const asked = isFree && !revealsSecrets(record, steps, at) ? [] : othersThan(record, seat);
  const actions = gone.filter(({ action }) => action.type !== 'set-orders').length;
  return { seat, from: first.rev, actions, asked };
}

/** Nothing before one of these actions is taken back, as each player of a seat knows different secrets. */
const CHANGES_OF_PLAYER: readonly ActionType[] = ['concede', 'hand-over', 'take-over'];

function isOwnAction({ seat, by, action }: LogStep, own: number): boolean {
  return seat === own && by === 'person' && action.type !== 'set-orders';
}

/** Returns one seat for each other person who still plays. */
function othersThan({ occupants, state }: GameRecord, seat: Seat): readonly number[] {
  const self = occupants[seat];
  const seen = new Set(self?.kind === 'person' ? [self.userId] : []);
  return occupants.flatMap((occupant, other) => {
    if (occupant.kind !== 'person' || seen.has(occupant.userId) || state.seats[other]?.defeated) return [];
    seen.add(occupant.userId);
    return [other];
  });
}

/** Returns whether the actions from index `at` on rolled, shuffled, or made anything known that was hidden. */
function revealsSecrets({ setup }: GameRecord, steps: readonly LogStep[], at: number): boolean {
  let state = stateAfter(setup, steps.slice(0, at));
  for (const { seat, action } of steps.slice(at)) {
    const drawn = state.chance.n;
    const done = apply(state, seat, action);
    const isRandom = done.state.chance.n !== drawn;
    if (isRandom || done.events.some(({ e }) => SHOWN_CARDS.has(e)) || hasComeToLight(state, done.state))
      return true;
    state = done.state;
  }
  return false;
}

/** Cards that became known without leaving a deck: those of a hand, and those that were looked at. */
const SHOWN_CARDS: ReadonlySet<GameEvent['e']> = new Set([
  'discarded',
  'looked',
  'looked-into-deck',
  'revealed',
  'searched',
]);

/**
 * Returns the record with the actions undone. The state's `rev` keeps growing, so that no button made for an undone
 * state fits a later question.
 * @param steps the actions in effect, in order
 */
export function withoutActions(record: GameRecord, steps: readonly LogStep[], from: number): GameRecord {
  const { state, chronicle } = playedAgain(
    record.setup,
    steps.filter((step) => stays(step, from)),
  );
  state.rev = record.state.rev + 1;
  for (const lane of state.lanes) lane.asked = state.rev;
  if (openQuestions(state).length === 0) throw new RangeError('nothing is asked after taking back');
  return { ...record, state, chronicle, marks: [], takeBack: null };
}
