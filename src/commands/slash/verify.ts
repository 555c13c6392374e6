import { deferPrivately, fillIn } from '../answers.ts';
import { described } from '../definition.ts';
import { IN_SERVERS } from '../install.ts';
import { verificationWords } from '../verification.ts';
import type { SlashCommand } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const verify: SlashCommand = {
  data: { ...described(({ commands }) => commands.verify), ...IN_SERVERS },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    const verification = await desk.tables.verify(interaction.channelId);
    const words = wordsOf(interaction);
    const content = verification === null ? words.replies.noGameHere : verificationWords(verification, words);
    await fillIn(interaction, { content });
  },
};
