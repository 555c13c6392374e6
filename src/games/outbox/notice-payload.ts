/** The notices in stored outbox entries. */
import { z } from 'zod';
import { ENDINGS } from '../game-service.ts';

const about = { seat: z.int().nonnegative(), userId: z.string() };
const question = { ...about, askedRev: z.int().nonnegative() };
const called = { ...question, also: z.array(z.object(about)).readonly().exactOptional() };
const undone = z.object({ type: z.string(), of: z.string().exactOptional() });
/** The schema of an entry's payload; its result is a `Notice`. */
export const noticePayload = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ping'), ...called, by: z.string().exactOptional() }),
  z.object({ kind: z.literal('nudge'), ...called }),
  z.object({
    kind: z.literal('warning'),
    ...called,
    until: z.int(),
    forfeits: z.boolean(),
    sleeps: z.literal(true).exactOptional(),
  }),
  z.object({
    kind: z.literal('gone'),
    ...question,
    until: z.int(),
    unsighted: z.literal(true).exactOptional(),
  }),
  z.object({ kind: z.literal('early'), ...about, turn: z.int() }),
  z.object({ kind: z.literal('fallen'), ...about }),
  z.object({
    kind: z.literal('take-back'),
    ...question,
    actions: z.int(),
    others: z.array(z.string()).readonly(),
    undone: undone.exactOptional(),
  }),
  z.object({ kind: z.literal('hero-offer'), ...about, to: z.string() }),
  z.object({
    kind: z.literal('take-back-refused'),
    ...about,
    asker: z.string().exactOptional(),
    undone: undone.exactOptional(),
  }),
  z.object({ kind: z.literal('away'), ...about, until: z.nullable(z.int()), isNews: z.boolean() }),
  z.object({
    kind: z.literal('replaced'),
    ...about,
    by: z.string().exactOptional(),
    late: z.literal(true).exactOptional(),
  }),
  z.object({ kind: z.literal('asleep') }),
  z.object({ kind: z.literal('side') }),
  z.object({ kind: z.literal('back') }),
  z.object({
    kind: z.literal('autopilot'),
    ...about,
    left: z.int(),
    did: z.array(z.string()).readonly().exactOptional(),
  }),
  z.object({ kind: z.literal('compared') }),
  z.object({ kind: z.literal('series-game') }),
  z.object({ kind: z.literal('series-waits'), because: z.string() }),
  z.object({ kind: z.literal('result'), how: z.enum(ENDINGS), winners: z.array(z.int()) }),
  z.object({
    kind: z.literal('over'),
    how: z.enum(ENDINGS),
    winners: z.array(z.int()),
    seed: z.string(),
    seedHash: z.string(),
  }),
]);
