/** Words only: a duel whose players never get a picture, and a table that tells the others' picture in words. */
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { warmUpPictures } from '../../src/render/picture/render-board.ts';
import { IS_LONG_RUN } from '../sampling.ts';
import { answersIn, isTable, press, revOf, tableIn } from './presser.ts';
import { openDuel, SEED, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

/** To the end in the long run. */
const MOST_PRESSES = IS_LONG_RUN ? Number.POSITIVE_INFINITY : 40;

const DRAWN = { pictures: true, newSeed: () => SEED };

/** Chooses words only, or pictures again, on the panel of stops. */
async function toggle(person: Player, hall: string): Promise<SeenMessage> {
  const panel = await (await person.command(hall, 'stops')).settled();
  await (await person.press(panel, /:words-only$/)).settled();
  return panel;
}

/** A line of the table that begins with a name; the whole text where there is none. */
const lineOf = (table: SeenMessage, name: string) =>
  table.text.split('\n').find((line) => line.startsWith(`- ${name}`)) ?? table.text;

describe('words only', () => {
  it('is a duel without a picture, in which every table tells both seats and the dice', async () => {
    const stage = await openStage();
    await stage.startBot(DRAWN);
    const { playground, hall } = stage;
    const people = [playground.person(0), playground.person(1)];
    for (const person of people) await toggle(person, hall);
    const { thread } = await openDuel(stage);
    const random = seedrandom('words');
    const isOver = () => playground.messages(thread).some(({ text }) => /\bwins?\b/.test(text));
    let tables = 0;
    for (let presses = 0; !isOver() && presses < MOST_PRESSES; presses += 1) {
      if (presses > 1_500) throw new Error('the game does not end');
      const table = tableIn(playground, thread);
      expect(table.pictures).toEqual([]);
      for (const name of ['Ada', 'Bo'])
        expect(lineOf(table, name)).toMatch(/\d+ health, \d+ CP, .*cards? \(/);
      for (const { label } of table.buttons.filter(({ customId }) => customId.includes(':keep:'))) {
        expect(label).toMatch(/^(🔒 |✓ )?[1-6] [a-z ]+$/);
        expect(table.text).toContain(label.replace(/^\W+/, ''));
      }
      tables += 1;
      await answer(stage, people, thread, random);
    }
    expect(tables).toBeGreaterThan(15);
    for (const message of [...playground.messages(hall), ...playground.messages(thread)])
      expect(message.pictures).toEqual([]);
    expectNoErrors(stage);
  }, 120_000);

  it('holds for one person: their panels are texts, and the table tells the picture of the others in words', async () => {
    const stage = await openStage();
    await stage.startBot(DRAWN);
    const { playground, hall } = stage;
    // A cold drawing thread misses the deadlines of pictures.
    await warmUpPictures();
    const { thread, ada, bo } = await openDuel(stage);
    const panel = await toggle(ada, hall);
    await waitUntil(stage, () => panel.text.includes('Words only:'));
    await ada.command(thread, 'table');
    // A table whose picture is late stands in words first, so both are waited for.
    const isBoth = (table: SeenMessage) =>
      lineOf(table, 'Ada').startsWith('- Ada') && table.pictures.length === 1;
    await waitUntil(stage, () => isBoth(tableIn(playground, thread)));
    const table = tableIn(playground, thread);
    const handOf = async (person: Player) => (await person.press(table, 'My hand')).settled();
    // After a late table, hands are shown in words for some seconds.
    const isHandDrawn = (person: Player) =>
      expect
        .poll(async () => (await handOf(person)).pictures.length, { interval: 500, timeout: 100_000 })
        .toBe(1);
    expect((await handOf(ada)).pictures).toEqual([]);
    await isHandDrawn(bo);
    expect((await handOf(ada)).pictures).toEqual([]);
    const boardOf = async (person: Player) => (await person.press(table, 'My board')).settled();
    const wide = 'Table for a wide screen';
    const inWords = await boardOf(ada);
    expect(inWords.pictures).toEqual([]);
    expect(inWords.buttons.map(({ label }) => label)).not.toContain(wide);
    const drawn = await boardOf(bo);
    expect(drawn.pictures).toHaveLength(1);
    expect(drawn.buttons.map(({ label }) => label)).toContain(wide);
    const sheetOf = async (person: Player) =>
      (await person.command(hall, 'hero', { name: 'Monk' })).settled();
    expect((await sheetOf(ada)).pictures).toEqual([]);
    expect((await sheetOf(bo)).pictures).toHaveLength(1);
    await toggle(ada, hall);
    await isHandDrawn(ada);
    expectNoErrors(stage);
  }, 120_000);

  it('is forgotten with the profile', async () => {
    const stage = await openStage();
    await stage.startBot(DRAWN);
    const { playground, hall } = stage;
    const ada = playground.person(0);
    await toggle(ada, hall);
    const asked = await (await ada.command(hall, 'forget-me')).settled();
    await (await ada.press(asked, 'Forget me')).settled();
    const panel = await (await ada.command(hall, 'stops')).settled();
    expect(panel.text).not.toContain('Words only:');
    expect(panel.buttons.map(({ label }) => label)).toContain('Words only');
  });
});

/** Whoever is asked presses an answer of the table, or of their hand. */
async function answer(
  stage: Stage,
  people: readonly Player[],
  thread: string,
  random: () => number,
): Promise<void> {
  const { playground } = stage;
  const table = tableIn(playground, thread);
  const before = revOf(table);
  const asked = people.find(({ id }) => table.text.includes(`<@${id}>`));
  if (asked === undefined) throw new Error('nobody is asked');
  let offers = answersIn(table);
  if (offers.length === 0) {
    const hand = await (await asked.press(table, 'My hand')).settled();
    expect(hand.pictures).toEqual([]);
    offers = answersIn(hand);
  }
  // Attacks first, so that the game ends soon.
  const attack = offers.find(({ customId }) => /:(roll|activate:[^:]+)$/.test(customId));
  const offer = attack ?? offers[Math.floor(random() * offers.length)];
  if (offer === undefined) throw new Error('nothing is offered');
  await press(asked, offer);
  const isNewer = () =>
    playground.messages(thread).some((one) => isTable(one) && revOf(one) > before) ||
    playground.messages(thread).some(({ text }) => /\bwins?\b/.test(text));
  await waitUntil(stage, isNewer);
}
