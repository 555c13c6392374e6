/** Records, achievements and the ladder: who sees whose, and by whose will. */
import { expect, it } from 'vitest';
import type { Player } from '../../src/playground/index.ts';
import { openDuel } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

/** Bo wins a duel, because Ada gives up. */
async function finished(stage: Stage, pictures = false): Promise<{ ada: Player; bo: Player }> {
  await stage.startBot({ pictures });
  const { ada, bo, thread } = await openDuel(stage);
  await ada.press(await (await ada.command(thread, 'concede')).settled(), 'Concede the game');
  await stage.playground.waitFor(() =>
    stage.playground.messages(thread).some(({ text }) => text.includes('Thank you for playing')),
  );
  return { ada, bo };
}

it('others see a record only where the server shows boards and its person lets them', async () => {
  const stage = await openStage();
  const { ada, bo } = await finished(stage);
  const { hall, playground } = stage;
  const cleo = playground.person(2);
  const say = async (who: Player, name: string, options = {}) =>
    (await (await who.command(hall, name, options)).settled()).text;
  // One's own record, and that against somebody, are always there.
  expect(await say(bo, 'stats')).toContain('1 game: 1 won');
  expect(await say(bo, 'stats', { against: ada.id })).toContain(`Only games against <@${ada.id}>`);
  expect(await say(cleo, 'stats', { person: bo.id })).toContain('theirs alone');
  expect(await say(cleo, 'achievements', { person: bo.id })).toContain('theirs alone');
  expect(await say(cleo, 'ladder')).toContain('shows no ladder');
  expect(await say(cleo, 'stats', { of: 'server' })).toContain('shows no ladder');
  // Ada owns the server, Cleo does not.
  expect(await say(cleo, 'ladder', { boards: 'on' })).toContain('Only people who may manage');
  expect(await say(ada, 'ladder', { boards: 'on' })).toContain('now shows its ladder');
  expect(await say(cleo, 'stats', { person: bo.id })).toContain(`Record of <@${bo.id}>`);
  expect(await say(cleo, 'stats', { person: bo.id, against: ada.id })).toContain('1 game: 1 won');
  expect(await say(cleo, 'stats', { of: 'server' })).toContain('1 game, 1 of them without bots');
  expect(await say(cleo, 'ladder')).toContain(`<@${bo.id}> settling, 10 %`);
  // Bo does not want that.
  expect(await say(bo, 'privacy', { records: 'own' })).toContain('Only you see your record');
  expect(await say(cleo, 'stats', { person: bo.id })).toContain('theirs alone');
  expect(await say(cleo, 'stats', { person: ada.id, against: bo.id })).toContain('theirs alone');
  expect(await say(cleo, 'ladder')).not.toContain(`<@${bo.id}>`);
  expect(await say(bo, 'ladder')).toContain('You: settling, 10 %');
  expect(await say(bo, 'stats')).toContain('1 game: 1 won');
  expectNoErrors(stage);
});

it('a record comes with its picture, which its person alone can show to the channel', async () => {
  const stage = await openStage();
  const { ada, bo } = await finished(stage, true);
  const { hall, playground } = stage;
  const cleo = playground.person(2);
  const ask = async (who: Player, options = {}) => (await who.command(hall, 'stats', options)).settled();
  const own = await ask(bo);
  expect(own.attachments).toHaveLength(1);
  expect(own.attachments[0]?.description).toContain('Bo, 1 finished game.');
  expect(own.text).toContain('1 game: 1 won');
  // What is against Ada tells of her too, and is not Bo's to show.
  const pair = await ask(bo, { against: ada.id });
  expect(pair.attachments[0]?.description).toContain('Bo against Ada');
  expect(pair.buttons).toEqual([]);
  await bo.press(own, 'Show it in this channel');
  await playground.waitFor(() => playground.messages(hall).some(({ text }) => text.includes('Shown by')));
  const shown = playground.messages(hall).find(({ text }) => text.includes('Shown by'));
  expect(shown?.text).toContain(`Shown by <@${bo.id}>`);
  expect(shown?.attachments[0]?.description).toContain('Bo, 1 finished game.');
  await (await ada.command(hall, 'ladder', { boards: 'on' })).settled();
  const ofServer = await ask(cleo, { of: 'server' });
  expect(ofServer.attachments[0]?.description).toContain('1 game without bots');
  const ofBo = await ask(cleo, { person: bo.id });
  expect(ofBo.attachments).toHaveLength(1);
  expect(ofBo.buttons).toEqual([]);
  // Whoever has no Mission reads that.
  expect((await ask(bo, { of: 'party' })).text).toContain('No finished Mission');
  expectNoErrors(stage);
});

it('achievements are listed by hero, with those of one hero and their rarity', async () => {
  const stage = await openStage();
  const { bo } = await finished(stage);
  const all = (await (await bo.command(stage.hall, 'achievements')).settled()).text;
  expect(all).toMatch(/Achievements: 0 of \d+/);
  expect(all).toContain('Barbarian 0/5');
  const own = (await (await bo.command(stage.hall, 'achievements', { hero: 'moon-elf' })).settled()).text;
  expect(own).toContain('Moon Elf: 0 of 5');
  expect(own).toContain('(0 %)');
  expect(own).toContain('1 person who finished');
  expectNoErrors(stage);
});
