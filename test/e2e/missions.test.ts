/** Missions in chat: from the lobby to the end, alone with bots and by several people side by side. */
import { setTimeout as pause } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import type { Player } from '../../src/playground/index.ts';
import { answersIn, isOver, isTable, press, revOf, tableIn } from './presser.ts';
import { SEED, threadOf, until } from './scene.ts';
import { expectNoTrouble, openStage, type Stage } from './stage.ts';

/** Opens a table for The Toll Bridge, with people in their seats and bots in the others. */
async function openMission(stage: Stage, people: readonly Player[], bots: number): Promise<string> {
  const { hall } = stage;
  const [host, ...others] = people;
  if (!host) throw new Error('nobody plays');
  const sent = await host.command(
    hall,
    'mission',
    { mission: 'The Toll Bridge', hero: 'barbarian' },
    { subcommand: 'start' },
  );
  const lobby = await sent.settled();
  for (const other of others) await (await other.press(lobby, 'Take a seat')).settled();
  for (let count = 0; count < bots; count += 1) await (await host.press(lobby, 'Add a bot')).settled();
  await (await host.press(lobby, 'Start')).settled();
  const thread = threadOf(stage);
  await host.waitForMessage(thread, isTable);
  return thread;
}

const PATIENCE_MS = 3_000;
const LOOK_MS = 15;

/** Presses that bring a Mission on. */
const LEANING = /:(roll|activate|defend|then|move)/;

/** One press at random: on the table where it asks, otherwise on the person's own panel. */
async function pressOnce({ playground }: Stage, person: Player, thread: string, random: () => number) {
  const table = tableIn(playground, thread);
  const draw = <T>(things: readonly T[]): T | undefined => things[Math.floor(random() * things.length)];
  const mark = draw(table.buttons.filter(({ customId }) => customId.includes(':keep:')));
  const isPanel = table.buttons.some(({ label }) => label === 'My turn');
  const offers =
    answersIn(table).length > 0
      ? answersIn(table)
      : mark
        ? [{ message: table, customId: mark.customId }]
        : answersIn(await (await person.press(table, isPanel ? 'My turn' : 'My hand')).settled());
  const useful = offers.filter(({ value = '' }) => !value.startsWith('plan') && !value.startsWith('sell'));
  const leaning = useful.filter(({ customId, value = '' }) => LEANING.test(`${customId}:${value}`));
  const offer = draw(leaning.length > 0 && random() < 0.9 ? leaning : useful) ?? draw(offers);
  // Nothing is offered to who has become ready, or is not asked any more.
  if (!offer) return null;
  return press(person, offer);
}

function signOf({ playground }: Stage, thread: string): string {
  const table = tableIn(playground, thread);
  const ids = table.buttons.map(({ customId }) => customId);
  return `${table.id} ${revOf(table)} ${ids.join()} ${table.text}`;
}

function roundAt({ playground }: Stage, thread: string): number {
  return Number(/Round (\d+):/.exec(tableIn(playground, thread).text)?.[1] ?? 0);
}

/** All who are asked press at once, again and again. Answers how often several did. */
async function playUntil(
  stage: Stage,
  people: readonly Player[],
  thread: string,
  isDone: () => boolean,
): Promise<number> {
  const { playground } = stage;
  const random = seedrandom('missions');
  let together = 0;
  for (let turns = 0; turns < 1_500 && !isOver(playground, thread) && !isDone(); turns += 1) {
    const before = signOf(stage, thread);
    const told = () =>
      people.flatMap((one) => one.messages(thread).filter(({ ephemeral }) => ephemeral)).length;
    const toldBefore = told();
    const { text } = tableIn(playground, thread);
    const asked = people.filter(({ id }) => text.includes(`<@${id}>`));
    const seen = await Promise.all(asked.map((person) => pressOnce(stage, person, thread, random)));
    expect(seen.filter((one) => one?.kind === 'failed')).toEqual([]);
    if (seen.filter((one) => one !== null).length > 1) together += 1;
    const isChanged = () =>
      isOver(playground, thread) || signOf(stage, thread) !== before || told() > toldBefore;
    // Whoever sees nothing come of it presses again.
    for (let waited = 0; waited < PATIENCE_MS && !isChanged(); waited += LOOK_MS) await pause(LOOK_MS);
  }
  return together;
}

describe('a Mission', () => {
  it('is played alone with three bots to its end', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const { playground } = stage;
    const ada = playground.person(0);
    const thread = await openMission(stage, [ada], 3);
    await playUntil(stage, [ada], thread, () => false);
    const over = playground.messages(thread).find(({ text }) => text.includes('Thank you for playing'));
    expect(over?.text).toMatch(/the Mission is (won|lost)[\s\S]*perk point[\s\S]*Ada \(Barbarian\)/);
    expect(tableIn(playground, thread).text).toMatch(/the Mission is (won|lost)/);
    const verified = await (await ada.command(thread, 'verify')).settled();
    expect(verified.text).toContain('everything came out the same');
    expectNoTrouble(stage);
  }, 300_000);

  it('shows on a hand that lies open what its hero is asked by now', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const ada = stage.playground.person(0);
    const thread = await openMission(stage, [ada], 3);
    const table = tableIn(stage.playground, thread);
    const hand = await (await ada.press(table, 'My hand')).settled();
    const handNow = () => ada.messages(thread).find(({ id }) => id === hand.id);
    expect(hand.text).toContain('where do you move?');
    // The answer is given at the table, and the hand below it would offer the move for ever.
    const [move] = answersIn(tableIn(stage.playground, thread));
    if (!move) throw new Error('the table offers no move');
    await press(ada, move);
    await until(stage, () => handNow()?.text.includes('play or sell cards') === true);
    expect(handNow()?.buttons.map(({ label }) => label)).toContain('Roll the dice');
    expectNoTrouble(stage);
  });

  it('is played by four people at once, each on a panel of their own', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const { playground } = stage;
    const people = [0, 1, 2, 3].map((at) => playground.person(at));
    const thread = await openMission(stage, people, 0);
    const together = await playUntil(stage, people, thread, () => roundAt(stage, thread) > 2);
    expect(together).toBeGreaterThan(5);
    const [ada] = people;
    const verified = await (await ada?.command(thread, 'verify'))?.settled();
    expect(verified?.text).toContain('everything came out the same');
    expectNoTrouble(stage);
  }, 300_000);
});
