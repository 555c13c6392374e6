/** The run: people play, the bot is killed and restarted, and everything is compared with the record. */
import { setTimeout as sleep } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';
import type { Players } from './agreed.ts';
import { BotUnderKill } from './bot-under-kill.ts';
import { checkChat, missingQuestion } from './check-chat.ts';
import { acknowledgedPresses, checkPromises, type PressCounts } from './check-promises.ts';
import { embeddedPlace } from './embedded-place.ts';
import { Findings } from './findings.ts';
import { GameBook } from './game-book.ts';
import { Gate } from './gate.ts';
import { describeInstant, drawInstant, drawStart, killAt } from './instants.ts';
import { journalOf, type Killed } from './journal.ts';
import type { KillOptions } from './options.ts';
import { playersOf } from './players.ts';
import type { StoreUnderTest } from './reading.ts';
import { redisPlace } from './redis-place.ts';
import { Witness } from './witness.ts';

/** From ready to every table as it should be; more is a finding, on a machine that starts the bot in a second. */
const REST_MS = 6_000;
/** On a busy machine: this multiple of the latest start. */
const REST_STARTS = 4;
const LOOK_MS = 50;
/** What the dead bot sent last reaches the playground within this time. */
const ECHO_MS = 30;
const LONGEST_PLAY_MS = 500;
/** Shares of the kills: in the middle of a start, and before the tables were looked at. */
const SHARE_OF_STARTS = 0.15;
const SHARE_OF_HASTE = 0.2;
/** The store's server is killed after this many kills of the bot. */
const SERVER_KILL_EVERY = 20;
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'];

export interface KillResult {
  readonly findings: Findings;
  readonly counts: PressCounts;
  readonly kills: Readonly<Record<string, number>>;
  readonly serverKills: number;
  readonly games: number;
  readonly finished: number;
  /** From spawn to ready, in ms. */
  readonly starts: readonly number[];
  /** From ready to all tables at rest, in ms. */
  readonly rests: readonly number[];
  readonly errors: ReadonlyMap<string, number>;
  readonly seconds: number;
}

/** Runs until the number of kills is reached, or `enough` is aborted; then waits for rest and summarises. */
export async function runKillSoak(
  options: KillOptions,
  print: (line: string) => void,
  enough: AbortSignal,
): Promise<KillResult> {
  const place = options.store === 'redis' ? await redisPlace(options.fsync) : embeddedPlace();
  const people = NAMES.map((displayName, at) => ({
    id: `20000000000000000${at + 1}`,
    username: displayName.toLowerCase(),
    displayName,
    color: '#e0795b',
  }));
  const playground = await startPlayground({ people });
  const run = new KillSoak(options, place, playground, print);
  try {
    return await run.go(enough);
  } finally {
    await run.close();
    await playground.close();
    await place.remove();
  }
}

class KillSoak {
  readonly #options: KillOptions;
  readonly #place: StoreUnderTest;
  readonly #playground: Playground;
  readonly #print: (line: string) => void;
  readonly #random: () => number;
  readonly #bots: readonly BotUnderKill[];
  /** The one that is killed next. */
  #bot: BotUnderKill;
  readonly #witness: Witness;
  readonly #gate = new Gate();
  readonly #findings = new Findings();
  readonly #book = new GameBook(this.#findings);
  readonly #players: readonly Players[];
  readonly #kills: Killed[] = [];
  readonly #rests: number[] = [];
  readonly #confirmed = new Set<string>();
  /** Finished games that were found in order at rest; they are looked at again at the end only. */
  readonly #filed = new Set<string>();
  /** Threads whose journals were printed. */
  readonly #journalled = new Set<string>();
  #botKills = 0;
  #serverKills = 0;
  #told = 0;

