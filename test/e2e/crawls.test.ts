/** Portal Crawls in chat: from the lobby to the end, alone with bots and by four people. */
import { describe, expect, it } from 'vitest';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { oneIn } from '../sampling.ts';
import { playUntil } from './mission-play.ts';
import { isTable, tableIn } from './presser.ts';
import { SEED, threadOf } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

/** Opens a table for a crawl, with people in their seats and bots in the others. Returns its thread. */
async function openScenario(
  stage: Stage,
  people: readonly Player[],
  bots: number,
  scenario: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const [host] = people;
  if (!host) throw new Error('nobody plays');
  const sent = await host.command(
    stage.hall,
    'adventure',
    { hero: 'barbarian', scenario, ...more },
    { subcommand: 'start' },
  );
  const lobby = await sent.settled();
  expect(lobby.text).toContain('Adventure “');
  return fill(stage, people, bots, lobby);
}

/** Seats the people and the bots, and starts. Returns the thread of the game. */
async function fill(
  { playground, hall }: Pick<Stage, 'playground' | 'hall'>,
  people: readonly Player[],
  bots: number,
  lobby: SeenMessage,
): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error('nobody plays');
  for (const other of others) await (await other.press(lobby, 'Take a seat')).settled();
  for (let count = 0; count < bots; count += 1) await (await host.press(lobby, 'Add a bot')).settled();
  await (await host.press(lobby, 'Start')).settled();
  const thread = threadOf({ playground, hall });
  await host.waitForMessage(thread, isTable);
  return thread;
}

describe('a Portal Crawl', () => {
  it.each(
    oneIn(2, [
      [1, 3],
      [4, 0],
      [1, 0],
      [2, 0],
    ]),
  )(
    'is played by %i people and %i bots to its end',
    async (count, bots) => {
      const stage = await openStage();
      await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
      const { playground } = stage;
      const people = Array.from({ length: count }, (_, at) => playground.person(at));
      const [ada] = people;
      if (!ada) throw new Error('nobody plays');
      const thread = await openScenario(stage, people, bots, 'crimson-sands');
      expect(tableIn(playground, thread).text).toMatch(/Goal:.*portal shard/);
      const info = await (await ada.command(thread, 'adventure', {}, { subcommand: 'info' })).settled();
      expect(info.ephemeral).toBe(true);
      expect(info.text).toContain('Crimson Sands');
      expect((await playUntil(stage, people, thread, () => false)).failed).toEqual([]);
      expect(tableIn(playground, thread).text).toMatch(/the portal is closed|is lost/);
      const over = playground.messages(thread).find(({ text }) => text.includes('Thank you for playing'));
      expect(over?.text).toMatch(/the portal is closed|is lost/);
      const verified = await (await ada.command(thread, 'verify')).settled();
      expect(verified.text).toContain('everything came out the same');
      expectNoErrors(stage);
    },
    300_000,
  );
});

describe('a Boss Battle', () => {
  it.each(
    oneIn(3, [
      [3, 1],
      [1, 0],
      [1, 2],
    ]),
  )(
    'is played by %i people and %i bots to its end',
    async (count, bots) => {
      const stage = await openStage();
      await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
      const { playground } = stage;
      const people = Array.from({ length: count }, (_, at) => playground.person(at));
      const [ada] = people;
      if (!ada) throw new Error('nobody plays');
      const thread = await openScenario(stage, people, bots, 'fallen-barbarian');
      expect(tableIn(playground, thread).text).toContain('Fallen Barbarian');
      expect((await playUntil(stage, people, thread, () => false)).failed).toEqual([]);
      const over = playground.messages(thread).find(({ text }) => text.includes('Thank you for playing'));
      expect(over?.text).toMatch(/Fallen Barbarian (is defeated|has won)/);
      const verified = await (await ada.command(thread, 'verify')).settled();
      expect(verified.text).toContain('everything came out the same');
      expectNoErrors(stage);
    },
    300_000,
  );
});

const LATER = [
  ['mad-king', 'hardcore', 3, /Mad King (is defeated|has won)/],
  ['fallen-gunslinger', 'insane', 0, /Fallen Gunslinger (is defeated|has won)/],
  ['void-court', 'normal', 1, /Void Court.*(the portal is closed|is lost)/],
] as const;

