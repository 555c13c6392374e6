import { deferPrivately, fillIn } from '../answers.ts';
import { IN_SERVERS } from '../install.ts';
import { NO_GAME_HERE } from '../sentences.ts';
import type { Verification } from '../table/tables.ts';
import type { SlashCommand } from '../ways-in.ts';

export const verify: SlashCommand = {
  data: {
    name: 'verify',
    description: 'Play this game again from its seed and moves, to check that the dice were fair',
    ...IN_SERVERS,
  },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    const verification = await desk.tables.verify(interaction.channelId);
    await fillIn(interaction, { content: verification === null ? NO_GAME_HERE : words(verification) });
  },
};

function words({ same, actions, seed, seedHash }: Verification): string {
  const moves = `${actions} move${actions === 1 ? '' : 's'}`;
  const replayed = same
    ? `I played the ${moves} of this game again from its seed, and everything came out the same.`
    : `I played the ${moves} of this game again from its seed, and something came out differently. Please send a \`/report\` to whoever runs this bot.`;
  const sealed = `The SHA-256 that was shown at the start: \`${seedHash}\`.`;
  const told =
    seed === null
      ? 'The seed itself stays secret until the game is over; then you can check that it has this SHA-256.'
      : `The seed: \`${seed}\`. Check it yourself: \`printf %s ${seed} | sha256sum\`.`;
  return [replayed, sealed, told].join('\n');
}
