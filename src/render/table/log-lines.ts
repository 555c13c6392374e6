/** Log lines of a list of events: related events share a line, and events that another line covers are left out. */
import type { GameEvent, Seat } from '../../engine/index.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { explainedBy } from './attack-words.ts';
import { type AttributedLine, actorOf } from './attributed-line.ts';
import { eventsOfBoosts, moveWithBoosts } from './boost-lines.ts';
import { causeText } from './content-names.ts';
import { joinedIncomes } from './income-lines.ts';
import { describeEvent, tokenWords } from './log-line.ts';
import { missionRun, missionRunLine } from './mission-log-line.ts';
import { escaped } from './phrasing.ts';
import { shownName } from './players.ts';

/**
 * The public lines of the events of one or more actions, in order.
 * @param names the players' names by seat
 * @param language Discord's name of the language of the game; English when left out
 */
export function logLines(
  events: readonly GameEvent[],
  names: readonly string[],
  language?: string,
): string[] {
  return attributedLines(events, names, language).map(({ text }) => text);
}

/** The same lines, each with the seat whose action it reports. */
export function attributedLines(
  events: readonly GameEvent[],
  names: readonly string[],
  language?: string,
): AttributedLine[] {
  const words = wordsFor(language);
  const by = (seat: Seat) => escaped(shownName(names[seat], seat, words));
  const given = eventsOfBoosts(events);
  const kept = events.filter((event, at) => !given.has(event) && !isSaidElsewhere(events, event, at));
  const lines: AttributedLine[] = [];
  for (let at = 0; at < kept.length; ) {
    const { text, length } =
      moveWithBoosts(kept, at, words, by) ??
      missionTogether(kept, at, words) ??
      gainsTogether(kept, at, words, by) ??
      joinedIncomes(kept, at, {
        by,
        words,
        isSilent: (event) => describeEvent(event, names, words) === null,
      }) ??
      single(kept, at, names, words);
    const [event] = kept.slice(at);
    if (text !== null) lines.push({ text, doer: event ? actorOf(event) : null });
    at += length;
  }
  return lines;
}

/** The content of one line; null for none. */
interface Told {
  readonly text: string | null;
  /** The number of events, at least one. */
  readonly length: number;
}

function single(events: readonly GameEvent[], at: number, names: readonly string[], words: Words): Told {
  const [event] = events.slice(at);
  return { text: event ? describeEvent(event, names, words) : null, length: 1 };
}

function missionTogether(events: readonly GameEvent[], at: number, words: Words): Told | null {
  const run = missionRun(events, at);
  return run.length > 1 ? { text: missionRunLine(run, words), length: run.length } : null;
}

/** Whether another line covers the event: a price, a sale or a theft, an upgrade's card, an announcement, a failed aim. */
function isSaidElsewhere(events: readonly GameEvent[], event: GameEvent, at: number): boolean {
  switch (event.e) {
    case 'cp':
      return isPaidFor(events, event, at) || isTheft(events, event, at);
    case 'played':
      return events
        .slice(at + 1, at + 3)
        .some((next) => next.e === 'upgraded' && next.seat === event.seat && next.cost === event.cost);
    case 'announced':
      return isActivatedAtOnce(events, event, at);
    case 'no-ability': {
      // Who reaches nobody was told as that, and not as a choice.
      const before = events[at - 1];
      return before?.e === 'out-of-reach' && before.seat === event.seat;
    }
    case 'healed':
    case 'isolated':
      return event.amount === 0;
    case 'stole':
      return event.amount === 0;
    default:
      return false;
  }
}

type CpEvent = Extract<GameEvent, { e: 'cp' }>;

function isPaidFor(events: readonly GameEvent[], event: CpEvent, at: number): boolean {
  const before = events[at - 1];
  if (before?.e === 'played') return before.seat === event.seat && before.cost === -event.change;
  return before?.e === 'sold' && before.seat === event.seat && before.cp === event.change;
}

/** Whether the change belongs to a theft of points, whose two changes come right before it. */
function isTheft(events: readonly GameEvent[], event: CpEvent, at: number): boolean {
  const theft = events.slice(at + 1, at + 3).find((next) => next.e === 'stole');
  if (theft?.e !== 'stole' || theft.what !== 'cp') return false;
  return event.seat === theft.from ? event.change === -theft.amount : event.seat === theft.seat;
}

function isActivatedAtOnce(
  events: readonly GameEvent[],
  event: Extract<GameEvent, { e: 'announced' }>,
  at: number,
): boolean {
  const next = events.slice(at + 1).find((other) => other.e === 'activated' || other.e === 'lapsed');
  return next?.e === 'activated' && next.seat === event.seat;
}

type Gain = Extract<GameEvent, { e: 'gained' }>;

/** Consecutive gains of tokens by one seat from one source, which are told in one line with a sum for each token. */
function gainRun(events: readonly GameEvent[], from: number): Gain[] {
  const run: Gain[] = [];
  for (const event of events.slice(from)) {
    if (event.e !== 'gained' || (run[0] && !isOfOne(run[0], event))) break;
    run.push(event);
  }
  return run;
}

/** Whether two gains have the same seat, the same cause, and figures for the same reason. */
function isOfOne(one: Gain, other: Gain): boolean {
  const [why, otherWhy] = [one.why, other.why].map((parts) => JSON.stringify(parts));
  return (
    one.seat === other.seat &&
    one.source === other.source &&
    one.variant === other.variant &&
    why === otherWhy
  );
}

function gainsTogether(
  events: readonly GameEvent[],
  at: number,
  words: Words,
  by: (seat: Seat) => string,
): Told | null {
  const run = gainRun(events, at);
  const [first] = run;
  if (!first || run.length < 2) return null;
  const counts = new Map<string, number>();
  for (const { token, count } of run) counts.set(token, (counts.get(token) ?? 0) + count);
  const tokens = [...counts].map(([token, count]) => tokenWords(token, count, words));
  const text = words.log.got(by(first.seat), tokens);
  const cause = first.source === undefined ? null : explainedBy(causeText(first, words), first.why, words);
  return { text: cause === null ? text : words.log.caused(text, cause), length: run.length };
}
