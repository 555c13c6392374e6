/** Prints new findings during a run, with the history of their games. */
import type { Findings } from './findings.ts';
import type { GameBook } from './game-book.ts';
import { journalOf, type Killed } from './journal.ts';
import type { KillOptions } from './options.ts';
import type { Witness } from './witness.ts';

interface PrinterParts {
  readonly options: KillOptions;
  readonly findings: Findings;
  readonly witness: Witness;
  readonly book: GameBook;
  readonly kills: readonly Killed[];
}

export class FindingPrinter {
  readonly #parts: PrinterParts;
  readonly #print: (line: string) => void;
  /** Threads whose journals were printed. */
  readonly #printedJournals = new Set<string>();
  #printedFindings = 0;

  constructor(parts: PrinterParts, print: (line: string) => void) {
    this.#parts = parts;
    this.#print = print;
  }

  /** Prints the findings since the last call, and the progress after every tenth kill of the bot. */
  print(botKills: number, ended: number): void {
    const { options, findings, witness, book, kills } = this.#parts;
    for (const finding of findings.all().slice(this.#printedFindings)) {
      const { kind, kill, instant, thread, words } = finding;
      this.#print(
        `FINDING (${options.store}, seed ${options.seed}, kill ${kill}, ${instant}) ${kind}: ${words}`,
      );
      if (thread === null || this.#printedJournals.has(thread)) continue;
      this.#printedJournals.add(thread);
      for (const line of journalOf(thread, witness, book, kills)) this.#print(`    ${line}`);
    }
    this.#printedFindings = findings.all().length;
    if (botKills % 10 === 0) {
      this.#print(
        `${botKills} kills, ${ended} games ended, ${witness.presses.size} presses, ${this.#printedFindings} findings`,
      );
    }
  }
}
