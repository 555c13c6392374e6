/** Posts a greeting with a start button in a server that the bot has just joined. */
import { ButtonStyle, type Guild, PermissionFlagsBits } from 'discord.js';
import { errorFields } from '../../games/ports/log.ts';
import { pressButton, row } from '../../render/components.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { QUICK_DUEL_ID } from '../components/quick-duel-press.ts';

const NEEDED = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;

/** Posts the greeting in the server's system channel; a server without one gets no greeting. */
export async function greet(guild: Guild, context: BotContext): Promise<void> {
  const { systemChannel, preferredLocale, members } = guild;
  const me = members.me;
  if (!context.guide || systemChannel === null || me === null) return;
  if (!systemChannel.permissionsFor(me).has(NEEDED)) return;
  const { guide: say } = wordsFor(preferredLocale);
  try {
    await systemChannel.send({
      content: say.greeting,
      components: [row([pressButton(QUICK_DUEL_ID, say.first, ButtonStyle.Primary)])],
      allowedMentions: { parse: [] },
    });
  } catch (error) {
    context.log.info({ guildId: guild.id, ...errorFields(error) }, 'a new server was not greeted');
  }
}
