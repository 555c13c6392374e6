/** The first of two games on the same dice, as commands ask for it. */
import type { ChatInputCommandInteraction } from 'discord.js';
import { wordsFor } from '../../words/index.ts';
import { hasThreads } from '../opening/open-game-channel.ts';
import { gameChannelOf } from '../opening/play-the-bot.ts';

/** Reads the option `same-dice`; null when nobody asks for it. */
export function readSameDice({ options }: ChatInputCommandInteraction): true | null {
  return options.getBoolean('same-dice') || null;
}

/** Returns the sentence that says why a second game could not be offered here; null when it can. */
export function threadRefusal(interaction: ChatInputCommandInteraction): string | null {
  const isOffered = hasThreads(gameChannelOf(interaction));
  return isOffered ? null : wordsFor(interaction.locale).sameDice.needsThread;
}
