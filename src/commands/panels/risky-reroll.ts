/** The question before a reroll that may lose an Ultimate, or the only ability that the dice fulfil. */
import { ButtonStyle } from 'discord.js';
import { legalActions } from '../../engine/index.ts';
import { pressButton, row } from '../../render/components.ts';
import { customId, type PressId } from '../../render/custom-id.ts';
import { lostByReroll, risksOfReroll } from '../../render/table/index.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { type Answerable, answerOf } from '../routing/replies.ts';
import type { Answer } from './answer.ts';
import { answerAtSeat, type OwnSeat } from './private-panels.ts';

interface Asker {
  readonly context: BotContext;
  readonly channelId: string;
  readonly userId: string;
  readonly words: Words;
}

/** The question's key among the private panels: beside it, the person's hand stays open. */
const keyOf = (gameId: string) => `reroll ${gameId}`;

/** Registers the question that this press has opened, and removes an earlier one. */
export function riskyRerollAsked({ panels }: BotContext, gameId: string, by: Answerable): Promise<void> {
  return panels.opened(keyOf(gameId), by.user.id, 'other', answerOf(by));
}

/**
 * Removes the person's question, because the dice were rerolled or the person has chosen something else.
 * @returns whether it was open and is removed
 */
export function closeRiskyReroll({ panels }: BotContext, gameId: string, userId: string): Promise<boolean> {
  return panels.close(keyOf(gameId), userId, ['other']);
}

/** What a reroll of these dice puts at risk, for the memory of what was agreed to. */
function risksOf({ snapshot, own }: OwnSeat, dice: readonly number[]): string[] {
  const risks = risksOfReroll(own.view, legalActions(snapshot.state, own.seat), dice);
  return risks.map(({ name, lines }) => `${own.seat} ${name} ${lines}`);
}

/** Whether the person of the press has agreed in this turn to all that its reroll puts at risk. */
export async function isRiskAccepted(
  { context, channelId, userId }: Asker,
  { gameId, seat: meant, buttonAction }: PressId,
): Promise<boolean> {
  const snapshot = await context.games.look(channelId);
  if (buttonAction.verb !== 'reroll-asks' || snapshot?.gameId !== gameId) return false;
  const own = context.games.viewFor(snapshot, userId, meant);
  if (own === null) return false;
  const { number } = own.view.turn;
  return context.rerolls.covers(gameId, userId, number, risksOf({ snapshot, own }, buttonAction.dice));
}

/**
 * The question before a reroll that a command asks for. The same command once more is an answer, too: who types may
 * not want to look for a button.
 * @param press what a button of the same reroll would say
 * @returns null when nothing is at risk, or the person has agreed to it
 */
export async function riskOfTyped(asker: Asker, press: PressId, own: OwnSeat): Promise<Answer | null> {
  const { context, userId, words } = asker;
  const { gameId, buttonAction } = press;
  if (buttonAction.verb !== 'reroll-asks') return null;
  const risks = risksOf(own, buttonAction.dice);
  if (risks.length === 0 || (await isRiskAccepted(asker, press))) return null;
  if (context.rerolls.isAskedAgain(gameId, userId, own.own.view.turn.number, risks)) {
    context.rerolls.accept(gameId, userId);
    return null;
  }
  const answer = await riskyRerollAnswer(asker, press);
  return { ...answer, content: `${answer.content ?? ''}\n${words.act.sameAgain}` };
}

/**
 * Asks whether the dice of a button are to be rerolled.
 * @param press the button on the table; it names the dice and the question that it was made for
 */
export function riskyRerollAnswer(asker: Asker, press: PressId): Promise<Answer> {
  const { gameId, rev, seat: meant, buttonAction } = press;
  const { replies, table } = asker.words;
  return answerAtSeat({ ...asker, meant }, ({ snapshot, own }) => {
    if (buttonAction.verb !== 'reroll-asks') return { content: replies.foreignButton };
    const { dice } = buttonAction;
    const lost = lostByReroll(own.view, legalActions(snapshot.state, own.seat), dice);
    const risks = risksOf({ snapshot, own }, dice);
    asker.context.rerolls.ask(gameId, asker.userId, own.view.turn.number, risks);
    const seat = meant === undefined ? {} : { seat: meant };
    const id = customId({
      surface: 'table',
      gameId,
      rev,
      ...seat,
      buttonAction: { verb: 'reroll-now', dice },
    });
    const label = table.rerollRisk.allTheSame(dice.length);
    return {
      content: table.rerollRisk.asks(lost, dice.length),
      components: [row([pressButton(id, label, ButtonStyle.Danger)])],
    };
  });
}
