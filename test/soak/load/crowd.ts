/** People who press in many games at once, at a given interval in each game. A game that ends is replaced. */
import { listHeroes } from '../../../src/engine/definitions.ts';
import type { Player, Playground, SeenMessage } from '../../../src/playground/index.ts';
import { answersIn, isStillOffered, press } from '../../e2e/presser.ts';
import { PATIENCE_MS, PacedPeople, type Seat, type Table } from './paced-people.ts';
import { SeenTables } from './seen-tables.ts';

/** The shortest time from a question to its answer. */
const READING_MS = 500;
/** The share of presses that prefer attacks: a game of purely random presses takes very long. */
const ATTACKS = 0.8;
/** The interval between requests for an additional game. */
const NEWCOMERS_EVERY_MS = 5_000;
/** The share of presses before which the person opens their hand. */
const HAND = 0.15;

export class Crowd extends PacedPeople {
  readonly #seen: SeenTables;

  constructor(playground: Playground, tables: readonly Table[], seed: string, everyMs: number) {
    super(playground, tables, `crowd ${seed}`, everyMs);
    this.#seen = new SeenTables(playground);
  }

  protected play(): Promise<unknown> {
    return Promise.all([...this.seats.map((seat) => this.#play(seat)), this.#come()]);
  }

  override async stop(): Promise<void> {
    await super.stop();
    this.#seen.close();
  }

  async #play(seat: Seat): Promise<void> {
    let next = performance.now() + this.random() * this.everyMs;
    while (await this.waits(next - performance.now())) {
      next = performance.now() + (0.5 + this.random()) * this.everyMs;
      if ((await this.#turn(seat)) === 'over') await this.#playAgain(seat);
      next = Math.max(next, performance.now() + READING_MS);
    }
  }

  /** Answers once for the asked person. */
  async #turn(seat: Seat): Promise<'over' | 'goes on'> {
    const table = this.#seen.newest(seat.channelId);
    const person = table && seat.people.find(({ id }) => table.text.includes(`<@${id}>`));
    if (!table || !person) return 'goes on';
    const offers = await this.#offers(person, table);
    const offer = this.draw(offers);
    // The question may have been answered while the hand was open; its buttons are gone then.
    if (offer === undefined || !isStillOffered(offer)) return 'goes on';
    const { tally } = this;
    tally.actions += 1;
    const sequel = this.#seen.after(person, table, PATIENCE_MS);
    const start = performance.now();
    const seen = await this.timed(() => press(person, offer));
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
    if (attacks.length > 0 && this.random() < ATTACKS) return attacks;
    if (open.length > 0 && this.random() >= HAND) return open;
    const seen = await this.timed(() => person.press(table, 'My hand'));
    const panel = await this.panel(seen);
    return panel === null ? open : [...open, ...answersIn(panel)];
  }

  /** The same two people begin another duel, and ask again when the bot refuses new games. */
  async #playAgain(seat: Seat): Promise<void> {
    while (!this.isLeaving) {
      const begun = await this.#begin(seat.people);
      if (begun !== null) {
        seat.channelId = begun;
        seat.acted = 0;
        seat.unsure = 0;
        return;
      }
      await this.waits(NEWCOMERS_EVERY_MS);
    }
  }

  /** From time to time two people open an additional game, in which nobody plays. */
  async #come(): Promise<void> {
    const [seat] = this.seats;
    while (seat !== undefined && (await this.waits(NEWCOMERS_EVERY_MS))) {
      const { tally } = this;
      if ((await this.#begin(seat.people)) === null) tally.newcomersRefused += 1;
      else tally.newcomersAdmitted += 1;
    }
  }

  /** Two people begin a duel by command and button; null when it is refused or does not start in time. */
  async #begin([one, other]: Seat['people']): Promise<string | null> {
    if (!one || !other) throw new Error('A duel needs two people.');
    const hall = this.playground.channel('throne-room').id;
    const [hero = '', rival = ''] = [0, 1].map(() => this.draw(listHeroes())?.id);
    const options = { opponent: other.id, hero, 'opponent-hero': rival, pace: 'asynchronous' };
    const sent = await this.panel(await this.timed(() => one.command(hall, 'duel', options)));
    if (sent === null || !sent.buttons.some(({ label }) => label?.startsWith('Accept'))) return null;
    const accepted = await this.timed(() => other.press(sent, /^Accept/));
    const look = () => /<#(\d+)>/.exec(sent.text)?.[1];
    const isOver = () => look() !== undefined || (accepted.kind === 'message' && accepted.ephemeral);
    await this.sees(isOver);
    return look() ?? null;
  }
}
