/** A finished game that can be looked at again, step by step: played again, or told by its log where that is impossible. */
import { isDeepStrictEqual } from 'node:util';
import { ContentError } from '../../engine/definitions.ts';
import { BrokenState, beginGame, RULES_VERSION, turnOf } from '../../engine/hosting.ts';
import { apply, type GameEvent, type GameState, IllegalAction, type Seat } from '../../engine/index.ts';
import { beginChronicle, type Chronicle, continueChronicle } from '../../history/chronicle.ts';
import { type KeyMoment, keyMomentsOf } from '../../history/moments.ts';
import { plainJson } from '../../store/index.ts';
import { type Describe, describeEvents, isNoMove } from '../actions/play.ts';
import { stepsThatCount } from '../actions/take-back.ts';
import type { ArchivedPlay, ArchivedRecord } from '../archive/archived-record.ts';
import { enemyNames } from '../repository/enemy-names.ts';
import type { LogEntry, LogStep } from '../repository/log-entry.ts';
import { changedPacks } from '../repository/pack-changes.ts';
import type { RetoldGame, RetoldStep } from '../retelling.ts';

/** States are kept at every this many actions; between them the game is played again. */
const KEPT_EVERY = 20;
/** Number of actions before other work has its turn. */
const ACTIONS_PER_SLICE = 20;

export interface RetellingParts {
  readonly describe: Describe;
  /** Waits until other work had its turn. */
  readonly pause: () => Promise<void>;
}

/**
 * Returns an archived game for looking at it again.
 * @param language the Discord locale of the reader
 */
export async function retoldGame(
  { gameId, guildId }: Pick<RetoldGame, 'gameId' | 'guildId'>,
  play: ArchivedPlay,
  language: string,
  parts: RetellingParts,
): Promise<RetoldGame> {
  const { record, log } = play;
  const whole = changedPacks(record).length > 0 ? null : await playedAgain(play, language, parts);
  const { steps, chronicle, stateAt } = whole ?? {
    steps: stepsOfLog(log, record.chronicle),
    chronicle: record.chronicle,
    stateAt: () => null,
  };
  const seats = record.setup.seats.map((_, seat) => ({ team: teamOf(stateAt(0), seat) }));
  const moments = chronicle === null ? [] : keyMomentsOf(chronicle, seats);
  const last = steps.length - 1;
  const indexOf = (actions: number) => {
    const at = steps.findIndex((step) => step.actions >= actions);
    return at < 0 ? last : at;
  };
  return {
    gameId,
    guildId,
    occupants: record.occupants,
    former: record.former,
    heroes: record.setup.seats.map(({ hero }) => hero),
    mission: record.setup.mission?.id ?? null,
    crawl: record.setup.crawl?.id ?? null,
    ended: record.ended ?? 'abandoned',
    steps,
    moments: moments
      .filter((moment) => !isNoPerson(record, moment))
      .map((moment) => ({ ...moment, at: indexOf(moment.step) })),
    chronicle,
    stateAt,
  };
}

/** Whether a bot gives up, as all bots do when the last person of a party leaves. */
function isNoPerson({ occupants, former }: ArchivedRecord, moment: KeyMoment): boolean {
  if (moment.what !== 'fall' || !moment.conceded) return false;
  const { seat } = moment;
  return occupants[seat]?.kind === 'bot' && !former.some((one) => one.seat === seat);
}

/** Without a state every seat counts as a team of its own. */
function teamOf(state: GameState | null, seat: Seat): number {
  return state?.seats[seat]?.team ?? seat;
}

type Whole = Pick<RetoldGame, 'steps' | 'chronicle' | 'stateAt'>;

