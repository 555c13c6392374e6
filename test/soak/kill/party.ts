/**
 * A party that plays one Mission or scenario of Adventures after another. Its people press at the same time while the
 * bot is killed and restarted.
 */
import type { Player } from '../../../src/playground/index.ts';
import { unlessRefused } from '../unless-refused.ts';
import { isOverIn, newestTable } from './chat.ts';
import { fillLobby, type LobbyParts } from './lobby-filling.ts';
import { Moves } from './moves.ts';
import { nextChange } from './next-change.ts';
import type { Players, StartedGame } from './started-game.ts';

/** Custom ids of actions that bring a Mission to its end. */
export const MISSION_MOVES = /:(roll|activate|defend|then|move|target|pass)(:|$)/;
/** Custom ids of actions that bring a scenario to its end: what a hero does in a crawl is chosen from options. */
export const SCENARIO_MOVES = /:(roll|activate|defend|then|choose|target|pass)(:|$)/;

/** A command that opens a lobby. */
export interface LobbyCommand {
  readonly name: 'mission' | 'adventure';
  readonly options: Readonly<Record<string, string>>;
}

export interface PartyParts extends LobbyParts {
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
    return fillLobby(this.#parts, started, answer.message);
  }

  /** One person of the party, who presses whenever the table asks them. */
  async #play(person: Player, thread: string): Promise<void> {
    const { playground, gate } = this.#parts;
    while (!gate.ended) {
      await gate.pass();
      if (isOverIn(playground, thread)) return;
      const table = newestTable(playground, thread);
      if (table?.text.includes(`<@${person.id}>`)) await this.#moves.move(person, table);
      else await nextChange(this.#parts);
    }
  }
}
