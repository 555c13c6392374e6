/** Handles all presses at a lobby: on its message and on the host's options panel. */
import { messageLink, userMention } from '@discordjs/builders';
import { MessageFlags } from 'discord.js';
import { pickingSeat } from '../../games/lobby/hero-draft.ts';
import type { Lobby, Person } from '../../games/lobby/lobby.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { personName } from '../discord/person-name.ts';
import { adviseDuelFirst } from '../guide/duel-first.ts';
import { isPanel, pressLobby } from '../lobby/lobby-actions.ts';
import { LOBBY_PREFIXES, readLobbyId } from '../lobby/lobby-id.ts';
import { optionsPanel } from '../lobby/options-panel.ts';
import type { LobbyPressResult } from '../lobby/press-result.ts';
import { gameName } from '../mission/difficulty.ts';
import { blockOffer } from '../panels/block-list.ts';
import type { PressRoute } from '../routing/handlers.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import {
  acknowledge,
  acknowledgeAfterCommit,
  deferUpdate,
  fillIn,
  tellPrivately,
} from '../routing/replies.ts';

export const lobbyPress: PressRoute = {
  prefixes: LOBBY_PREFIXES,

  async run(interaction, context) {
    const press = readLobbyId(interaction.customId);
    if (press === null) return tellPrivately(interaction, wordsFor(interaction.locale).replies.foreignButton);
    const outcome = await acknowledgeAfterCommit(
      interaction,
      context,
      pressLobby(interaction, context, press),
    );
    await answer(interaction, context, press.id, outcome);
    if ('changed' in outcome && (press.verb === 'sit' || press.verb === 'hero'))
      await adviseDuelFirst(interaction, context, outcome.changed);
  },
};

/** Acknowledges the press after its change is saved, and updates the lobby's message. */
async function answer(
  interaction: PressInteraction,
  context: BotContext,
  lobbyId: string,
  outcome: LobbyPressResult,
): Promise<void> {
  if ('refusal' in outcome) {
    await tellPrivately(interaction, outcome.refusal);
    // A process may have died between saving a change and showing it. The next press shows the current lobby.
    return context.lobbyMessages.refresh(lobbyId);
  }
  if ('panel' in outcome) return showPanel(interaction, outcome.panel);
  if ('changed' in outcome) return shown(interaction, context, outcome.changed);
  if ('called' in outcome) {
    await shown(interaction, context, outcome.called);
    return announceInvitations(interaction, outcome.called, outcome.people);
  }
  if ('drafting' in outcome) {
    await shown(interaction, context, outcome.drafting);
    return notifyPicker(interaction, outcome.drafting);
  }
  const { closed, lobby, messageId, aside, declined } = outcome;
  await acknowledged(interaction, typeof closed === 'string' ? closed : closed.content);
  if (aside !== undefined) await tellPrivately(interaction, aside);
  const isThere = !interaction.ephemeral && !isPanel(interaction);
  await context.lobbyMessages.close(
    lobbyId,
    { channelId: lobby.channelId, messageId, closed },
    isThere ? interaction : undefined,
  );
  if (declined !== undefined) await offerBlock(interaction, declined);
}

/** Offers the person who declined a challenge, in private, to hear no more from the challenger. */
async function offerBlock(interaction: PressInteraction, challenger: Person): Promise<void> {
  await interaction.followUp({
    ...blockOffer(challenger.id, wordsFor(interaction.locale)),
    flags: MessageFlags.Ephemeral,
  });
}

/** Answers only the private panel. `LobbyMessages` edits the public message of the lobby. */
async function acknowledged(interaction: PressInteraction, sentence: string): Promise<void> {
  if (interaction.deferred) await tellPrivately(interaction, sentence);
  else if (isPanel(interaction)) {
    await acknowledge(interaction, 'update', () =>
      interaction.update({ content: sentence, components: [], allowedMentions: { parse: [] } }),
    );
  } else await deferUpdate(interaction);
}

async function shown(interaction: PressInteraction, context: BotContext, lobby: Lobby): Promise<void> {
  const words = wordsFor(interaction.locale);
  if (interaction.deferred) {
    await tellPrivately(interaction, words.replies.committedLate);
    return context.lobbyMessages.refresh(lobby.id);
  }
  if (isPanel(interaction)) {
    const panel = optionsPanel(lobby, words);
    await acknowledge(interaction, 'update', () => interaction.update(panel));
    return context.lobbyMessages.refresh(lobby.id);
  }
  await deferUpdate(interaction);
  return context.lobbyMessages.refresh(lobby.id, interaction);
}

async function showPanel(interaction: PressInteraction, lobby: Lobby): Promise<void> {
  const panel = optionsPanel(lobby, wordsFor(interaction.locale));
  if (interaction.deferred) return fillIn(interaction, panel);
  await acknowledge(interaction, 'reply', () =>
    interaction.reply({ ...panel, flags: MessageFlags.Ephemeral }),
  );
}

async function announceInvitations(
  interaction: PressInteraction,
  lobby: Lobby,
  people: readonly Person[],
): Promise<void> {
  const say = wordsFor(lobby.language).lobby;
  const users = people.map(({ id }) => id);
  const host = `**${escaped(personName(interaction.member, interaction.user))}**`;
  await interaction.followUp({
    content: say.calls(
      host,
      users.map((id) => userMention(id)),
      gameName(lobby, wordsFor(lobby.language)),
      linkTo(interaction, lobby),
    ),
    allowedMentions: { parse: [], users },
  });
}

/** Notifies the next person to pick in a new message, because an edit notifies nobody. */
async function notifyPicker(interaction: PressInteraction, lobby: Lobby): Promise<void> {
  const seat = pickingSeat(lobby);
  const occupant = seat === null ? null : lobby.seats[seat]?.occupant;
  if (occupant?.kind !== 'person' || occupant.id === interaction.user.id) return;
  await interaction.followUp({
    content: wordsFor(lobby.language).lobby.picksNext(userMention(occupant.id), linkTo(interaction, lobby)),
    allowedMentions: { parse: [], users: [occupant.id] },
  });
}

/** The link to a lobby's message; empty outside servers. */
function linkTo(interaction: PressInteraction, { channelId, guildId, messageId }: Lobby): string {
  return guildId === null ? '' : messageLink(channelId, messageId ?? interaction.message.id, guildId);
}
