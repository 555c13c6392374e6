/** The button of `/forget-me`. */
import { deferUpdate, fillIn, tellPrivately } from '../answers.ts';
import type { Desk } from '../desk.ts';
import type { PressRoute } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

const FORGET_PREFIX = 'f1';
/** The button stands on a message that only the person sees, so it needs to say no more. */
export const FORGET_ID = `${FORGET_PREFIX}:all`;

export const forgetPress: PressRoute = {
  prefixes: [FORGET_PREFIX],

  async run(interaction, desk) {
    const { about, replies } = wordsOf(interaction);
    if (interaction.customId !== FORGET_ID) return tellPrivately(interaction, replies.foreignButton);
    await deferUpdate(interaction);
    const { games, challenges, live } = await forget(desk, interaction.user.id);
    const rest = live === 0 ? '' : ` ${about.stillPlayed(live)}`;
    await fillIn(interaction, {
      content: `${about.forgotten(games, challenges)}${rest}`,
      components: [],
    });
  },
};

async function forget({ store, challenges, lobbies, lobbyMessages, tables }: Desk, userId: string) {
  const open = await challenges.forget(userId);
  const left = await lobbies.forget(userId);
  for (const id of left) void lobbyMessages.refresh(id);
  await store.deleteRecord('profile', userId);
  return { ...(await tables.forget(userId)), challenges: open.length };
}
