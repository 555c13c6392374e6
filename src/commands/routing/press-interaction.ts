import type {
  ButtonInteraction,
  Interaction,
  StringSelectMenuInteraction,
  UserSelectMenuInteraction,
} from 'discord.js';

/** A press of a button or a select. */
export type PressInteraction = ButtonInteraction | StringSelectMenuInteraction | UserSelectMenuInteraction;

/** True when an interaction is a press of a kind that the bot uses. */
export function isPress(interaction: Interaction): interaction is PressInteraction {
  return interaction.isButton() || interaction.isStringSelectMenu() || interaction.isUserSelectMenu();
}
