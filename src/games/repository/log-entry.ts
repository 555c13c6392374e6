/** The action log: what was done, by whom, and the public lines that came of it. */
import { z } from 'zod';
import type { Action, ActionType } from '../../engine/index.ts';
import { type Json, UnreadableGame } from '../../store/index.ts';

/** Who decided: the person, the bot at a bot's seat, the autopilot of an absent person, or the clock (a forfeit). */
const doer = z.enum(['person', 'bot', 'autopilot', 'clock', 'left']);

/** Every type of action; the compiler says when one is missing. */
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
  /** When, in ms since 1970. */
  at: z.int().nonnegative(),
  /** Actions of one commit in order; none for the start of the game. */
  steps: z.array(step).readonly(),
  lines: z.array(z.string()).readonly(),
  /** Whose wish it was that the actions from this `rev` on were taken back, before those of this entry. */
  takenBack: z
    .object({
      seat: z.int().nonnegative(),
      from: z.int().nonnegative(),
      actions: z.int().nonnegative(),
    })
    .exactOptional(),
  /** The press that it answers, so that what was acknowledged can be held against the log; null for bots and clocks. */
  interactionId: z.string().nullable().default(null),
});

export type Doer = z.infer<typeof doer>;
export type LogStep = Readonly<z.infer<typeof step>>;
export type LogEntry = Readonly<z.infer<typeof entrySchema>>;
/** An entry before its commit says which press caused it. */
export type NewLogEntry = Omit<LogEntry, 'interactionId'>;

/**
 * The log from what the store holds.
 * @throws UnreadableGame naming the game
 */
export function parseLog(gameId: string, entries: readonly Json[]): readonly LogEntry[] {
  const parsed = z.array(entrySchema).safeParse(entries);
  if (!parsed.success) throw new UnreadableGame(gameId, 'an entry of its log is broken');
  return parsed.data;
}
