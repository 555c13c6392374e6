import type { Json } from '../json.ts';
import { type Channel, channelType } from '../world/channel.ts';
import { type Message, seesMessage } from '../world/message.ts';
import type { World } from '../world/world.ts';
import { ActionNotAllowed } from './action-not-allowed.ts';
import { commandData, type TypedCommand } from './command-data.ts';
import { componentData } from './component-data.ts';
import { type Interaction, interactionType } from './interaction.ts';
import type { Interactions } from './interactions.ts';

/** The actions of people. Each action that the app allows becomes an interaction. */
export class UserActions {
  readonly #world: World;
  readonly #interactions: Interactions;

  constructor(world: World, interactions: Interactions) {
    this.#world = world;
    this.#interactions = interactions;
  }

  /** Sends a slash command. @throws ActionNotAllowed */
  command(personId: string, channelId: string, typed: TypedCommand): Interaction {
    const data = commandData(this.#world, this.#channel(personId, channelId), typed, false);
    return this.#send(personId, channelId, interactionType.command, data);
  }

  /** Asks for the choices of the focused option. @throws ActionNotAllowed */
  autocomplete(personId: string, channelId: string, typed: TypedCommand): Interaction {
    if (!typed.options.some((option) => option.focused === true))
      throw new ActionNotAllowed('No option is being typed.');
    const data = commandData(this.#world, this.#channel(personId, channelId), typed, true);
    return this.#send(personId, channelId, interactionType.autocomplete, data);
  }

  /** Presses a button or picks from a menu. @throws ActionNotAllowed */
  component(
    personId: string,
    channelId: string,
    messageId: string,
    customId: string,
    values?: readonly string[],
  ): Interaction {
    const channel = this.#channel(personId, channelId);
    const message = this.#world.messages.get(channelId, messageId);
    if (message === undefined || !seesMessage(message, personId))
      throw new ActionNotAllowed('This message is gone.');
    // Discord's app tries to unarchive the thread first, and the request is refused (discord-api-docs#8474).
    if (channel.thread?.archived)
      throw new ActionNotAllowed('This thread is archived: its buttons do not work.');
    const data = componentData(this.#world, message, customId, values);
    return this.#send(personId, channelId, interactionType.component, data, message);
  }

  /**
   * Submits a modal that this bot did not open, as if an earlier version had opened it. @throws ActionNotAllowed
   */
  forgedDialog(personId: string, channelId: string, customId: string): Interaction {
    this.#channel(personId, channelId);
    const data = { custom_id: customId, components: [] };
    return this.#send(personId, channelId, interactionType.modal, data);
  }

  #send(
    personId: string,
    channelId: string,
    type: Interaction['type'],
    data: Json,
    source?: Message,
  ): Interaction {
    return this.#interactions.send({ type, personId, channelId, data, source });
  }

  #channel(personId: string, channelId: string): Channel {
    const channel = this.#world.channels.get(channelId);
    if (channel === undefined || !this.#world.sees(channel, personId))
      throw new ActionNotAllowed('This channel is gone.');
    const isMember = this.#world.members.has(personId) || channel.type === channelType.dm;
    if (!isMember) throw new ActionNotAllowed('You are not in this server any more.');
    if (channel.guildId !== null && !this.#world.botsGuilds().includes(channel.guildId))
      throw new ActionNotAllowed('The bot is not in this server.');
    return channel;
  }
}
