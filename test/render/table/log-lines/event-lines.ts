import type { GameEvent } from '../../../../src/engine/index.ts';

/** Display names of the seats in all lines. */
export const NAMES = ['Alice', 'B*b'];

/** Events of one kind, each with its line in the public log, or null where it has none. */
export type Lines = readonly (readonly [GameEvent, string | null])[];

/** Lines of some kinds of events. */
export type EventLines = { readonly [K in GameEvent['e']]?: Lines };
