/** Set-ups of the end-to-end tests: a running game, and a message with a forged button. */
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { isTable, revOf, tableIn } from './presser.ts';
import type { Stage } from './stage.ts';

/** A refusal by Discord that the bot does not handle specially. */
export const UNFORESEEN_ERROR = {
  kind: 'refuse',
  status: 400,
  code: 40_099,
  message: 'An error that nobody foresaw',
} as const;

/** Fixed seeds, with which the games of a test are the same in each run. */
export const SEED = '0123456789abcdef0123456789abcdef';

/** The thread to which the newest message with a link points. */
export function threadOf({ playground, hall }: Pick<Stage, 'playground' | 'hall'>): string {
  for (const { content } of playground.messages(hall).toReversed()) {
    const link = /<#(\d+)>/.exec(content)?.[1];
    if (link !== undefined) return link;
  }
  throw new Error('No message links to a thread.');
}

export interface Duel {
  readonly thread: string;
  /** The challenger, who has the first turn, and the opponent. */
  readonly ada: Player;
  readonly bo: Player;
  readonly table: SeenMessage;
}

/** Ada (Barbarian) has the first turn against Bo (Moon Elf); the table is posted. */
export async function openDuel(stage: Stage, options: Readonly<Record<string, string>> = {}): Promise<Duel> {
  const { playground, hall } = stage;
  const [ada, bo] = [playground.person(0), playground.person(1)];
  const sent = await ada.command(hall, 'duel', {
    opponent: bo.id,
    hero: 'barbarian',
    'opponent-hero': 'moon-elf',
    starts: 'me',
    ...options,
  });
  const accepted = await bo.press(await sent.settled(), 'Accept as Moon Elf');
  await accepted.settled();
  const thread = threadOf(stage);
  const table = await ada.waitForMessage(thread, isTable);
  return { thread, ada, bo, table };
}

/** A message with one button of the given custom id, as anybody with the bot's token could post it. */
export function postButton(stage: Stage, channelId: string, customId: string): Promise<SeenMessage> {
  const button = { type: 2, style: 2, label: 'Press me', custom_id: customId };
  return postRows(stage, channelId, [{ type: 1, components: [button] }]);
}

/** A message of the bot with these action rows, as its API takes them. */
export async function postRows(
  { playground }: Stage,
  channelId: string,
  components: readonly object[],
): Promise<SeenMessage> {
  const answer = await fetch(`${playground.apiUrl}/v10/channels/${channelId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'forged', components }),
  });
  if (!answer.ok) throw new Error(`The playground refused: ${await answer.text()}`);
  const posted = playground.messages(channelId).at(-1);
  if (posted === undefined) throw new Error('Nothing was posted.');
  return posted;
}

/** Waits for a matching message that only this person sees, and returns the newest. */
export function waitForPrivateText(person: Player, channelId: string, words: RegExp): Promise<SeenMessage> {
  return person.waitForMessage(channelId, (message) => message.ephemeral && words.test(message.text));
}

/** Waits until a condition is true; it may be true already. */
export async function waitUntil({ playground }: Stage, look: () => boolean): Promise<void> {
  if (!look()) await playground.waitFor(look);
}

/**
 * Presses a table's button and waits for the table that follows. A reroll that is asked about once more is confirmed.
 */
export async function pressAndWait(
  stage: Stage,
  person: Player,
  table: SeenMessage,
  button: string | RegExp,
): Promise<SeenMessage> {
  const rev = revOf(table);
  const now = () => tableIn(stage.playground, table.channelId);
  const { customId } = person.button(table, button);
  const pressed = await person.press(table, customId);
  if (customId.includes(':reroll-asks:')) {
    const asked = await pressed.settled();
    // Whoever has agreed to the same risk in this turn is not asked again.
    if (asked.ephemeral) await person.press(asked, /:reroll-now:/);
  }
  await waitUntil(stage, () => now().id !== table.id || revOf(now()) > rev);
  return now();
}
