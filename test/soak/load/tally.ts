/** Counters of a load test. */
import { type Spread, spreadOf } from './figures.ts';

export class Tally {
  /** Presses of any kind, and their answers. */
  presses = 0;
  acknowledged = 0;
  /** Acknowledged presses that were deferred. */
  deferred = 0;
  /** New games that were begun, and those that were refused because of the load. */
  newcomersAdmitted = 0;
  newcomersRefused = 0;
  /** Not acknowledged within Discord's three seconds. */
  readonly failures: string[] = [];
  /** Presses that answered a question. Each is one action of the game unless it was refused. */
  actions = 0;
  readonly refusals: string[] = [];
  gamesEnded = 0;
  /** Tables that did not show the next question in time; the person then checks again. */
  tablesLate = 0;
  /** Hands and challenges that did not arrive within five seconds. */
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

  /** From an acknowledgement to the requested hand, in ms. */
  get panelMs(): Spread | null {
    return spreadOf(this.#panels);
  }

  /** From the sending of a press to its acknowledgement, in ms. */
  get acknowledgementMs(): Spread | null {
    return spreadOf(this.#acknowledgements);
  }

  /** From an action press to the table with the next question, in ms. */
  get tableMs(): Spread | null {
    return spreadOf(this.#tables);
  }
}
