/** Carries out what a person chose by a command, and answers with what came of it. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { PressResult } from '../../games/game-service.ts';
import type { PressId } from '../../render/custom-id.ts';
import { CONTENT_LENGTH } from '../../render/discord-limits.ts';
import { type ActChoice, diceInWords, onOwnPanels, whoseMove } from '../../render/table/index.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { playersOf } from '../messages/players.ts';
import { closeRiskyReroll, riskOfTyped, riskyRerollAsked } from '../panels/risky-reroll.ts';
import { slashPress } from '../routing/press-interaction.ts';
import { CommittedButNotShown, deferPrivately, fillIn } from '../routing/replies.ts';
import { type OwnChoices, ownChoices } from './own-choices.ts';

/** What a command's words mean: a choice, with the question that it answers, or a sentence why there is none. */
export type Meant = { readonly choice: ActChoice; readonly rev?: number } | { readonly sentence: string };

/**
 * Answers a command that acts in the game of its channel.
 * @param meant finds the choice among those of the person
 */
export async function actByCommand(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
  meant: (own: OwnChoices, words: Words) => Meant,
): Promise<void> {
  await deferPrivately(interaction);
  const words = wordsFor(interaction.locale);
  const { channelId, user } = interaction;
  const own = await ownChoices(context, channelId, user.id, words);
  if (own === 'no-game') return say(interaction, words.replies.noGameHere);
  if (own === 'not-seated') return say(interaction, words.act.notSeated);
  if (own.snapshot.state.outcome !== null) return say(interaction, words.hand.over);
  const found = meant(own, words);
  if ('sentence' in found) return say(interaction, found.sentence);
  if (await asksBeforeRisk(interaction, context, own, found, words)) return;
  const outcome = await carryOut(interaction, context, own, found);
  if (outcome.result !== 'done') return say(interaction, outcome.sentence);
  await closeRiskyReroll(context, own.snapshot.gameId, interaction.user.id);
  try {
    await say(interaction, doneWords(outcome, context, user.id, found.choice, words));
  } catch (cause) {
    throw new CommittedButNotShown('a choice was taken, and what came of it could not be shown', { cause });
  }
}

async function say(interaction: ChatInputCommandInteraction, content: string): Promise<void> {
  await fillIn(interaction, { content: clipped(content, CONTENT_LENGTH), allowedMentions: { parse: [] } });
}

/** Asks before a reroll that may lose an ability, as the buttons do. Returns whether it was asked. */
async function asksBeforeRisk(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
  own: OwnChoices,
  { choice, rev }: Extract<Meant, { readonly choice: ActChoice }>,
  words: Words,
): Promise<boolean> {
  const { does } = choice;
  if (does.verb !== 'act' || does.action.type !== 'reroll') return false;
  const { snapshot, seat, input } = own;
  const { channelId, user } = interaction;
  const press: PressId = {
    surface: 'table',
    gameId: snapshot.gameId,
    rev: rev ?? input.view.rev,
    ...(onOwnPanels(input.view) ? { seat } : {}),
    buttonAction: { verb: 'reroll-asks', dice: does.action.dice },
  };
  const asker = { context, channelId, userId: user.id, words };
  const answer = await riskOfTyped(asker, press, { snapshot, own: { view: input.view, seat } });
  if (answer === null) return false;
  await fillIn(interaction, { ...answer, allowedMentions: { parse: [] } });
  await riskyRerollAsked(context, snapshot.gameId, interaction);
  return true;
}

function carryOut(
  interaction: ChatInputCommandInteraction,
  { games }: BotContext,
  { input, seat, snapshot }: OwnChoices,
  { choice, rev }: Extract<Meant, { readonly choice: ActChoice }>,
): Promise<PressResult> {
  const press = {
    ...slashPress(interaction),
    gameId: snapshot.gameId,
    rev: rev ?? input.view.rev,
    // As on buttons: only modes where a person may have several heroes name the seat.
    ...(onOwnPanels(input.view) ? { seat } : {}),
  };
  return choice.does.verb === 'keep'
    ? games.toggleDie(press, choice.does.die)
    : games.act(press, choice.does.action);
}

/**
 * What was done, and the question that waits for the same person now, with their dice on the table: who plays by
 * commands has the answer before them, and the table above it.
 */
function doneWords(
  { game }: Extract<PressResult, { readonly result: 'done' }>,
  { games }: BotContext,
  userId: string,
  choice: ActChoice,
  { act, ...words }: Words,
): string {
  const done = act.done(escaped(choice.label));
  const own = games.viewFor(game, userId);
  const pending = own?.view.pending ?? null;
  if (!own || game.state.outcome || pending?.seat !== own.seat) return done;
  const players = playersOf(game);
  const move = whoseMove(own.view, players, pending.prompt, undefined, { act, ...words });
  if (move === null) return done;
  const dice = diceInWords(own.view, players, game.keptDice, { act, ...words });
  return [done, ...dice, act.next(move.text)].join('\n');
}
