/** The action log: actions, who decided them, and the public lines about them. */
import { z } from 'zod';
import type { Action, ActionType } from '../../engine/index.ts';
import { type Json, UnreadableGame } from '../../store/index.ts';

/**
 * Who decided: the person, the bot at a bot's seat, the autopilot of an absent person, the clock (a forfeit), or
 * `left`: the person is no longer in the server.
 */
const doer = z.enum(['person', 'bot', 'autopilot', 'clock', 'left']);

/** Every type of action; the compiler reports a missing type. */
const ACTION_TYPES: Readonly<Record<ActionType, true>> = {
  roll: true,
  reroll: true,
  activate: true,
  'no-ability': true,
  defend: true,
  'no-defense': true,
  play: true,
  sell: true,
  spend: true,
  use: true,
  pass: true,
  concede: true,
  'hand-over': true,
  'take-over': true,
  target: true,
  alter: true,
  choose: true,
  move: true,
  plan: true,
  'not-ready': true,
  'set-orders': true,
};

const actionShape = z.looseObject({ type: z.string().refine((type) => Object.hasOwn(ACTION_TYPES, type)) });

const step = z.object({
  seat: z.int().nonnegative(),
  /** The state's `rev` that the action was applied to. */
  rev: z.int().nonnegative(),
  action: z.custom<Action>((value) => actionShape.safeParse(value).success, 'no action'),
  by: doer,
});

const entrySchema = z.object({
  /** The time of the commit, in ms since 1970. */
  at: z.int().nonnegative(),
  /** Actions of one commit in order; none for the start of the game. */
  steps: z.array(step).readonly(),
  lines: z.array(z.string()).readonly(),
  /** The seat that took back the actions from this `rev` on, before the actions of this entry. */
  takenBack: z
    .object({
      seat: z.int().nonnegative(),
      from: z.int().nonnegative(),
      actions: z.int().nonnegative(),
    })
    .exactOptional(),
  /** The press that the entry answers, for checking acknowledged presses against the log; null for bots and clocks. */
  interactionId: z.string().nullable().default(null),
});

export type Actor = z.infer<typeof doer>;
export type LogStep = Readonly<z.infer<typeof step>>;
export type LogEntry = Readonly<z.infer<typeof entrySchema>>;
/** A log entry before its commit adds the press. */
export type NewLogEntry = Omit<LogEntry, 'interactionId'>;

/**
 * Parses the log from the store's data.
 * @throws UnreadableGame naming the game
 */
export function parseLog(gameId: string, entries: readonly Json[]): readonly LogEntry[] {
  const parsed = z.array(entrySchema).safeParse(entries);
  if (!parsed.success) throw new UnreadableGame(gameId, 'an entry of its log is broken');
  return parsed.data;
}
