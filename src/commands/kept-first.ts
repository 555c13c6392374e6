/**
 * A press that changes something is acknowledged after the change is kept: what a person sees taken stays
 * taken, whatever happens to this process a moment later. A store that is slow must not let the press fail,
 * as Discord says after three seconds: then its person is shown in private that the bot is at it, which
 * promises nothing, and the outcome is written there.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { deferPrivately } from './answers.ts';
import type { Desk } from './desk.ts';
import type { PressInteraction } from './ways-in.ts';

/**
 * A person who has waited for so long, in ms, is asked for patience: it reaches them within two seconds, and leaves one
 * of Discord's three for a network that is slow.
 */
const PATIENCE_MS = 1_500;

/**
 * Waits for a change. Afterwards the press is either not answered yet, or waits privately to be filled in
 * (`interaction.deferred`).
 * @throws what the change throws, or the failure of the answer that asked for patience
 */
export async function keptFirst<T>(
  interaction: PressInteraction,
  { ages, tables }: Pick<Desk, 'ages' | 'tables'>,
  change: Promise<T>,
): Promise<T> {
  const asking = new AbortController();
  const left = PATIENCE_MS - ages.ageOf(interaction.createdTimestamp);
  // It will not be kept in time: then there is nothing to wait for.
  const isHopeless = tables.pressWaitMs() >= left;
  const asked = patience(interaction, isHopeless ? 0 : left, asking.signal);
  // A failure is told in the end: until then it must not count as one that nobody heeds, which ends the program.
  asked.catch(() => undefined);
  try {
    return await change;
  } finally {
    asking.abort();
    await asked;
  }
}

/** Asks for patience unless the change is kept in time; resolves when nothing is being answered any more. */
async function patience(interaction: PressInteraction, ms: number, inTime: AbortSignal): Promise<void> {
  const isLate = ms === 0 || (await sleep(ms, true, { signal: inTime }).catch(() => false));
  if (isLate) await deferPrivately(interaction);
}
