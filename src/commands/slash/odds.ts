import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { HeroReference } from '../../content/reference/schema.ts';
import { findHeroes, heroAnswer } from '../../lookup/index.ts';
import { suggestGoals } from '../../lookup/odds-goals.ts';
import { CHOICE_LENGTH, MAX_CHOICES } from '../../render/discord-limits.ts';
import { offerMessage } from '../../render/lookup/index.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { answerPrivately, answerWithPage } from '../lookup/deliver.ts';
import { type OddsRequest, parseOddsRequest } from '../lookup/odds-request.ts';
import { isRolling } from '../lookup/table-odds.ts';
import { oddsAnswer } from '../panels/odds.ts';
import { command, EVERYWHERE, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn, tellPrivately } from '../routing/replies.ts';

/** The maximum length of a goal, in characters; a longer goal would not fit into the custom ids below its answer. */
const LONGEST_GOAL = 60;

export const odds: SlashCommand = {
  data: command(({ commands }) => commands.odds, EVERYWHERE)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.odds.options.goal)
        .setMaxLength(LONGEST_GOAL)
        .setAutocomplete(true),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.odds.options.hero)
        .setMaxLength(CHOICE_LENGTH)
        .setAutocomplete(true),
    )
    .addStringOption((option) => named(option, ({ commands }) => commands.odds.options.dice).setMaxLength(30))
    .addIntegerOption((option) =>
      named(option, ({ commands }) => commands.odds.options.attempts)
        .setMinValue(0)
        .setMaxValue(10),
    )
    .toJSON(),

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const heroTyped = interaction.options.getString('hero');
    const hero = heroTyped === null ? undefined : heroNamed(heroTyped);
    if (heroTyped !== null && hero === undefined) {
      return tellPrivately(interaction, words.lookup.odds.heroUnknown(escaped(heroTyped)));
    }
    const request = requestOf(interaction, hero);
    if (request.goal === null && hero === undefined) return tableOdds(interaction, context);
    const read = parseOddsRequest(request, words, await heroOfOwnGame(interaction, context, request));
    if ('refused' in read) {
      return read.offers.length === 0
        ? tellPrivately(interaction, read.refused)
        : answerPrivately(interaction, offerMessage(read.refused, read.offers, words));
    }
    await answerWithPage(interaction, context, read.page);
  },

  complete(interaction) {
    const { name, value } = interaction.options.getFocused(true);
    if (name === 'hero') return suggestDiceOwners(value);
    return suggestGoals(value, heroOption(interaction), MAX_CHOICES).map((goal) => ({
      name: clipped(goal.label, CHOICE_LENGTH),
      value: clipped(goal.value, LONGEST_GOAL),
    }));
  },
};

function requestOf({ options }: ChatInputCommandInteraction, hero: HeroReference | undefined): OddsRequest {
  return {
    goal: options.getString('goal'),
    hero,
    dice: options.getString('dice'),
    attempts: options.getInteger('attempts'),
  };
}

/** Without a goal and a hero, `/odds` shows the dice of the channel's game when a roll is under way. */
async function tableOdds(interaction: ChatInputCommandInteraction, context: BotContext): Promise<void> {
  await deferPrivately(interaction);
  const snapshot = await context.games.look(interaction.channelId);
  const own = snapshot && context.games.viewFor(snapshot, interaction.user.id);
  if (snapshot !== null && isRolling(snapshot, own?.seat)) {
    return fillIn(
      interaction,
      await oddsAnswer(context, interaction.channelId, interaction.user.id, wordsFor(interaction.locale)),
    );
  }
  await tellPrivately(interaction, wordsFor(interaction.locale).lookup.odds.askSomething);
}

/** In a game, symbols refer to the person's own hero. */
async function heroOfOwnGame(
  { channelId, user }: ChatInputCommandInteraction,
  context: BotContext,
  { hero, goal }: OddsRequest,
): Promise<HeroReference | undefined> {
  if (hero !== undefined || goal === null || goal.startsWith('=')) return undefined;
  const snapshot = await context.games.look(channelId);
  if (snapshot === null || snapshot.state.outcome !== null) return undefined;
  const own = context.games.viewFor(snapshot, user.id);
  const heroId = own === null ? undefined : snapshot.state.seats[own.seat]?.hero;
  return heroId === undefined ? undefined : heroAnswer(heroId)?.hero;
}

function heroNamed(typed: string): HeroReference | undefined {
  return heroAnswer(typed.trim().toLowerCase())?.hero ?? findHeroes(typed, 1)[0];
}

function heroOption({ options }: AutocompleteInteraction): HeroReference | undefined {
  const typed = options.getString('hero');
  return typed === null || typed.trim() === '' ? undefined : heroNamed(typed);
}

function suggestDiceOwners(typed: string) {
  return findHeroes(typed, Number.POSITIVE_INFINITY)
    .filter(({ dice }) => dice !== null)
    .slice(0, MAX_CHOICES)
    .map(({ id, name }) => ({ name, value: id }));
}
