/** The income of a turn in the log; incomes of turns that begin side by side share one line. */
import type { GameEvent, Seat } from '../../engine/index.ts';
import { sourceText } from './content-names.ts';
import type { LogWording } from './damage-log-line.ts';

/** A line for several events, and their number. */
interface Together {
  readonly text: string;
  readonly length: number;
}

/** An income, or that it was skipped. Equal incomes are joined. */
interface Income {
  readonly seat: Seat;
  readonly now: number;
  readonly alike: 'gained' | 'shuffled' | `skipped ${string}`;
  /** The number of its events. */
  readonly length: number;
}

/** How incomes are worded, and which events have no line: those do not separate two incomes. */
interface IncomeTelling extends LogWording {
  readonly isSilent: (event: GameEvent) => boolean;
}

/** The incomes that begin at `at`; null where none does. */
export function joinedIncomes(
  events: readonly GameEvent[],
  at: number,
  { by, words, isSilent }: IncomeTelling,
): Together | null {
  const { log } = words;
  const first = incomeAt(events, at);
  if (!first) return null;
  const all = [first];
  let end = at + first.length;
  for (;;) {
    const quiet = events.slice(end).findIndex((event) => !isSilent(event));
    const next = quiet < 0 ? null : incomeAt(events, end + quiet);
    if (next?.alike !== first.alike || all.some(({ seat }) => seat === next.seat)) break;
    all.push(next);
    end += quiet + next.length;
  }
  const players = all.map(({ seat }) => by(seat));
  const length = end - at;
  const skipped = events[at];
  if (skipped?.e === 'phase') {
    if (all.length === 1) return null;
    return {
      text: log.allSkipped(players, words.phases.income, sourceText(skipped.skipped ?? '', words)),
      length,
    };
  }
  if (all.length > 1) {
    return { text: first.alike === 'gained' ? log.incomes(players) : log.incomesShuffled(players), length };
  }
  const wording = first.alike === 'gained' ? log.income : log.incomeShuffled;
  return { text: wording(by(first.seat), first.now), length };
}

function incomeAt(events: readonly GameEvent[], at: number): Income | null {
  const [cp, drew] = events.slice(at, at + 2);
  if (cp?.e === 'phase' && cp.phase === 'income' && cp.skipped !== undefined) {
    return { seat: cp.seat, now: 0, alike: `skipped ${cp.skipped}`, length: 1 };
  }
  if (cp?.e !== 'cp' || drew?.e !== 'drew') return null;
  if (cp.seat !== drew.seat || cp.change !== 1 || drew.count !== 1) return null;
  return { seat: cp.seat, now: cp.now, alike: drew.reshuffled ? 'shuffled' : 'gained', length: 2 };
}
