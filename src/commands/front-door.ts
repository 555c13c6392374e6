/** Where every interaction comes in: found by name or custom id, run, and answered whatever happens. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  Events,
  type Interaction,
} from 'discord.js';
import { StoreUnavailable } from '../store/index.ts';
import { isTooLate, tellPrivately, whence } from './answers.ts';
import type { Desk } from './desk.ts';
import { PRESS_ROUTES, SLASH_COMMANDS } from './registry.ts';
import { CLOSING, FOREIGN_BUTTON, MY_FAULT, STORE_AWAY } from './sentences.ts';
import type { PressInteraction } from './ways-in.ts';

/** So many interactions are remembered against being delivered twice. */
const REMEMBERED = 1_000;

export class FrontDoor {
  readonly #desk: Desk;
  /** Ids of the latest interactions, oldest first. */
  readonly #taken = new Set<string>();
  readonly #running = new Set<Promise<void>>();
  #closing = false;

  constructor(desk: Desk) {
    this.#desk = desk;
    desk.client.on(Events.InteractionCreate, (interaction) => {
      if (this.#isRepeated(interaction.id)) return;
      const running = this.#take(interaction).finally(() => this.#running.delete(running));
      this.#running.add(running);
    });
  }

  /** Takes nothing new and resolves when all that runs is done. */
  async close(): Promise<void> {
    this.#closing = true;
    await Promise.allSettled(this.#running);
  }

  /** Discord delivers at least once: after a lost connection the same interaction may come again. */
  #isRepeated(id: string): boolean {
    if (this.#taken.has(id)) return true;
    this.#taken.add(id);
    const [oldest] = this.#taken;
    if (this.#taken.size > REMEMBERED && oldest !== undefined) this.#taken.delete(oldest);
    return false;
  }

  /** Never rejects: whatever goes wrong is logged, and told to the person as far as that is possible. */
  async #take(interaction: Interaction): Promise<void> {
    try {
      if (interaction.isAutocomplete()) await suggest(interaction);
      else if (interaction.isChatInputCommand())
        await this.#answer(interaction, () => this.#command(interaction));
      else if (interaction.isButton() || interaction.isStringSelectMenu()) {
        await this.#answer(interaction, () => this.#press(interaction));
      }
    } catch (error) {
      this.#note(interaction, error);
    }
  }

  async #answer(
    interaction: ChatInputCommandInteraction | PressInteraction,
    run: () => Promise<void>,
  ): Promise<void> {
    if (this.#closing) return tellPrivately(interaction, CLOSING);
    try {
      await run();
    } catch (error) {
      this.#note(interaction, error);
      if (isTooLate(error)) return;
      await tellPrivately(interaction, error instanceof StoreUnavailable ? STORE_AWAY : MY_FAULT);
    }
  }

  async #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const command = SLASH_COMMANDS.find(({ data }) => data.name === interaction.commandName);
    if (command) return command.run(interaction, this.#desk);
    await tellPrivately(interaction, 'I do not know this command any more. `/help` tells what I can do.');
  }

  async #press(interaction: PressInteraction): Promise<void> {
    const [prefix = ''] = interaction.customId.split(':');
    const route = PRESS_ROUTES.find(({ prefixes }) => prefixes.includes(prefix));
    if (route) return route.run(interaction, this.#desk);
    await tellPrivately(interaction, FOREIGN_BUTTON);
  }

  #note(interaction: Interaction, error: unknown): void {
    const late = isTooLate(error);
    this.#desk.log[late ? 'warn' : 'error'](
      { ...whence(interaction), error },
      late ? 'an interaction could not be answered in time' : 'an interaction failed',
    );
  }
}

async function suggest(interaction: AutocompleteInteraction): Promise<void> {
  const command = SLASH_COMMANDS.find(({ data }) => data.name === interaction.commandName);
  await interaction.respond(command?.complete?.(interaction) ?? []);
}
