/** Handles the button of `/stats` that shows one's own record, or that of the server, in the channel. */
import { RECORD_PREFIX, readRecordPressId } from '../../render/history/record-id.ts';
import { wordsFor } from '../../words/index.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { deferUpdate, fillIn, tellPrivately } from '../routing/replies.ts';
import { shownRecord } from '../stats/record-answer.ts';
import { recordFound } from '../stats/record-found.ts';

export const recordPress: PressRoute = {
  prefixes: [RECORD_PREFIX],

  async run(interaction, context) {
    const { locale, user, guildId, guild } = interaction;
    const words = wordsFor(locale);
    const press = readRecordPressId(interaction.customId);
    if (press === null) return tellPrivately(interaction, words.replies.foreignButton);
    await deferUpdate(interaction);
    // The record of whoever presses, so that nobody can show another one's.
    const wanted = {
      ...press,
      readerId: user.id,
      person: { id: user.id, name: user.displayName },
      against: null,
      server: guildId === null ? null : { id: guildId, name: guild?.name ?? null },
    };
    const found = await recordFound(context, wanted, words);
    if ('none' in found) return tellPrivately(interaction, found.none);
    await interaction.followUp(await shownRecord(context, found, wanted, words));
    await fillIn(interaction, { components: [] });
  },
};
