/** People who press at many games at once, each game every so often; a game that ends is followed by another. */
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import { listHeroes } from '../../../src/engine/index.ts';
import type { Player, Playground, Seen, SeenMessage } from '../../../src/playground/index.ts';
import { answersIn, isStillOffered, press } from '../../e2e/presser.ts';
import { SeenTables } from './seen-tables.ts';
import { Tally } from './tally.ts';

/** A hand that has not come by then counts as late, and its person goes on without it. */
const PANEL_MS = 5_000;
/** A person who waits longer than this for the table looks again. */
const PATIENCE_MS = 60_000;
/** Nobody answers a question faster than this after it came. */
const READING_MS = 500;
/** An attack brings a game forward: without a leaning towards it a game of chance presses is very long. */
const ATTACKS = 0.8;
/** How often somebody wants a new game. */
const NEWCOMERS_EVERY_MS = 5_000;
/** Now and then somebody looks at their hand first. */
const HAND = 0.15;

export interface Seat {
  channelId: string;
  readonly people: readonly Player[];
  /** Actions that were acknowledged, in the present game, and presses of which nobody knows. */
  acted: number;
  unsure: number;
}

/** People at many games who press, each at their own pace. */
export interface Pressing {
  readonly seats: readonly Seat[];
  /** What is counted now; put another one there when the warm-up is over. */
  tally: Tally;
  /** Everybody begins to play. */
  start(): void;
  /** Nobody presses any more. */
  leave(): void;
  /** As `leave`; resolves when the last presses have had their sequels. */
  stop(): Promise<void>;
}

export class Crowd implements Pressing {
  readonly seats: readonly Seat[];
  tally = new Tally();
  readonly #playground: Playground;
  readonly #seen: SeenTables;
  readonly #random: () => number;
  readonly #everyMs: number;
  readonly #leaving = new AbortController();
  #playing: Promise<unknown> = Promise.resolve();

