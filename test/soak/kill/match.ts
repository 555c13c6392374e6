/** Two people, or one person and the bot, who play one duel after another while the bot is killed and restarted. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Player, SeenMessage } from '../../../src/playground/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { unlessRefused } from '../unless-refused.ts';
import { endNoticeCount, hasThread, newestTable } from './chat.ts';
import { Moves } from './moves.ts';
import { nextChange } from './next-change.ts';
import type { Players, PlayersParts, StartedGame } from './started-game.ts';

/** The number of checks of a challenge, while people may play, before it is reported as stuck. */
const CHALLENGE_CHECKS = 40;
const CHALLENGE_CHECK_MS = 250;
/** How long to wait for the question whether somebody gives up; the bot was probably killed if none comes. */
const SETTLED_MS = 5_000;
/** Custom ids of attacks, which bring a game to its end. */
const ATTACKS = /:activate:/;

export interface MatchParts extends PlayersParts {
  /** Null for games against the bot. */
  readonly opponent: Player | null;
  /** The share of moves at which the asked person gives up instead, 0 to 1. */
  readonly concede: number;
}

export class Match implements Players {
  readonly startedGames: StartedGame[] = [];
  readonly #parts: MatchParts;
  readonly #moves: Moves;

  constructor(parts: MatchParts) {
    this.#parts = parts;
    this.#moves = new Moves(parts, ATTACKS);
  }

  async run(): Promise<void> {
    const { gate } = this.#parts;
    while (!gate.ended) {
      await gate.pass();
      const thread = await this.#begin();
      if (thread !== null) await this.#play(thread);
    }
  }

  /** Requests a duel. Resolves to its thread once there is a table. */
  async #begin(): Promise<string | null> {
    const { gate, host, opponent, hall, heroes } = this.#parts;
    const options = {
      hero: this.#moves.draw(heroes) ?? '',
      'opponent-hero': this.#moves.draw(heroes) ?? '',
      ...(opponent === null ? {} : { opponent: opponent.id }),
    };
    const command = unlessRefused(host.command(hall, 'duel', options));
    const seen = await gate.unlessClosed(command);
    // An answer that arrives after the gate has closed counts as well, until it opens again.
    const answer = seen ?? (await Promise.race([command, gate.pass().then(() => undefined)]));
    if (answer?.message === undefined) return null;
    const duel: StartedGame = { thread: answer.message.id, acknowledged: false };
    this.startedGames.push(duel);
    return this.#waitForTable(duel, answer.message);
  }

  async #waitForTable(duel: StartedGame, message: SeenMessage): Promise<string | null> {
    const { playground, gate, opponent, findings } = this.#parts;
    for (let checks = 0; checks < CHALLENGE_CHECKS && !gate.ended; checks += 1) {
      await gate.pass();
      // For a game against the bot, the link to the thread in the answer is the acknowledgement.
      if (opponent === null && !message.loading && /<#\d+>/.test(message.content)) duel.acknowledged = true;
      if (hasThread(playground, duel.thread) && newestTable(playground, duel.thread)) return duel.thread;
      const accept = message.buttons.find(({ label }) => label.startsWith('Accept'));
      if (opponent !== null && accept !== undefined)
        await this.#accept(duel, opponent, message, accept.customId);
      await sleep(CHALLENGE_CHECK_MS);
    }
    if (gate.ended) return null;
    // Without a link, an answer for a game against the bot acknowledges nothing, and neither does an answer that the store failed.
    const { storeAway, storeUnclear } = ENGLISH.replies;
    const nothingAcknowledged = opponent === null || [storeAway, storeUnclear].includes(message.content);
    if (nothingAcknowledged && !duel.acknowledged) return null;
    findings.add('challenge stuck', duel.thread, `no table came of it; the message says: ${message.content}`);
    return null;
  }

  async #accept(duel: StartedGame, opponent: Player, message: SeenMessage, customId: string): Promise<void> {
    const { witness, gate } = this.#parts;
    const pressing = unlessRefused(witness.press(opponent, message, customId, null));
    void pressing.then((seen) => {
      if (seen?.kind === 'deferred-update' || seen?.kind === 'update') duel.acknowledged = true;
    });
    await gate.unlessClosed(pressing);
  }

  async #play(thread: string): Promise<void> {
    const { playground, gate, random, concede } = this.#parts;
    while (!gate.ended) {
      await gate.pass();
      if (endNoticeCount(playground, thread) > 0) return;
      const table = newestTable(playground, thread);
      const person = table && this.#askedOf(table);
      if (person && random() < concede) await this.#giveUp(person, thread);
      else if (person) await this.#moves.move(person, table);
      else await nextChange(this.#parts);
    }
  }

  /** Asks to give up and confirms it; whoever is killed in between may ask again later. */
  async #giveUp(person: Player, thread: string): Promise<void> {
    const { witness, gate } = this.#parts;
    const asked = await gate.unlessClosed(unlessRefused(person.command(thread, 'concede')));
    if (asked?.message === undefined) return;
    const question = await gate.unlessClosed(unlessRefused(asked.settled(SETTLED_MS)));
    const confirm = question?.buttons.find(({ customId }) => customId.includes(':concede-now'));
    if (!question || !confirm) return;
    await gate.unlessClosed(unlessRefused(witness.press(person, question, confirm.customId, null)));
  }

  #askedOf(table: SeenMessage): Player | undefined {
    const { host, opponent } = this.#parts;
    return [host, opponent].find((person) => person && table.text.includes(`<@${person.id}>`)) ?? undefined;
  }
}
