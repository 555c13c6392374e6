/** Plays a logged game again: the same setup, seed and actions give the same game, dice included. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  apply,
  beginGame,
  type GameSetup,
  type GameState,
  IllegalAction,
  RULES_VERSION,
} from '../../engine/index.ts';
import { recordJson } from './game-record.ts';
import type { KeptGame } from './kept-games.ts';
import type { LogEntry } from './log-entry.ts';
import { seedHashOf } from './new-game.ts';
import { changedPacks } from './pack-changes.ts';
import type { Verification } from './tables.ts';

/**
 * The state after the actions.
 * @throws IllegalAction when an action does not belong to this game
 */
export function replay(
  setup: GameSetup,
  actions: readonly { readonly seat: number; readonly action: Action }[],
): GameState {
  let { state } = beginGame(setup);
  for (const { seat, action } of actions) state = apply(state, seat, action).state;
  return state;
}

/** Whether the kept game is what its setup, seed and logged actions make, and its seed the one promised at the start. */
export function verificationOf({ stored, record }: KeptGame, log: readonly LogEntry[]): Verification {
  const steps = log.flatMap((entry) => entry.steps);
  const { setup, seedHash, state } = record;
  const changed = changedPacks(record);
  const byEarlierRules = record.rulesVersion !== RULES_VERSION;
  const isReplayed = changed.length === 0 && !byEarlierRules;
  return {
    same: isReplayed && seedHashOf(setup.seed) === seedHash && comesOutAs(state, setup, steps),
    changed,
    byEarlierRules,
    actions: steps.length,
    seedHash,
    seed: stored.status === 'finished' ? setup.seed : null,
  };
}

function comesOutAs(state: GameState, setup: GameSetup, steps: LogEntry['steps']): boolean {
  try {
    return isDeepStrictEqual(recordJson(wordless(replay(setup, steps))), recordJson(wordless(state)));
  } catch (error) {
    if (error instanceof IllegalAction) return false;
    throw error;
  }
}

/** Without the words of the open question: versions of the bot may put the same one in different ways. */
function wordless(state: GameState): GameState {
  const lanes = state.lanes.map((lane) => ({
    ...lane,
    pending: lane.pending && { ...lane.pending, prompt: null },
  }));
  return { ...state, lanes };
}
