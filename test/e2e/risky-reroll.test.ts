/** A reroll that may lose the ability on the dice is asked about once more, in private. */
import { expect, it } from 'vitest';
import { answersIn, isTable, press, revOf, tableIn } from './presser.ts';
import { threadOf, waitUntil } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

/** With this seed the first two rolls of the Barbarian both fulfil two lines of Smack and no other ability. */
const TWICE_AT_RISK = '5555555555555555555555555555555c';

/** A duel of Ada with the bot, at the first roll of hers that a reroll would put at risk. */
async function atRisk() {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => TWICE_AT_RISK, draw: () => 0 });
  const { playground, hall } = stage;
  const [ada, bo] = [playground.person(0), playground.person(1)];
  await ada.command(hall, 'duel', { hero: 'barbarian', 'opponent-hero': 'Monk' });
  await waitUntil(stage, () => playground.messages(hall).some(({ content }) => content.includes('<#')));
  const thread = threadOf(stage);
  await ada.waitForMessage(thread, isTable);
  const asking = () =>
    tableIn(playground, thread).buttons.find(({ customId }) => customId.includes(':reroll-asks:'));
  // The first offers roll, pass and decline until three equal symbols or a straight lie there alone.
  for (let presses = 0; asking() === undefined; presses += 1) {
    if (presses > 150) throw new Error('no roll met a single ability');
    const offers = answersIn(tableIn(playground, thread));
    const [first] = offers;
    const wanted = offers.find(({ customId }) => /:(roll|no-ability|no-defense)$/.test(customId)) ?? first;
    const before = revOf(tableIn(playground, thread));
    if (wanted) await press(ada, wanted);
    await waitUntil(
      stage,
      () => asking() !== undefined || revOf(tableIn(playground, thread)) !== before || wanted === undefined,
    );
  }
  return { stage, ada, bo, thread, asking };
}

it('is asked about in private, rolls after a second press only, and is not asked about again', async () => {
  const { stage, ada, bo, thread, asking } = await atRisk();
  const { playground } = stage;
  const privates = () =>
    ada
      .messages(thread)
      .filter(({ ephemeral, text }) => ephemeral && /may lose it|dice all the same/.test(text));
  const table = tableIn(playground, thread);
  const rev = revOf(table);
  const button = asking();
  if (button === undefined) throw new Error('the button is gone');
  const question = await (await ada.press(table, button.customId)).settled();
  expect(question.ephemeral).toBe(true);
  expect(question.text).toMatch(/is on the dice, and a reroll of \d dice may lose it\./);
  expect(revOf(tableIn(playground, thread))).toBe(rev);
  // Nobody else is asked: the dice are not theirs.
  const stranger = await (await bo.press(table, button.customId)).settled();
  expect(stranger.text).not.toContain('may lose it');
  // A second question takes the place of the first.
  const again = await (await ada.press(table, button.customId)).settled();
  await waitUntil(stage, () => privates().length === 1);
  expect(privates().map(({ id }) => id)).toEqual([again.id]);
  await ada.press(again, /:reroll-now:/);
  await waitUntil(stage, () => revOf(tableIn(playground, thread)) > rev);
  await waitUntil(stage, () => privates().length === 0);
  // These dice put the same at risk again, which was agreed to: they roll at once.
  const next = asking();
  if (next === undefined) throw new Error('the dice after the reroll put nothing at risk');
  const agreed = revOf(tableIn(playground, thread));
  expect((await ada.press(tableIn(playground, thread), next.customId)).kind).toBe('deferred-update');
  await waitUntil(stage, () => revOf(tableIn(playground, thread)) > agreed);
  expect(privates()).toEqual([]);
  expectNoErrors(stage);
}, 120_000);

it('is asked about for a command, too, and agreed to by its button or by the same command', async () => {
  const { stage, ada, thread, asking } = await atRisk();
  const { playground } = stage;
  const rev = () => revOf(tableIn(playground, thread));
  const before = rev();
  const [face = ''] = tableIn(playground, thread).buttons.map(({ label }) => label ?? '');
  const keep = /[1-6]/.exec(face)?.[0] ?? '1';
  const typed = async () => (await ada.command(thread, 'roll', { keep })).settled();
  const question = await typed();
  expect(question.text).toMatch(
    /is on the dice, and a reroll of \d dice may lose it\.\n.*same command once more/,
  );
  expect(rev()).toBe(before);
  expect(asking()).toBeDefined();
  expect((await typed()).text).toMatch(/^Done: Keep/);
  await waitUntil(stage, () => rev() > before);
  await waitUntil(stage, () => !ada.messages(thread).some(({ id }) => id === question.id));
  expectNoErrors(stage);
}, 120_000);
