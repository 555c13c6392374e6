/** People who play the duels of a thread until no further one follows there. */
import type { Player, SeenMessage } from '../../../src/playground/index.ts';
import { unlessRefused } from '../unless-refused.ts';
import { isOverIn, newestTable } from './chat.ts';
import { Moves } from './moves.ts';
import { nextChange } from './next-change.ts';
import type { PlayersParts } from './started-game.ts';

/** How long to wait for the question whether somebody gives up; the bot was probably killed if none comes. */
const SETTLED_MS = 5_000;
/** Custom ids of attacks, which bring a game to its end. */
const ATTACKS = /:activate:/;

export interface DuelPlayParts extends PlayersParts {
  /** The share of moves at which the asked person gives up instead, 0 to 1. */
  readonly concede: number;
}

export class DuelPlay {
  readonly moves: Moves;
  readonly #parts: DuelPlayParts;
  readonly #people: readonly Player[];

  /** @param people those who play, without bots */
  constructor(parts: DuelPlayParts, people: readonly Player[]) {
    this.#parts = parts;
    this.#people = people;
    this.moves = new Moves(parts, ATTACKS);
  }

  async play(thread: string): Promise<void> {
    const { playground, gate, random, concede } = this.#parts;
    while (!gate.ended) {
      await gate.pass();
      if (isOverIn(playground, thread)) return;
      const table = newestTable(playground, thread);
      const person = table && this.#askedOf(table);
      if (person && random() < concede) await this.#giveUp(person, thread);
      else if (person) await this.moves.move(person, table);
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
    return this.#people.find((person) => table.text.includes(`<@${person.id}>`));
  }
}
