/** The action log: what was done, by whom, and the public lines that came of it. */
import { z } from 'zod';
import type { Action } from '../../engine/index.ts';
import { type Json, UnreadableGame } from '../../store/index.ts';

/** Who decided: the person, the bot at a bot's seat, the autopilot of an absent person, or the clock (a forfeit). */
const doer = z.enum(['person', 'bot', 'autopilot', 'clock', 'left']);

const actionShape = z.looseObject({
  type: z.enum([
    'roll',
    'reroll',
    'activate',
    'no-ability',
    'defend',
    'no-defense',
    'play',
    'sell',
    'spend',
    'pass',
    'concede',
    'target',
    'alter',
    'choose',
    'set-orders',
  ]),
});

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
});

export type Doer = z.infer<typeof doer>;
export type LogStep = Readonly<z.infer<typeof step>>;
export type LogEntry = Readonly<z.infer<typeof entrySchema>>;

/**
 * The log from what the store holds.
 * @throws UnreadableGame naming the game
 */
export function parseLog(gameId: string, entries: readonly Json[]): readonly LogEntry[] {
  const parsed = z.array(entrySchema).safeParse(entries);
  if (!parsed.success) throw new UnreadableGame(gameId, 'an entry of its log is broken');
  return parsed.data;
}
