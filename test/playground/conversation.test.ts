import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  EmbedBuilder,
  type Interaction,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  MessageFlags,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from 'discord.js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ActionNotAllowed, type Player } from '../../src/playground/index.ts';
import { openStage, type Stage } from './bot.ts';
import { onePixel } from './raw-request.ts';

let stage: Stage;
let ada: Player;
let bo: Player;
let room: string;

beforeAll(async () => {
  stage = await openStage();
  ada = stage.playground.person(0);
  bo = stage.playground.person(1);
  room = stage.playground.channel('throne-room').id;
  await stage.client.application.commands.set([
    new SlashCommandBuilder()
      .setName('do')
      .setDescription('Does something')
      .addSubcommand((s) =>
        s
          .setName('greet')
          .setDescription('Greets')
          .addUserOption((o) => o.setName('whom').setDescription('Whom').setRequired(true))
          .addIntegerOption((o) => o.setName('times').setDescription('How often').setMaxValue(3)),
      )
      .addSubcommand((s) =>
        s
          .setName('find')
          .setDescription('Finds')
          .addStringOption((o) => o.setName('word').setDescription('A word').setAutocomplete(true)),
      )
      .addSubcommand((s) => s.setName('it').setDescription('It')),
  ]);
});

afterAll(() => stage.end());

afterEach(() => {
  expect(stage.errors()).toEqual([]);
});

const button = (id: string, label: string) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);
const row = (...ids: string[]) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(ids.map((id) => button(id, `Press ${id}`)));
const doIt = (who: Player = ada) => who.command(room, 'do', {}, { subcommand: 'it' });

test('an unmodified client logs in and knows the guild, its channels and its people', () => {
  const guild = stage.client.guilds.cache.get(stage.playground.guildId);
  expect(guild?.channels.cache.map((c) => c.name)).toEqual(['throne-room', 'rules', 'tavern']);
  expect(guild?.members.cache.get(ada.id)?.displayName).toBe('Ada');
});

test('a command is answered with an embed and buttons, a press updates the message', async () => {
  stage.answer(async (interaction: Interaction) => {
    if (interaction.isChatInputCommand()) {
      const embed = new EmbedBuilder().setTitle('Hello').setDescription('world');
      await interaction.reply({ embeds: [embed], components: [row('a', 'b')] });
    } else if (interaction.isButton()) {
      const content = `${interaction.user.username} pressed ${interaction.customId}`;
      await interaction.update({ content, components: [] });
    }
  });
  const seen = await doIt();
  expect(seen.kind).toBe('message');
  const message = await seen.settled();
  expect(message.text).toBe('Hello\nworld');
  expect(message.buttons.map((b) => b.label)).toEqual(['Press a', 'Press b']);
  const pressed = await bo.press(message, /^Press b/);
  expect(pressed.kind).toBe('update');
  expect(message.content).toBe('bo pressed b');
  expect(message.buttons).toEqual([]);
  await expect(bo.press(message, 'b')).rejects.toThrow(ActionNotAllowed);
});

test('options arrive with their types and people resolved', async () => {
  stage.answer(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const whom = interaction.options.getUser('whom', true);
    const member = interaction.options.getMember('whom');
    const times = interaction.options.getInteger('times');
    const sub = interaction.options.getSubcommand();
    await interaction.reply(`${sub} ${whom.displayName} ${times} ${member !== null}`);
  });
  const seen = await ada.command(room, 'do', { whom: bo.id, times: 2 }, { subcommand: 'greet' });
  expect(seen.message?.content).toBe('greet Bo 2 true');
});

test('the app sends no command that does not fit', async () => {
  const greet = { subcommand: 'greet' };
  await expect(ada.command(room, 'dance')).rejects.toThrow('There is no command /dance.');
  await expect(ada.command(room, 'do', {}, greet)).rejects.toThrow(/whom is required/);
  await expect(ada.command(room, 'do', { whom: bo.id, times: 4 }, greet)).rejects.toThrow(/at most 3/);
  await expect(ada.command(room, 'do', { whom: bo.id, times: 'x' }, greet)).rejects.toThrow(/a number/);
  await expect(ada.command(room, 'do')).rejects.toThrow(/Choose a subcommand/);
});

test('autocomplete offers choices', async () => {
  stage.answer(async (interaction) => {
    if (!interaction.isAutocomplete()) return;
    const { name, value } = interaction.options.getFocused(true);
    await interaction.respond([{ name: `${name} ${value}`, value: 'x' }]);
  });
  const seen = await ada.autocomplete(room, 'do', 'word', { word: 'par' }, { subcommand: 'find' });
  expect(seen.choices).toEqual([{ name: 'word par', value: 'x' }]);
});

