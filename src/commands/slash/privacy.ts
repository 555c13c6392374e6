import { MessageFlags } from 'discord.js';
import { EVERYWHERE } from '../install.ts';
import type { SlashCommand } from '../ways-in.ts';

const TEXT = `What I keep, and why:
- **Games**: the Discord ids and display names of the players, the channel, and every move, so that a game can go on, be replayed and be checked. A finished game goes by itself 90 days after its end.
- **Challenges**: the same for the two people, until they are answered or a day has passed.
- **Presses**: their ids for a day, so that none counts twice.
- **Look-ups**: the kind of game that was chosen for a channel; and words for which I found no rule, without who asked, so that the rules can be completed.
I read no messages and know no e-mail addresses. Nothing is sold or given to anybody; what happens at a table is seen by those who can see its channel.
\`/forget-me\` deletes what is kept about you.`;

export const privacy: SlashCommand = {
  data: { name: 'privacy', description: 'What is kept about you, for how long and why', ...EVERYWHERE },
  async run(interaction) {
    await interaction.reply({ content: TEXT, flags: MessageFlags.Ephemeral });
  },
};
