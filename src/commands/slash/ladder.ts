/** `/ladder`: the ratings of a server's people, where its moderators switched that on. */
import { userMention } from '@discordjs/builders';
import { PermissionFlagsBits } from 'discord.js';
import { keepBoards, showsBoards } from '../../games/repository/boards.ts';
import { ladderOf, type Rung } from '../../history/rating.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { choice, command, IN_SERVERS, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

/** Settled people, and people who still settle, that are listed. */
const LISTED = 20;
const SETTLING = 5;

export const ladder: SlashCommand = {
  data: command(({ commands }) => commands.ladder, IN_SERVERS)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.ladder.options.boards).addChoices(
        choice('on', ({ commands }) => commands.ladder.switches.on),
        choice('off', ({ commands }) => commands.ladder.switches.off),
      ),
    )
    .toJSON(),

  async run(interaction, context) {
    await deferPrivately(interaction);
    const words = wordsFor(interaction.locale);
    const { guildId, user, options, memberPermissions } = interaction;
    if (guildId === null) return fillIn(interaction, { content: words.ladder.isOff });
    const wanted = options.getString('boards');
    if (wanted !== null) {
      if (memberPermissions?.has(PermissionFlagsBits.ManageGuild) !== true) {
        return fillIn(interaction, { content: words.ladder.onlyManagers });
      }
      await keepBoards(context.store, guildId, wanted === 'on');
      return fillIn(interaction, { content: words.ladder.switched(wanted === 'on') });
    }
    const isOn = await showsBoards(context.store, guildId);
    const content = isOn ? await ladderText(context, guildId, user.id, words) : words.ladder.isOff;
    await fillIn(interaction, { content, allowedMentions: { parse: [] } });
  },
};

async function ladderText(
  { games, profiles }: BotContext,
  guildId: string,
  readerId: string,
  { ladder: say }: Words,
): Promise<string> {
  const rungs = ladderOf((await games.standings(guildId)).ratings);
  const shown: Rung[] = [];
  let settling = 0;
  for (const rung of rungs) {
    if (shown.length - settling >= LISTED && rung.shown !== null) continue;
    if (rung.shown === null && settling >= SETTLING) break;
    if (!(await profiles.showsRecord(rung.person))) continue;
    if (rung.shown === null) settling += 1;
    shown.push(rung);
  }
  const lines = shown.map(({ person, shown: rating, settled, games }, at) =>
    rating === null
      ? `-# ${say.settling(userMention(person), Math.round(100 * settled))}`
      : say.rung(at + 1, userMention(person), rating, games),
  );
  const own = rungs.find(({ person }) => person === readerId);
  const ownRating =
    own && (own.shown === null ? say.ownSettling(Math.round(100 * own.settled)) : `${own.shown}`);
  return [
    say.heading,
    ...(lines.length === 0 ? [say.empty] : lines),
    ...(ownRating === undefined ? [] : [say.own(ownRating)]),
    say.explains,
  ].join('\n');
}
