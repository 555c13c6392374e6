/** `/expansions`: what a person or a server plays shapes look-ups and new tables. */
import { expect, it } from 'vitest';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { ask, directMessages, openHall, turn } from './lookup-hall.ts';
import { openDuel, postButton } from './scene.ts';
import { expectNoErrors } from './stage.ts';

const pick = async (who: Player, panel: SeenMessage, menu: RegExp, values: string[], shows: RegExp) => {
  await who.select(panel, menu, values);
  await expect.poll(() => panel.text).toMatch(shows);
};
const optionsOf = (message: SeenMessage, placeholder: string) =>
  message.selects.find((select) => select.placeholder === placeholder)?.options.map(({ value }) => value) ??
  [];

it('a person who plays duels alone reads no rules of other modes, but can', async () => {
  const { stage, ada, hall } = await openHall();
  const bo = stage.playground.person(1);
  const panel = await ask(ada, hall, 'expansions', {});
  expect(panel.text).toContain(
    '**Played**: duels, King of the Hill, team games, Missions and Adventures (nobody has chosen otherwise).',
  );
  expect(panel.text).toContain('**House rules**: none, the usual readings (nobody has chosen otherwise).');
  expect(panel.buttons.map(({ label }) => label)).toEqual(['What this server plays']);
  await pick(ada, panel, /:modes$/, [], /\*\*Played\*\*: duels \(your choice\)/);
  expect(await stage.store.readRecord('profile', ada.id)).toMatchObject({ rules: { expansions: [] } });

  // Suggestions leave the other modes out, unless nothing else matches.
  const suggested = async (who: Player, command: string, option: string, typed: string) =>
    (await who.autocomplete(hall, command, option, { [option]: typed })).choices.map(({ value }) => value);
  expect(await suggested(ada, 'rule', 'words', '')).not.toContain('king-of-the-hill');
  expect(await suggested(bo, 'rule', 'words', '')).toContain('king-of-the-hill');
  const setUps = await suggested(ada, 'rule', 'words', 'setup');
  expect(setUps).toContain('setup');
  expect(setUps).not.toContain('m-setup');
  expect(await suggested(bo, 'rule', 'words', 'setup')).toContain('m-setup');
  expect(await suggested(ada, 'rule', 'words', 'king of the hill')).toContain('king-of-the-hill');
  expect(await suggested(bo, 'card', 'name', 'momentum')).toContain('momentum/level-1');
  expect(await suggested(ada, 'card', 'name', 'gain')).not.toContain(
    expect.stringMatching(/^(ally|boost)\//),
  );

  // Words are read by what is played; a rule of another mode is marked.
  const answer = await ask(ada, hall, 'rule', { words: 'how is the game set up' });
  expect(answer.text).not.toContain('Not among what you play');
  const marked = await ask(ada, hall, 'rule', { words: 'm-momentum' });
  expect(marked.text).toContain('**Not among what you play: Missions only.**');
  expect((await ask(bo, hall, 'rule', { words: 'm-momentum' })).text).not.toContain('Not among');

  // Sections without an entry are left out, and come back by a button.
  const sections = await ask(ada, hall, 'rule', {});
  expect(sections.text).toContain('Left out, because you do not play it: King of the Hill, team games');
  expect(optionsOf(sections, 'Choose a section')).not.toContain('section.missions.1');
  expect(optionsOf(sections, 'Choose a section')).toContain('section.basics.1');
  await turn(stage, ada, sections, 'Show all modes');
  expect(sections.text).not.toContain('Left out');
  expect(optionsOf(sections, 'Choose a section')).toContain('section.missions.1.all');
  await ada.select(sections, /:sections/, ['section.missions.1.all']);
  await expect.poll(() => sections.text).toContain('### Missions');
  expect(optionsOf(sections, 'Choose an entry')).toContain('rule.m-overview.-.-.-.all');
  await turn(stage, ada, sections, 'Only what I play');
  expect(sections.text).toContain('Left out');
  expectNoErrors(stage);
});

it('related rules and the Missions part of a token are left out until a button is pressed', async () => {
  const { stage, ada, hall } = await openHall();
  const panel = await ask(ada, hall, 'expansions', {});
  await pick(
    ada,
    panel,
    /:modes$/,
    ['koth', 'team', 'adventures'],
    /team games and Adventures \(your choice\)/,
  );
  const token = await ask(ada, hall, 'token', { name: 'knockdown' });
  expect(token.text).not.toContain('In Missions');
  await turn(stage, ada, token, 'Show all modes');
  expect(token.text).toContain('In Missions');
  expect(token.buttons.map(({ label }) => label)).not.toContain('Show all modes');

  const rule = await ask(ada, hall, 'rule', { words: 'm-overview' });
  expect(rule.text).toContain('Not among what you play');
  const before = rule.buttons.length;
  await turn(stage, ada, rule, 'Show all modes');
  expect(rule.buttons.length).toBeGreaterThan(before);
  // What one person plays does not shape what everybody reads.
  await turn(stage, ada, rule, 'Show everyone');
  const bo = stage.playground.person(1);
  const shown = await bo.waitForMessage(hall, ({ text }) => text.includes('Shown by'));
  expect(shown.text).not.toContain('Not among what you play');
  // Every mode, asked for in so many words.
  const every = await ask(ada, hall, 'rule', { words: 'm-overview', mode: 'any' });
  expect(every.text).not.toContain('Not among what you play');
  expectNoErrors(stage);
});

it('moderators choose for the server, and each person may choose otherwise', async () => {
  const { stage, ada, hall } = await openHall();
  const { playground, store } = stage;
  const [bo, cleo] = [playground.person(1), playground.person(2)];
  const panel = await ask(ada, hall, 'expansions', {});
  await ada.press(panel, 'What this server plays');
  await expect.poll(() => panel.text).toContain('### What this server plays');
  await pick(ada, panel, /v1:server:modes$/, ['koth'], /duels and King of the Hill \(this server’s choice\)/);
  await pick(ada, panel, /v1:server:rules$/, ['altered-dice'], /after altered dice \(this server’s choice\)/);
  await ada.press(panel, 'My own choice');
  await expect.poll(() => panel.text).toContain('### Your expansions and house rules');
  expect(panel.text).toContain('duels and King of the Hill (this server’s choice)');

  const ofBo = await ask(bo, hall, 'expansions', {});
  expect(ofBo.buttons).toEqual([]);
  expect(ofBo.text).toContain('duels and King of the Hill (this server’s choice)');
  expect((await ask(bo, hall, 'rule', { words: 'm-momentum' })).text).toContain('Not among what you play');
  const reading = await ask(bo, hall, 'rule', { words: 'return-to-rolls' });
  expect(reading.text).toContain(
    'Chosen by this server, with `/expansions`: only an altered die opens the way back',
  );
  // Outside of the server only a person's own choice counts.
  const direct = await ask(bo, await directMessages(stage, bo), 'rule', { words: 'm-momentum' });
  expect(direct.text).not.toContain('Not among what you play');

  await pick(bo, ofBo, /:rules$/, ['interrupt-roll-cards'], /can be interrupted \(your choice\)/);
  expect(ofBo.text).toContain('duels and King of the Hill (this server’s choice)');
  const own = await ask(bo, hall, 'rule', { words: 'faq-interrupt-cards' });
  expect(own.text).toContain(
    'Chosen by you, with `/expansions`: instants and tokens may interrupt a Roll Phase Action card',
  );
  expect((await ask(bo, hall, 'rule', { words: 'return-to-rolls' })).text).toContain(
    'Played here: any action',
  );
  await turn(stage, bo, own, 'Show everyone');
  const shown = await cleo.waitForMessage(hall, ({ text }) => text.includes('Shown by'));
  expect(shown.text).toContain('Played here: a Roll Phase Action card resolves without interruption');

  await bo.press(ofBo, 'As this server plays');
  await expect.poll(() => ofBo.text).toContain('after altered dice (this server’s choice)');
  await ada.press(panel, 'What this server plays');
  await expect.poll(() => panel.text).toContain('### What this server plays');
  await ada.press(panel, 'Everything, by the usual readings');
  await expect.poll(() => panel.text).toContain('Adventures (nobody has chosen otherwise)');
  expect(await store.readRecord('settings', `rules-${stage.playground.guildId}`)).toBeNull();
  expectNoErrors(stage);
});

it('new tables begin with the house rules of their host, and forget-me forgets them', async () => {
  const { stage, ada, hall } = await openHall();
  const { playground, store } = stage;
  const bo = playground.person(1);
  const panel = await ask(ada, hall, 'expansions', {});
  await pick(ada, panel, /:rules$/, ['altered-dice'], /after altered dice \(your choice\)/);
  const says = async (who: Player, name: string, options: Record<string, string>) =>
    (await (await who.command(hall, name, options)).settled()).content;
  const told = 'House rules: attempts return only after altered dice.';
  expect(await says(ada, 'play', { mode: 'koth' })).toContain(told);
  expect(await says(ada, 'play', { mode: 'koth', 'house-rules': 'none' })).not.toContain('House rules');
  expect(await says(ada, 'play', { mode: 'koth', 'house-rules': 'interrupt-roll-cards' })).toContain(
    'House rules: Roll Phase cards can be interrupted.',
  );
  expect(await says(bo, 'play', { mode: 'koth' })).not.toContain('House rules');
  expect(await says(ada, 'duel', { opponent: bo.id })).toContain(told);
  // Missions and Adventures too; there the host changes them by a button of the options.
  const START = { subcommand: 'start' };
  const crawlOf = async (who: Player) =>
    (await (await who.command(hall, 'adventure', {}, START)).settled()).content;
  expect(await crawlOf(ada)).toContain(told);
  expect(await crawlOf(bo)).not.toContain('House rules');
  const mission = await (await ada.command(hall, 'mission', { mission: 'toll-bridge' }, START)).settled();
  expect(mission.content).toContain(told);
  const panelOfHost = await (await ada.press(mission, 'Options')).settled();
  const choice = (): string =>
    panelOfHost.buttons.find(({ label }) => label?.startsWith('House rule'))?.label ?? '';
  for (const [label, content] of [
    ['House rule: Roll Phase cards can be interrupted', /House rules: Roll Phase cards/],
    ['House rules: all', /House rules: attempts return only after altered dice and/],
    ['House rules: none', /^(?!.*House rules)/s],
  ] as const) {
    await ada.press(panelOfHost, choice());
    await expect.poll(() => mission.content).toMatch(content);
    await expect.poll(choice).toBe(label);
  }
  // The game keeps them, and its own choice goes before that of the person who asks.
  const { thread } = await openDuel(stage, { 'house-rules': 'none' });
  const inGame = await ask(ada, thread, 'rule', { words: 'return-to-rolls' });
  expect(inGame.text).toContain('Played here: any action');

  const asked = await ask(ada, hall, 'forget-me', {});
  await ada.press(asked, asked.buttons[0]?.label ?? '');
  await expect.poll(() => store.readRecord('profile', ada.id)).toBeNull();
  expect((await ask(ada, hall, 'expansions', {})).text).toContain('(nobody has chosen otherwise)');
  expect((await ask(ada, hall, 'privacy', {})).text).toContain('`/expansions`');
  expectNoErrors(stage);
});

it('a copied button chooses for nobody: not for a server without the permission, and not in public', async () => {
  const { stage, ada, hall } = await openHall();
  const bo = stage.playground.person(1);
  const usual = await postButton(stage, hall, 'v1:server:usual');
  const refused = await (await bo.press(usual, 'Press me')).settled();
  expect(refused.text).toContain('Only people who may manage this server');
  const foreign = await (await ada.press(usual, 'Press me')).settled();
  expect(foreign.text).not.toContain('What this server plays');
  expect(foreign.ephemeral).toBe(true);
  expect(await stage.store.readRecord('profile', ada.id)).toBeNull();
  expectNoErrors(stage);
});
