/** People in a Mission, who press on the table or on their panels, several at the same time. */
import seedrandom from 'seedrandom';
import type { ActionResult, Player, Playground, SeenMessage } from '../../src/playground/index.ts';
import { unlessRefused } from '../soak/unless-refused.ts';
import { answersIn, isOver, isTable, press, revOf, tableIn } from './presser.ts';
import { threadOf } from './scene.ts';

/** A person who sees no result within this time presses again, in ms. */
const PATIENCE_MS = 3_000;

/** Custom ids of actions that advance a Mission. */
const LEANING = /:(roll|activate|defend|then|move)/;

/** A stage, or a playground whose program runs in a separate process. */
export interface MissionStage {
  readonly playground: Playground;
  readonly hall: string;
}

/** Opens a table for a Mission, with people in their seats and bots in the others. Returns its thread. */
export async function openMission(
  { playground, hall }: MissionStage,
  people: readonly Player[],
  bots = 0,
  pace: 'live' | 'asynchronous' = 'live',
  mission = 'The Toll Bridge',
): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error('nobody plays');
  const sent = await host.command(
    hall,
    'mission',
    { mission, hero: 'barbarian', pace },
    { subcommand: 'start' },
  );
  const lobby = await sent.settled();
  for (const other of others) await (await other.press(lobby, 'Take a seat')).settled();
  for (let count = 0; count < bots; count += 1) await (await host.press(lobby, 'Add a bot')).settled();
  await (await host.press(lobby, 'Start')).settled();
  const thread = threadOf({ playground, hall });
  await host.waitForMessage(thread, isTable);
  return thread;
}

/** The people whom the table of a thread asks. */
export function askedPlayers(
  { playground }: Pick<MissionStage, 'playground'>,
  people: readonly Player[],
  thread: string,
): Player[] {
  const { text } = tableIn(playground, thread);
  return people.filter(({ id }) => text.includes(`<@${id}>`));
}

/** Something that a person can press, on the table or on their panel. */
type MissionOffer = Parameters<typeof press>[1];

/** Draws the next press of a person; null when they are ready or not asked, and so have no offer. */
export async function nextOffer(
  { playground }: Pick<MissionStage, 'playground'>,
  person: Player,
  thread: string,
  random: () => number,
): Promise<MissionOffer | null> {
  const draw = <T>(things: readonly T[]): T | undefined => things[Math.floor(random() * things.length)];
  const table = tableIn(playground, thread);
  const atTable = offersOn(table, draw);
  const shown = atTable.length > 0 ? atTable : offersOn(await panelOf(person, table), draw);
  // Taking a decision back makes no progress.
  const offers = shown.filter(({ customId }) => !customId.endsWith(':not-ready'));
  // Cards are sold only where they have to be.
  const mustSell = /sell (?:a|\d+) cards? from your hand/.test(table.text);
  const useful = offers.filter(
    ({ value = '' }) => !value.startsWith('plan') && value.startsWith('sell') === mustSell,
  );
  const leaning = useful.filter(({ customId, value = '' }) => LEANING.test(`${customId}:${value}`));
  return draw(leaning.length > 0 && random() < 0.9 ? leaning : useful) ?? draw(offers) ?? null;
}

/** The answers on a message; when a die must be marked first, its dice. */
function offersOn(
  message: SeenMessage,
  draw: <T>(things: readonly T[]) => T | undefined,
): readonly MissionOffer[] {
  const answers = answersIn(message);
  if (answers.length > 0) return answers;
  const mark = draw(message.buttons.filter(({ customId }) => customId.includes(':keep:')));
  return mark ? [{ message, customId: mark.customId }] : [];
}

async function panelOf(person: Player, table: SeenMessage): Promise<SeenMessage> {
  const isPanel = table.buttons.some(({ label }) => label === 'My turn');
  return (await person.press(table, isPanel ? 'My turn' : 'My hand')).settled();
}

/** All these people press at once. Returns the result of each; null for a person without an offer. */
export async function pressTogether(
  meeting: Pick<MissionStage, 'playground'>,
  people: readonly Player[],
  thread: string,
  random: () => number,
): Promise<readonly (ActionResult | null)[]> {
  return Promise.all(
    people.map(async (person) => {
      const offer = await nextOffer(meeting, person, thread, random);
      return offer && press(person, offer);
    }),
  );
}

/** A fingerprint of the table of a thread: it differs after every visible change. */
export function tableFingerprint({ playground }: Pick<MissionStage, 'playground'>, thread: string): string {
  const table = tableIn(playground, thread);
  const ids = table.buttons.map(({ customId }) => customId);
  return `${table.id} ${revOf(table)} ${ids.join()} ${table.text}`;
}

/** The round shown on the table of a thread; 0 after the end. */
export function shownRound({ playground }: Pick<MissionStage, 'playground'>, thread: string): number {
  return Number(/Round (\d+):/.exec(tableIn(playground, thread).text)?.[1] ?? 0);
}

export interface Pressed {
  /** The number of rounds in which several people pressed at once. */
  readonly together: number;
  /** Failed presses, with the text that the person read. */
  readonly failed: readonly string[];
}

/** All asked people press at once, repeatedly, until the condition is true, the game ends, or none of them is asked. */
export async function playUntil(
  meeting: Pick<MissionStage, 'playground'>,
  people: readonly Player[],
  thread: string,
  isDone: () => boolean,
  seed = 'missions',
): Promise<Pressed> {
  const { playground } = meeting;
  const random = seedrandom(seed);
  let together = 0;
  const failed: string[] = [];
  for (let turns = 0; turns < 1_500 && !isOver(playground, thread) && !isDone(); turns += 1) {
    const before = tableFingerprint(meeting, thread);
    const told = () =>
      people.flatMap((one) => one.messages(thread).filter(({ ephemeral }) => ephemeral)).length;
    const toldBefore = told();
    const seen = await pressTogether(meeting, askedPlayers(meeting, people, thread), thread, random);
    failed.push(...seen.flatMap((one) => (one?.kind === 'failed' ? [one.reason ?? ''] : [])));
    if (seen.filter((one) => one !== null).length > 1) together += 1;
    const isChanged = () =>
      isOver(playground, thread) || tableFingerprint(meeting, thread) !== before || told() > toldBefore;
    if (!isChanged()) await unlessRefused(playground.waitFor(isChanged, PATIENCE_MS));
  }
  return { together, failed };
}
