/** Where every interaction comes in: found by name or custom id, run, and answered whatever happens. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  Events,
  type Interaction,
  MessageFlags,
} from 'discord.js';
import { BrokenState, ContentError } from '../engine/index.ts';
import { StoreUnavailable, UnreadableGame } from '../store/index.ts';
import type { Words } from '../words/index.ts';
import { isAnswered, isTooLate, tellPrivately, whence } from './answers.ts';
import type { Desk } from './desk.ts';
import { remedyFor } from './discord/failures.ts';
import type { AnswerResult, DoorWatch } from './instruments.ts';
import { InteractionClaims } from './interaction-claims.ts';
import { PRESS_ROUTES, SLASH_COMMANDS } from './registry.ts';
import { wayOf } from './way-of.ts';
import { isPress, type PressInteraction } from './ways-in.ts';
import { wordsOf } from './words-of.ts';

export class FrontDoor {
  readonly #desk: Desk;
  readonly #claims: InteractionClaims;
  readonly #watch: DoorWatch | null;
  readonly #running = new Set<Promise<void>>();
  #closing = false;

  /** `watch` is told of every interaction; null measures nothing. */
  constructor(desk: Desk, watch: DoorWatch | null = null) {
    this.#desk = desk;
    this.#claims = new InteractionClaims(desk.store, desk.log);
    this.#watch = watch;
    desk.client.on(Events.InteractionCreate, (interaction) => {
      desk.ages.arrived(interaction.createdTimestamp);
      if (this.#claims.isRepeated(interaction.id)) return;
      const running = this.#take(interaction).finally(() => this.#running.delete(running));
      this.#running.add(running);
    });
  }

  /** Takes nothing new and resolves when all that runs is done. */
  async close(): Promise<void> {
    this.#closing = true;
    await Promise.allSettled(this.#running);
  }

  async #take(interaction: Interaction): Promise<void> {
    const began = performance.now();
    const way = wayOf(interaction);
    this.#watch?.came(interaction.id, way, interaction.createdTimestamp);
    const result = await this.#result(interaction);
    const ms = performance.now() - began;
    this.#watch?.done(interaction.id, way, result, ms);
    this.#desk.log.debug({ ...whence(interaction), ...way, result, ms: Math.round(ms) }, 'an interaction');
  }

  /** Never rejects: whatever goes wrong is logged, and told to the person as far as that is possible. */
  async #result(interaction: Interaction): Promise<AnswerResult> {
    try {
      const wait = (await this.#desk.limits?.take(interaction)) ?? null;
      if (wait !== null) return await slowDown(interaction, wait);
      if (interaction.isAutocomplete()) await suggest(interaction);
      else if (interaction.isChatInputCommand()) {
        return await this.#answer(interaction, () => this.#command(interaction));
      } else if (isPress(interaction)) {
        return await this.#answer(interaction, () => this.#press(interaction));
      } else if (interaction.isRepliable()) {
        // Dialogs, other menus and commands of a kind that I never made: forged, or of another version of me.
        await interaction.reply({
          content: wordsOf(interaction).replies.foreignButton,
          flags: MessageFlags.Ephemeral,
        });
      }
      return 'answered';
    } catch (error) {
      return this.#note(interaction, error);
    }
  }

  async #answer(
    interaction: ChatInputCommandInteraction | PressInteraction,
    run: () => Promise<void>,
  ): Promise<AnswerResult> {
    if (!(await this.#claims.take(interaction.id))) return 'elsewhere';
    if (this.#closing) {
      await tellPrivately(interaction, wordsOf(interaction).replies.closing);
      return 'refused';
    }
    try {
      await run();
      return 'answered';
    } catch (error) {
      const result = this.#note(interaction, error);
      if (result !== 'late') await tellPrivately(interaction, apology(error, wordsOf(interaction)));
      return result;
    }
  }

  async #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const command = SLASH_COMMANDS.find(({ data }) => data.name === interaction.commandName);
    if (command) return command.run(interaction, this.#desk);
    await tellPrivately(interaction, wordsOf(interaction).replies.unknownCommand);
  }

  async #press(interaction: PressInteraction): Promise<void> {
    const [prefix = ''] = interaction.customId.split(':');
    const route = PRESS_ROUTES.find(({ prefixes }) => prefixes.includes(prefix));
    if (route) return route.run(interaction, this.#desk);
    await tellPrivately(interaction, wordsOf(interaction).replies.foreignButton);
  }

  #note(interaction: Interaction, error: unknown): AnswerResult {
    // The operator has been told of an unreadable game where it was read, once.
    if (error instanceof UnreadableGame) return 'refused';
    const late = isTooLate(error);
    this.#desk.log[late ? 'warn' : 'error'](
      { ...whence(interaction), ...wayOf(interaction), error },
      late ? 'an interaction could not be answered in time' : 'an interaction failed',
    );
    return late ? 'late' : 'failed';
  }
}

/** Somebody asks for more than a quick player could: nothing is looked up, kept or drawn for it. */
async function slowDown(interaction: Interaction, seconds: number): Promise<AnswerResult> {
  if (interaction.isAutocomplete()) await interaction.respond([]);
  else if (interaction.isRepliable()) {
    const content = wordsOf(interaction).replies.tooFast(seconds);
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  }
  return 'refused';
}

/** What a person is told whose interaction failed. */
function apology(error: unknown, { replies, presses }: Words): string {
  if (error instanceof UnreadableGame) return presses.unreadable;
  if (error instanceof BrokenState || error instanceof ContentError) return presses.broken;
  if (!(error instanceof StoreUnavailable))
    return remedyFor(error) === null ? replies.myFault : replies.discordAway;
  return error.mayHaveLanded ? presses.unclear : replies.storeAway;
}

/** Not claimed: with every letter typed it would be one more question to the store, and two alike do no harm. */
async function suggest(interaction: AutocompleteInteraction): Promise<void> {
  const command = SLASH_COMMANDS.find(({ data }) => data.name === interaction.commandName);
  try {
    await interaction.respond(command?.complete?.(interaction) ?? []);
  } catch (error) {
    if (!isAnswered(error)) throw error;
  }
}
