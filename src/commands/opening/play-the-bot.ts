import { channelMention } from '@discordjs/builders';
import type { ChatInputCommandInteraction, InteractionEditReplyOptions } from 'discord.js';
import type { BotLevel } from '../../ai/players/index.ts';
import type { HouseRule } from '../../engine/hosting.ts';
import type { Pace } from '../../games/clock/paces.ts';
import { nameBeside } from '../../games/lobby/distinct-names.ts';
import type { SeriesFormat } from '../../history/series.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { afterRateLimit, withRetries } from '../discord/failures.ts';
import { attachmentBuilders } from '../discord/payload.ts';
import { personName } from '../discord/person-name.ts';
import { heroName } from '../heroes.ts';
import { seriesStart } from '../messages/series-text.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { deferPublicly, tellPrivately } from '../routing/replies.ts';
import { beginGame } from './begin.ts';
import { channelLanguage, type GameChannel } from './open-game-channel.ts';
import { openingMessage } from './opening-message.ts';

export interface SoloRequest {
  /** The heroes of the person and of the bot; null draws a hero. */
  readonly heroes: readonly [string | null, string | null];
  readonly pace: Pace;
  readonly first: 0 | 1 | 'roll';
  readonly houseRules: readonly HouseRule[];
  readonly level: BotLevel;
  /** Left out for a single game. */
  readonly series?: SeriesFormat;
  /** Others can play on the same dice afterwards. */
  readonly sameDice?: { readonly of: null };
}

/** Returns the channel of a command or a press for a new game. */
export function gameChannelOf(interaction: ChatInputCommandInteraction | PressInteraction): GameChannel {
  return { channelId: interaction.channelId, channel: interaction.channel, held: interaction.appPermissions };
}

/** Starts a duel between the person and the bot, and posts a public link to it. */
export async function playTheBot(
  interaction: ChatInputCommandInteraction | PressInteraction,
  context: BotContext,
  request: SoloRequest,
): Promise<void> {
  await deferPublicly(interaction);
  const { user, member } = interaction;
  const name = nameBeside({ name: personName(member, user), account: user.username }, [
    context.client.user.displayName,
  ]);
  const shown = `**${escaped(name)}**`;
  const language = channelLanguage(interaction);
  const words = wordsFor(language);
  const say = (answer: string | InteractionEditReplyOptions) =>
    afterRateLimit(() => interaction.editReply(answer));
  const message = await withRetries(() => interaction.editReply(words.challenge.sitsDown(shown)));
  const began = await beginGame(context, gameChannelOf(interaction), {
    guildId: interaction.guildId,
    messageId: message.id,
    mode: 'duel',
    occupants: [
      { kind: 'person', userId: interaction.user.id, name },
      { kind: 'bot', name: context.client.user.displayName, level: request.level },
    ],
    ...request,
    interactionId: interaction.id,
    language,
    locale: interaction.locale,
  });
  if ('refused' in began) await say(began.refused);
  else {
    if (began.aside !== undefined) await tellPrivately(interaction, began.aside);
    const [own = '', mine = ''] = began.heroes;
    const told = `${words.challenge.begunWithMe(shown, heroName(own), heroName(mine), channelMention(began.channelId))}${seriesStart(began.series, words)}`;
    const { files, ...body } = await openingMessage(context, began, told, words);
    await say({ ...body, files: attachmentBuilders(files) });
  }
}
