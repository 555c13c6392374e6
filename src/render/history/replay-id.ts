/** Custom ids of replays: `w1:<what>:<game>:<step>`, with `:h` while hands are shown. */
import { z } from 'zod';

export const REPLAY_PREFIX = 'w1';

const VERBS = [
  'open',
  'watch',
  'list',
  'first',
  'previous',
  'next',
  'last',
  'turn',
  'moment',
  'hands',
  'share',
  'gif',
] as const;
export type ReplayVerb = (typeof VERBS)[number];

export interface ReplayPress {
  readonly verb: ReplayVerb;
  readonly gameId: string;
  /** Index of the step that the button leads to; selects carry it in their options. */
  readonly step: number;
  /** Whether hands are shown after the press, as far as their people let them. */
  readonly hands: boolean;
}

/** The place of a game in the list of games, before one is chosen. */
export const NO_CHOICE = { gameId: 'none', step: 0, hands: false } as const;

const schema = z.tuple([
  z.literal(REPLAY_PREFIX),
  z.enum(VERBS),
  z.string().regex(/^[\w-]{1,24}$/),
  z.string().regex(/^\d{1,5}$/),
  z.enum(['h', '']),
]);

export function replayId({ verb, gameId, step, hands }: ReplayPress): string {
  return [REPLAY_PREFIX, verb, gameId, step, hands ? 'h' : ''].join(':');
}

/** Null when the id is invalid. */
export function readReplayId(text: string): ReplayPress | null {
  const read = schema.safeParse(text.split(':'));
  if (!read.success) return null;
  const [, verb, gameId, step, hands] = read.data;
  return { verb, gameId, step: Number(step), hands: hands === 'h' };
}
