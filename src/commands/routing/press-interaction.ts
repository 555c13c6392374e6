import type { ButtonInteraction, StringSelectMenuInteraction, UserSelectMenuInteraction } from 'discord.js';

/** A press of a button or a select. */
export type PressInteraction = ButtonInteraction | StringSelectMenuInteraction | UserSelectMenuInteraction;
