/** One press of an asked person, and waiting for its result, even if the bot is killed meanwhile. */
import type { Player, Playground, SeenMessage } from '../../../src/playground/index.ts';
import { answersIn } from '../../e2e/presser.ts';
import { unlessRefused } from '../unless-refused.ts';
import { newestTable } from './chat.ts';
import type { Gate } from './gate.ts';
import { changed, nextChange } from './next-change.ts';
import type { Witness } from './witness.ts';

/** After this time without a panel the bot was killed. */
const SETTLED_MS = 5_000;

export interface MoveParts {
  readonly playground: Playground;
  readonly witness: Witness;
  readonly gate: Gate;
  readonly random: () => number;
}

/** What can be pressed; `value` is the option of a menu. */
interface Offer {
  readonly message: SeenMessage;
  readonly customId: string;
  readonly value: string | null;
}

export class Moves {
  readonly #parts: MoveParts;
  /** Prefixes of actions that make progress. */
  readonly #leaning: RegExp;

  /** @param leaning the actions that people lean towards: by chance alone a game is very long */
  constructor(parts: MoveParts, leaning: RegExp) {
    this.#parts = parts;
    this.#leaning = leaning;
  }

  draw<T>(things: readonly T[]): T | undefined {
    return things[Math.floor(this.#parts.random() * things.length)];
  }

  /** One press of the asked person; then they wait for the table, or their panel, to follow. */
  async move(person: Player, table: SeenMessage): Promise<void> {
    const { witness, gate, random } = this.#parts;
    const before = this.#sign(table);
    const offer = await this.#offerFor(person, table);
    if (offer === null) return nextChange(this.#parts);
    const panel = this.#sign(offer.message);
    const pressed = [witness.press(person, offer.message, offer.customId, offer.value)];
    // A double press: of two presses on one question only one counts.
    if (random() < 0.05) pressed.push(witness.press(person, offer.message, offer.customId, offer.value));
    const seen = await gate.unlessClosed(Promise.all(pressed.map(unlessRefused)));
    if (seen === undefined) return;
    await changed(this.#parts, () => this.#sign(table) !== before || this.#sign(offer.message) !== panel);
  }

  /** The visible changes: a new table, or other buttons. */
  #sign(message: SeenMessage): string {
    const now = message.ephemeral
      ? message
      : (newestTable(this.#parts.playground, message.channelId) ?? message);
    return `${now.id} ${JSON.stringify(now.components)}`;
  }

  /** What the person presses: an answer of the table, a mark on a die, or something of their hand. */
  async #offerFor(person: Player, table: SeenMessage): Promise<Offer | null> {
    const { witness, gate, random } = this.#parts;
    const open = offersOf(table);
    const marked = this.#mark(table);
    if (marked) return marked;
    const leaning = this.#leaningIn(open);
    if (leaning.length > 0 && random() < 0.8) return this.draw(leaning) ?? null;
    if (open.length > 0 && random() < 0.85) return this.draw(open) ?? null;
    const hand = table.buttons.find(({ customId }) => customId.endsWith(':hand'));
    if (hand === undefined) return this.draw(open) ?? null;
    const seen = await gate.unlessClosed(unlessRefused(witness.press(person, table, hand.customId, null)));
    if (seen?.kind !== 'deferred') return null;
    const panel = await gate.unlessClosed(unlessRefused(seen.settled(SETTLED_MS)));
    return panel ? this.#offerOfHand(open, panel) : null;
  }

  /** Where people act side by side, the panel asks instead of the table. */
  #offerOfHand(open: readonly Offer[], panel: SeenMessage): Offer | null {
    const marked = this.#mark(panel);
    if (marked) return marked;
    const held = offersOf(panel);
    const leaning = open.length === 0 ? this.#leaningIn(held) : [];
    if (leaning.length > 0 && this.#parts.random() < 0.8) return this.draw(leaning) ?? null;
    return this.draw([...open, ...held]) ?? null;
  }

  #mark(message: SeenMessage): Offer | null {
    const marks = message.buttons.filter(
      ({ customId, disabled }) => !disabled && customId.includes(':keep:'),
    );
    if (marks.length === 0 || this.#parts.random() >= 0.25) return null;
    const mark = this.draw(marks);
    return mark ? { message, customId: mark.customId, value: null } : null;
  }

  #leaningIn(offers: readonly Offer[]): Offer[] {
    return offers.filter(({ customId, value }) => this.#leaning.test(`${customId}:${value ?? ''}`));
  }
}

function offersOf(message: SeenMessage): Offer[] {
  return answersIn(message).map((offer) => ({ ...offer, value: offer.value ?? null }));
}
