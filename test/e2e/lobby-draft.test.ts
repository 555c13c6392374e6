/** A lobby in which heroes are drafted, from the option to the game. */
import { describe, expect, it } from 'vitest';
import { isTable } from './presser.ts';
import { threadOf, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

/** Ada, Bo and a bot at King of the Hill; the draft is on. What is drawn is always the last. */
async function openDraft() {
  const stage = await openStage();
  await stage.startBot({ draw: (below) => below - 1 });
  const { playground, hall } = stage;
  const [ada, bo] = [playground.person(0), playground.person(1)];
  const lobby = await (await ada.command(hall, 'play', { mode: 'koth', hero: 'monk' })).settled();
  const says = (words: string) => waitUntil(stage, () => lobby.content.includes(words));
  await bo.press(lobby, 'Take a seat');
  await says('**Bo**');
  await ada.press(lobby, 'Add a bot');
  await says('Bot 1');
  const panel = await (await ada.press(lobby, 'Options')).settled();
  await ada.press(panel, 'Draft the heroes');
  await says('Heroes are drafted');
  await says('**Ada**, hero to be picked');
  return { stage, ada, bo, lobby, panel, says };
}

describe('a draft in a lobby', () => {
  it('asks one after the other, tells who is next, and begins the game with the last pick', async () => {
    const { stage, ada, bo, lobby, says } = await openDraft();
    await ada.press(lobby, 'Start');
    // The bot came first; then it is Bo's pick, who is told.
    await says(`<@${bo.id}> picks a hero`);
    const call = await bo.waitForMessage(stage.hall, ({ content }) => content.includes('it is your pick'));
    expect(call.mentions).toEqual([bo.id]);
    expect(call.content).toContain(lobby.id);
    expect(lobby.content).not.toContain('Bot 1, hero to be picked');
    expect(lobby.content).not.toContain('free*');
    expect(lobby.buttons.map(({ label }) => label)).toEqual(['Leave', 'Stop the draft']);
    const [hero, other] = lobby.selects[0]?.options ?? [];
    if (!hero || !other) throw new Error('nothing to pick from');
    await ada.select(lobby, /:hero$/, [other.value]);
    await waitForPrivateText(ada, stage.hall, /It is not your pick/);
    await bo.select(lobby, /:hero$/, [hero.value]);
    await says(`<@${ada.id}> picks a hero`);
    await ada.waitForMessage(stage.hall, ({ content }) =>
      content.startsWith(`<@${ada.id}>, it is your pick`),
    );
    expect(ada.pinged(stage.hall)).toHaveLength(1);
    await ada.select(lobby, /:hero$/, [other.value]);
    await says('<#');
    const heroes = [...lobby.content.matchAll(/\(([A-Z][A-Za-z ]+)\)/g)].map(([, name]) => name);
    expect(heroes.slice(0, 2)).toEqual([other.label, hero.label]);
    expect(new Set(heroes).size).toBe(3);
    await ada.waitForMessage(threadOf(stage), isTable);
    expectNoErrors(stage);
  });

  it('is called off by whoever leaves, and by the host; then the seats are open again', async () => {
    const { stage, ada, bo, lobby, says } = await openDraft();
    await ada.press(lobby, 'Start');
    await says('picks a hero');
    await bo.press(lobby, 'Leave');
    await says('1 more seat to fill');
    expect(lobby.content).not.toContain('picks a hero');
    await bo.press(lobby, 'Take a seat');
    await says('can start now');
    await ada.press(lobby, 'Start');
    await says('picks a hero');
    await bo.press(lobby, 'Stop the draft');
    await waitForPrivateText(bo, stage.hall, /Only Ada, who opened this table/);
    await ada.press(lobby, 'Stop the draft');
    await says('can start now');
    expect(lobby.content).toContain('Heroes are drafted');
    expectNoErrors(stage);
  });
});
