/** An answer that only one person sees. */
import { ComponentType, type InteractionEditReplyOptions, MessageFlags } from 'discord.js';

export type Answer = InteractionEditReplyOptions;

/** A sentence in the form of a panel: it may have to take the place of one. */
export function inWords(sentence: string): Answer {
  return {
    components: [{ type: ComponentType.TextDisplay, content: sentence }],
    flags: MessageFlags.IsComponentsV2,
  };
}
