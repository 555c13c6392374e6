/** An interaction that another process has acknowledged, in another way than this one wanted to. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  ContainerBuilder,
  MessageFlags,
  Routes,
  SlashCommandBuilder,
  TextDisplayBuilder,
} from 'discord.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textAnswer } from '../../../src/commands/panels/answer.ts';
import { OwnPanels } from '../../../src/commands/panels/own-panels.ts';
import {
  answerOf,
  deferPrivately,
  fillIn,
  tellPrivately,
  toldPrivately,
} from '../../../src/commands/routing/replies.ts';
import { createOperatorLog } from '../../../src/operator-log.ts';
import { openStage, type Stage } from '../../playground/bot.ts';

const ALREADY_ACKNOWLEDGED = 40_060;
const DEFERRED_UPDATE = { body: { type: 6 }, auth: false };

let stage: Stage;
let room: string;

beforeAll(async () => {
  stage = await openStage();
  room = stage.playground.channel('throne-room').id;
  await stage.client.application.commands.set([
    new SlashCommandBuilder().setName('table').setDescription('Posts a table'),
  ]);
});
afterAll(() => stage.end());

function postTable(interaction: ChatInputCommandInteraction) {
  const button = new ButtonBuilder().setCustomId('pass').setLabel('Pass').setStyle(ButtonStyle.Primary);
  const container = new ContainerBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent('The table'))
    .addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(button));
  return interaction.reply({ components: [container], flags: MessageFlags.IsComponentsV2 });
}

it('is answered beside the table whose update was deferred, and the answer can change', async () => {
  const told: Promise<void>[] = [];
  stage.answer(async (interaction) => {
    if (interaction.isChatInputCommand()) await postTable(interaction);
    if (!interaction.isButton()) return;
    const callback = Routes.interactionCallback(interaction.id, interaction.token);
    await interaction.client.rest.post(callback, DEFERRED_UPDATE);
    await deferPrivately(interaction);
    await tellPrivately(interaction, 'It counts.');
    told.push(fillIn(interaction, { content: 'It counted.' }));
  });
  const { playground } = stage;
  const ada = playground.person(0);
  const table = await (await ada.command(room, 'table')).settled();
  await ada.press(table, 'Pass');
  await ada.waitForMessage(room, ({ content, ephemeral }) => ephemeral && content === 'It counted.');
  await Promise.all(told);
  expect(ada.messages(room).filter(({ ephemeral }) => ephemeral)).toHaveLength(1);
  expect(table.text).toBe('The table');
  expect(playground.violations().map(({ code }) => code)).toEqual([ALREADY_ACKNOWLEDGED]);
});

it('is answered in the reply that another attempt has deferred', async () => {
  stage.playground.clearViolations();
  stage.answer(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    interaction.deferred = false;
    await deferPrivately(interaction);
    await fillIn(interaction, textAnswer('Here it is.'));
  });
  const ada = stage.playground.person(0);
  const before = ada.messages(room).length;
  const seen = await (await ada.command(room, 'table')).settled();
  expect(seen.text).toBe('Here it is.');
  expect(ada.messages(room)).toHaveLength(before + 1);
  expect(stage.playground.violations().map(({ code }) => code)).toEqual([ALREADY_ACKNOWLEDGED]);
});

it('leaves the table where it is when what looks like its answer is removed', async () => {
  stage.playground.clearViolations();
  const removed: Promise<unknown>[] = [];
  const panels = (interaction: ButtonInteraction) =>
    new OwnPanels({
      remove: (route) => {
        const removing = interaction.client.rest.delete(route, { auth: false });
        removed.push(removing);
        return removing;
      },
      now: Date.now,
      log: createOperatorLog('silent', []),
    });
  // A refusal whose press another process has acknowledged, then a private answer to such a press.
  const answers = [
    async (interaction: ButtonInteraction) => toldPrivately(interaction, 'Too late.'),
    async (interaction: ButtonInteraction) => {
      await deferPrivately(interaction);
      await fillIn(interaction, { content: 'Reroll?' });
      return answerOf(interaction);
    },
  ];
  const done: Promise<unknown>[] = [];
  stage.answer(async (interaction) => {
    if (interaction.isChatInputCommand()) await postTable(interaction);
    if (!interaction.isButton()) return;
    const callback = Routes.interactionCallback(interaction.id, interaction.token);
    await interaction.client.rest.post(callback, DEFERRED_UPDATE);
    const answered = await answers.shift()?.(interaction);
    const own = panels(interaction);
    await own.opened('game', 'ada', 'other', answered ?? null);
    done.push(own.close('game', 'ada', ['other']));
  });
  const ada = stage.playground.person(0);
  const table = await (await ada.command(room, 'table')).settled();
  for (let press = 1; press <= 2; press += 1) {
    await ada.press(table, 'Pass');
    await expect.poll(() => done.length).toBe(press);
  }
  await Promise.all(done);
  expect(table.deleted).toBe(false);
  expect(table.text).toBe('The table');
  expect(ada.messages(room).some(({ content, deleted }) => content === 'Reroll?' && !deleted)).toBe(false);
});
