/** Application emojis on the playground: faces on the buttons of dice, and words without them. */
import { expect, it } from 'vitest';
import { isTable, tableIn } from './presser.ts';
import { SEED, threadOf, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

const DRAWN = { pictures: true, emojis: true, newSeed: () => SEED, draw: () => 0 };
const FACES_OF_BARBARIAN = 12;

/** The Barbarian is the first hero whose faces are uploaded. */
const facesOf = ({ playground }: Stage) =>
  playground.emojiNames().filter((name) => /^(kept_)?\d_\w+_barbarian_x/.test(name));

/** Resolves when all faces of the Barbarian are uploaded; each step has its own time on a busy machine. */
async function facesUploaded(stage: Stage): Promise<void> {
  for (let count = 1; facesOf(stage).length < FACES_OF_BARBARIAN; count += 1) {
    await waitUntil(stage, () => stage.playground.emojiNames().length >= count);
  }
}

/** Begins a duel, and plays until the first roll lies on the table. */
async function rolled(stage: Stage) {
  const { playground, hall } = stage;
  const ada = playground.person(0);
  await ada.command(hall, 'duel', { hero: 'barbarian', 'opponent-hero': 'Monk' });
  await waitUntil(stage, () => playground.messages(hall).some(({ content }) => content.includes('<#')));
  const thread = threadOf(stage);
  await ada.waitForMessage(thread, isTable);
  const dice = () =>
    tableIn(playground, thread).buttons.filter(({ customId }) => customId.includes(':keep:'));
  const roll = () => tableIn(playground, thread).buttons.find(({ label }) => /^Roll/.test(label));
  await waitUntil(stage, () => roll() !== undefined);
  await ada.press(tableIn(playground, thread), roll()?.customId ?? '');
  await waitUntil(stage, () => dice().length === 5);
  return { ada, thread, dice };
}

it('stand for the faces of the dice on the buttons, kept ones with a lock', async () => {
  const stage = await openStage();
  await stage.startBot(DRAWN);
  await facesUploaded(stage);
  const { ada, thread, dice } = await rolled(stage);
  for (const { label, emoji } of dice()) {
    expect(label).toBe('');
    expect(emoji).toMatch(/^[1-6]_(sword|life|pow)_barbarian_x/);
  }
  await ada.press(tableIn(stage.playground, thread), dice()[0]?.customId ?? '');
  await waitUntil(stage, () => dice()[0]?.emoji.startsWith('kept_') ?? false);
  expect(dice().filter(({ emoji }) => emoji.startsWith('kept_'))).toHaveLength(1);
  expectNoErrors(stage);
}, 120_000);

it('are words without the right to upload them', async () => {
  const stage = await openStage();
  const refused = { kind: 'refuse', status: 403, code: 50_013, message: 'Missing Permissions' } as const;
  stage.playground.fault({ method: 'POST', path: /\/emojis$/ }, refused);
  await stage.startBot(DRAWN);
  await stage.book.until('emojis cannot be uploaded');
  const { dice } = await rolled(stage);
  for (const { label, emoji } of dice()) {
    expect(label).toMatch(/^[1-6] (sword|life|pow)$/);
    expect(emoji).toBe('');
  }
}, 120_000);

it('are words at once when somebody has deleted them', async () => {
  const stage = await openStage();
  await stage.startBot(DRAWN);
  await facesUploaded(stage);
  stage.playground.deleteEmojis((name) => facesOf(stage).includes(name));
  const { dice } = await rolled(stage);
  for (const { label, emoji } of dice()) {
    expect(label).toMatch(/^[1-6] (sword|life|pow)$/);
    expect(emoji).toBe('');
  }
}, 120_000);