  constructor(
    options: KillOptions,
    place: StoreUnderTest,
    playground: Playground,
    print: (line: string) => void,
  ) {
    this.#options = options;
    this.#place = place;
    this.#playground = playground;
    this.#print = print;
    this.#random = seedrandom.alea(`kills ${options.seed}`);
    this.#witness = new Witness(playground);
    const env = {
      ...place.env,
      DISCORD_API_URL: playground.apiUrl,
      DISCORD_TOKEN: playground.token,
      DISCORD_REQUESTS_PER_SECOND: '10000',
      LOG_LEVEL: 'warn',
    };
    this.#bot = new BotUnderKill(place.dataDir, env);
    const others = Array.from({ length: options.bots - 1 }, () => new BotUnderKill(place.dataDir, env));
    this.#bots = [this.#bot, ...others];
    this.#players = playersOf(options, {
      playground,
      witness: this.#witness,
      gate: this.#gate,
      findings: this.#findings,
      hall: playground.channel('throne-room').id,
    });
  }

  async go(enough: AbortSignal): Promise<KillResult> {
    const began = performance.now();
    for (const bot of this.#bots) this.#start(bot);
    await Promise.all(this.#bots.map((bot) => bot.ready()));
    const playing = Promise.all(this.#players.map((players) => players.run()));
    await this.#firstMove(enough);
    const { kills } = this.#options;
    while (this.#botKills < kills && !enough.aborted) {
      if (this.#bots.length > 1) this.#bot = this.#drawBot();
      if (this.#random() < SHARE_OF_STARTS) await this.#killInStart();
      else await this.#killInPlay();
      if (this.#place.server && this.#botKills >= (this.#serverKills + 1) * SERVER_KILL_EVERY) {
        await this.#killServer(this.#place.server);
      }
      this.#tell();
    }
    this.#gate.end();
    await playing;
    // What people did last is shown as well before the chat is looked at.
    await this.#comeToRest();
    this.#filed.clear();
    this.#confirmed.clear();
    const counts = await this.#check(true);
    this.#checkChat();
    this.#tell();
    return this.#result(counts, (performance.now() - began) / 1_000);
  }

  /** Nothing can be lost before anybody has moved: on a slow machine the first kills would find no game. */
  async #firstMove(enough: AbortSignal): Promise<void> {
    this.#gate.open();
    const aborted = new Promise((resolve) => enough.addEventListener('abort', resolve, { once: true }));
    while (acknowledgedPresses(this.#witness).length === 0 && !enough.aborted) {
      await Promise.race([this.#witness.nextAnswer(), aborted]);
    }
    this.#gate.close();
  }

  async close(): Promise<void> {
    this.#gate.end();
    for (const bot of this.#bots) await bot.stop();
  }

  #drawBot(): BotUnderKill {
    return this.#bots[Math.floor(this.#random() * this.#bots.length)] ?? this.#bot;
  }

  #start(bot = this.#bot): void {
    const { pictures } = this.#options;
    bot.spawn(pictures === 'on' || (pictures === 'some' && this.#random() < 0.2));
  }

  /** People play until the drawn instant; then the bot dies, what it left is read, and it starts again. */
  async #killInPlay(): Promise<void> {
    if (this.#random() >= SHARE_OF_HASTE) await this.#comeToRest();
    this.#gate.open();
    await sleep(this.#random() * LONGEST_PLAY_MS);
    const instant = drawInstant(this.#random);
    const name = await killAt(instant, this.#playground, this.#witness, () => this.#bot.kill());
    this.#gate.close();
    this.#count(name, describeInstant(instant));
    await this.#bot.gone();
    await sleep(ECHO_MS);
    await this.#check(false);
    await this.#place.letGo();
    this.#start();
    await this.#bot.ready();
  }

  /** Kills the running bot, and then the next one while it starts. */
  async #killInStart(): Promise<void> {
    this.#bot.kill();
    await this.#bot.gone();
    await this.#place.letGo();
    this.#start();
    const instant = drawStart(this.#random);
    const name = await killAt(instant, this.#playground, this.#witness, () => this.#bot.kill());
    this.#count(name, describeInstant(instant));
    await this.#bot.gone();
    await this.#check(false);
    await this.#place.letGo();
    this.#start();
    await this.#bot.ready();
  }

  /** The bot lives on while its store is away for a moment. */
  async #killServer(server: NonNullable<StoreUnderTest['server']>): Promise<void> {
    await this.#comeToRest();
    this.#gate.open();
    await Promise.race([this.#witness.nextPress(), sleep(1_000)]);
    await sleep(this.#random() * 100);
    await server.kill();
    this.#serverKills += 1;
    this.#kills.push({ number: -this.#serverKills, name: 'the Redis server', at: performance.now() });
    await sleep(200 + this.#random() * 1_000);
    await server.restart();
    this.#gate.close();
    await sleep(ECHO_MS);
    await this.#check(true);
  }

  #count(name: string, words: string): void {
    this.#botKills += 1;
    const number = this.#botKills;
    this.#kills.push({ number, name, at: performance.now() });
    this.#findings.after(number, words);
  }

  /** Compares the store with the record. */
  async #check(botIsAlive: boolean): Promise<PressCounts> {
    const acknowledged = acknowledgedPresses(this.#witness);
    const asked = acknowledged.filter(({ id }) => !this.#confirmed.has(id));
    const reading = await this.#place.read(
      { known: this.#book.versions, interactions: asked.map(({ id }) => id) },
      botIsAlive,
    );
    for (const id of reading.committed) this.#confirmed.add(id);
    this.#book.take(reading);
    return checkPromises(this.#witness, this.#book, this.#confirmed, this.#findings, acknowledged);
  }

  /** With people pausing, every table comes to show its present question within a few seconds. */
  async #comeToRest(): Promise<void> {
    const from = performance.now();
    for (;;) {
      await this.#check(true);
      const restless = this.#open().flatMap((game) => {
        const why = missingQuestion(this.#playground, game);
        return why === null ? [] : [{ game, why }];
      });
      const took = performance.now() - from;
      if (restless.length === 0) {
        this.#rests.push(took);
        this.#checkChat();
        for (const game of this.#open()) if (game.status !== 'live') this.#filed.add(game.id);
        return;
      }
      if (
        took >
        Math.max(REST_MS, REST_STARTS * Math.max(...this.#bots.map(({ starts }) => starts.at(-1) ?? 0)))
      ) {
        for (const { game, why } of restless) this.#findings.add('not shown', game.thread, why);
        return;
      }
      await sleep(LOOK_MS);
    }
  }

  #open() {
    return this.#book.all().filter(({ id }) => !this.#filed.has(id));
  }

  #checkChat(): void {
    const agreed = this.#players.flatMap((players) => players.agreed);
    checkChat(
      this.#playground,
      this.#witness,
      this.#book,
      this.#open(),
      agreed,
      this.#findings,
      this.#bots.length,
    );
  }

  /** Prints the findings that were not printed yet, with the journal of their games. */
  #tell(): void {
    const { seed, store } = this.#options;
    for (const finding of this.#findings.all().slice(this.#told)) {
      const { kind, kill, instant, thread, words } = finding;
      this.#print(`FINDING (${store}, seed ${seed}, kill ${kill}, ${instant}) ${kind}: ${words}`);
      if (thread === null || this.#journalled.has(thread)) continue;
      this.#journalled.add(thread);
      for (const line of journalOf(thread, this.#witness, this.#book, this.#kills))
        this.#print(`    ${line}`);
    }
    this.#told = this.#findings.all().length;
    const bots = this.#botKills;
    if (bots % 10 === 0)
      this.#print(`${bots} kills, ${this.#witness.presses.size} presses, ${this.#told} findings`);
  }

  #errors(): ReadonlyMap<string, number> {
    const all = new Map<string, number>();
    for (const { errors } of this.#bots) {
      for (const [message, count] of errors) all.set(message, (all.get(message) ?? 0) + count);
    }
    return all;
  }

  #result(counts: PressCounts, seconds: number): KillResult {
    const kills: Record<string, number> = {};
    for (const { number, name } of this.#kills) if (number > 0) kills[name] = (kills[name] ?? 0) + 1;
    const games = this.#book.all();
    return {
      findings: this.#findings,
      counts,
      kills,
      serverKills: this.#serverKills,
      games: games.length,
      finished: games.filter(({ status }) => status !== 'live').length,
      starts: this.#bots.flatMap(({ starts }) => starts),
      rests: this.#rests,
      errors: this.#errors(),
      seconds,
    };
  }
}
