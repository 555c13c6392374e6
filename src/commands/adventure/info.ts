import type { ChatInputCommandInteraction } from 'discord.js';
import { heroById, scenarioById } from '../../engine/definitions.ts';
import { viewOf } from '../../engine/index.ts';
import { findInAdventures, nearestInAdventures } from '../../lookup/index.ts';
import { crawlAltText, crawlLines } from '../../render/crawl/crawl-lines.ts';
import { CHOICE_LENGTH, CONTENT_LENGTH, MAX_CHOICES } from '../../render/discord-limits.ts';
import { adventureText } from '../../render/lookup/adventure-page.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { playersOf } from '../messages/players.ts';
import type { Subcommand } from '../mission/subcommand.ts';
import { named, subcommand } from '../routing/definition.ts';
import { tellPrivately } from '../routing/replies.ts';

/** What can be met in Adventures; without a name how the crawl of the channel stands. */
export const adventureInfo: Subcommand = {
  data: subcommand(({ commands }) => commands.adventure.info).addStringOption((option) =>
    named(option, ({ commands }) => commands.adventure.info.options.about)
      .setMaxLength(CHOICE_LENGTH)
      .setAutocomplete(true),
  ),

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const about = interaction.options.getString('about');
    const told = about === null ? await crawlHere(interaction, context, words) : thingNamed(about, words);
    await tellPrivately(interaction, clipped(told, CONTENT_LENGTH));
  },

  complete: (interaction) =>
    findInAdventures(interaction.options.getFocused(), MAX_CHOICES).map(({ name }) => ({
      name,
      value: name,
    })),
};

function thingNamed(about: string, words: Words): string {
  const [thing] = findInAdventures(about, 1);
  if (thing) return adventureText(thing, words);
  return words.crawl.unknown(
    escaped(about),
    nearestInAdventures(about).map(({ name }) => name),
  );
}

async function crawlHere(
  { channelId }: ChatInputCommandInteraction,
  context: BotContext,
  words: Words,
): Promise<string> {
  const game = await context.games.look(channelId);
  const view = game && viewOf(game.state, 'public');
  if (!game || !view?.crawl) return words.crawl.none;
  const { crawl } = view;
  const players = playersOf(game);
  const { name, story, unconfirmed } = scenarioById(crawl.id);
  const met = [...crawl.minions.map(({ board }) => board), ...(crawl.boss ? [crawl.boss.board] : [])];
  const minions = met.flatMap((board) => {
    const [thing] = findInAdventures(heroById(board).name, 1);
    return thing ? [adventureText(thing, words)] : [];
  });
  return [
    `### ${escaped(name)}`,
    `> ${escaped(story.before)}`,
    ...crawlLines(view, crawl, players, words),
    ...minions,
    ...(unconfirmed === undefined ? [] : [`-# ${crawl.boss ? words.crawl.oursBattle : words.crawl.ours}`]),
    ...(crawl.boss ? [] : [`-# ${escaped(crawlAltText(crawl, players, words))}`]),
  ].join('\n');
}
