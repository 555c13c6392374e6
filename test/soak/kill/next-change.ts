/** Waits of people for something new to see. */
import type { Playground, WorldEvent } from '../../../src/playground/index.ts';
import { unlessRefused } from '../unless-refused.ts';
import type { Gate } from './gate.ts';

/** A person who sees nothing change looks, or presses, again after so many ms. */
const PATIENCE_MS = 2_500;

interface Meeting {
  readonly playground: Playground;
  readonly gate: Gate;
}

/** Resolves when one of the next messages makes something so, when people may not play any more, or after a while. */
export async function changed({ playground, gate }: Meeting, isSo: () => boolean): Promise<void> {
  if (!gate.isOpen || isSo()) return;
  await gate.unlessClosed(unlessRefused(playground.waitFor(isSo, PATIENCE_MS)));
}

/** Resolves at the next message, or edit of one, when people may not play any more, or after a while. */
export async function nextChange({ playground, gate }: Meeting): Promise<void> {
  if (!gate.isOpen) return;
  await gate.unlessClosed(unlessRefused(playground.waitFor(isOfMessage, PATIENCE_MS)));
}

function isOfMessage({ t }: WorldEvent): boolean {
  return t === 'message' || t === 'message-edit';
}
