/** A private answer to one person. */
import { type InteractionEditReplyOptions, MessageFlags } from 'discord.js';
import { text } from '../../render/components.ts';

export type Answer = InteractionEditReplyOptions;

/** Wraps a sentence in the components of a panel, because it may replace a panel. */
export function textAnswer(sentence: string): Answer {
  return {
    components: [text(sentence)],
    flags: MessageFlags.IsComponentsV2,
  };
}
