/** A party that plays Mission after Mission: all of its people press side by side, whatever happens to the bot meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Player, SeenMessage } from '../../../src/playground/index.ts';
import { unlessRefused } from '../unless-refused.ts';
import type { Players, PlayersParts, StartedGame } from './agreed.ts';
import { endNoticeCount, hasThread, newestTable } from './chat.ts';
import { Moves } from './moves.ts';
import { nextChange } from './next-change.ts';

/** Looks at a lobby, while people may play, until somebody calls it stuck. */
const LOOKS_AT_LOBBY = 80;
const LOBBY_LOOK_MS = 250;
/** Heroes who move, roll and announce bring a Mission to its end; the rest is drawn. */
const TO_THE_END = /:(roll|activate|defend|then|move|target|pass)(:|$)/;

export interface PartyParts extends PlayersParts {
  /** Who sits down beside the host. */
  readonly others: readonly Player[];
  /** How many seats bots take. */
  readonly bots: number;
  /** The names of the Missions that are drawn from. */
  readonly missions: readonly string[];
}

export class Party implements Players {
  readonly agreed: StartedGame[] = [];
  readonly #parts: PartyParts;
  readonly #moves: Moves;

  constructor(parts: PartyParts) {
    this.#parts = parts;
    this.#moves = new Moves(parts, TO_THE_END);
  }

  async run(): Promise<void> {
    const { gate, host, others } = this.#parts;
    while (!gate.ended) {
      await gate.pass();
      const thread = await this.#begin();
      if (thread !== null) await Promise.all([host, ...others].map((person) => this.#play(person, thread)));
    }
  }

  /** Opens a lobby and fills it; answers the Mission's thread once there is a table. */
  async #begin(): Promise<string | null> {
    const { gate, host, hall, heroes, missions } = this.#parts;
    const options = { mission: this.#moves.draw(missions) ?? '', hero: this.#moves.draw(heroes) ?? '' };
    const command = unlessRefused(host.command(hall, 'mission', options, { subcommand: 'start' }));
    const seen = await gate.unlessClosed(command);
    // Answered at the very moment of a kill counts as well, until people may play again.
    const answer = seen ?? (await Promise.race([command, gate.pass().then(() => undefined)]));
    if (answer?.message === undefined || answer.message.ephemeral) return null;
    const mission: StartedGame = { thread: answer.message.id, acknowledged: false };
    this.agreed.push(mission);
    return this.#gather(mission, answer.message);
  }

  async #gather(mission: StartedGame, lobby: SeenMessage): Promise<string | null> {
    const { playground, gate, findings } = this.#parts;
    let wasLobby = false;
    for (let looks = 0; looks < LOOKS_AT_LOBBY && !gate.ended; looks += 1) {
      await gate.pass();
      if (/<#\d+>/.test(lobby.content)) mission.acknowledged = true;
      if (hasThread(playground, mission.thread) && newestTable(playground, mission.thread))
        return mission.thread;
      wasLobby ||= !lobby.loading;
      await gate.unlessClosed(this.#sitDown(lobby));
      await sleep(LOBBY_LOOK_MS);
    }
    // "Is thinking" promises nothing: people ask again.
    if (gate.ended || !wasLobby) return null;
    findings.add('lobby stuck', mission.thread, `no table came of it; the message says: ${lobby.content}`);
    return null;
  }

  /** Everybody who has no seat yet takes one, all at once; the host fills up with bots, and starts when all sit. */
  async #sitDown(lobby: SeenMessage): Promise<void> {
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

  /** One of them, who presses whenever the table asks them, whatever the others do. */
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