  constructor(
    playground: Playground,
    tables: readonly { readonly channelId: string; readonly people: readonly Player[] }[],
    seed: string,
    everyMs: number,
  ) {
    this.#playground = playground;
    this.#seen = new SeenTables(playground);
    this.#random = seedrandom.alea(`crowd ${seed}`);
    this.#everyMs = everyMs;
    // Every game waits with it.
    setMaxListeners(0, this.#leaving.signal);
    this.seats = tables.map((table) => ({ ...table, acted: 0, unsure: 0 }));
  }

  start(): void {
    this.#playing = Promise.all([...this.seats.map((seat) => this.#play(seat)), this.#come()]);
  }

  leave(): void {
    this.#leaving.abort();
  }

  async stop(): Promise<void> {
    this.leave();
    await this.#playing;
    this.#seen.close();
  }

  async #play(seat: Seat): Promise<void> {
    let next = performance.now() + this.#random() * this.#everyMs;
    while (await this.#waits(next - performance.now())) {
      next = performance.now() + (0.5 + this.#random()) * this.#everyMs;
      if ((await this.#turn(seat)) === 'over') await this.#playAgain(seat);
      next = Math.max(next, performance.now() + READING_MS);
    }
  }

  /** False when everybody is leaving. */
  async #waits(ms: number): Promise<boolean> {
    try {
      await pause(Math.max(0, ms), undefined, { signal: this.#leaving.signal });
    } catch {
      return false;
    }
    return true;
  }

  /** One answer to what the table asks, by whoever is asked. */
  async #turn(seat: Seat): Promise<'over' | 'goes on'> {
    const table = this.#seen.newest(seat.channelId);
    const person = table && seat.people.find(({ id }) => table.text.includes(`<@${id}>`));
    if (!table || !person) return 'goes on';
    const offers = await this.#offers(person, table);
    const offer = this.#draw(offers);
    // While the person looked at their hand the question may have passed: its buttons are gone then.
    if (offer === undefined || !isStillOffered(offer)) return 'goes on';
    const { tally } = this;
    tally.actions += 1;
    const sequel = this.#seen.after(person, table, PATIENCE_MS);
    const start = performance.now();
    const seen = await this.#timed(() => press(person, offer));
    const came = await sequel;
    if (seen.kind === 'failed' || (came.kind === 'late' && came.unsure)) seat.unsure += 1;
    if (seen.kind === 'deferred') tally.deferred += 1;
    if (came.kind === 'told') tally.refusals.push(came.words);
    else if (seen.kind !== 'failed' && !(came.kind === 'late' && came.unsure)) seat.acted += 1;
    if (came.kind === 'late') tally.tablesLate += 1;
    else if (came.kind !== 'told') tally.tableShownAfter(performance.now() - start);
    if (came.kind !== 'over') return 'goes on';
    tally.gamesEnded += 1;
    return 'over';
  }

  async #offers(person: Player, table: SeenMessage) {
    const open = answersIn(table);
    const attacks = open.filter(({ customId }) => customId.includes(':activate:'));
    if (attacks.length > 0 && this.#random() < ATTACKS) return attacks;
    if (open.length > 0 && this.#random() >= HAND) return open;
    const seen = await this.#timed(() => person.press(table, 'My hand'));
    const panel = seen.kind === 'failed' ? null : await this.#panel(seen);
    return panel === null ? open : [...open, ...answersIn(panel)];
  }

  /** The hand that was asked for; null when it did not come, and the person goes on without. */
  async #panel(seen: Seen): Promise<SeenMessage | null> {
    const { tally } = this;
    const start = performance.now();
    try {
      const panel = await seen.settled(PANEL_MS);
      tally.panelShownAfter(performance.now() - start);
      return panel;
    } catch {
      tally.panelsLate += 1;
      return null;
    }
  }

  async #timed(act: () => Promise<Seen>): Promise<Seen> {
    const { tally } = this;
    tally.presses += 1;
    const start = performance.now();
    const seen = await act();
    if (seen.kind === 'failed') tally.failures.push(seen.reason ?? 'no reason');
    else tally.acknowledgedAfter(performance.now() - start);
    return seen;
  }

  /** The same two begin another duel; when there is no room for it they ask again. */
  async #playAgain(seat: Seat): Promise<void> {
    while (!this.#leaving.signal.aborted) {
      const begun = await this.#begin(seat.people);
      if (begun !== null) {
        seat.channelId = begun;
        seat.acted = 0;
        seat.unsure = 0;
        return;
      }
      await this.#waits(NEWCOMERS_EVERY_MS);
    }
  }

  /** Now and then two people want a new game beside all the others, which nobody then plays at. */
  async #come(): Promise<void> {
    const [seat] = this.seats;
    while (seat !== undefined && (await this.#waits(NEWCOMERS_EVERY_MS))) {
      const { tally } = this;
      if ((await this.#begin(seat.people)) === null) tally.newcomersRefused += 1;
      else tally.newcomersAdmitted += 1;
    }
  }

  /** Two begin a duel, as people do it; null when it is refused, or does not come about in time. */
  async #begin([one, other]: Seat['people']): Promise<string | null> {
    if (!one || !other) throw new Error('A duel is played by two.');
    const hall = this.#playground.channel('throne-room').id;
    const [hero = '', rival = ''] = [0, 1].map(() => this.#draw(listHeroes())?.id);
    const wishes = { opponent: other.id, hero, 'opponent-hero': rival, pace: 'asynchronous' };
    const sent = await this.#panel(await this.#timed(() => one.command(hall, 'duel', wishes)));
    if (sent === null || !sent.buttons.some(({ label }) => label?.startsWith('Accept'))) return null;
    const accepted = await this.#timed(() => other.press(sent, /^Accept/));
    const look = () => /<#(\d+)>/.exec(sent.text)?.[1];
    const isOver = () => look() !== undefined || (accepted.kind === 'message' && accepted.ephemeral);
    await this.#playground.waitFor(isOver, PATIENCE_MS).catch(() => undefined);
    return look() ?? null;
  }

  #draw<T>(things: readonly T[]): T | undefined {
    return things[Math.floor(this.#random() * things.length)];
  }
}
