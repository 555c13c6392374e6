/** A person's perk sheet as a private answer. */
import { AttachmentBuilder, type InteractionEditReplyOptions, MessageFlags } from 'discord.js';
import { isMission } from '../../engine/definitions.ts';
import type { KeptSheet } from '../../games/repository/perk-sheets.ts';
import { perkMessage } from '../../render/perks/perk-message.ts';
import { type PerkModel, perkAltText, perkModelOf } from '../../render/perks/perk-model.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';

const FILE = 'perks.png';

/**
 * Builds the answer with a perk sheet.
 * @param more additions to the sheet
 */
export async function perkAnswer(
  { pictures, log }: Pick<BotContext, 'pictures' | 'log'>,
  kept: KeptSheet,
  words: Words,
  more: { readonly asksAnew?: boolean; readonly notes?: boolean; readonly notice?: string } = {},
): Promise<InteractionEditReplyOptions> {
  const model = perkModelOf(kept.sheet, isMission, words);
  const alt = perkAltText(model, words);
  const png = pictures ? await pictureOf(model, log) : null;
  const { components } = perkMessage({
    model,
    sheet: kept.sheet,
    unspent: kept.unspent,
    mythic: kept.mythic,
    asksAnew: more.asksAnew ?? false,
    notes: more.notes ?? false,
    ...(more.notice === undefined ? {} : { notice: more.notice }),
    alt,
    file: png === null ? null : FILE,
    words,
  });
  return {
    components,
    files: png === null ? [] : [new AttachmentBuilder(png, { name: FILE, description: alt })],
    attachments: [],
    flags: MessageFlags.IsComponentsV2,
  };
}

/** Renders the sheet as a picture; null when rendering fails, and the sheet is shown as text. */
async function pictureOf(model: PerkModel, log: BotContext['log']): Promise<Buffer | null> {
  try {
    // Imported with the first picture, because the drawing libraries would slow down the start.
    const { renderPerkSheet } = await import('../../render/perks/render-perk-sheet.ts');
    return await renderPerkSheet(model);
  } catch (error) {
    log.error({ error }, 'a perk sheet could not be drawn');
    return null;
  }
}
