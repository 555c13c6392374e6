/** A private answer to one person. */
import { ComponentType, type InteractionEditReplyOptions, MessageFlags } from 'discord.js';

export type Answer = InteractionEditReplyOptions;

/** Wraps a sentence in the components of a panel, because it may replace a panel. */
export function textAnswer(sentence: string): Answer {
  return {
    components: [{ type: ComponentType.TextDisplay, content: sentence }],
    flags: MessageFlags.IsComponentsV2,
  };
}
