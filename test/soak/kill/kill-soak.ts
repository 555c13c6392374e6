/** The run of the kill soak: people play, the bot is killed and restarted, and store and chat are checked against the witness. */
import { setTimeout as sleep } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';
import { patientClock } from '../../e2e/patient-clock.ts';
import { ArchiveBook } from './archive-book.ts';
import { BotUnderKill } from './bot-under-kill.ts';
import { checkCampaigns } from './campaign-book.ts';
import { acknowledgedPresses } from './check-promises.ts';
import { Checks } from './checks.ts';
import { clusterPlace } from './cluster-place.ts';
import { embeddedPlace } from './embedded-place.ts';
import { FindingPrinter } from './finding-printer.ts';
import { Findings } from './findings.ts';
import { GameBook } from './game-book.ts';
import { Gate } from './gate.ts';
import { describeInstant, drawInstant, drawStart, killAt } from './instants.ts';
import type { Killed } from './journal.ts';
import type { KillOptions } from './options.ts';
import { playersOf } from './players.ts';
import type { StoreUnderTest } from './reading.ts';
import { redisPlace } from './redis-place.ts';
import { type KillResult, resultOf } from './result.ts';
import { SceneBook } from './scene-book.ts';
import type { Players } from './started-game.ts';
import { StoreTrouble } from './store-trouble.ts';
import { Witness } from './witness.ts';

/** The time within which all tables must show their current question; a longer wait is a finding. */
const REST_MS = 6_000;
/** The same on a cluster: what a program that died has left there goes out within 7.5 seconds. */
const REST_OF_CLUSTER_MS = 9_000;
/** On a slow machine the limit is the bot's latest start time multiplied by this. */
const REST_STARTS = 4;
/** A start of the program on an idle machine takes this long at most. */
const IDLE_START_MS = 1_500;
/** An answer may take this many times as long as Discord allows: the kills are the subject, and the machine may be busy. */
const PATIENCE = 20;
/** The last requests of a killed bot reach the playground within this time. */
const LATE_REQUESTS_MS = 30;
/** The share of the kills that happen during a start of the bot. */
const SHARE_DURING_START = 0.15;
/** The share of the kills during play that do not wait for the tables to be current first. */
const SHARE_WITHOUT_REST = 0.2;
/** How often it is looked which scenes are played. */
const SCENE_POLL_MS = 250;
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** Runs until the number of kills is reached or `enough` is aborted, then waits for the tables and returns the result. */
export async function runKillSoak(
  options: KillOptions,
  print: (line: string) => void,
  enough: AbortSignal,
): Promise<KillResult> {
  const place = await placeOf(options);
  const people = NAMES.map((displayName, at) => ({
    id: `20000000000000000${at + 1}`,
    username: displayName.toLowerCase(),
    displayName,
    color: '#e0795b',
  }));
  const playground = await startPlayground({ people, clock: patientClock(PATIENCE) });
  const run = new KillSoak(options, place, playground, print);
  try {
    return await run.go(enough);
  } finally {
    await run.close();
    await playground.close();
    await place.remove();
  }
}

async function placeOf({ store, fsync }: KillOptions): Promise<StoreUnderTest> {
  if (store === 'cluster') return clusterPlace();
  return store === 'redis' ? redisPlace(fsync) : embeddedPlace();
}

class KillSoak {
  readonly #options: KillOptions;
  readonly #place: StoreUnderTest;
  readonly #playground: Playground;
  readonly #printer: FindingPrinter;
  readonly #random: () => number;
  readonly #bots: readonly BotUnderKill[];
  /** The bot that is killed next. */
  #bot: BotUnderKill;
  readonly #witness: Witness;
  readonly #gate = new Gate();
  readonly #findings = new Findings();
  readonly #book = new GameBook(this.#findings);
  readonly #archive = new ArchiveBook(this.#findings);
  readonly #scenes = new SceneBook();
  readonly #players: readonly Players[];
  readonly #checks: Checks;
  readonly #kills: Killed[] = [];
  readonly #trouble: StoreTrouble;
  #botKills = 0;