test('a container with a picture and its alt text', async () => {
  stage.answer(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const picture = new MediaGalleryItemBuilder()
      .setURL('attachment://board.png')
      .setDescription('The board');
    const container = new ContainerBuilder()
      .addTextDisplayComponents(new TextDisplayBuilder().setContent('# Round 1'))
      .addMediaGalleryComponents(new MediaGalleryBuilder().addItems(picture))
      .addActionRowComponents(row('a'));
    const files = [new AttachmentBuilder(Buffer.from(onePixel), { name: 'board.png' })];
    await interaction.reply({ flags: MessageFlags.IsComponentsV2, components: [container], files });
  });
  const seen = await doIt();
  expect(seen.message?.text).toBe('# Round 1');
  const [picture] = seen.message?.pictures ?? [];
  expect(picture?.description).toBe('The board');
  expect((await fetch(picture?.url ?? '')).headers.get('content-type')).toBe('image/png');
});

test('a deferred answer is awaited', async () => {
  stage.answer(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.deferReply();
    await interaction.editReply({ content: 'thought of it', components: [row('a')] });
    await interaction.followUp('and more');
  });
  const seen = await doIt();
  expect(seen.kind).toBe('deferred');
  expect((await seen.settled()).content).toBe('thought of it');
  expect((await ada.waitForMessage(room, (m) => m.content === 'and more')).ephemeral).toBe(false);
});

test('a deferred update changes the message of the button', async () => {
  stage.answer(async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: 'first', components: [row('a')] });
    if (!interaction.isButton()) return;
    await interaction.deferUpdate();
    await interaction.editReply({ content: 'second' });
  });
  const message = await (await doIt()).settled();
  const pressed = await ada.press(message, 'a');
  expect(pressed.kind).toBe('deferred-update');
  expect((await pressed.settled()).content).toBe('second');
  expect(message.buttons).toHaveLength(1);
});

test('an ephemeral answer is seen by one person only, and can be withdrawn', async () => {
  stage.answer(async (interaction) => {
    if (interaction.isChatInputCommand()) {
      await interaction.reply({
        content: 'your hand',
        components: [row('a')],
        flags: MessageFlags.Ephemeral,
      });
    } else if (interaction.isButton()) {
      await interaction.update({ content: 'your new hand' });
      await interaction.deleteReply();
    }
  });
  const seen = await doIt();
  expect([seen.ephemeral, seen.message?.content]).toEqual([true, 'your hand']);
  const message = await seen.settled();
  expect(ada.messages(room).some((m) => m.id === message.id)).toBe(true);
  expect(bo.messages(room).some((m) => m.id === message.id)).toBe(false);
  await expect(bo.press(message, 'a')).rejects.toThrow(/gone/);
  const deleted = stage.playground.waitFor((e) => e.t === 'message-delete');
  await ada.press(message, 'a');
  await deleted;
  expect(message.deleted).toBe(true);
});

test('a menu gives the picked values', async () => {
  const options = ['Sword', 'Shield', 'Bow'].map((label) => ({ label, value: label.toLowerCase() }));
  stage.answer(async (interaction) => {
    if (interaction.isChatInputCommand()) {
      const menu = new StringSelectMenuBuilder().setCustomId('menu').setMaxValues(2).setOptions(options);
      const components = [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)];
      await interaction.reply({ content: 'pick', components });
    } else if (interaction.isStringSelectMenu()) {
      await interaction.update({ content: interaction.values.join('+') });
    }
  });
  const message = await (await doIt()).settled();
  await ada.select(message, 'menu', ['Bow', 'sword']);
  expect(message.content).toBe('bow+sword');
  await expect(ada.select(message, 'menu', ['axe'])).rejects.toThrow(/not one of the options/);
  await expect(ada.select(message, 'menu', ['bow', 'sword', 'shield'])).rejects.toThrow(/between 1 and 2/);
});

test('a reply can be fetched along with the answer', async () => {
  const answered = new Promise<readonly (string | undefined)[]>((resolve) => {
    stage.answer(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const response = await interaction.reply({ content: 'hello', withResponse: true });
      resolve([response.resource?.message?.id, (await interaction.fetchReply()).id]);
    });
  });
  const seen = await doIt();
  expect(await answered).toEqual([seen.message?.id, seen.message?.id]);
});

test('nothing of all that broke a rule', () => {
  expect(stage.playground.violations()).toEqual([]);
});
