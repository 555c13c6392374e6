/** Two people, or one and the bot, who play duel after duel, whatever happens to the bot meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Player, SeenMessage } from '../../../src/playground/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { unlessRefused } from '../unless-refused.ts';
import type { Players, PlayersParts, StartedGame } from './agreed.ts';
import { endNoticeCount, hasThread, newestTable } from './chat.ts';
import { Moves } from './moves.ts';
import { nextChange } from './next-change.ts';

/** Looks at an accepted challenge, while people may play, until somebody calls it stuck. */
const LOOKS_AT_CHALLENGE = 40;
const CHALLENGE_LOOK_MS = 250;
/** Attacks end games. */
const ATTACKS = /:activate:/;

export interface MatchParts extends PlayersParts {
  /** Null plays against the bot. */
  readonly opponent: Player | null;
}

export class Match implements Players {
  readonly agreed: StartedGame[] = [];
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

  /** Asks for a duel; answers its thread once there is a table. */
  async #begin(): Promise<string | null> {
    const { gate, host, opponent, hall, heroes } = this.#parts;
    const options = {
      hero: this.#moves.draw(heroes) ?? '',
      'opponent-hero': this.#moves.draw(heroes) ?? '',
      ...(opponent === null ? {} : { opponent: opponent.id }),
    };
    const command = unlessRefused(host.command(hall, 'duel', options));
    const seen = await gate.unlessClosed(command);
    // Answered at the very moment of a kill counts as well, until people may play again.
    const answer = seen ?? (await Promise.race([command, gate.pass().then(() => undefined)]));
    if (answer?.message === undefined) return null;
    const duel: StartedGame = { thread: answer.message.id, acknowledged: false };
    this.agreed.push(duel);
    return this.#agree(duel, answer.message);
  }

  async #agree(duel: StartedGame, message: SeenMessage): Promise<string | null> {
    const { playground, gate, opponent, findings } = this.#parts;
    for (let looks = 0; looks < LOOKS_AT_CHALLENGE && !gate.ended; looks += 1) {
      await gate.pass();
      // The answer to a command against the bot counts once it says something.
      if (opponent === null && !message.loading && /<#\d+>/.test(message.content)) duel.acknowledged = true;
      if (hasThread(playground, duel.thread) && newestTable(playground, duel.thread)) return duel.thread;
      const accept = message.buttons.find(({ label }) => label.startsWith('Accept'));
      if (opponent !== null && accept !== undefined)
        await this.#accept(duel, opponent, message, accept.customId);
      await sleep(CHALLENGE_LOOK_MS);
    }
    if (gate.ended) return null;
    // Against the bot an answer without a link promised nothing yet, nor does one that says so: people ask again.
    const { storeAway, storeUnclear } = ENGLISH.replies;
    const nothingPromised = opponent === null || [storeAway, storeUnclear].includes(message.content);
    if (nothingPromised && !duel.acknowledged) return null;
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
    const { playground, gate } = this.#parts;
    while (!gate.ended) {
      await gate.pass();
      if (endNoticeCount(playground, thread) > 0) return;
      const table = newestTable(playground, thread);
      const person = table && this.#askedOf(table);
      if (person) await this.#moves.move(person, table);
      else await nextChange(this.#parts);
    }
  }

  #askedOf(table: SeenMessage): Player | undefined {
    const { host, opponent } = this.#parts;
    return [host, opponent].find((person) => person && table.text.includes(`<@${person.id}>`)) ?? undefined;
  }
}
