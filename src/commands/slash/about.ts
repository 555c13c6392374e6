import { MessageFlags } from 'discord.js';
import { EVERYWHERE } from '../install.ts';
import type { SlashCommand } from '../ways-in.ts';

const TEXT = `**Throneroom** plays the board game Dice Throne in chat.
It is an unofficial fan project, not affiliated with, endorsed by or sponsored by the game's publishers or Marvel. Names of heroes, cards and abilities belong to their owners; every text and picture here was made anew.
- Code: MIT licence. Dice are drawn with seedrandom from a seed whose SHA-256 is shown from the start.
- Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.
- Fonts: Cinzel and Inter, SIL Open Font License 1.1.
\`/privacy\` says what is kept about you, \`/help\` how to play.`;

export const about: SlashCommand = {
  data: {
    name: 'about',
    description: 'What I am, who made my parts, and under which licences',
    ...EVERYWHERE,
  },
  async run(interaction) {
    await interaction.reply({ content: TEXT, flags: MessageFlags.Ephemeral });
  },
};
