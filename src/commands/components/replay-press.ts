/** Handles presses on replays, and the button that opens one at the end of a game. */
import { MessageFlags } from 'discord.js';
import { REPLAY_PREFIX, type ReplayPress, readReplayId } from '../../render/history/replay-id.ts';
import { wordsFor } from '../../words/index.ts';
import { momentMessage, panelAnswer } from '../replay/replay-answer.ts';
import { hasPlayed } from '../replay/replay-sight.ts';
import { gifMessage } from '../replay/turn-gif.ts';
import type { PressRoute } from '../routing/handlers.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { deferPrivately, deferUpdate, fillIn, tellPrivately } from '../routing/replies.ts';

export const replayPress: PressRoute = {
  prefixes: [REPLAY_PREFIX],

  async run(interaction, context) {
    const { locale, user } = interaction;
    const { replay: say, replies, sameDice } = wordsFor(locale);
    const press = chosen(interaction);
    if (press === null) return tellPrivately(interaction, replies.foreignButton);
    // A panel was opened for its reader. Whoever sees the end of a game or a shared moment sees its channel.
    const isPanel = interaction.message.flags.has(MessageFlags.Ephemeral);
    if (isPanel) await deferUpdate(interaction);
    else await deferPrivately(interaction);
    const game = await context.games.retold(press.gameId, locale);
    if (game === null) {
      const isSealed = await context.games.isSealed(press.gameId);
      return tellPrivately(interaction, isSealed ? sameDice.sealed : say.unknown);
    }
    const reader = { id: user.id, locale };
    if (press.verb !== 'share' && press.verb !== 'gif') {
      return fillIn(interaction, await panelAnswer(context, game, reader, press));
    }
    if (!hasPlayed(game, user.id)) return tellPrivately(interaction, say.onlyPlayers);
    if (press.verb === 'gif') {
      await fillIn(interaction, await panelAnswer(context, game, reader, press, say.drawingGif));
      const gif = await gifMessage(context, game, reader, press.step);
      if (typeof gif === 'string') return tellPrivately(interaction, gif);
      await interaction.followUp(gif);
      return;
    }
    await fillIn(interaction, await panelAnswer(context, game, reader, press, say.done));
    await interaction.followUp(await momentMessage(context, game, reader, press));
  },
};

/** Returns the press, with the place or the game that a select names; null when it is invalid. */
function chosen(interaction: PressInteraction): ReplayPress | null {
  const press = readReplayId(interaction.customId);
  if (press === null || !['list', 'turn', 'moment'].includes(press.verb)) return press;
  const [value = ''] = interaction.isStringSelectMenu() ? interaction.values : [];
  if (press.verb === 'list') return /^[\w-]{1,24}$/.test(value) ? { ...press, gameId: value } : null;
  const [, step] = /^(\d{1,5})\.\d{1,2}$/.exec(value) ?? [];
  return step === undefined ? null : { ...press, step: Number(step) };
}