  constructor(
    options: KillOptions,
    place: StoreUnderTest,
    playground: Playground,
    print: (line: string) => void,
  ) {
    this.#options = options;
    this.#place = place;
    this.#playground = playground;
    this.#random = seedrandom.alea(`kills ${options.seed}`);
    this.#witness = new Witness(playground);
    this.#trouble = new StoreTrouble({
      place,
      witness: this.#witness,
      random: this.#random,
      kills: this.#kills,
    });
    this.#printer = new FindingPrinter(
      { options, findings: this.#findings, witness: this.#witness, book: this.#book, kills: this.#kills },
      print,
    );
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
    const hall = playground.channel('throne-room').id;
    this.#players = playersOf(options, {
      playground,
      witness: this.#witness,
      gate: this.#gate,
      findings: this.#findings,
      hall,
      slowness: () => Math.max(1, this.#slowestStart() / IDLE_START_MS),
    });
    this.#checks = new Checks({
      place,
      playground,
      witness: this.#witness,
      findings: this.#findings,
      book: this.#book,
      archive: this.#archive,
      players: this.#players,
      hall,
      programs: options.bots,
    });
  }

  async go(enough: AbortSignal): Promise<KillResult> {
    const began = performance.now();
    for (const bot of this.#bots) this.#start(bot);
    await Promise.all(this.#bots.map((bot) => bot.ready()));
    const playing = Promise.all(this.#players.map((players) => players.run()));
    await this.#firstMove(enough);
    const { kills, ended } = this.#options;
    while (this.#botKills < kills && this.#book.finished < ended && !this.#isEnough() && !enough.aborted) {
      if (this.#bots.length > 1) this.#bot = this.#drawBot();
      if (this.#random() < SHARE_DURING_START) await this.#killInStart();
      else await this.#killInPlay();
      if (this.#trouble.isDue(this.#botKills)) await this.#killServer();
      this.#printer.print(this.#botKills, this.#book.finished);
    }
    this.#gate.end();
    await playing;
    // The tables must show the last moves before the chat is checked.
    await this.#comeToRest();
    const counts = await this.#checks.checkAll();
    for (const bot of this.#bots) await bot.stop();
    const recount = await this.#archive.recount(this.#place);
    const sessions = await checkCampaigns(this.#place, this.#book, this.#findings);
    const linked = this.#checks.checkRecords();
    this.#printer.print(this.#botKills, this.#book.finished);
    return resultOf({
      findings: this.#findings,
      counts,
      kills: this.#kills,
      book: this.#book,
      recount,
      sessions,
      scenes: this.#scenes.counts(this.#book),
      linked,
      slotMoves: this.#trouble.moves,
      bots: this.#bots,
      rests: this.#checks.rests,
      seconds: (performance.now() - began) / 1_000,
    });
  }

  /** Waits for the first acknowledged press: on a slow machine the first kills would otherwise find no game. */
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

  /** Kills the bot at a random moment of play, checks the store, and starts the bot again. */
  async #killInPlay(): Promise<void> {
    if (this.#random() >= SHARE_WITHOUT_REST) await this.#comeToRest();
    this.#gate.open();
    const moving = this.#trouble.moveSlot(this.#options.longest);
    await this.#play();
    const instant = drawInstant(this.#random);
    const name = await killAt(instant, this.#playground, this.#witness, () => this.#bot.kill());
    this.#gate.close();
    this.#count(name, describeInstant(instant));
    await this.#bot.gone();
    await moving;
    await sleep(LATE_REQUESTS_MS);
    await this.#checks.check(false);
    this.#scenes.killed(this.#book);
    await this.#place.releaseFiles();
    this.#start();
    await this.#bot.ready();
  }

  /** Lets people play for a time, or until a game is in a scene in which too few were killed. */
  async #play(): Promise<void> {
    const { longest, scenes } = this.#options;
    if (scenes === 0) return sleep(this.#random() * longest);
    const end = performance.now() + longest;
    while (performance.now() < end && !this.#scenes.isWanted(this.#book, scenes) && !this.#isEnough()) {
      await sleep(SCENE_POLL_MS);
      await this.#checks.check(true);
    }
  }

  #isEnough(): boolean {
    const { scenes } = this.#options;
    return scenes > 0 && this.#scenes.isEnough(this.#book, scenes);
  }

  /** Kills the running bot, starts it again, and kills it during that start. */
  async #killInStart(): Promise<void> {
    this.#bot.kill();
    await this.#bot.gone();
    await this.#place.releaseFiles();
    this.#start();
    const instant = drawStart(this.#random);
    const name = await killAt(instant, this.#playground, this.#witness, () => this.#bot.kill());
    this.#count(name, describeInstant(instant));
    await this.#bot.gone();
    await this.#checks.check(false);
    await this.#place.releaseFiles();
    this.#start();
    await this.#bot.ready();
  }

  /** Kills and restarts a server of the store while the bot keeps running. */
  async #killServer(): Promise<void> {
    await this.#comeToRest();
    this.#gate.open();
    await this.#trouble.killServer();
    this.#gate.close();
    await sleep(LATE_REQUESTS_MS);
    await this.#checks.check(true);
  }

  #count(name: string, words: string): void {
    this.#botKills += 1;
    const number = this.#botKills;
    this.#kills.push({ number, name, at: performance.now() });
    this.#findings.after(number, words);
  }

  /** Waits, with the gate closed, until every table shows its current question. */
  async #comeToRest(): Promise<void> {
    const restMs = this.#options.store === 'cluster' ? REST_OF_CLUSTER_MS : REST_MS;
    await this.#checks.comeToRest(Math.max(restMs, REST_STARTS * this.#slowestStart()));
  }

  /** The longest of the programs' latest starts, in ms. */
  #slowestStart(): number {
    return Math.max(...this.#bots.map(({ starts }) => starts.at(-1) ?? 0));
  }
}
