/** `/act`, `/roll` and `/pass`: a game without a button. */
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import type { ActionResult, Player } from '../../src/playground/index.ts';
import { IS_LONG_RUN } from '../sampling.ts';
import { openDuel, SEED } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

/** To the end in the long run. */
const MOST_ACTS = IS_LONG_RUN ? 6_000 : 60;

async function answerOf(sent: ActionResult): Promise<string> {
  return (await sent.settled()).text;
}

async function suggested(person: Player, thread: string, typed = '') {
  const { choices } = await person.autocomplete(thread, 'act', 'what', { what: typed });
  return choices.map(({ name, value }) => ({ name, value: String(value) }));
}

async function namesFor(person: Player, thread: string, typed = ''): Promise<string[]> {
  return (await suggested(person, thread, typed)).map(({ name }) => name);
}

const act = async (person: Player, thread: string, what: string) =>
  answerOf(await person.command(thread, 'act', { what }));

async function startedDuel(): Promise<{ stage: Stage } & Awaited<ReturnType<typeof openDuel>>> {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED });
  return { stage, ...(await openDuel(stage)) };
}

/** Ada passes until she may roll. */
async function toRoll(ada: Player, thread: string): Promise<void> {
  for (let passes = 0; passes < 5; passes += 1) {
    if ((await namesFor(ada, thread)).includes('Roll the dice')) return;
    await answerOf(await ada.command(thread, 'pass'));
  }
}

/** Plays by suggestions alone until the game is over or `most` of them were taken. */
async function playByWords(
  people: readonly Player[],
  thread: string,
  seed: string,
  most: number,
): Promise<number> {
  const random = seedrandom(seed);
  let acts = 0;
  while (acts < most) {
    let isAsked = false;
    for (const person of people) {
      const all = await suggested(person, thread);
      // Marks alone answer nothing.
      const answers = all.filter(({ name }) => !/^(Keep|Pick|Let go of) die/.test(name));
      const { length } = answers.length > 0 ? answers : all;
      const choice = (answers.length > 0 ? answers : all)[Math.floor(random() * length)];
      if (choice === undefined) continue;
      isAsked = true;
      acts += 1;
      const answer = await act(person, thread, choice.value);
      // A reroll that may lose an ability is asked about, and the same once more agrees.
      const done = /may lose it/.test(answer) ? await act(person, thread, choice.value) : answer;
      expect(done).toMatch(/^Done: /);
    }
    if (!isAsked) return acts;
  }
  return acts;
}

