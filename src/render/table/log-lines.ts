/** A run of facts as log lines: what belongs together stands in one line, what another line says is left out. */
import type { GameEvent } from '../../engine/index.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { givenByBoosts, moveWithBoosts } from './boost-lines.ts';
import { describeEvent, tokenWords } from './log-line.ts';
import { missionRun, missionRunLine } from './mission-log-line.ts';
import { escaped } from './phrasing.ts';
import { shownName } from './players.ts';

/**
 * The public lines of the facts of one or more actions, in order.
 * @param names the players' names by seat
 * @param language Discord's name of the language of the game; English when left out
 */
export function logLines(
  events: readonly GameEvent[],
  names: readonly string[],
  language?: string,
): string[] {
  const words = wordsFor(language);
  const given = givenByBoosts(events);
  const kept = events.filter((event, at) => !given.has(event) && !isSaidElsewhere(events, event, at));
  const by = (seat: number) => escaped(shownName(names[seat], seat, words));
  const lines: string[] = [];
  for (let at = 0; at < kept.length; ) {
    const run = gainRun(kept, at);
    const line = run.length > 1 ? gainLine(run, names, words) : incomeLine(kept, at, names, words);
    const [event] = kept.slice(at);
    const moved = moveWithBoosts(kept, at, words, by);
    if (moved) {
      lines.push(moved.text);
      at += moved.length;
      continue;
    }
    const together = missionRun(kept, at);
    if (together.length > 1) {
      const told = missionRunLine(together, words);
      if (told !== null) lines.push(told);
      at += together.length;
      continue;
    }
    if (line !== null) {
      lines.push(line);
      at += Math.max(2, run.length);
      continue;
    }
    const single = event ? describeEvent(event, names, words) : null;
    if (single !== null) lines.push(single);
    at += 1;
  }
  return lines;
}

/** The points of a price, a sale or a theft, the card of an upgrade, an announcement that took effect. */
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

/** The two changes that stand right before a theft of points. */
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

/** Tokens that one seat got one right after the other. */
function gainRun(events: readonly GameEvent[], from: number): Gain[] {
  const run: Gain[] = [];
  for (const event of events.slice(from)) {
    if (event.e !== 'gained' || (run[0] && run[0].seat !== event.seat)) break;
    run.push(event);
  }
  return run;
}

function gainLine(run: readonly Gain[], names: readonly string[], words: Words): string | null {
  const seat = run[0]?.seat ?? 0;
  const tokens = run.map(({ token, count }) => tokenWords(token, count, words));
  return words.log.got(escaped(shownName(names[seat], seat, words)), tokens);
}

/** A point and a card together: the income of a turn. */
function incomeLine(
  events: readonly GameEvent[],
  at: number,
  names: readonly string[],
  words: Words,
): string | null {
  const [cp, drew] = events.slice(at, at + 2);
  if (cp?.e !== 'cp' || drew?.e !== 'drew' || cp.seat !== drew.seat || cp.change !== 1 || drew.count !== 1) {
    return null;
  }
  const by = escaped(shownName(names[cp.seat], cp.seat, words));
  return drew.reshuffled ? words.log.incomeShuffled(by, cp.now) : words.log.income(by, cp.now);
}
