/** What an interaction is, in words of which there are few: for the operator's log and figures, never with what it says. */
import type { Interaction } from 'discord.js';
import { readCustomId } from '../render/custom-id.ts';
import { PRESS_ROUTES, SLASH_COMMANDS } from './registry.ts';
import { isPress } from './ways-in.ts';

export interface Way {
  readonly kind: 'command' | 'press' | 'suggestion' | 'other';
  /** A command's name, the verb of a press, or `unknown`: a forged one must not bring words of its own. */
  readonly name: string;
  /** The game that a button belongs to, or says that it does. */
  readonly gameId?: string;
}

const UNKNOWN = 'unknown';

export function wayOf(interaction: Interaction): Way {
  if (interaction.isAutocomplete()) return { kind: 'suggestion', name: commandName(interaction.commandName) };
  if (interaction.isChatInputCommand()) {
    return { kind: 'command', name: commandName(interaction.commandName) };
  }
  if (isPress(interaction)) return pressed(interaction.customId);
  return { kind: 'other', name: UNKNOWN };
}

function commandName(name: string): string {
  return SLASH_COMMANDS.some(({ data }) => data.name === name) ? name : UNKNOWN;
}

function pressed(customId: string): Way {
  const atGame = readCustomId(customId);
  if (atGame !== null) {
    const { deed, gameId } = atGame;
    return { kind: 'press', name: deed.verb === 'act' ? deed.action.type : deed.verb, gameId };
  }
  const [prefix = ''] = customId.split(':');
  const isOurs = PRESS_ROUTES.some(({ prefixes }) => prefixes.includes(prefix));
  return { kind: 'press', name: isOurs ? prefix : UNKNOWN };
}
