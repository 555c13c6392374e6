/** What a person may do in the game of a channel, and the text of a choice as a command's option carries it. */
import type { Seat } from '../../engine/index.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { CHOICE_LENGTH, MAX_CHOICES } from '../../render/discord-limits.ts';
import {
  type ActChoice,
  actChoices,
  deedOf,
  type HandInput,
  keepChoice,
  keepWorded,
} from '../../render/table/index.ts';
import { clipped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { handInputOf } from '../panels/private-panels.ts';
import { matchChoices } from './match-choice.ts';

/** A person's seat with everything that they may do there now. */
export interface OwnChoices {
  readonly snapshot: TableSnapshot;
  readonly seat: Seat;
  readonly input: HandInput;
  readonly choices: readonly ActChoice[];
}

/** Why a person has no choices. */
type NoSeat = 'no-game' | 'not-seated';

/** Returns the choices of a person in the game of a channel. */
export async function ownChoices(
  context: BotContext,
  channelId: string,
  userId: string,
  words: Words,
): Promise<OwnChoices | NoSeat> {
  const snapshot = await context.games.look(channelId);
  if (snapshot === null) return 'no-game';
  const own = context.games.viewFor(snapshot, userId);
  if (own === null) return 'not-seated';
  const input = handInputOf({ snapshot, own }, userId, words);
  return { snapshot, seat: own.seat, input, choices: snapshot.state.outcome ? [] : actChoices(input) };
}

/** The choices that fit what somebody types; the dice that "keep ..." names come first. */
export function fittingChoices({ choices, input }: OwnChoices, typed: string) {
  const kept = /^\s*keep\s+(.+)$/i.exec(typed)?.[1];
  const named = kept === undefined ? null : keepNamed(input, kept);
  const { fitting, only } = matchChoices(
    choices.map(({ label }) => label),
    typed,
  );
  const found = fitting.flatMap((at) => choices[at] ?? []);
  if (named !== null) {
    const others = found.filter((choice) => deedOf(choice) !== deedOf(named));
    return { found: [named, ...others], only: named };
  }
  return { found, only: only === null ? null : (choices[only] ?? null) };
}

/** The choice of a suggestion's label. One that keeps dice may be on no button, or on one with other words. */
export function choiceLabelled({ choices, input }: OwnChoices, label: string): ActChoice | null {
  return choices.find((choice) => choice.label === label) ?? keepWorded(input, label);
}

/** Rerolling all dice but those that are named; null when no dice fit. */
export function keepNamed(input: HandInput, typed: string): ActChoice | null {
  return keepChoice(input, typed.toLowerCase().replace(/[^a-z0-9]+/g, ' '));
}

/** Marks the value of a suggestion, which people do not type. */
const SUGGESTED = /^(\d{1,9})\.(\d{1,2})\|(.*)$/s;

/** A suggestion's value: the question that it answers, and its label. */
interface Suggested {
  readonly rev: number;
  readonly seat: Seat;
  readonly label: string;
}

/** Returns the value of a suggested choice, at most 100 characters. */
export function suggestedValue({ input, seat }: OwnChoices, { label }: ActChoice): string {
  return `${input.view.rev}.${seat}|${label}`.slice(0, CHOICE_LENGTH);
}

/** Reads the value of a suggestion; null for text that was typed. */
export function readSuggested(value: string): Suggested | null {
  const [, rev, seat, label = ''] = SUGGESTED.exec(value) ?? [];
  return rev === undefined || seat === undefined ? null : { rev: Number(rev), seat: Number(seat), label };
}

/** Suggestions for what a person types into `/act`; none for people without a seat. */
export async function suggestChoices(
  context: BotContext,
  { channelId, userId, locale, typed }: { channelId: string; userId: string; locale: string; typed: string },
) {
  const own = await ownChoices(context, channelId, userId, wordsFor(locale));
  if (typeof own === 'string') return [];
  return fittingChoices(own, typed)
    .found.slice(0, MAX_CHOICES)
    .map((choice) => ({ name: clipped(choice.label, CHOICE_LENGTH), value: suggestedValue(own, choice) }));
}
