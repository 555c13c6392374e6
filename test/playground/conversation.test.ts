import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  EmbedBuilder,
  type Interaction,
  SlashCommandBuilder,
} from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './bot.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
  await stage.client.application.commands.set([
    new SlashCommandBuilder()
      .setName('greet')
      .setDescription('Greets')
      .addStringOption((o) => o.setName('word').setDescription('What to say').setRequired(true)),
  ]);
});

afterAll(() => stage.end());

function row(...ids: string[]) {
  const buttons = ids.map((id) =>
    new ButtonBuilder().setCustomId(id).setLabel(`Press ${id}`).setStyle(ButtonStyle.Primary),
  );
  return new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);
}

test('an unmodified client logs in and knows the guild, its channels and its people', () => {
  const guild = stage.client.guilds.cache.get(stage.playground.guildId);
  expect(guild?.channels.cache.map((c) => c.name)).toEqual(['throne-room', 'rules', 'tavern']);
  expect(guild?.members.cache.get(stage.playground.person(0).id)?.displayName).toBe('Ada');
});

test('a command is answered with an embed and buttons, a press updates the message', async () => {
  const ada = stage.playground.person(0);
  const room = stage.playground.channel('throne-room');
  stage.answer(async (interaction: Interaction) => {
    if (interaction.isChatInputCommand()) {
      const embed = new EmbedBuilder()
        .setTitle('Hello')
        .setDescription(interaction.options.getString('word', true));
      await interaction.reply({ embeds: [embed], components: [row('a', 'b')] });
    } else if (interaction.isButton()) {
      await interaction.update({
        content: `${interaction.user.username} pressed ${interaction.customId}`,
        components: [],
      });
    }
  });
  const seen = await ada.command(room.id, 'greet', { word: 'world' });
  expect(seen.kind).toBe('message');
  const message = await seen.settled();
  expect(message.text).toBe('Hello\nworld');
  expect(message.buttons.map((b) => b.label)).toEqual(['Press a', 'Press b']);
  const pressed = await ada.press(message, 'b');
  expect(pressed.kind).toBe('update');
  expect(message.content).toBe('ada pressed b');
  expect(message.buttons).toEqual([]);
  expect(stage.errors()).toEqual([]);
  expect(stage.playground.violations()).toEqual([]);
});
