/** Simulated people who press random offered buttons, with a seeded generator. */
import seedrandom from 'seedrandom';
import type { ActionResult, Player, Playground, SeenMessage } from '../../src/playground/index.ts';
import { readCustomId } from '../../src/render/custom-id.ts';

/** Something that can be pressed. */
interface Offer {
  readonly message: SeenMessage;
  readonly customId: string;
  /** The option of a select. */
  readonly value?: string;
}

/** Buttons that answer no question. */
function isAnswer(customId: string): boolean {
  const verb = readCustomId(customId)?.buttonAction.verb;
  return verb === 'act' || verb === 'pick';
}

/** A button that marks a die, which alone answers no question. */
function isMark(customId: string): boolean {
  return readCustomId(customId)?.buttonAction.verb === 'keep';
}

/** Every answer that a message offers. */
export function answersIn(message: SeenMessage): Offer[] {
  const buttons = message.buttons
    .filter(({ customId, disabled }) => !disabled && isAnswer(customId))
    .map(({ customId }) => ({ message, customId }));
  const options = message.selects
    .filter(({ customId, disabled }) => !disabled && isAnswer(customId))
    .flatMap(({ customId, options }) => options.map(({ value }) => ({ message, customId, value })));
  return [...buttons, ...options];
}

/** Whether a message still offers an answer that it offered before. */
export function isStillOffered({ message, customId, value }: Offer): boolean {
  return answersIn(message).some((now) => now.customId === customId && now.value === value);
}

/** Whether a message is a table with buttons. */
export function isTable(message: SeenMessage): boolean {
  // Past tables and reminders have only a button for posting the table again.
  const isOfTable = (id: string) => id.startsWith('t1:') && !id.endsWith(':repost');
  return !message.ephemeral && message.buttons.some(({ customId }) => isOfTable(customId));
}

/** The newest table of a channel. */
export function tableIn(playground: Playground, channelId: string): SeenMessage {
  const table = playground.messages(channelId).findLast(isTable);
  if (table === undefined) throw new Error('There is no table.');
  return table;
}

/** The revision in the custom ids of a table's buttons. */
export function revOf(table: SeenMessage): number {
  const revs = table.buttons.map(({ customId }) => readCustomId(customId)?.rev ?? -1);
  return Math.max(...revs);
}

export async function press(person: Player, { message, customId, value }: Offer): Promise<ActionResult> {
  if (value === undefined) return person.press(message, customId);
  return person.select(message, customId, [value]);
}

export interface Played {
  readonly presses: number;
  readonly refusals: readonly string[];
}

/** Lets the people in a game press at random until the game ends or `most` presses were made. */
export async function playAtRandom(
  playground: Playground,
  channelId: string,
  seed: string,
  most = 3_000,
): Promise<Played> {
  const random = seedrandom(seed);
  const draw = <T>(things: readonly T[]): T | undefined => things[Math.floor(random() * things.length)];
  const refusals: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    const table = tableIn(playground, channelId);
    if (isOver(playground, channelId)) return { presses, refusals };
    const person = askedOf(playground, table);
    if (person === undefined) {
      await change(playground, channelId, table);
      continue;
    }
    const offer = draw(await offersFor(playground, channelId, person, random));
    if (offer === undefined) throw new Error(`${person.displayName} is offered nothing:\n${table.text}`);
    const shown = tableIn(playground, channelId);
    const rev = revOf(shown);
    const seen = await press(person, offer);
    if (seen.kind === 'failed') throw new Error(`press failed: ${seen.reason}`);
    const refusal = await moved(playground, channelId, person, shown, rev);
    if (refusal !== null) refusals.push(`${offer.customId} ${offer.value ?? ''}: ${refusal}`);
  }
  return { presses: most, refusals };
}

export function isOver(playground: Playground, channelId: string): boolean {
  return playground.messages(channelId).some((message) => message.text.includes('Thank you for playing'));
}

/** The asked person, whom the table mentions, if there is one. */
function askedOf(playground: Playground, table: SeenMessage): Player | undefined {
  return playground.people.find(({ id }) => table.text.includes(`<@${id}>`));
}

/** What the asked person can press: on the table, and sometimes or when the table offers nothing, on their hand panel. */
async function offersFor(
  playground: Playground,
  channelId: string,
  person: Player,
  random: () => number,
): Promise<Offer[]> {
  const table = tableIn(playground, channelId);
  const open = answersIn(table);
  const marks = table.buttons.filter(({ customId, disabled }) => !disabled && isMark(customId));
  const mark = marks[Math.floor(random() * marks.length)];
  if (open.length === 0 && mark !== undefined) {
    // For a change of a die, the answers appear once a die is marked.
    await person.press(table, mark.customId);
    const isMarked = () => answersIn(tableIn(playground, channelId)).length > 0;
    if (!isMarked()) await playground.waitFor(isMarked);
    return answersIn(tableIn(playground, channelId));
  }
  // Attacks are preferred, because a game of purely random presses takes very long.
  const attacks = open.filter(({ customId }) => /:activate:/.test(customId));
  if (attacks.length > 0 && random() < 0.8) return attacks;
  if (open.length > 0 && random() < 0.6) return open;
  const seen = await person.press(table, 'My hand');
  return [...open, ...answersIn(await seen.settled())];
}

/** Waits until the table has a new question, the game has ended, or the press is refused in private. */
async function moved(
  playground: Playground,
  channelId: string,
  person: Player,
  table: SeenMessage,
  rev: number,
): Promise<string | null> {
  const before = person.messages(channelId).filter(({ ephemeral }) => ephemeral).length;
  const look = () => {
    const now = tableOrNull(playground, channelId);
    if (isOver(playground, channelId) || (now !== null && (now.id !== table.id || revOf(now) > rev)))
      return 'moved';
    const told = person.messages(channelId).filter(({ ephemeral }) => ephemeral);
    return told.length > before ? (told.at(-1)?.text ?? '') : null;
  };
  const at = look() ?? (await waited(playground, look));
  return at === 'moved' ? null : at;
}

async function waited(playground: Playground, look: () => string | null): Promise<string> {
  let found: string | null = null;
  await playground.waitFor(() => {
    found = look();
    return found !== null;
  });
  return found ?? '';
}

function tableOrNull(playground: Playground, channelId: string): SeenMessage | null {
  return playground.messages(channelId).findLast(isTable) ?? null;
}

/** Waits until a bot has played. */
async function change(playground: Playground, channelId: string, table: SeenMessage): Promise<void> {
  const text = table.text;
  const look = () => isOver(playground, channelId) || tableOrNull(playground, channelId)?.text !== text;
  if (!look()) await playground.waitFor(look);
}
