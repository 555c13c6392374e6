/** Two people, or one and the bot, who play duel after duel, whatever happens to the bot meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Player, Playground, SeenMessage } from '../../../src/playground/index.ts';
import { answersIn } from '../../e2e/presser.ts';
import { endsTold, hasThread, newestTable } from './chat.ts';
import type { Findings } from './findings.ts';
import type { Gate } from './gate.ts';
import { unlessInVain } from './unless-in-vain.ts';
import type { Witness } from './witness.ts';

/** How often people look again. */
const LOOK_MS = 20;
/** A person who sees nothing change presses again. */
const PATIENCE_MS = 2_500;
/** A panel that is not shown by then belongs to a bot that died. */
const SETTLED_MS = 5_000;
/** Looks at an accepted challenge, while people may play, until somebody calls it stuck. */
const LOOKS_AT_CHALLENGE = 40;
const CHALLENGE_LOOK_MS = 250;

export interface MatchParts {
  readonly playground: Playground;
  readonly witness: Witness;
  readonly gate: Gate;
  readonly findings: Findings;
  readonly random: () => number;
  readonly heroes: readonly string[];
  readonly hall: string;
  readonly challenger: Player;
  /** Null plays against the bot. */
  readonly opponent: Player | null;
}

/** A duel as people have come to it. */
export interface Agreed {
  /** The message under which it is played; the thread has the same id. */
  readonly thread: string;
  /** Whether its beginning was acknowledged: then there must be a game. */
  acknowledged: boolean;
}

export class Match {
  /** Every duel that was asked for, oldest first. */
  readonly duels: Agreed[] = [];
  readonly #parts: MatchParts;

  constructor(parts: MatchParts) {
    this.#parts = parts;
  }

  /** Plays until the gate ends. */
  async run(): Promise<void> {
    const { gate } = this.#parts;
    while (!gate.ended) {
      await gate.pass();
      const thread = await this.#begin();
      if (thread !== null) await this.#play(thread);
    }
  }

  #draw<T>(things: readonly T[]): T | undefined {
    return things[Math.floor(this.#parts.random() * things.length)];
  }

  /** Asks for a duel; answers its thread once there is a table. */
  async #begin(): Promise<string | null> {
    const { gate, challenger, opponent, hall, heroes } = this.#parts;
    const options = {
      hero: this.#draw(heroes) ?? '',
      'opponent-hero': this.#draw(heroes) ?? '',
      ...(opponent === null ? {} : { opponent: opponent.id }),
    };
    const command = unlessInVain(challenger.command(hall, 'duel', options));
    const seen = await gate.unlessClosed(command);
    // Answered at the very moment of a kill counts as well.
    const answer = seen ?? (await Promise.race([command, sleep(LOOK_MS * 5)]));
    if (answer?.message === undefined) return null;
    const duel: Agreed = { thread: answer.message.id, acknowledged: false };
    this.duels.push(duel);
    return this.#agree(duel, answer.message);
  }

  async #agree(duel: Agreed, message: SeenMessage): Promise<string | null> {
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
    // Against the bot an answer without a link promised nothing yet: people ask again.
    if (opponent === null && !duel.acknowledged) return null;
    findings.add('challenge stuck', duel.thread, `no table came of it; the message says: ${message.content}`);
    return null;
  }

  async #accept(duel: Agreed, opponent: Player, message: SeenMessage, customId: string): Promise<void> {
    const { witness, gate } = this.#parts;
    const pressing = unlessInVain(witness.press(opponent, message, customId, null));
    void pressing.then((seen) => {
      if (seen?.kind === 'deferred-update' || seen?.kind === 'update') duel.acknowledged = true;
    });
    await gate.unlessClosed(pressing);
  }

  async #play(thread: string): Promise<void> {
    const { playground, gate } = this.#parts;
    while (!gate.ended) {
      await gate.pass();
      if (endsTold(playground, thread) > 0) return;
      const table = newestTable(playground, thread);
      const person = table && this.#askedOf(table);
      if (person) await this.#move(person, table);
      else await sleep(LOOK_MS);
    }
  }

  #askedOf(table: SeenMessage): Player | undefined {
    const { challenger, opponent } = this.#parts;
    return (
      [challenger, opponent].find((person) => person && table.text.includes(`<@${person.id}>`)) ?? undefined
    );
  }

  /** One press of the asked person; then they wait for the table to follow. */
  async #move(person: Player, table: SeenMessage): Promise<void> {
    const { witness, gate, random } = this.#parts;
    const before = JSON.stringify(table.components);
    const offer = await this.#offerFor(person, table);
    if (offer === null) return void (await sleep(LOOK_MS));
    const pressed = [witness.press(person, offer.message, offer.customId, offer.value)];
    // An impatient finger: of two presses on one question only one counts.
    if (random() < 0.05) pressed.push(witness.press(person, offer.message, offer.customId, offer.value));
    const seen = await gate.unlessClosed(Promise.all(pressed.map(unlessInVain)));
    if (seen === undefined) return;
    const until = performance.now() + PATIENCE_MS;
    while (gate.isOpen && performance.now() < until && !this.#changed(table, before)) await sleep(LOOK_MS);
  }

  #changed(table: SeenMessage, before: string): boolean {
    const now = newestTable(this.#parts.playground, table.channelId);
    return now?.id !== table.id || JSON.stringify(now.components) !== before;
  }

  /** What the person presses: an answer of the table, a mark on a die, or something of their hand. */
  async #offerFor(person: Player, table: SeenMessage) {
    const { witness, gate, random } = this.#parts;
    const open = answersIn(table).map((offer) => ({ ...offer, value: offer.value ?? null }));
    const marks = table.buttons.filter(({ customId, disabled }) => !disabled && customId.includes(':keep:'));
    if (marks.length > 0 && random() < 0.25) {
      const mark = this.#draw(marks);
      return mark ? { message: table, customId: mark.customId, value: null } : null;
    }
    const attacks = open.filter(({ customId }) => customId.includes(':activate:'));
    if (attacks.length > 0 && random() < 0.8) return this.#draw(attacks) ?? null;
    if (open.length > 0 && random() < 0.85) return this.#draw(open) ?? null;
    const hand = table.buttons.find(({ customId }) => customId.endsWith(':hand'));
    if (hand === undefined) return this.#draw(open) ?? null;
    const seen = await gate.unlessClosed(unlessInVain(witness.press(person, table, hand.customId, null)));
    if (seen?.kind !== 'deferred') return null;
    const panel = await gate.unlessClosed(unlessInVain(seen.settled(SETTLED_MS)));
    const held = panel ? answersIn(panel).map((offer) => ({ ...offer, value: offer.value ?? null })) : [];
    return this.#draw([...open, ...held]) ?? null;
  }
}
