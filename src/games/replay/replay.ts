/** Replays a logged game: the same setup, seed and actions give the same game, dice included. */
import { isDeepStrictEqual } from 'node:util';
import { RULES_VERSION } from '../../engine/hosting.ts';
import { type GameSetup, type GameState, IllegalAction } from '../../engine/index.ts';
import { stateAfter, stepsThatCount } from '../actions/take-back.ts';
import type { DiceSeal, Verification } from '../game-service.ts';
import { seedHashOf } from '../lobby/new-game.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import type { LogEntry, LogStep } from '../repository/log-entry.ts';
import { changedPacks } from '../repository/pack-changes.ts';

/** Compares the stored game with its replay, and its seed with the hash shown at the start. */
export function verificationOf(game: LoadedGame, log: readonly LogEntry[]): Verification {
  const { stored, record } = game;
  const steps = stepsThatCount(log);
  const { setup, seedHash, state } = record;
  const changed = changedPacks(record);
  const byEarlierRules = record.rulesVersion !== RULES_VERSION;
  return {
    same: canBeReplayed(record) && seedHashOf(setup.seed) === seedHash && replaysTo(state, setup, steps),
    changed,
    byEarlierRules,
    actions: steps.length,
    gameId: stored.id,
    seedHash,
    seed: publicSeed(game),
  };
}

/** The hash of a game's seed, since when it stands, and the seed once the game is over. */
export function diceSealOf(game: LoadedGame, log: readonly LogEntry[]): DiceSeal {
  const { stored, record } = game;
  return {
    gameId: stored.id,
    seedHash: record.seedHash,
    sealedAt: log[0]?.at ?? null,
    seed: publicSeed(game),
  };
}

function publicSeed({ stored, record }: LoadedGame): string | null {
  return stored.status === 'finished' ? record.setup.seed : null;
}

/** Whether the rules and packs of the game are those of now, so that its actions give the same game again. */
export function canBeReplayed(record: Pick<GameRecord, 'packs' | 'rulesVersion'>): boolean {
  return record.rulesVersion === RULES_VERSION && changedPacks(record).length === 0;
}

function replaysTo(state: GameState, setup: GameSetup, steps: readonly LogStep[]): boolean {
  try {
    return isDeepStrictEqual(comparable(stateAfter(setup, steps)), comparable(state));
  } catch (error) {
    if (error instanceof IllegalAction) return false;
    throw error;
  }
}

/** Keys of what the state stores for display only: what figures consist of. Games of older versions lack them. */
const DISPLAYED: ReadonlySet<string> = new Set(['why', 'because', 'silent']);

/**
 * Returns the state as JSON without what versions of the bot may tell differently: the prompts of open questions and
 * what figures consist of; and without `rev` numbers, which grow when actions are taken back.
 */
function comparable(state: GameState): unknown {
  const lanes = state.lanes.map((lane) => ({
    ...lane,
    asked: 0,
    pending: lane.pending && { ...lane.pending, prompt: null },
  }));
  const text = JSON.stringify({ ...state, rev: 0, lanes }, (key, value: unknown) =>
    DISPLAYED.has(key) ? undefined : value,
  );
  return JSON.parse(text);
}
