/** What happened since a person's last move. Names are markdown; `before` and `after` are health. */
import { counted, listed } from './phrasing.ts';

/** The reader, or the named team-mate whose dial they share. */
const reader = (victim: string | null) => victim ?? 'you';

export const since = {
  heading: (parts: readonly string[]) => `Since your move: ${parts.join('; ')}.`,
  answerBefore: (time: string) => `Answer before ${time}.`,
  /**
   * @param by null if nobody dealt it
   * @param source null for stolen health, and if it has no name
   * @param victim null: the reader
   */
  blow: (
    by: string | null,
    source: string | null,
    victim: string | null,
    { dealt: all, total, before, after }: { dealt: number; total: number; before: number; after: number },
    /** Each `2 by Nyra`. */
    added: readonly string[],
  ) => {
    // Health that is stolen is dealt by no ability.
    if (by !== null && source === null)
      return `${by} stole ${total} health${victim === null ? '' : ` from ${victim}`}: ${before} → ${after}`;
    const whom = victim === null ? '' : ` to ${victim}`;
    const who = by === null ? (source ?? 'something') : by;
    const what = by === null ? '' : ` with ${source}`;
    const parts = added.length === 0 ? '' : ` (of which ${listed(added)})`;
    const dealt = `${who} dealt ${all}${whom}${what}${parts}`;
    // What did not reach the dial was prevented, or a companion took it.
    if (total === 0) return `${dealt}, none of which reached ${reader(victim)}: still ${after}`;
    const changed = all > total ? `, ${total} of which reached ${reader(victim)}` : '';
    return `${dealt}${changed}: ${before} → ${after}`;
  },
  /** A part of a hit that another thing dealt: `2 by Nyra`. */
  added: (amount: number, source: string) => `${amount} by ${source}`,
  /** Damage of the reader's own Attack. */
  dealt: (
    source: string | null,
    victim: string,
    { total, before, after }: { total: number; before: number; after: number },
  ) => {
    const dealt = `your ${source ?? 'Attack'} dealt ${total === 0 ? 'nothing' : total} to ${victim}`;
    return total === 0 ? `${dealt}: still ${after}` : `${dealt}: ${before} → ${after}`;
  },
  /** Damage of oneself to oneself. */
  ownBlow: (source: string | null, total: number, before: number, after: number) =>
    `you lost ${total}${source === null ? '' : ` by ${source}`}: ${before} → ${after}`,
  moreBlows: (count: number, damage: number) =>
    `${counted(count, 'more hit', 'more hits')} for ${damage} altogether`,
  fell: (names: readonly string[]) => `${listed(names)} fell`,
  round: (round: number) => `round ${round} began`,
  side: (name: string) => `the side ${name} began`,
  clock: (steps: number) =>
    steps === 1 ? 'the crisis clock moved on' : `the crisis clock moved on by ${steps}`,
  /** `text` is the sentence of the objective without its full stop; null if it is not known. */
  objective: (text: string | null) => (text === null ? 'an objective was met' : `objective met: ${text}`),
  ally: (who: string, ally: string) => `${ally} joined ${who}`,
  exited: (who: string) => `${who} left the map`,
};