/** Returns null when the present rules do not give the same game. */
async function playedAgain(
  { record, log }: ArchivedPlay,
  language: string,
  { describe, pause }: RetellingParts,
): Promise<Whole | null> {
  const actions = stepsThatCount(log);
  if (actions.length === 0 && record.ended === 'played') return null;
  try {
    const begun = beginGame(record.setup);
    let { state } = begun;
    let chronicle = beginChronicle(record.setup, state, begun.events);
    const linesOf = (turn: number, events: readonly GameEvent[]) => {
      const enemies = state.mission || state.crawl ? { enemies: enemyNames(state) } : {};
      return describeEvents({ ...record, ...enemies, lines: [], language }, turn, events, describe).lines;
    };
    const kept = new Map([[0, state]]);
    const steps: RetoldStep[] = [
      { actions: 0, turn: chronicle.turn, round: chronicle.round, lines: linesOf(0, begun.events) },
    ];
    for (const [at, step] of actions.entries()) {
      if (at % ACTIONS_PER_SLICE === ACTIONS_PER_SLICE - 1) await pause();
      const before = state;
      const done = apply(before, step.seat, step.action);
      state = done.state;
      chronicle = continueChronicle(chronicle, { seat: step.seat, ...done, isNoMove: isNoMove(step) });
      if ((at + 1) % KEPT_EVERY === 0) kept.set(at + 1, state);
      const lines = linesOf(turnOf(before).number, done.events);
      const told = { actions: at + 1, turn: chronicle.turn, round: chronicle.round, lines };
      if (lines.length > 0) steps.push(told);
    }
    return isSameGame(record, chronicle)
      ? { steps, chronicle, stateAt: stateFrom(kept, steps, actions) }
      : null;
  } catch (error) {
    const isBeyondRules =
      error instanceof IllegalAction || error instanceof BrokenState || error instanceof ContentError;
    if (!isBeyondRules) throw error;
    return null;
  }
}

/** Rules of another version may give another game from the same actions; its chronicle then differs. */
function isSameGame({ rulesVersion, chronicle }: ArchivedRecord, again: Chronicle): boolean {
  if (rulesVersion === RULES_VERSION) return true;
  return (
    chronicle !== null && isDeepStrictEqual(plainJson(happenings(again)), plainJson(happenings(chronicle)))
  );
}

/** What happened in a game, in a form that chronicles of all versions have. */
function happenings({ steps, told: { falls, health, mission, strikes } }: Chronicle) {
  const struck = strikes.map((strike) => ({
    ...strike,
    to: strike.to.map(({ seat, total, before, after }) => ({ seat, total, before, after })),
  }));
  return { steps, falls, health, mission, struck };
}

function stateFrom(
  kept: ReadonlyMap<number, GameState>,
  steps: readonly RetoldStep[],
  actions: readonly LogStep[],
): RetoldGame['stateAt'] {
  return (step) => {
    const wanted = steps[step]?.actions;
    if (wanted === undefined) return null;
    const from = wanted - (wanted % KEPT_EVERY);
    let state = kept.get(from);
    if (state === undefined) return null;
    for (const { seat, action } of actions.slice(from, wanted)) state = apply(state, seat, action).state;
    return state;
  };
}

/** The steps of a game that cannot be played again: one for each entry of the log with lines that still counts. */
function stepsOfLog(log: readonly LogEntry[], chronicle: Chronicle | null): readonly RetoldStep[] {
  const told: RetoldStep[] = [];
  for (const [at, { lines }] of log.entries()) {
    const actions = stepsThatCount(log.slice(0, at + 1)).length;
    if (lines.length > 0 || at === 0) told.push({ actions, ...placeOf(chronicle, actions), lines });
  }
  return told.length === 0 ? [{ actions: 0, turn: 0, round: 0, lines: [] }] : told;
}

/** The turn and round of an action, as far as strikes and falls tell. */
function placeOf(chronicle: Chronicle | null, actions: number): { turn: number; round: number } {
  const { strikes = [], falls = [] } = chronicle?.told ?? {};
  const earlier = [...strikes, ...falls].filter(({ step }) => step <= actions);
  const rounds = strikes.filter(({ step }) => step <= actions).map(({ round = 0 }) => round);
  return { turn: Math.max(0, ...earlier.map(({ turn }) => turn)), round: Math.max(0, ...rounds) };
}
