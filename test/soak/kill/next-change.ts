/** Waits for changes in the chat. */
import type { Playground, WorldEvent } from '../../../src/playground/index.ts';
import { unlessRefused } from '../unless-refused.ts';
import type { Gate } from './gate.ts';

/** How long a person waits for a change before they check or press again. */
const PATIENCE_MS = 2_500;

interface WaitParts {
  readonly playground: Playground;
  readonly gate: Gate;
}

/** Resolves when an event makes the condition true, when the gate closes, or after `PATIENCE_MS`. */
export async function changed({ playground, gate }: WaitParts, condition: () => boolean): Promise<void> {
  if (!gate.isOpen || condition()) return;
  await gate.unlessClosed(unlessRefused(playground.waitFor(condition, PATIENCE_MS)));
}

/** Resolves at the next message or edit, when the gate closes, or after `PATIENCE_MS`. */
export async function nextChange({ playground, gate }: WaitParts): Promise<void> {
  if (!gate.isOpen) return;
  await gate.unlessClosed(unlessRefused(playground.waitFor(isMessageChange, PATIENCE_MS)));
}

function isMessageChange({ t }: WorldEvent): boolean {
  return t === 'message' || t === 'message-edit';
}
