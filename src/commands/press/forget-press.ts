/** The button of `/forget-me`. */
import { deferUpdate, fillIn, tellPrivately } from '../answers.ts';
import type { Desk } from '../desk.ts';
import { FOREIGN_BUTTON } from '../sentences.ts';
import type { PressRoute } from '../ways-in.ts';

const FORGET_PREFIX = 'f1';
/** The button stands on a message that only the person sees, so it needs to say no more. */
export const FORGET_ID = `${FORGET_PREFIX}:all`;

export const forgetPress: PressRoute = {
  prefixes: [FORGET_PREFIX],

  async run(interaction, desk) {
    if (interaction.customId !== FORGET_ID) return tellPrivately(interaction, FOREIGN_BUTTON);
    await deferUpdate(interaction);
    const { games, challenges, live } = await forget(desk, interaction.user.id);
    const rest =
      live === 0
        ? ''
        : ` ${live === 1 ? 'One game is' : `${live} games are`} still being played and stay${live === 1 ? 's' : ''} until then.`;
    await fillIn(interaction, {
      content: `Deleted: ${games} finished game${games === 1 ? '' : 's'} and ${challenges} open challenge${challenges === 1 ? '' : 's'}.${rest}`,
      components: [],
    });
  },
};

async function forget({ store, challenges }: Desk, userId: string) {
  const finished = await store.listByUser(userId, 'finished');
  for (const game of finished) await store.deleteGame(game.id);
  await store.deleteRecord('profile', userId);
  await store.deleteRecord('settings', userId);
  return {
    games: finished.length,
    challenges: await challenges.forget(userId),
    live: (await store.listByUser(userId)).length,
  };
}