describe('a scenario of the later campaign', () => {
  it.each(oneIn(3, LATER))(
    '%s is played on %s with %i bots to its end, and verified',
    async (scenario, difficulty, bots, result) => {
      const stage = await openStage();
      await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
      const { playground } = stage;
      const ada = playground.person(0);
      const thread = await openScenario(stage, [ada], bots, scenario, { difficulty });
      const isBoss = scenario !== 'void-court';
      if (isBoss) expect(tableIn(playground, thread).text).toContain("Vis'eer** stands beside it");
      const info = await (await ada.command(thread, 'adventure', {}, { subcommand: 'info' })).settled();
      expect(info.text).toContain(isBoss ? 'priority 9' : 'portal shards');
      expect((await playUntil(stage, [ada], thread, () => false)).failed).toEqual([]);
      const over = playground.messages(thread).find(({ text }) => text.includes('Thank you for playing'));
      expect(over?.text).toMatch(result);
      const verified = await (await ada.command(thread, 'verify')).settled();
      expect(verified.text).toContain('everything came out the same');
      expectNoErrors(stage);
    },
    300_000,
  );
});

describe('a campaign', () => {
  it('goes on with the next session, below the last one and by command after a restart', async () => {
    const stage = await openStage();
    const { playground, hall } = stage;
    const options = { newSeed: () => SEED, draw: () => 0 };
    await stage.startBot(options);
    const [ada, bo] = [playground.person(0), playground.person(1)];
    const sheet = async () =>
      (await (await ada.command(hall, 'adventure', {}, { subcommand: 'sheet' })).settled()).text;
    expect(await sheet()).toContain('have not finished a scenario');
    const thread = await openScenario(stage, [ada], 1, 'crimson-sands');
    expect((await playUntil(stage, [ada], thread, () => false)).failed).toEqual([]);
    const over = playground.messages(thread).find(({ text }) => text.includes('Thank you for playing'));
    if (!over) throw new Error('the scenario is not over');
    const isWon = over.text.includes('the portal is closed');
    expect(over.text).toMatch(/Campaign: \*\*−?\d+ points\*\* after 1 session\./);
    const label = isWon ? 'On to scenario 2' : 'Try scenario 1 again';
    await ada.press(over, label);
    const below = await ada.waitForMessage(thread, ({ buttons }) =>
      buttons.some((button) => button.label === 'Start'),
    );
    expect(below.text).toContain(isWon ? 'Fallen Barbarian' : 'Crimson Sands');
    expect(below.text).toMatch(/Campaign: .* after 1 session.*The party brings \d+ salves?\./);
    const settings = await (await ada.press(below, 'Options')).settled();
    expect(settings.selects.flatMap(({ options: all }) => all).map((one) => one.label)).not.toContain(
      'Normal',
    );

    await stage.stopBots();
    await stage.startBot(options);
    expect(await sheet()).toMatch(isWon ? /Scenario 1 won: \d+ points/ : /Scenario 1 lost: −10 points/);
    const sent = await ada.command(hall, 'adventure', { scenario: 'campaign' }, { subcommand: 'start' });
    const lobby = await sent.settled();
    expect(lobby.text).toContain('Barbarian');
    expect(lobby.text).toMatch(/Campaign: .* after 1 session.*The party brings \d+ salves?\./);
    const second = await fill(stage, [ada, bo], 0, lobby);
    expect((await playUntil(stage, [ada, bo], second, () => false)).failed).toEqual([]);
    const end = playground.messages(second).find(({ text }) => text.includes('Thank you for playing'));
    expect(end?.text).toContain('after 2 sessions.');
    expect((await sheet()).match(/Scenario \d (won|lost)/g)).toHaveLength(2);
    const others = await (await bo.command(hall, 'adventure', {}, { subcommand: 'sheet' })).settled();
    expect(others.text.match(/Scenario \d (won|lost)/g)).toHaveLength(2);

    const asked = await (await ada.command(hall, 'forget-me')).settled();
    await (await ada.press(asked, asked.buttons[0]?.label ?? '')).settled();
    expect(await sheet()).toContain('have not finished a scenario');
    expectNoErrors(stage);
  }, 300_000);

  it('that nobody has begun cannot be gone on with', async () => {
    const stage = await openStage();
    await stage.startBot();
    const ada = stage.playground.person(0);
    const sent = await ada.command(
      stage.hall,
      'adventure',
      { scenario: 'campaign' },
      { subcommand: 'start' },
    );
    const refused = await sent.settled();
    expect(refused.ephemeral).toBe(true);
    expect(refused.text).toContain('You have no campaign to go on with');
  });
});