describe('a game by commands', () => {
  it('is played by suggestions alone, and is over at its end or when somebody concedes', async () => {
    const { stage, thread, ada, bo } = await startedDuel();
    expect(await playByWords([ada, bo], thread, 'words', MOST_ACTS)).toBeGreaterThan(20);
    if (!IS_LONG_RUN) {
      const asked = await (await ada.command(thread, 'concede')).settled();
      await (await ada.press(asked, 'Concede the game')).settled();
    }
    expect(await act(ada, thread, 'roll')).toBe('The game is over.');
    expectNoErrors(stage);
  }, 120_000);

  it('offers what the buttons do, and finds it by some of its words', async () => {
    const { thread, ada, bo } = await startedDuel();
    expect(await namesFor(bo, thread)).toEqual([]);
    await toRoll(ada, thread);
    expect(await namesFor(ada, thread, 'rol')).toEqual(['Roll the dice', 'Go on, roll later']);
    // The answer tells the dice, so that nobody has to look for them at the table.
    expect(await answerOf(await ada.command(thread, 'roll'))).toMatch(
      /^Done: Roll the dice\.\nOffensive Roll of Ada: (?:[1-6] [a-z]+(?:, |\.\n)){5}/,
    );
    const all = await namesFor(ada, thread);
    expect(all).toContain('Reroll 5 dice (2 left)');
    expect(all.filter((name) => name.startsWith('Keep die'))).toHaveLength(5);
    expect(new Set(all).size).toBe(all.length);
  });

  it('keeps dice by their values and symbols', async () => {
    const { thread, ada } = await startedDuel();
    await toRoll(ada, thread);
    await answerOf(await ada.command(thread, 'roll'));
    const dice = (await namesFor(ada, thread, 'keep die')).map((name) => name.slice('Keep die 1: '.length));
    const [first = ''] = dice;
    const [value = '', symbol = ''] = first.split(' ');
    const same = dice.filter((die) => die.startsWith(`${value} `)).length;
    const alike = dice.filter((die) => die.endsWith(` ${symbol}`)).length;
    const reroll = (kept: number) => new RegExp(`reroll ${5 - kept} d(ie|ice)$`);
    expect((await namesFor(ada, thread, `keep ${value}s`))[0]).toMatch(reroll(same));
    expect((await namesFor(ada, thread, `keep ${value}`))[0]).toMatch(reroll(1));
    expect((await namesFor(ada, thread, `keep ${symbol}s`))[0]).toMatch(reroll(alike));
    expect(await answerOf(await ada.command(thread, 'roll', { keep: 'banana' }))).toMatch(
      /^No dice on the table fit "banana"/,
    );
    // A reroll that may lose an ability is asked about once, and the same command is the answer.
    const keeping = async () => answerOf(await ada.command(thread, 'roll', { keep: value }));
    const said = await keeping();
    expect(said).toMatch(/^Done: Keep|may lose it/);
    if (!said.startsWith('Done')) expect(await keeping()).toMatch(/^Done: Keep/);
  });

  it('takes a suggestion that keeps dice, whether or not a button keeps the same', async () => {
    const { thread, ada } = await startedDuel();
    await toRoll(ada, thread);
    await answerOf(await ada.command(thread, 'roll'));
    const values = async () =>
      (await namesFor(ada, thread, 'keep die')).map((name) => name.slice('Keep die 1: '.length)[0] ?? '');
    const pick = async (typed: string) => {
      const [first] = await suggested(ada, thread, typed);
      const said = await act(ada, thread, first?.value ?? '');
      return said.includes('send the same command once more') ? act(ada, thread, first?.value ?? '') : said;
    };
    const [one = '', ...others] = await values();
    const other = others.find((value) => value !== one) ?? '';
    expect(await pick(`keep ${one} ${other}`)).toMatch(/^Done: Keep \d \d, reroll 3 dice\./);
    // What a button keeps is listed under its words, such as "Keep 6: Sturdy Blow 61 %".
    const kept = (await namesFor(ada, thread)).find((name) => /^Keep \d: /.test(name))?.slice(0, 6);
    const again = kept ?? `keep ${(await values())[0]}`;
    expect(await pick(again.toLowerCase())).toMatch(/^Done: Keep \d/);
  });

  it('says what can be done when words fit nothing or several things', async () => {
    const { thread, ada, bo } = await startedDuel();
    await toRoll(ada, thread);
    await answerOf(await ada.command(thread, 'roll'));
    expect(await act(ada, thread, 'sing a song')).toMatch(/^Nothing that you can do now .*\n- /);
    expect(await act(ada, thread, 'keep die')).toMatch(/^Several things .*\n- Keep die/);
    expect(await act(bo, thread, 'roll')).toMatch(/^Nothing waits for you/);
    expect(await answerOf(await bo.command(thread, 'roll'))).toMatch(/^You cannot roll dice now/);
    expect(await answerOf(await bo.command(thread, 'pass'))).toMatch(/^There is nothing to pass/);
  });

  it('takes a suggestion for its own question only', async () => {
    const { thread, ada } = await startedDuel();
    await toRoll(ada, thread);
    const [roll] = await suggested(ada, thread, 'roll the');
    await answerOf(await ada.command(thread, 'roll'));
    expect(await act(ada, thread, roll?.value ?? '')).toMatch(/^That question has been answered already/);
  });

  it('is for the people of a game', async () => {
    const { stage, thread } = await startedDuel();
    const other = stage.playground.person(2);
    expect(await namesFor(other, thread)).toEqual([]);
    expect(await act(other, thread, 'pass')).toMatch(/no seat/);
    expect(await act(other, stage.hall, 'pass')).toMatch(/no game/i);
  });
});
