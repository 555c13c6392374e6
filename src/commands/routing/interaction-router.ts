/** Receives every interaction, finds its handler by name or custom id, and runs it. Errors are answered too. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  Events,
  type Interaction,
  MessageFlags,
} from 'discord.js';
import { ContentError } from '../../engine/definitions.ts';
import { BrokenState } from '../../engine/hosting.ts';
import { type PressId, readCustomId } from '../../render/custom-id.ts';
import { StoreUnavailable, UnreadableGame } from '../../store/index.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { isUnknownEmoji, remedyFor } from '../discord/failures.ts';
import type { AnswerResult, InteractionKind, InteractionObserver } from '../instruments.ts';
import type { PressRoute, SlashCommand } from './handlers.ts';
import type { PressInteraction } from './press-interaction.ts';
import { CommittedButNotShown, interactionFields, isAnswered, isTooLate, tellPrivately } from './replies.ts';

/** The name of commands and custom ids that the bot does not know. */
const UNKNOWN = 'unknown';

/** The handlers that interactions are given to. */
interface Handlers {
  readonly commands: readonly SlashCommand[];
  readonly routes: readonly PressRoute[];
}

export class InteractionRouter {
  readonly #context: BotContext;
  readonly #handlers: Handlers;
  readonly #watch: InteractionObserver | null;
  readonly #running = new Set<Promise<void>>();
  #closing = false;
  #isReplaced = false;

  /** @param watch observes every interaction; null for no observer */
  constructor(context: BotContext, handlers: Handlers, watch: InteractionObserver | null = null) {
    this.#context = context;
    this.#handlers = handlers;
    this.#watch = watch;
    context.client.on(Events.InteractionCreate, (interaction) => {
      if (this.#isReplaced || !context.arrivals.arrived(interaction)) return;
      const running = this.#take(interaction).finally(() => this.#running.delete(running));
      this.#running.add(running);
    });
  }

  /**
   * Rejects new interactions. Resolves when all running handlers are done.
   * @param isReplaced true when another program receives the same interactions: new ones are left to it
   */
  async close(isReplaced = false): Promise<void> {
    this.#closing = true;
    this.#isReplaced = isReplaced;
    await Promise.allSettled(this.#running);
  }

  async #take(interaction: Interaction): Promise<void> {
    const began = performance.now();
    const found = resolve(interaction, this.#handlers);
    const { kind } = found;
    this.#watch?.arrived(interaction.id, kind, interaction.createdTimestamp);
    const result = await this.#result(interaction, found);
    const ms = performance.now() - began;
    this.#watch?.done(interaction.id, kind, result, ms);
    this.#context.log.debug(
      { ...interactionFields(interaction), ...kind, result, ms: Math.round(ms) },
      'an interaction',
    );
  }

  /** Runs the handler. Never rejects: errors are logged, and reported to the user when possible. */
  async #result(interaction: Interaction, { kind, command, route, press }: Resolved): Promise<AnswerResult> {
    const context = this.#context;
    try {
      const wait = (await context.limits?.take(interaction)) ?? null;
      if (wait !== null) return await refuseAboveLimit(interaction, wait);
      if (interaction.isAutocomplete()) await suggest(interaction, command, context);
      else if (interaction.isChatInputCommand()) {
        return await this.#answer(interaction, kind, () =>
          command
            ? command.run(interaction, context)
            : tellPrivately(interaction, wordsFor(interaction.locale).replies.unknownCommand),
        );
      } else if (isPress(interaction)) {
        return await this.#answer(interaction, kind, () =>
          route
            ? route.run(interaction, context, press)
            : tellPrivately(interaction, wordsFor(interaction.locale).replies.foreignButton),
        );
      } else if (interaction.isRepliable()) {
        // Modals, other menus and other kinds of commands: forged, or from another version of the bot.
        await interaction.reply({
          content: wordsFor(interaction.locale).replies.foreignButton,
          flags: MessageFlags.Ephemeral,
        });
      }
      return 'answered';
    } catch (error) {
      return this.#note(interaction, kind, error);
    }
  }

  async #answer(
    interaction: ChatInputCommandInteraction | PressInteraction,
    kind: InteractionKind,
    run: () => Promise<void>,
  ): Promise<AnswerResult> {
    const { claimed, game } = await this.#context.arrivals.claim(interaction.id, interaction.channelId);
    if (!claimed) return 'elsewhere';
    if (game) this.#context.games.noteVersion(interaction.id, game);
    // What was claimed here will be answered nowhere else.
    if (this.#closing && !this.#isReplaced) {
      await tellPrivately(interaction, wordsFor(interaction.locale).replies.closing);
      return 'refused';
    }
    try {
      await run();
      return 'answered';
    } catch (error) {
      const result = this.#note(
        interaction,
        kind,
        error instanceof CommittedButNotShown ? error.cause : error,
      );
      if (result !== 'late') await tellPrivately(interaction, errorText(error, wordsFor(interaction.locale)));
      return result;
    }
  }

  #note(interaction: Interaction, kind: InteractionKind, error: unknown): AnswerResult {
    // An unreadable game was logged where it was read.
    if (error instanceof UnreadableGame) return 'refused';
    if (isUnknownEmoji(error)) this.#context.appEmojis.forget();
    const late = isTooLate(error);
    this.#context.log[late ? 'warn' : 'error'](
      { ...interactionFields(interaction), ...kind, error },
      late ? 'an interaction could not be answered in time' : 'an interaction failed',
    );
    return late ? 'late' : 'failed';
  }
}

