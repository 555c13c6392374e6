/** Handles presses on a perk sheet, and the button that opens the sheet at the end of a Mission. */
import { MessageFlags } from 'discord.js';
import { isPerk, perkById } from '../../engine/definitions.ts';
import type { KeptSheet, SheetChange } from '../../games/repository/perk-sheets.ts';
import { perkGainWords } from '../../render/perks/card-words.ts';
import { PERK_PREFIX, type PerkPress, readPerkId } from '../../render/perks/perk-id.ts';
import { chosenMythic } from '../../render/perks/perk-message.ts';
import { UnreadableGame } from '../../store/index.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { perkAnswer } from '../perks/perk-answer.ts';
import type { PressRoute } from '../routing/handlers.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { deferPrivately, deferUpdate, fillIn, tellPrivately } from '../routing/replies.ts';
import { contextFor } from '../words-only.ts';

export const perkPress: PressRoute = {
  prefixes: [PERK_PREFIX],

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const press = readPerkId(interaction.customId);
    if (press === null) return tellPrivately(interaction, words.replies.foreignButton);
    // The Mission's end message is public; a perk sheet is private to its owner.
    const isOwn = interaction.message.flags.has(MessageFlags.Ephemeral);
    if (isOwn) await deferUpdate(interaction);
    else await deferPrivately(interaction);
    try {
      const { kept, did } = await carryOut(interaction, context, isOwn ? press : { do: 'open' });
      const [value] = interaction.isStringSelectMenu() ? interaction.values : [];
      const notice = did === 'kept' ? gainWords(press, value, kept, words) : words.perks[did];
      const more = {
        ...(notice === null ? {} : { notice }),
        asksAnew: press.do === 'ask-anew',
        notes: press.do === 'notes',
      };
      await fillIn(
        interaction,
        await perkAnswer(await contextFor(context, interaction.user.id), kept, words, more),
      );
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      context.log.error({ error }, 'a perk sheet cannot be read');
      await tellPrivately(interaction, words.perks.unreadable);
    }
  },
};

/** What a spent point changes from now on; null for other presses. */
function gainWords(
  press: PerkPress,
  perk: string | undefined,
  { sheet }: KeptSheet,
  words: Words,
): string | null {
  return press.do === 'spend' && perk !== undefined && isPerk(perk)
    ? perkGainWords(perkById(perk), sheet, words)
    : null;
}

async function carryOut(
  interaction: PressInteraction,
  { perkSheets }: BotContext,
  press: PerkPress,
): Promise<{ readonly kept: KeptSheet; readonly did: SheetChange['did'] }> {
  const { id } = interaction.user;
  const [value] = interaction.isStringSelectMenu() ? interaction.values : [];
  switch (press.do) {
    case 'spend':
      return perkSheets.spend(id, value ?? '', press.points);
    case 'mythic':
      return perkSheets.takeMythic(id, chosenMythic(value));
    case 'anew':
      return perkSheets.startNewSheet(id, press.plus);
    default:
      return { kept: await perkSheets.of(id), did: 'kept' };
  }
}
