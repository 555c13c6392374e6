/**
 * What people have agreed to put at risk by the rerolls of a turn, so that nobody is asked twice about the same. Kept in
 * memory only: after a restart they are asked once more.
 */

/** The number of people and games that are remembered. */
const MAX_REMEMBERED = 2_000;

interface Remembered {
  readonly turn: number;
  /** What the last question was about. */
  readonly asked: readonly string[];
  readonly accepted: readonly string[];
}

const keyOf = (gameId: string, userId: string) => `${gameId} ${userId}`;

export class AcceptedRerolls {
  readonly #remembered = new Map<string, Remembered>();

  /**
   * Notes that a person is asked.
   * @param risks what the reroll puts at risk, as texts that differ when there is more to lose
   */
  ask(gameId: string, userId: string, turn: number, risks: readonly string[]): void {
    const key = keyOf(gameId, userId);
    const known = this.#remembered.get(key);
    const accepted = known?.turn === turn ? known.accepted : [];
    this.#remembered.delete(key);
    this.#remembered.set(key, { turn, asked: risks, accepted });
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MAX_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
  }

  /** Notes that a person agreed to what they were asked last. */
  accept(gameId: string, userId: string): void {
    const key = keyOf(gameId, userId);
    const known = this.#remembered.get(key);
    if (!known) return;
    this.#remembered.set(key, { ...known, asked: [], accepted: [...known.accepted, ...known.asked] });
  }

  /** Whether the last question to a person was about all of this: who wants the same again agrees. */
  isAskedAgain(gameId: string, userId: string, turn: number, risks: readonly string[]): boolean {
    const known = this.#remembered.get(keyOf(gameId, userId));
    return known?.turn === turn && risks.every((risk) => known.asked.includes(risk));
  }

  /** Whether the person has agreed in this turn to all that a reroll puts at risk. */
  covers(gameId: string, userId: string, turn: number, risks: readonly string[]): boolean {
    const known = this.#remembered.get(keyOf(gameId, userId));
    return known?.turn === turn && risks.every((risk) => known.accepted.includes(risk));
  }
}
