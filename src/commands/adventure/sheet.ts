import type { KeptCampaign } from '../../games/repository/campaign-sheets.ts';
import { CONTENT_LENGTH } from '../../render/discord-limits.ts';
import { cardName } from '../../render/table/content-names.ts';
import { clipped } from '../../render/table/phrasing.ts';
import { UnreadableGame } from '../../store/index.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { heroName } from '../heroes.ts';
import type { Subcommand } from '../mission/subcommand.ts';
import { subcommand } from '../routing/definition.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';
import { campaignLine, openCampaign } from './campaign.ts';

/** Campaigns that an answer shows, the latest first. */
const SHOWN = 5;

/** A person's score sheet: the sessions of their latest campaigns. */
export const adventureSheet: Subcommand = {
  data: subcommand(({ commands }) => commands.adventure.sheet),

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    await deferPrivately(interaction);
    const content = await context.campaignSheets
      .of(interaction.user.id)
      .then((campaigns) => sheetText(campaigns, words))
      .catch((error: unknown) => {
        if (!(error instanceof UnreadableGame)) throw error;
        context.log.error({ error }, 'a score sheet cannot be read');
        return words.crawl.campaign.unreadable;
      });
    await fillIn(interaction, { content: clipped(content, CONTENT_LENGTH) });
  },
};

/** A line for each hero of the party that has loot. */
function lootLines({ loot = [] }: KeptCampaign, words: Words): string[] {
  const { shop: say } = words.crawl;
  return loot.map(({ hero, cards }) => `- ${say.ownedBy(heroName(hero, words), cards.map(cardName))}`);
}

function sheetText(campaigns: readonly KeptCampaign[], words: Words): string {
  const { campaign: say } = words.crawl;
  if (campaigns.length === 0) return say.noneYet;
  const open = openCampaign(campaigns);
  return campaigns
    .slice(-SHOWN)
    .toReversed()
    .flatMap((campaign) => [
      `### ${say.heading(heroName(campaign.hero, words), words.commands.adventure.difficulties[campaign.difficulty])}`,
      ...campaign.sessions.map(({ scenario, won, points }) => `- ${say.session(scenario, won, points)}`),
      ...lootLines(campaign, words),
      campaignLine(campaign, words),
      ...(campaign === open ? [say.howToGoOn(words.commands.adventure.scenarios.campaign)] : []),
    ])
    .join('\n');
}
