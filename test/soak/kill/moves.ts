/** Presses a button for an asked person and waits for the result, or for the gate to close. */
import type { Player, Playground, SeenMessage } from '../../../src/playground/index.ts';
import { answersIn } from '../../e2e/presser.ts';
import { unlessRefused } from '../unless-refused.ts';
import { newestTable } from './chat.ts';
import type { Gate } from './gate.ts';
import { changed, nextChange } from './next-change.ts';
import type { Witness } from './witness.ts';

/** How long to wait for a panel; the bot was probably killed if none comes. */
const SETTLED_MS = 5_000;

export interface MoveParts {
  readonly playground: Playground;
  readonly witness: Witness;
  readonly gate: Gate;
  readonly random: () => number;
}

/** A button, or with `value` an option of a menu. */
interface Offer {
  readonly message: SeenMessage;
  readonly customId: string;
  readonly value: string | null;
}

export class Moves {
  readonly #parts: MoveParts;
  /** Matches the custom ids of actions that make progress. */
  readonly #preferred: RegExp;

  /** @param preferred matches actions that people prefer: with random choices alone a game takes very long */
  constructor(parts: MoveParts, preferred: RegExp) {
    this.#parts = parts;
    this.#preferred = preferred;
  }

  draw<T>(things: readonly T[]): T | undefined {
    return things[Math.floor(this.#parts.random() * things.length)];
  }

  /** Presses once, sometimes twice, and waits until the table or the panel changes. */
  async move(person: Player, table: SeenMessage): Promise<void> {
    const { witness, gate, random } = this.#parts;
    const before = this.#fingerprint(table);
    const offer = await this.#offerFor(person, table);
    if (offer === null) return nextChange(this.#parts);
    const panel = this.#fingerprint(offer.message);
    const pressed = [witness.press(person, offer.message, offer.customId, offer.value)];
    // A double press: only one of two presses on the same question may count.
    if (random() < 0.05) pressed.push(witness.press(person, offer.message, offer.customId, offer.value));
    const seen = await gate.unlessClosed(Promise.all(pressed.map(unlessRefused)));
    if (seen === undefined) return;
    await changed(
      this.#parts,
      () => this.#fingerprint(table) !== before || this.#fingerprint(offer.message) !== panel,
    );
  }

  /** Changes when there is a new table, or when the buttons differ. */
  #fingerprint(message: SeenMessage): string {
    const now = message.ephemeral
      ? message
      : (newestTable(this.#parts.playground, message.channelId) ?? message);
    return `${now.id} ${JSON.stringify(now.components)}`;
  }

  /** Chooses what the person presses: a die to keep, an answer on the table, or something on their hand panel. */
  async #offerFor(person: Player, table: SeenMessage): Promise<Offer | null> {
    const { witness, gate, random } = this.#parts;
    const open = offersOf(table);
    const marked = this.#mark(table);
    if (marked) return marked;
    const preferred = this.#preferredIn(open);
    if (preferred.length > 0 && random() < 0.8) return this.draw(preferred) ?? null;
    if (open.length > 0 && random() < 0.85) return this.draw(open) ?? null;
    const hand = table.buttons.find(({ customId }) => customId.endsWith(':hand'));
    if (hand === undefined) return this.draw(open) ?? null;
    const seen = await gate.unlessClosed(unlessRefused(witness.press(person, table, hand.customId, null)));
    if (seen?.kind !== 'deferred') return null;
    const panel = await gate.unlessClosed(unlessRefused(seen.settled(SETTLED_MS)));
    return panel ? this.#offerOfHand(open, panel) : null;
  }

  /** Chooses among the table and the hand panel. In Missions the panel shows the question instead of the table. */
  #offerOfHand(open: readonly Offer[], panel: SeenMessage): Offer | null {
    const marked = this.#mark(panel);
    if (marked) return marked;
    const onPanel = offersOf(panel);
    const preferred = open.length === 0 ? this.#preferredIn(onPanel) : [];
    if (preferred.length > 0 && this.#parts.random() < 0.8) return this.draw(preferred) ?? null;
    return this.draw([...open, ...onPanel]) ?? null;
  }

  #mark(message: SeenMessage): Offer | null {
    const marks = message.buttons.filter(
      ({ customId, disabled }) => !disabled && customId.includes(':keep:'),
    );
    if (marks.length === 0 || this.#parts.random() >= 0.25) return null;
    const mark = this.draw(marks);
    return mark ? { message, customId: mark.customId, value: null } : null;
  }

  #preferredIn(offers: readonly Offer[]): Offer[] {
    return offers.filter(({ customId, value }) => this.#preferred.test(`${customId}:${value ?? ''}`));
  }
}

function offersOf(message: SeenMessage): Offer[] {
  return answersIn(message).map((offer) => ({ ...offer, value: offer.value ?? null }));
}
