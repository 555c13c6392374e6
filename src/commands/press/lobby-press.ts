/** Everything that is pressed at a lobby: on its message, and on its host's panel of options. */
import { messageLink, userMention } from '@discordjs/builders';
import { MessageFlags } from 'discord.js';
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import { acknowledge, deferUpdate, fillIn, tellPrivately } from '../answers.ts';
import type { Desk } from '../desk.ts';
import { keptFirst } from '../kept-first.ts';
import type { Lobby, Person } from '../lobby/lobby.ts';
import { isPanel, type Outcome, outcomeOf } from '../lobby/lobby-actions.ts';
import { LOBBY_PREFIX, readLobbyId } from '../lobby/lobby-id.ts';
import { optionsPanel } from '../lobby/options-panel.ts';
import { personName } from '../person-name.ts';
import type { PressInteraction, PressRoute } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const lobbyPress: PressRoute = {
  prefixes: [LOBBY_PREFIX],

  async run(interaction, desk) {
    const press = readLobbyId(interaction.customId);
    if (press === null) return tellPrivately(interaction, wordsOf(interaction).replies.foreignButton);
    const outcome = await keptFirst(interaction, desk, outcomeOf(interaction, desk, press));
    await answer(interaction, desk, press.id, outcome);
  },
};

/** Acknowledges the press, after what it changed is kept, and brings the lobby's message up to date. */
async function answer(
  interaction: PressInteraction,
  desk: Desk,
  lobbyId: string,
  outcome: Outcome,
): Promise<void> {
  if ('told' in outcome) {
    await tellPrivately(interaction, outcome.told);
    // Who died between keeping a change and showing it left the message behind: whoever presses again sees it mended.
    return desk.lobbyMessages.refresh(lobbyId);
  }
  if ('panel' in outcome) return showPanel(interaction, outcome.panel);
  if ('changed' in outcome) return shown(interaction, desk, outcome.changed);
  if ('called' in outcome) {
    await shown(interaction, desk, outcome.called);
    return sayCalled(interaction, outcome.called, outcome.people);
  }
  const { closed, lobby, messageId } = outcome;
  await acknowledged(interaction, closed);
  const isThere = !interaction.ephemeral && !isPanel(interaction);
  await desk.lobbyMessages.close(
    lobbyId,
    { channelId: lobby.channelId, messageId, sentence: closed },
    isThere ? interaction : undefined,
  );
}

/** The public message is edited by the messages of lobbies; a panel says by itself what has become of it. */
async function acknowledged(interaction: PressInteraction, sentence: string): Promise<void> {
  if (interaction.deferred) await tellPrivately(interaction, sentence);
  else if (isPanel(interaction)) {
    await acknowledge(interaction, 'update', () =>
      interaction.update({ content: sentence, components: [], allowedMentions: { parse: [] } }),
    );
  } else await deferUpdate(interaction);
}

async function shown(interaction: PressInteraction, desk: Desk, lobby: Lobby): Promise<void> {
  const words = wordsOf(interaction);
  if (interaction.deferred) {
    await tellPrivately(interaction, words.replies.takenLate);
    return desk.lobbyMessages.refresh(lobby.id);
  }
  if (isPanel(interaction)) {
    const panel = optionsPanel(lobby, words);
    await acknowledge(interaction, 'update', () => interaction.update(panel));
    return desk.lobbyMessages.refresh(lobby.id);
  }
  await deferUpdate(interaction);
  return desk.lobbyMessages.refresh(lobby.id, interaction);
}

async function showPanel(interaction: PressInteraction, lobby: Lobby): Promise<void> {
  const panel = optionsPanel(lobby, wordsOf(interaction));
  if (interaction.deferred) return fillIn(interaction, panel);
  await acknowledge(interaction, 'reply', () =>
    interaction.reply({ ...panel, flags: MessageFlags.Ephemeral }),
  );
}

async function sayCalled(
  interaction: PressInteraction,
  lobby: Lobby,
  people: readonly Person[],
): Promise<void> {
  const say = wordsFor(lobby.language).lobby;
  const users = people.map(({ id }) => id);
  const { channelId, guildId, messageId } = lobby;
  const link = guildId === null ? '' : messageLink(channelId, messageId ?? interaction.message.id, guildId);
  const host = `**${escaped(personName(interaction.member, interaction.user))}**`;
  await interaction.followUp({
    content: say.calls(
      host,
      users.map((id) => userMention(id)),
      say.modes[lobby.mode],
      link,
    ),
    allowedMentions: { parse: [], users },
  });
}
