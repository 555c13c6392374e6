/** Plays for bots and for people whose time is out. */
import {
  type Beside,
  type BotHabit,
  type BotLevel,
  chooseAtLevel,
  chooseHelp,
} from '../../ai/players/index.ts';
import { actSideBySide, modeOf, openQuestions, ownLaneIndexOf } from '../../engine/hosting.ts';
import {
  type Action,
  type GameState,
  type GameView,
  legalActions,
  type Seat,
  viewOf,
} from '../../engine/index.ts';
import { type Describe, type Played, playStep } from '../actions/play.ts';
import { errorFields, type Log } from '../ports/log.ts';
import type { TableRenderer } from '../ports/render.ts';
import { enemyNames } from '../repository/enemy-names.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { Actor } from '../repository/log-entry.ts';

/** How a bot plays. */
export interface BotStyle {
  readonly level: BotLevel;
  readonly habit?: BotHabit;
}

/**
 * Chooses one of the legal actions for the view's seat. `state` is for simulations; hidden information in it must not
 * influence the choice.
 */
export type Choose = (
  view: GameView,
  actions: readonly Action[],
  state: GameState,
  style: BotStyle,
) => Action | Promise<Action>;

/** Chooses by the heuristics of the bot's level and habit. */
export const chooseByStyle: Choose = (view, actions, state, { level, habit }) =>
  chooseAtLevel(level, view, actions, Math.random, besideOf(state, view.viewer), habit);

/** The views of a seat in the lanes of its team-mates. */
function besideOf(state: GameState, viewer: number | null): Beside {
  return (seat) => viewOf(state, viewer ?? 'public', ownLaneIndexOf(state, seat));
}

export interface Chooser {
  readonly choose: Choose;
  readonly describe: Describe;
  /** The line about a pass of the autopilot; none when left out. */
  readonly describePass?: TableRenderer<unknown>['describePass'];
  readonly log: Log;
  /** Resolves when a bot may compute again, so that a long run of bots does not delay heartbeats and presses. */
  readonly turn: () => Promise<void>;
}

/**
 * Answers for one seat until another seat is asked, the game is over, or `most` answers were given.
 * @param by `bot`: chooses freely; `autopilot`: passes whenever possible, except in a Mission
 * @param onPass is given the game before each pass that was not chosen
 */
export async function playSeat(
  start: Played,
  seat: Seat,
  by: Extract<Actor, 'bot' | 'autopilot'>,
  most: number,
  chooser: Chooser,
  gameId: string,
  onPass: (before: Played) => void = () => undefined,
): Promise<Played> {
  let played = start;
  for (let count = 0; count < most; count += 1) {
    const { state } = played.record;
    if (!openQuestions(state).some((question) => question.seat === seat)) break;
    const actions = legalActions(state, seat);
    const [only] = actions;
    if (!only) throw new Error(`seat ${seat} is asked and can do nothing`);
    const pass = actions.find((action) => action.type === 'pass');
    // In a party the autopilot chooses like a bot, as a passing hero does not help the others.
    const passes = by === 'autopilot' && pass !== undefined && !modeOf(state.mode).isCooperative;
    const chooses = actions.length > 1 && !passes;
    const chosen = chooses ? await playChosen(played, seat, by, actions, chooser, gameId) : null;
    if (!chosen && pass) onPass(played);
    played = chosen ?? playStep(played, seat, pass ?? only, by, chooser.describe);
    await chooser.turn();
  }
  return played;
}

/**
 * Answers for a person whose time is out, as `playSeat` does.
 * @returns also the log lines of what was done, with a line for each pass, which leaves none in the log
 */
export async function playForAbsent(
  start: Played,
  seat: Seat,
  most: number,
  chooser: Chooser,
  gameId: string,
): Promise<{ readonly played: Played; readonly did: readonly string[] }> {
  const did: string[] = [];
  let from = start.lines.length;
  const tellUpTo = ({ lines }: Played) => {
    did.push(...lines.slice(from));
    from = lines.length;
  };
  const played = await playSeat(start, seat, 'autopilot', most, chooser, gameId, (before) => {
    tellUpTo(before);
    const { state, occupants, language } = before.record;
    const names = [...occupants.map(({ name }) => name), ...enemyNames(state)];
    did.push(...(chooser.describePass ? [chooser.describePass(state, seat, names, language)] : []));
  });
  tellUpTo(played);
  return { played, did };
}

/** Whether heroes of a party, a bot among them, act at the same time, so that the bot may help another. */
export function mayBotHelp({ state, occupants }: Pick<GameRecord, 'state' | 'occupants'>): boolean {
  return actSideBySide(state) && state.lanes.length > 2 && occupants.some(({ kind }) => kind === 'bot');
}

/**
 * Lets a bot of a party that is not asked play for a team-mate, for example on the dice of a hero who has rolled.
 * @returns null when no bot has such a play that is worth its price; easy bots overlook them
 */
export function helpOfBots(start: Played, { describe, log }: Chooser, gameId: string): Played | null {
  const { state, occupants } = start.record;
  if (!mayBotHelp(start.record)) return null;
  for (const [seat, { kind }] of occupants.entries()) {
    if (kind !== 'bot' || styleAt(start, seat).level === 'easy') continue;
    try {
      const help = chooseHelp(legalActions(state, seat), Math.random, besideOf(state, seat));
      if (help) return playStep(start, seat, help, 'bot', describe);
    } catch (error) {
      log.error({ gameId, seat, ...errorFields(error) }, 'the bot could not help');
    }
  }
  return null;
}

/** Returns how a bot plays; one in place of a person plays at the level `strong` and without a habit. */
function styleAt({ record }: Played, seat: Seat): BotStyle {
  const occupant = record.occupants[seat];
  if (occupant?.kind !== 'bot') return { level: 'strong' };
  const { level = 'strong', habit } = occupant;
  return habit === undefined ? { level } : { level, habit };
}

/** Plays the bot's choice; returns null when the chooser fails, so that the game goes on with a default action. */
async function playChosen(
  played: Played,
  seat: Seat,
  by: Actor,
  actions: readonly Action[],
  { choose, describe, log }: Chooser,
  gameId: string,
): Promise<Played | null> {
  const { state } = played.record;
  try {
    const chosen = await choose(viewOf(state, seat), actions, state, styleAt(played, seat));
    if (actions.some((action) => action.type === chosen.type)) {
      return playStep(played, seat, chosen, by, describe);
    }
    log.error({ gameId, seat, action: chosen.type }, 'the bot chose an illegal action');
  } catch (error) {
    log.error({ gameId, seat, ...errorFields(error) }, 'the bot could not choose');
  }
  return null;
}
