/** The dependencies of the game service. */
import type { GameStore } from '../store/index.ts';
import type { Choose } from './clock/bots.ts';
import type { Lane, SchedulerLoad } from './concurrency/scheduler.ts';
import type { GameService } from './game-service.ts';
import type { AdmissionState } from './lobby/admission-control.ts';
import type { Log } from './ports/log.ts';
import type { MembershipCheck } from './ports/membership-check.ts';
import type { TableRenderer } from './ports/render.ts';
import type { SendPort } from './ports/send.ts';

export interface GameServiceParts<Payload> {
  readonly store: GameStore;
  readonly send: SendPort<Payload>;
  readonly render: TableRenderer<Payload>;
  readonly choose: Choose;
  /** Looks up memberships in servers; when left out, nobody counts as having left. */
  readonly membership?: MembershipCheck;
  readonly log: Log;
  /** Returns 128 random bits in hex; defaults to node:crypto, tests pass their own. */
  readonly newSeed?: () => string;
  /** Returns a new game's id, at most 12 letters and digits. */
  readonly newGameId?: () => string;
  /** Returns the present time in ms since 1970. */
  readonly now?: () => number;
  /** The polling interval for clocks and left-over messages, in ms; null: polling runs only when `tick` is called. */
  readonly pollMs?: number | null;
  /** Called after a game's clock acted, with the delay in ms. */
  readonly onClockActed?: (lateMs: number) => void;
}

/** The load of this process and the state of admission control. */
export interface TablePressure {
  readonly turns: SchedulerLoad;
  /** The number of games with unsent outbox entries. */
  readonly backlog: number;
  readonly admission: AdmissionState;
}

/** The game service with the operations that its owner and tests need to run and watch the service. */
export interface RunningGameService extends GameService {
  /** Resolves when other work that blocks the event loop for some milliseconds may run. */
  turn(lane: Lane): Promise<void>;
  pressure(): TablePressure;
  /** Polls clocks, bots and left-over messages once; `start` polls repeatedly. */
  tick(): Promise<void>;
  /** Resolves when no bot plays and no message is being sent. */
  idle(): Promise<void>;
}
