/** In which language somebody is spoken to. */
import type { BaseInteraction, Guild } from 'discord.js';
import { type Words, wordsFor } from '../../words/index.ts';

/** For what only the person sees: the language of their own Discord. */
export function wordsOf({ locale }: { readonly locale: string }): Words {
  return wordsFor(locale);
}

/**
 * For what a channel sees: the language of its server.
 * @returns Discord's name of the language; undefined where there is no server or it does not say
 */
export function channelLanguage(
  place: Pick<BaseInteraction, 'guildLocale'> & { readonly guild: Guild | null },
) {
  return place.guildLocale ?? place.guild?.preferredLocale;
}
