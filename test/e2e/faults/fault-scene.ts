/** A game for tests of faults: a bot with an adjustable clock, and helpers for what its players see. */
import { expect } from 'vitest';
import type { BotOptions } from '../../../src/commands/bot.ts';
import type { PlaygroundOptions, SeenMessage } from '../../../src/playground/index.ts';
import { isTable, tableIn } from '../presser.ts';
import { type Duel, openDuel, SEED, waitUntil } from '../scene.ts';
import { openStage, type Stage } from '../stage.ts';

/** Where a table is edited: by its ids or, just after a press, by that press. */
export const TABLE_EDITS = /^\/(channels\/\d+|webhooks\/\d+\/[^/]+)\/messages\//;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The bot's clock: the machine's time plus an offset that a test adds. */
export class AdjustableClock {
  #added = 0;
  readonly now = () => Date.now() + this.#added;
  pass(ms: number): void {
    this.#added += ms;
  }
}

export interface FaultStage extends Stage {
  readonly time: AdjustableClock;
}

/** A playground with a bot and no game yet. */
export async function openFaultStage(
  bot: Partial<BotOptions> = {},
  playground: PlaygroundOptions = {},
): Promise<FaultStage> {
  const stage = await openStage(playground);
  const time = new AdjustableClock();
  await stage.startBot({ newSeed: () => SEED, now: time.now, ...bot });
  return { ...stage, time };
}

/** A playground with a bot and a duel in which Ada is asked. */
export async function openFaultScene(
  bot: Partial<BotOptions> = {},
  playground: PlaygroundOptions = {},
): Promise<Duel & { readonly stage: FaultStage }> {
  const stage = await openFaultStage(bot, playground);
  return { stage, ...(await openDuel(stage)) };
}

/** Every message with a table's live buttons, oldest first. */
export function liveTables({ playground }: Stage, channelId: string): readonly SeenMessage[] {
  return playground.messages(channelId).filter((message) => isTable(message));
}

/** Whether the newest table offers a button. */
export function tableOffers({ playground }: Stage, channelId: string, label: string): boolean {
  return tableIn(playground, channelId).buttons.some((button) => button.label === label);
}

/** Waits until the newest table offers a button. */
export async function waitForOffer(stage: Stage, channelId: string, label: string): Promise<SeenMessage> {
  await waitUntil(stage, () => tableOffers(stage, channelId, label));
  return tableIn(stage.playground, channelId);
}

/**
 * Waits until the outbox is empty: while a message is being sent, the clock restarts the time of the question.
 */
export async function waitForOutbox({ store }: Stage): Promise<void> {
  await expect.poll(() => store.readOutbox(1)).toEqual([]);
}

/** The statuses of the answers to the bot's requests with this method and a matching path. */
export function requestStatuses({ playground }: Stage, method: string, path: RegExp): readonly number[] {
  return playground
    .requests()
    .filter((request) => request.method === method && path.test(request.path))
    .map(({ status }) => status);
}

/** The texts of one person's ephemeral messages in a channel, oldest first. */
export function privateTexts({ playground }: Stage, person: number, channelId: string): readonly string[] {
  return playground
    .person(person)
    .messages(channelId)
    .filter(({ ephemeral }) => ephemeral)
    .map(({ text }) => text);
}
