/** Two people, or one person and the bot, who play one duel after another while the bot is killed and restarted. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Player, SeenMessage } from '../../../src/playground/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { unlessRefused } from '../unless-refused.ts';
import { hasThread, newestTable } from './chat.ts';
import { DuelPlay, type DuelPlayParts } from './duel-play.ts';
import type { Players, StartedGame } from './started-game.ts';

/** The number of checks of a challenge on an idle machine, while people may play, before it is reported as stuck. */
const CHALLENGE_CHECKS = 40;
const CHALLENGE_CHECK_MS = 250;
const [TOO_BUSY = ''] = ENGLISH.presses.capacityRefusal(1).split('.');

export interface MatchParts extends DuelPlayParts {
  /** Null for games against the bot. */
  readonly opponent: Player | null;
  /** Further options of the command, to draw from; none when left out. */
  readonly variants?: readonly Readonly<Record<string, string>>[];
  /** What follows a duel that was played to its end in this thread. */
  readonly after?: (thread: string) => Promise<void>;
}

export class Match implements Players {
  readonly startedGames: StartedGame[] = [];
  readonly #parts: MatchParts;
  readonly #play: DuelPlay;

  constructor(parts: MatchParts) {
    this.#parts = parts;
    const { host, opponent } = parts;
    this.#play = new DuelPlay(parts, opponent === null ? [host] : [host, opponent]);
  }

  async run(): Promise<void> {
    const { gate, after } = this.#parts;
    while (!gate.ended) {
      await gate.pass();
      const thread = await this.#begin();
      if (thread === null) continue;
      await this.#play.play(thread);
      if (!gate.ended) await after?.(thread);
    }
  }

  /** Requests a duel. Resolves to its thread once there is a table. */
  async #begin(): Promise<string | null> {
    const { gate, host, opponent, hall, heroes, variants = [] } = this.#parts;
    const { moves } = this.#play;
    const options = {
      hero: moves.draw(heroes) ?? '',
      'opponent-hero': moves.draw(heroes) ?? '',
      ...moves.draw(variants),
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
    const { playground, gate, opponent, findings, slowness } = this.#parts;
    for (let checks = 0; checks < CHALLENGE_CHECKS * slowness() && !gate.ended; checks += 1) {
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
    // Without a link, an answer for a game against the bot acknowledges nothing, and neither does an answer that the store
    // failed, or that the machine is too busy for further games.
    const { storeAway, storeUnclear } = ENGLISH.replies;
    const isRefused =
      [storeAway, storeUnclear].includes(message.content) || message.content.startsWith(TOO_BUSY);
    const nothingAcknowledged = opponent === null || isRefused;
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
}
