/** Other people who play the dice of a finished duel once more, while the bot is killed and restarted. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sameDiceId } from '../../../src/commands/same-dice/same-dice-id.ts';
import { secondLobbyId } from '../../../src/commands/same-dice/second-lobby.ts';
import type { Player, SeenMessage } from '../../../src/playground/index.ts';
import { unlessRefused } from '../unless-refused.ts';
import { gameIdOfThread, offersOfDice } from './chat.ts';
import { DuelPlay, type DuelPlayParts } from './duel-play.ts';
import { fillLobby, LOBBY_CHECK_MS, LOBBY_CHECKS } from './lobby-filling.ts';
import { Match, type MatchParts } from './match.ts';
import { nextChange } from './next-change.ts';
import type { Players, StartedGame } from './started-game.ts';

/** How often somebody of the first duel opens its dice while the others sit down to play them. */
const OPENED = 0.15;

export interface SameDiceParts extends DuelPlayParts {
  /** The opponent in the first duel; null for the bot, which is also that of the second one. */
  readonly opponent: MatchParts['opponent'];
  /** Those who play the second duel: its host, and the other one unless that is the bot. */
  readonly second: readonly [Player, ...Player[]];
}

/** Plays one duel after another, each of them twice on the same dice. */
export class SameDicePlayers implements Players {
  readonly #parts: SameDiceParts;
  readonly #first: Match;
  readonly #play: DuelPlay;
  readonly #seconds: StartedGame[] = [];

  constructor(parts: SameDiceParts) {
    this.#parts = parts;
    this.#first = new Match({
      ...parts,
      variants: [{ 'same-dice': 'true' }],
      after: (thread) => this.#playAgain(thread),
    });
    this.#play = new DuelPlay(parts, parts.second);
  }

  get startedGames(): readonly StartedGame[] {
    return [...this.#first.startedGames, ...this.#seconds];
  }

  run(): Promise<void> {
    return this.#first.run();
  }

  async #playAgain(first: string): Promise<void> {
    const gameId = gameIdOfThread(this.#parts.playground, first);
    const offer = gameId === null ? null : await this.#offer(gameId);
    if (gameId === null || offer === null) return;
    const isOpened = this.#parts.random() < OPENED;
    if (isOpened) void this.#openDice(gameId, first);
    const lobby = await this.#lobby(gameId, offer, isOpened);
    if (lobby === null) return;
    const started = { thread: lobby.id, acknowledged: false };
    this.#seconds.push(started);
    const [host, ...others] = this.#parts.second;
    const parts = { ...this.#parts, host, others, bots: 0 };
    const thread = await fillLobby(parts, started, lobby, isOpened);
    if (thread !== null) await this.#play.play(thread);
  }

  /** Resolves to the offer beside the thread of the first duel; null when the run ends before it. */
  async #offer(gameId: string): Promise<SeenMessage | null> {
    const { playground, gate, hall } = this.#parts;
    while (!gate.ended) {
      await gate.pass();
      const [offer] = offersOfDice(playground, hall, gameId);
      if (offer) return offer;
      await nextChange(this.#parts);
    }
    return null;
  }

  /** Opens the table for the second duel. Resolves to its message; null when there is none. */
  async #lobby(gameId: string, offer: SeenMessage, isOpened: boolean): Promise<SeenMessage | null> {
    const { playground, gate, hall, witness, second, findings, slowness } = this.#parts;
    const take = sameDiceId({ gameId, verb: 'take' });
    const lobbyId = secondLobbyId(gameId);
    for (let checks = 0; checks < LOBBY_CHECKS * slowness() && !gate.ended; checks += 1) {
      await gate.pass();
      const lobby = playground
        .messages(hall)
        .findLast(({ buttons }) => buttons.some(({ customId }) => customId.includes(lobbyId)));
      if (lobby) return lobby;
      await gate.unlessClosed(unlessRefused(witness.press(second[0], offer, take, null)));
      await sleep(LOBBY_CHECK_MS);
    }
    if (!gate.ended && !isOpened) findings.add('offer stuck', offer.id, `no table came of ${gameId}`);
    return null;
  }

  async #openDice(gameId: string, first: string): Promise<void> {
    const { playground, gate, witness, host, random } = this.#parts;
    await sleep(random() * 4 * LOBBY_CHECK_MS);
    await gate.pass();
    const open = sameDiceId({ gameId, verb: 'open' });
    const end = playground
      .messages(first)
      .find(({ buttons }) => buttons.some(({ customId }) => customId === open));
    if (end && !gate.ended) await gate.unlessClosed(unlessRefused(witness.press(host, end, open, null)));
  }
}
