/** Many simultaneous duels on one playground, with people who press offered buttons. */
import { setTimeout as sleep } from 'node:timers/promises';
import { REST } from 'discord.js';
import { pino } from 'pino';
import seedrandom from 'seedrandom';
import '../src/content/index.ts';
import { createSend } from '../src/commands/discord/send.ts';
import { createRenderer } from '../src/commands/messages/renderer.ts';
import { listHeroes } from '../src/engine/definitions.ts';
import { createGameService } from '../src/games/create-game-service.ts';
import { type Playground, type SeenMessage, startPlayground } from '../src/playground/index.ts';
import { openStore, type StoreOptions } from '../src/store/index.ts';
import { answersIn, isOver, press, revOf, tableIn } from '../test/e2e/presser.ts';
import { BotProcess } from './bot-process.ts';

/** Simultaneous presses: in fifty games some ten people press within the same second. */
const AT_ONCE = 10;

/** The resources of a measurement. */
export interface Crowd {
  readonly playground: Playground;
  readonly bot: BotProcess;
  readonly channels: readonly string[];
  close(): Promise<void>;
}

/** Duels between Ada and Bo, each in its own channel, and a bot with all of them in its store. */
export async function openCrowd(games: number, place: StoreOptions): Promise<Crowd> {
  const names = Array.from({ length: games }, (_, i) => `table-${i}`);
  const playground = await startPlayground({ channels: names });
  const channels = names.map((name) => playground.channel(name).id);
  await openGames(playground, channels, place);
  const { apiUrl, token } = playground;
  const bot = await BotProcess.start({ apiUrl, token, store: place });
  return {
    playground,
    bot,
    channels,
    async close() {
      await bot.stop();
      await playground.close();
    },
  };
}

/** Opens the games in this process, with tables as text, which saves hundreds of pictures. */
async function openGames(
  playground: Playground,
  channels: readonly string[],
  place: StoreOptions,
): Promise<void> {
  const store = await openStore(place);
  const rest = new REST({ api: playground.apiUrl, globalRequestsPerSecond: 10_000 });
  const log = pino({ level: 'warn' });
  const tables = createGameService({
    store,
    send: createSend({ rest: rest.setToken(playground.token) }),
    render: createRenderer({ pictures: false, log }),
    choose: (_, actions) => {
      throw new Error(`nobody asked a bot to choose among ${actions.length}`);
    },
    log,
    pollMs: null,
  });
  const heroes = listHeroes().map(({ id }) => ({ hero: id }));
  const occupants = [0, 1].map((i) => {
    const { id, displayName } = playground.person(i);
    return { kind: 'person' as const, userId: id, name: displayName };
  });
  for (const [i, channelId] of channels.entries()) {
    const seats = [0, 1].map((seat) => heroes[(i + seat * 4) % heroes.length] ?? { hero: 'barbarian' });
    const opened = await tables.open({
      channelId,
      guildId: playground.guildId,
      occupants,
      setup: { mode: 'duel', seats, first: i % 2 === 0 ? 0 : 1 },
      pace: 'asynchronous',
      interactionId: null,
    });
    if ('refused' in opened) throw new Error(opened.refused);
  }
  await tables.idle();
  await tables.stop();
  await store.close();
}

/**
 * Lets people press at random tables until the number of presses is reached. Games that end are not replaced.
 * @returns the time of each acknowledgement, in ms
 */
export async function pressAround({ playground, channels }: Crowd, presses: number): Promise<number[]> {
  const random = seedrandom.alea(`crowd ${channels.length}`);
  const free = [...channels];
  const took: number[] = [];
  let left = presses;
  const pressUntilDone = async () => {
    while (left > 0 && free.length > 0) {
      left -= 1;
      const [channelId = ''] = free.splice(Math.floor(random() * free.length), 1);
      const ms = await pressUnlessOver(playground, channelId, random);
      if (ms !== null) took.push(ms);
      if (!isOver(playground, channelId)) free.push(channelId);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, channels.length) }, pressUntilDone));
  return took;
}

/**
 * Lets people press at random tables at a fixed rate, whether or not earlier presses are answered. A table at which a
 * press is under way is left out.
 * @param perSecond presses a second, at even intervals
 */
export async function pressSteadily(
  { playground, channels }: Crowd,
  presses: number,
  perSecond: number,
): Promise<void> {
  const random = seedrandom.alea(`steady ${channels.length}`);
  const free = [...channels];
  const pressed: Promise<void>[] = [];
  const pressAt = async (channelId: string) => {
    await pressUnlessOver(playground, channelId, random);
    if (!isOver(playground, channelId)) free.push(channelId);
  };
  const begin = performance.now();
  for (let at = 0; at < presses; at += 1) {
    await sleep(Math.max(0, begin + (at * 1_000) / perSecond - performance.now()));
    const [channelId] = free.splice(Math.floor(random() * free.length), 1);
    // A press is under way at every table, or their games are over: this press is left out.
    if (channelId !== undefined) pressed.push(pressAt(channelId));
  }
  await Promise.all(pressed);
}

/** A press; null when the game is won meanwhile, so that its table has no such button any more. */
async function pressUnlessOver(
  playground: Playground,
  channelId: string,
  random: () => number,
): Promise<number | null> {
  try {
    return await pressOnce(playground, channelId, random);
  } catch (error) {
    if (isOver(playground, channelId)) return null;
    throw error;
  }
}

/** One press of the asked person, on the table or in their hand; then waits for the table. */
async function pressOnce(
  playground: Playground,
  channelId: string,
  random: () => number,
): Promise<number | null> {
  const asked = () => {
    if (isOver(playground, channelId)) return 'over';
    const now = tableIn(playground, channelId);
    const whom = playground.people.find(({ id }) => now.text.includes(`<@${id}>`));
    return whom && { table: now, person: whom };
  };
  // The table of a game that was won asks nobody shortly before its last message appears.
  if (!asked()) await playground.waitFor(() => asked() !== undefined, 20_000);
  const found = asked();
  if (!found || found === 'over') return null;
  const { table, person } = found;
  const open = answersIn(table);
  const attacks = open.filter(({ customId }) => customId.includes(':activate:'));
  const offers = attacks.length > 0 && random() < 0.8 ? attacks : open;
  const offer = offers[Math.floor(random() * offers.length)];
  const rev = revOf(table);
  const start = performance.now();
  const seen = offer ? await press(person, offer) : await person.press(table, 'My hand');
  const took = performance.now() - start;
  if (seen.kind === 'failed') throw new Error(`press failed: ${seen.reason}`);
  if (offer) {
    await moved(playground, channelId, table, rev);
    return took;
  }
  const [fromHand] = answersIn(await seen.settled());
  if (fromHand) {
    await press(person, fromHand);
    await moved(playground, channelId, table, rev);
  }
  return took;
}

async function moved(
  playground: Playground,
  channelId: string,
  table: SeenMessage,
  rev: number,
): Promise<void> {
  const look = () => {
    if (isOver(playground, channelId)) return true;
    const now = tableIn(playground, channelId);
    return now.id !== table.id || revOf(now) > rev;
  };
  if (!look()) await playground.waitFor(look, 20_000);
}
