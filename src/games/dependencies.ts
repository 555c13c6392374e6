/** What the game service is built from. */
import type { GameStore } from '../store/index.ts';
import type { Choose } from './clock/bots.ts';
import type { Lane, SchedulerLoad } from './concurrency/scheduler.ts';
import type { GameService } from './game-service.ts';
import type { AdmissionState } from './lobby/admission-control.ts';
import type { Log } from './ports/log.ts';
import type { TableRenderer } from './ports/render.ts';
import type { SendPort } from './ports/send.ts';
import type { Whereabouts } from './ports/whereabouts.ts';

export interface GameServiceParts<Payload> {
  readonly store: GameStore;
  readonly send: SendPort<Payload>;
  readonly render: TableRenderer<Payload>;
  readonly choose: Choose;
  /** Who is still in a server; left out, everybody is taken to be. */
  readonly whereabouts?: Whereabouts;
  readonly log: Log;
  /** 128 random bits in hex; from node:crypto unless a test names its own. */
  readonly newSeed?: () => string;
  /** A new game's id, at most 12 letters and digits. */
  readonly newGameId?: () => string;
  /** Now, in ms since 1970. */
  readonly now?: () => number;
  /** How often clocks and left-over messages are looked for, in ms; null: only when `tick` is called. */
  readonly pollMs?: number | null;
  /** Told when a game's clock has acted, and by how many ms too late. */
  readonly onClockActed?: (lateMs: number) => void;
}

/** How much there is to do for the games of this process, and what is done about it. */
export interface TablePressure {
  readonly turns: SchedulerLoad;
  /** Games that have something to send. */
  readonly backlog: number;
  readonly admission: AdmissionState;
}

/** The game service with what its owner and tests need to run and watch it. */
export interface RunningGameService extends GameService {
  /** Resolves when it is the turn of other work that takes the event loop for some milliseconds. */
  turn(lane: Lane): Promise<void>;
  pressure(): TablePressure;
  /** One look at clocks, bots and left-over messages; `start` does it again and again. */
  tick(): Promise<void>;
  /** Resolves when no bot plays and nothing is being sent. */
  idle(): Promise<void>;
}
