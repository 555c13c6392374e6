/** `/replay`: a finished game, step by step; the answer is seen by its reader only. */
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { listAnswer, panelAnswer } from '../replay/replay-answer.ts';
import { mayReplay } from '../replay/replay-sight.ts';
import { command, EVERYWHERE, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const replay: SlashCommand = {
  data: command(({ commands }) => commands.replay, EVERYWHERE)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.replay.options.game).setMaxLength(200),
    )
    .toJSON(),

  async run(interaction, context) {
    await deferPrivately(interaction);
    const { user, locale, guildId } = interaction;
    const typed = interaction.options.getString('game');
    const reader = { id: user.id, locale };
    if (typed === null) return fillIn(interaction, await listAnswer(context, reader));
    const { replay: say } = wordsFor(locale);
    const { gameId, step } = await namedGame(context, typed);
    const game = gameId === null ? null : await context.games.retold(gameId, locale);
    if (game === null) {
      return fillIn(interaction, { content: await withoutReplay(context, gameId, wordsFor(locale)) });
    }
    if (!(await mayReplay(context, game, guildId, user.id))) {
      return fillIn(interaction, { content: say.notYours });
    }
    await fillIn(interaction, await panelAnswer(context, game, reader, { step, hands: false }));
  },
};

/** Says why there is no replay of a game. */
async function withoutReplay(
  { games }: BotContext,
  gameId: string | null,
  { replay: say, sameDice }: Words,
): Promise<string> {
  if (gameId === null) return say.unknown;
  if ((await games.lookAtGame(gameId))?.ended === null) return say.running;
  return (await games.isSealed(gameId)) ? sameDice.sealed : say.unknown;
}

const CODE = /^([\w-]{1,24})(?:@(\d{1,5}))?$/;
const LINK =
  /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d{1,20})(?:\/\d{1,20})?\/?$/;

/** Reads a game's name, with a step or without, or a link to its channel or to a message there. */
async function namedGame(
  { games }: BotContext,
  typed: string,
): Promise<{ gameId: string | null; step: number }> {
  const words = typed.trim();
  const [, channelId] = LINK.exec(words) ?? [];
  if (channelId !== undefined) return { gameId: (await games.look(channelId))?.gameId ?? null, step: 0 };
  const [, gameId = null, step] = CODE.exec(words) ?? [];
  return { gameId, step: Number(step ?? 0) };
}
