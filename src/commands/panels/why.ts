/** Why the bots of a game chose what they chose: the options that they compared, with their worths. */
import { MOST_GIVEN_UP, weighedOptions } from '../../ai/players/index.ts';
import { type Action, type GameView, legalActions, viewOf } from '../../engine/index.ts';
import type { BotChoice } from '../../games/game-service.ts';
import { mayAskWhy } from '../../games/replay/bot-choices.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { encodeAction } from '../../render/action-code.ts';
import { pressButton, row } from '../../render/components.ts';
import { customId } from '../../render/custom-id.ts';
import { CONTENT_LENGTH } from '../../render/discord-limits.ts';
import { actChoices } from '../../render/table/index.ts';
import { clipped } from '../../render/table/phrasing.ts';
import { nameOf } from '../../render/table/players.ts';
import { isTableAction, type Question, questionOf } from '../../render/table/question.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { playersOf } from '../messages/players.ts';
import type { Answer } from './answer.ts';
import { handInputOf, logAnswer } from './private-panels.ts';

/** Choices that an answer tells. */
const SHOWN = 3;
/** Choices that are looked through for some that can be told. */
const LOOKED_AT = 30;
/** Options beside the chosen one. */
const OTHERS = 2;
/** From this difference in points of damage on, a better option was overlooked and not only left. */
const CLEARLY = 0.5;

/** What the bots of the channel's game weighed at their latest choices. */
export async function whyAnswer(
  context: { readonly games: Pick<BotContext['games'], 'look' | 'botChoices'> },
  channelId: string,
  userId: string,
  words: Words,
): Promise<Answer> {
  const { why, replies } = words;
  const snapshot = await context.games.look(channelId);
  const choices = await context.games.botChoices(channelId, userId, LOOKED_AT);
  if (snapshot === null || choices === null) return { content: replies.noGameHere };
  if (choices === 'not-now') return { content: hasBots(snapshot) ? why.notNow : why.noBots };
  const texts = choices.flatMap((choice) => choiceText(snapshot, choice, words) ?? []);
  const told = [...new Set(texts)].slice(0, SHOWN);
  const lines = told.length === 0 ? [why.nothing] : [why.heading, ...told.reverse()];
  return { content: clipped(lines.join('\n'), CONTENT_LENGTH) };
}

/** The log of the channel's game; with the button of the bots' reasons for people who may ask for them. */
export async function logWithReasons(
  context: BotContext,
  channelId: string,
  userId: string,
  words: Words,
  locale: string,
): Promise<Answer> {
  const { games } = context;
  const [answer, snapshot] = await Promise.all([
    logAnswer(games, channelId, words, locale),
    games.look(channelId),
  ]);
  if (snapshot === null || !mayAskWhy(snapshot, userId)) return answer;
  const { gameId, state } = snapshot;
  const id = customId({ surface: 'table', gameId, rev: state.rev, buttonAction: { verb: 'why' } });
  return { ...answer, components: [row([pressButton(id, words.why.button)])] };
}

function hasBots({ occupants }: TableSnapshot): boolean {
  return occupants.some(({ kind }) => kind === 'bot');
}

/** Null when the bot compared nothing, or nothing that may be known. */
function choiceText(snapshot: TableSnapshot, choice: BotChoice, words: Words): string | null {
  const { seat, state, action } = choice;
  const view = viewOf(state, seat);
  const legal = legalActions(state, seat);
  const { options, kept } = weighedOptions(view, legal);
  const label = labelsOf(snapshot, choice, words);
  const isKnown = isOver(snapshot) ? () => true : isPublicIn(questionOf(view, legal, view.pending), action);
  const told = options.flatMap(({ action, worth }) => {
    const text = isKnown(action) ? label(action) : null;
    return text === null ? [] : [{ action, worth, text }];
  });
  const chosen = isKnown(action) ? label(action) : null;
  if (chosen === null || told.length === 0) return null;
  const rated = told.find((option) => isSame(option.action, action)) ?? null;
  const others = told.filter((option) => option !== rated);
  const worth = rated?.worth ?? (doesNothing(action) ? 0 : null);
  const name = nameOf(playersOf(snapshot), seat, words);
  const { why } = words;
  const [best] = others;
  // Who has one Defensive Ability has made no choice.
  if (action.type === 'defend' && best === undefined) return null;
  // Whoever leaves what is worth nothing has made no choice.
  if (doesNothing(action) && kept === null && (best === undefined || best.worth <= 0)) return null;
  const occupant = snapshot.occupants[seat];
  const habit = occupant?.kind === 'bot' ? occupant.habit : undefined;
  const lead = best !== undefined && worth !== null ? best.worth - worth : 0;
  const isByHabit = habit !== undefined && lead > 0 && lead <= MOST_GIVEN_UP;
  const isMissed = best !== undefined && lead > CLEARLY && !isByHabit;
  const text = isMissed
    ? why.overlooked(name, chosen, worth, best.text, best.worth)
    : why.chose(
        name,
        chosen,
        worth,
        others.slice(0, OTHERS).map((option) => [option.text, option.worth] as const),
      );
  const reasons = [
    ...(isByHabit ? [why.habit[habit]] : []),
    ...(kept && doesNothing(action) ? [why.kept(kept.cp, kept.attack)] : []),
  ];
  return [text, ...reasons].join(' ');
}

function isOver({ ended = null }: TableSnapshot): boolean {
  return ended !== null;
}

/** Returns whether an option may be known while the game goes on: answers of the table, and the card that was played. */
function isPublicIn(question: Question | null, chosen: Action): (action: Action) => boolean {
  const open = new Set(question?.open.map((action) => encodeAction(action)));
  return (action) => {
    if (isSame(action, chosen) && (action.type === 'play' || action.type === 'sell')) return true;
    return isTableAction(action) && open.has(encodeAction(action));
  };
}

function isSame(one: Action, other: Action): boolean {
  return isTableAction(one) && isTableAction(other) && encodeAction(one) === encodeAction(other);
}

function doesNothing({ type }: Action): boolean {
  return type === 'pass' || type === 'no-ability' || type === 'no-defense';
}

/** Returns the names of the actions of a choice: the labels that its buttons would have; null for one without. */
function labelsOf(
  snapshot: TableSnapshot,
  { seat, state }: BotChoice,
  words: Words,
): (action: Action) => string | null {
  const own = { seat, view: viewOf(state, seat) };
  const input = handInputOf({ snapshot: { ...snapshot, state, ended: null }, own }, '', words);
  const labels = new Map(
    actChoices(input).flatMap(({ does, label }) =>
      does.verb === 'act' ? [[encodeAction(does.action), label] as const] : [],
    ),
  );
  return (action) => {
    if (action.type === 'reroll') return keepWords(own.view, action.dice, words);
    return isTableAction(action) ? (labels.get(encodeAction(action)) ?? null) : null;
  };
}

/** A reroll by the values that it keeps. */
function keepWords(view: GameView, rerolled: readonly number[], { why }: Words): string {
  const dice = view.rolls[0]?.dice ?? [];
  const kept = dice.flatMap(({ value }, at) => (rerolled.includes(at + 1) || value === null ? [] : [value]));
  return kept.length === 0 ? why.rerollAll : why.keep(kept.toSorted());
}
