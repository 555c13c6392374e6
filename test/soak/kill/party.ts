/**
 * A party that plays one Mission or scenario of Adventures after another. Its people press at the same time while the
 * bot is killed and restarted.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Player, SeenMessage } from '../../../src/playground/index.ts';
import { unlessRefused } from '../unless-refused.ts';
import { endNoticeCount, hasThread, newestTable } from './chat.ts';
import { Moves } from './moves.ts';
import { nextChange } from './next-change.ts';
import type { Players, PlayersParts, StartedGame } from './started-game.ts';

/** The number of checks of a lobby, while people may play, before it is reported as stuck. */
const LOBBY_CHECKS = 80;
const LOBBY_CHECK_MS = 250;
/** Custom ids of actions that bring a Mission to its end. */
export const MISSION_MOVES = /:(roll|activate|defend|then|move|target|pass)(:|$)/;
/** Custom ids of actions that bring a scenario to its end: what a hero does in a crawl is chosen from options. */
export const SCENARIO_MOVES = /:(roll|activate|defend|then|choose|target|pass)(:|$)/;

/** A command that opens a lobby. */
export interface LobbyCommand {
  readonly name: 'mission' | 'adventure';
  readonly options: Readonly<Record<string, string>>;
}

export interface PartyParts extends PlayersParts {
  /** The people who join besides the host. */
  readonly others: readonly Player[];
  /** The number of seats of bots. */
  readonly bots: number;
  /** The commands to draw from. */
  readonly commands: readonly LobbyCommand[];
  /** Matches the custom ids of actions that make progress. */
  readonly preferred: RegExp;
}

export class Party implements Players {
  readonly startedGames: StartedGame[] = [];
  readonly #parts: PartyParts;
  readonly #moves: Moves;

  constructor(parts: PartyParts) {
    this.#parts = parts;
    this.#moves = new Moves(parts, parts.preferred);
  }

  async run(): Promise<void> {
    const { gate, host, others } = this.#parts;
    while (!gate.ended) {
      await gate.pass();
      const thread = await this.#begin();
      if (thread !== null) await Promise.all([host, ...others].map((person) => this.#play(person, thread)));
    }
  }

  /** Opens a lobby and fills it. Resolves to the game's thread once there is a table. */
  async #begin(): Promise<string | null> {
    const { gate, host, hall, heroes, commands } = this.#parts;
    const drawn = this.#moves.draw(commands);
    if (!drawn) throw new Error('there is no command to draw');
    const options = { ...drawn.options, hero: this.#moves.draw(heroes) ?? '' };
    const command = unlessRefused(host.command(hall, drawn.name, options, { subcommand: 'start' }));
    const seen = await gate.unlessClosed(command);
    // An answer that arrives after the gate has closed counts as well, until it opens again.
    const answer = seen ?? (await Promise.race([command, gate.pass().then(() => undefined)]));
    if (answer?.message === undefined || answer.message.ephemeral) return null;
    const started: StartedGame = { thread: answer.message.id, acknowledged: false };
    this.startedGames.push(started);
    return this.#fillLobby(started, answer.message);
  }

  async #fillLobby(started: StartedGame, lobby: SeenMessage): Promise<string | null> {
    const { playground, gate, findings } = this.#parts;
    let wasLobby = false;
    for (let checks = 0; checks < LOBBY_CHECKS && !gate.ended; checks += 1) {
      await gate.pass();
      if (/<#\d+>/.test(lobby.content)) started.acknowledged = true;
      if (hasThread(playground, started.thread) && newestTable(playground, started.thread))
        return started.thread;
      wasLobby ||= !lobby.loading;
      await gate.unlessClosed(this.#pressNext(lobby));
      await sleep(LOBBY_CHECK_MS);
    }
    // A deferred answer alone acknowledges nothing: the command is sent again.
    if (gate.ended || !wasLobby) return null;
    findings.add('lobby stuck', started.thread, `no table came of it; the message says: ${lobby.content}`);
    return null;
  }

  /** Presses what the lobby needs next: the missing people take seats, or the host adds a bot, or the host starts. */
  async #pressNext(lobby: SeenMessage): Promise<void> {
    const { host, others, bots } = this.#parts;
    const missing = others.filter(({ displayName }) => !lobby.content.includes(`**${displayName}**`));
    if (missing.length > 0) {
      await Promise.all(missing.map((person) => this.#press(person, lobby, 'Take a seat')));
    } else if ((lobby.content.match(/\bBot \d/g) ?? []).length < bots)
      await this.#press(host, lobby, 'Add a bot');
    else await this.#press(host, lobby, 'Start');
  }

  async #press(person: Player, lobby: SeenMessage, label: string): Promise<void> {
    const button = lobby.buttons.find((one) => one.label === label && !one.disabled);
    if (button) await unlessRefused(this.#parts.witness.press(person, lobby, button.customId, null));
  }

  /** One person of the party, who presses whenever the table asks them. */
  async #play(person: Player, thread: string): Promise<void> {
    const { playground, gate } = this.#parts;
    while (!gate.ended) {
      await gate.pass();
      if (endNoticeCount(playground, thread) > 0) return;
      const table = newestTable(playground, thread);
      if (table?.text.includes(`<@${person.id}>`)) await this.#moves.move(person, table);
      else await nextChange(this.#parts);
    }
  }
}
