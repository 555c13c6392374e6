/** Handles the button of `/forget-me`. */
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { deferUpdate, fillIn, tellPrivately } from '../routing/replies.ts';

const FORGET_PREFIX = 'f1';
/** The custom id contains no user id, because the message with this button is visible to its user only. */
export const FORGET_ID = `${FORGET_PREFIX}:all`;

export const forgetPress: PressRoute = {
  prefixes: [FORGET_PREFIX],

  async run(interaction, context) {
    const { about, replies } = wordsFor(interaction.locale);
    if (interaction.customId !== FORGET_ID) return tellPrivately(interaction, replies.foreignButton);
    await deferUpdate(interaction);
    const { games, challenges, live } = await forget(context, interaction.user.id);
    const rest = live === 0 ? '' : ` ${about.stillPlayed(live)}`;
    await fillIn(interaction, {
      content: `${about.forgotten(games, challenges)}${rest}`,
      components: [],
    });
  },
};

async function forget(
  { store, wordsOnly, lobbies, lobbyMessages, perkSheets, campaignSheets, games }: BotContext,
  userId: string,
) {
  const named = await lobbies.forget(userId);
  for (const { id } of named) void lobbyMessages.refresh(id);
  await store.deleteRecord('profile', userId);
  wordsOnly.forget(userId);
  // What the profile gave to live games goes at once; the games themselves forget the person at their end.
  await games.setOwnTimes(userId, {});
  // Perks and score sheets are deleted last: until the games are forgotten, the end of one may add to them.
  const forgotten = await games.forget(userId);
  await perkSheets.forget(userId);
  await campaignSheets.forget(userId);
  return { ...forgotten, challenges: named.filter(({ to }) => to !== '').length };
}
