/** The private panels to hand over a hero of a party and to take one. */
import { channelMention, userMention } from '@discordjs/builders';
import { ButtonStyle, MessageFlags } from 'discord.js';
import { takingRefusal } from '../../games/actions/taking-a-hero.ts';
import { handsMayChange, peopleAt, seatsOf } from '../../games/repository/occupants.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { row, text } from '../../render/components.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { heroButton, heroOf, offerSelect } from '../mission/hero-buttons.ts';
import { type Answer, textAnswer } from './answer.ts';

type Components = NonNullable<Answer['components']>;

/** The panel to hand over the heroes that a person plays in the channel's game. */
export function handOverAnswer(
  context: BotContext,
  channelId: string,
  userId: string,
  words: Words,
): Promise<Answer> {
  return answerAtParty(context, channelId, words, (game) => {
    const own = seatsOf(game.occupants, userId);
    return own.length === 0 ? takeHeroPanel(game, userId, words) : handOverPanel(game, own, words);
  });
}

/** The panel with the heroes of the channel's game that a person can take. */
export function takeHeroAnswer(
  context: BotContext,
  channelId: string,
  userId: string,
  words: Words,
): Promise<Answer> {
  return answerAtParty(context, channelId, words, (game) => takeHeroPanel(game, userId, words));
}

/** Builds the answer from the channel's game, or returns why its heroes cannot change players. */
async function answerAtParty(
  context: BotContext,
  channelId: string,
  { replies }: Words,
  answer: (game: TableSnapshot) => Answer,
): Promise<Answer> {
  const game = await context.games.look(channelId);
  if (game === null) return textAnswer(replies.noGameHere);
  return game.state.outcome === null && !game.ended ? answer(game) : textAnswer(replies.overAlready);
}

function handOverPanel(game: TableSnapshot, own: readonly number[], { handOver: say }: Words): Answer {
  const { channelId, occupants, offers = [] } = game;
  const others = occupants.filter((_, seat) => own.length > 1 || !own.includes(seat));
  const isParty = handsMayChange(game.state);
  const isLast = isParty && peopleAt(others).length === 0;
  return panel(
    [
      say.heading(channelMention(channelId)),
      isParty ? say.explained : say.explainedSeat,
      ...(isLast ? [say.lastToBot] : []),
    ],
    [
      ...own.flatMap((seat): Components => {
        const hero = heroOf(game, seat);
        const offer = offers.find((one) => one.seat === seat);
        const buttons = [
          ...(isLast || !isParty
            ? []
            : [heroButton(game, seat, 'bot', say.toBot(hero), ButtonStyle.Primary)]),
          ...(offer ? [heroButton(game, seat, 'drop', say.withdraw(hero))] : []),
        ];
        return [
          ...(offer ? [text(say.isOffered(hero, userMention(offer.userId)))] : []),
          ...(buttons.length > 0 ? [row(buttons)] : []),
          offerSelect(game, seat, say.toPerson(hero)),
        ];
      }),
    ],
  );
}

/** The panel with the heroes that a person can take, each with a button. */
export function takeHeroPanel(
  game: TableSnapshot,
  userId: string,
  { handOver: say, replies }: Words,
): Answer {
  const seats = seatsToTake(game, userId);
  if (seats.length === 0) {
    const isSeated = seatsOf(game.occupants, userId).length > 0;
    return textAnswer(isSeated ? say.noneToTake : `${replies.notSeated} ${say.noneToTake}`);
  }
  const buttons = seats.map((seat) =>
    heroButton(game, seat, 'take', say.accept(heroOf(game, seat)), ButtonStyle.Success),
  );
  return panel([say.takeHeading(channelMention(game.channelId)), say.takeExplained], [row(buttons)]);
}

/** The seats whose heroes a person may take now. */
export function seatsToTake(game: TableSnapshot, userId: string): readonly number[] {
  if (game.state.outcome !== null) return [];
  return [...game.occupants.keys()].filter((seat) => takingRefusal(game, seat, userId) === null);
}

function panel(lines: readonly string[], rows: Components): Answer {
  return { components: [text(lines.join('\n')), ...rows], flags: MessageFlags.IsComponentsV2 };
}
