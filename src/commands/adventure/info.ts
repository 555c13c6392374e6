import { crawlById, environmentById, heroById, minionById } from '../../engine/definitions.ts';
import { viewOf } from '../../engine/index.ts';
import { crawlAltText, crawlLines, objectiveWords } from '../../render/crawl/crawl-lines.ts';
import { CONTENT_LENGTH } from '../../render/discord-limits.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { playersOf } from '../messages/players.ts';
import type { Subcommand } from '../mission/subcommand.ts';
import { subcommand } from '../routing/definition.ts';
import { tellPrivately } from '../routing/replies.ts';

/** How the crawl of the channel stands: story, goal, map in words, and what its minions can do. */
export const adventureInfo: Subcommand = {
  data: subcommand(({ commands }) => commands.adventure.info),

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const game = await context.games.look(interaction.channelId);
    const view = game && viewOf(game.state, 'public');
    if (!game || !view?.crawl) return tellPrivately(interaction, words.crawl.none);
    const players = playersOf(game);
    const { name, story, unconfirmed } = crawlById(view.crawl.id);
    const lines = [
      `### ${escaped(name)}`,
      `> ${escaped(story.before)}`,
      ...crawlLines(view, view.crawl, players, words),
      ...view.crawl.minions.map(({ board }) => minionText(board, words)),
      ...tilesShown(view.crawl.tiles).map((text) => `-# ${text}`),
      ...(unconfirmed === undefined ? [] : [`-# ${words.crawl.ours}`]),
      `-# ${escaped(crawlAltText(view.crawl, players, words))}`,
    ];
    await tellPrivately(interaction, clipped(lines.join('\n'), CONTENT_LENGTH));
  },
};

/** The card of a minion: its objective, and each of its abilities. */
function minionText(board: string, words: Words): string {
  const { level, objective, health, cp } = minionById(board);
  const { name, abilities } = heroById(board);
  const say = words.crawl;
  const card = abilities.map((ability) => `**${escaped(ability.name)}**: ${escaped(ability.text)}`);
  return `- ${say.card(escaped(name), say.levels[level], health, cp, objectiveWords(objective, words))} ${card.join(' ')}`;
}

/** The environments that are face up and do something. */
function tilesShown(tiles: readonly { readonly environment: string | null }[]): string[] {
  return tiles.flatMap(({ environment }) => {
    if (environment === null) return [];
    const { name, text } = environmentById(environment);
    return text === '' ? [] : [`${escaped(name)}: ${escaped(text)}`];
  });
}