/** The kind of an interaction and its handler. Custom ids are parsed here only. */
interface Resolved {
  readonly kind: InteractionKind;
  readonly command: SlashCommand | undefined;
  readonly route: PressRoute | undefined;
  /** The parsed custom id of a game; null for other custom ids. */
  readonly press: PressId | null;
}

function resolve(interaction: Interaction, { commands, routes }: Handlers): Resolved {
  const none = { command: undefined, route: undefined, press: null };
  if (interaction.isAutocomplete() || interaction.isChatInputCommand()) {
    const command = commands.find(({ data }) => data.name === interaction.commandName);
    const kind = interaction.isAutocomplete() ? 'suggestion' : 'command';
    return { ...none, kind: { kind, name: command?.data.name ?? UNKNOWN }, command };
  }
  if (!isPress(interaction)) return { ...none, kind: { kind: 'other', name: UNKNOWN } };
  const press = readCustomId(interaction.customId);
  const [prefix = ''] = interaction.customId.split(':');
  const route = routes.find(
    ({ prefixes, verbs }) =>
      prefixes.includes(prefix) && (!verbs || (press !== null && verbs.includes(press.buttonAction.verb))),
  );
  if (press === null) return { ...none, kind: { kind: 'press', name: route ? prefix : UNKNOWN }, route };
  const { buttonAction, gameId } = press;
  const name = buttonAction.verb === 'act' ? buttonAction.action.type : buttonAction.verb;
  return { ...none, kind: { kind: 'press', name, gameId }, route, press };
}

/** Rejects an interaction above the rate limit, before any work is done for it. */
async function refuseAboveLimit(interaction: Interaction, seconds: number): Promise<AnswerResult> {
  if (interaction.isAutocomplete()) await interaction.respond([]);
  else if (interaction.isRepliable()) {
    const content = wordsFor(interaction.locale).replies.tooFast(seconds);
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  }
  return 'refused';
}

/** The error message for the user. */
function errorText(error: unknown, { replies, presses }: Words): string {
  if (error instanceof CommittedButNotShown) return replies.committedButNotShown;
  if (error instanceof UnreadableGame) return presses.unreadable;
  if (error instanceof BrokenState || error instanceof ContentError) return presses.broken;
  if (!(error instanceof StoreUnavailable))
    return remedyFor(error) === null ? replies.internalError : replies.discordAway;
  return error.mayHaveLanded ? replies.storeUnclear : replies.storeAway;
}

/**
 * Answers an autocomplete interaction. It is not claimed: that would cost a store request for each typed letter, and a
 * duplicate answer does no harm.
 */
async function suggest(
  interaction: AutocompleteInteraction,
  command: SlashCommand | undefined,
  context: BotContext,
): Promise<void> {
  try {
    await interaction.respond((await command?.complete?.(interaction, context)) ?? []);
  } catch (error) {
    if (!isAnswered(error)) throw error;
  }
}

/** True when an interaction is a press of a kind that the bot uses. */
function isPress(interaction: Interaction): interaction is PressInteraction {
  return interaction.isButton() || interaction.isStringSelectMenu() || interaction.isUserSelectMenu();
}
