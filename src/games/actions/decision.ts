/** The decision on a press, and what deciding needs. */
import type { GameEvent } from '../../engine/index.ts';
import type { Scheduler } from '../concurrency/scheduler.ts';
import type { PressResult } from '../game-service.ts';
import type { Log } from '../ports/log.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import type { GameUpdate, LoadedGame } from '../repository/game-update.ts';
import type { LogEntry } from '../repository/log-entry.ts';
import type { Describe } from './play.ts';

/** The results of a press that changes nothing. */
export type Refusal = Exclude<PressResult, { result: 'done' }>;
/** The decision on a press: a game update with its events, or a refusal. */
export type Decided =
  | { readonly keep: GameUpdate; readonly events: readonly GameEvent[] }
  | { readonly leave: Refusal };

export interface ActionHandlerParts {
  readonly games: GameRepository;
  readonly describe: Describe;
  /** Reads the complete log of a game. */
  readonly readLog: (gameId: string) => Promise<readonly LogEntry[]>;
  readonly onCommitted: (game: LoadedGame) => void;
  readonly scheduler: Pick<Scheduler, 'isClosed' | 'track'>;
  readonly now: () => number;
  readonly log: Log;
}
