/** Counters during the presses. */
import { type Spread, spreadOf } from './figures.ts';

export class Tally {
  /** Presses of any kind, and how they were answered. */
  presses = 0;
  acknowledged = 0;
  /** Of these, deferred presses. */
  deferred = 0;
  /** New games that were begun, and those that were refused because running ones come first. */
  newcomersAdmitted = 0;
  newcomersRefused = 0;
  /** Not acknowledged within Discord's three seconds. */
  readonly failures: string[] = [];
  /** Presses that answered a question; each is one action of the game, unless it was refused. */
  actions = 0;
  readonly refusals: string[] = [];
  gamesEnded = 0;
  /** Tables that did not show the next question in time; the person then looks again. */
  tablesLate = 0;
  /** Hands and challenges that did not come within five seconds. */
  panelsLate = 0;
  readonly #acknowledgements: number[] = [];
  readonly #tables: number[] = [];
  readonly #panels: number[] = [];

  acknowledgedAfter(ms: number): void {
    this.acknowledged += 1;
    this.#acknowledgements.push(ms);
  }

  tableShownAfter(ms: number): void {
    this.#tables.push(ms);
  }

  panelShownAfter(ms: number): void {
    this.#panels.push(ms);
  }

  /** From an acknowledgement to the hand that was asked for, in ms. */
  get panelMs(): Spread | null {
    return spreadOf(this.#panels);
  }

  /** From a press leaving its client to its acknowledgement, in ms. */
  get acknowledgementMs(): Spread | null {
    return spreadOf(this.#acknowledgements);
  }

  /** From a press that acts to the table that shows what is asked next, in ms. */
  get tableMs(): Spread | null {
    return spreadOf(this.#tables);
  }
}
