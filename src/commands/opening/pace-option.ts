/** The option `pace` of the commands that open games. */
import type { CommandInteractionOptionResolver } from 'discord.js';
import { isPace, PACES, type Pace } from '../../games/clock/paces.ts';
import { choice } from '../routing/definition.ts';

export const PACE_CHOICES = PACES.map((pace) => choice(pace, ({ commands }) => commands.duel.paces[pace]));

/** The chosen pace; live when left out. */
export function paceFrom(options: Pick<CommandInteractionOptionResolver, 'getString'>): Pace {
  const pace = options.getString('pace');
  return isPace(pace) ? pace : 'live';
}
