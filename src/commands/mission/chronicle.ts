import { roadById } from '../../engine/definitions.ts';
import type { KeptRoad } from '../../games/repository/campaign-sheets.ts';
import { CONTENT_LENGTH } from '../../render/discord-limits.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { UnreadableGame } from '../../store/index.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { heroName } from '../heroes.ts';
import { subcommand } from '../routing/definition.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';
import { openRoad } from './road.ts';
import { chronicleLines } from './road-lines.ts';
import type { Subcommand } from './subcommand.ts';

/** Roads that an answer shows, the latest first; more of them do not fit into a message. */
const SHOWN = 2;

/** A person's roads of Missions: what was won, done and decided, and what comes. */
export const missionChronicle: Subcommand = {
  data: subcommand(({ commands }) => commands.mission.chronicle),

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    await deferPrivately(interaction);
    const content = await context.campaignSheets
      .roadsOf(interaction.user.id)
      .then((roads) => chronicleText(roads, words))
      .catch((error: unknown) => {
        if (!(error instanceof UnreadableGame)) throw error;
        context.log.error({ error }, 'a record of campaigns cannot be read');
        return words.road.unreadable;
      });
    await fillIn(interaction, { content: clipped(content, CONTENT_LENGTH) });
  },
};

function chronicleText(roads: readonly KeptRoad[], words: Words): string {
  const { road: say } = words;
  if (roads.length === 0) return say.noneYet;
  const open = openRoad(roads);
  return [
    ...roads
      .slice(-SHOWN)
      .toReversed()
      .flatMap((road) => [
        say.heading(escaped(roadById(road.road).name), heroName(road.hero, words)),
        ...chronicleLines(road, words),
        ...(road === open ? [say.howToGoOn] : []),
      ]),
    say.ours,
  ].join('\n');
}
