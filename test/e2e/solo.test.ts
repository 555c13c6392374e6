import { describe, expect, it } from 'vitest';
import { warmUpPictures } from '../../src/render/picture/render-board.ts';
import { isTable, playAtRandom, tableIn } from './presser.ts';
import { SEED, threadOf, waitUntil } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

describe('a duel against the bot', () => {
  it('starts at once and is played to the end', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const { playground, hall } = stage;
    const ada = playground.person(0);
    const seen = await ada.command(hall, 'duel', { hero: 'moon-elf', 'opponent-hero': 'Barbarian' });
    expect(seen.ephemeral).toBe(false);
    const told = await seen.settled();
    await waitUntil(stage, () => told.content.includes('<#'));
    expect(told.content).toContain('(Moon Elf) duels with me (Barbarian)');
    const habit = / plays an? (aggressive|patient|tricky) game\./.exec(told.content)?.[1];
    expect(habit).toBeDefined();
    const thread = threadOf(stage);
    await ada.waitForMessage(thread, isTable);
    const { refusals } = await playAtRandom(playground, thread, 'solo-1');
    expect(refusals).toEqual([]);
    const over = await ada.waitForMessage(thread, ({ text }) => text.includes('Thank you for playing'));
    expect(over.text).not.toContain(SEED);
    const verified = await (await ada.command(thread, 'verify')).settled();
    expect(verified.text).toContain('everything came out the same');
    const forgotten = await (await ada.command(thread, 'forget-me')).settled();
    const deleted = await ada.press(forgotten, 'Forget me');
    expect((await deleted.settled()).text).toContain('taken out of 1 finished game');
    const kept = JSON.stringify(await stage.store.loadByChannel(thread));
    expect([ada.id, 'Ada'].filter((name) => kept.includes(name))).toEqual([]);
    const again = await (await ada.command(thread, 'verify')).settled();
    expect(again.text).toContain('everything came out the same');
    expectNoErrors(stage);
  });

  it('shows a picture of the board with its words for those who cannot see it', async () => {
    // A cold drawing thread misses the picture's deadline, and the words of the table stand alone.
    await warmUpPictures();
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, pictures: true });
    const { playground, hall } = stage;
    const ada = playground.person(0);
    const help = await (await ada.command(hall, 'help')).settled();
    const begun = await ada.press(help, 'Play against me with random heroes');
    expect(begun.ephemeral).toBe(false);
    await waitUntil(stage, () => playground.messages(hall).some(({ content }) => content.includes('<#')));
    const [opening] = playground.messages(hall).flatMap(({ pictures }) => pictures);
    expect(opening?.description).toMatch(/^Duel: Ada \(.+\) vs .+ \(.+\)\.$/);
    const thread = threadOf(stage);
    await ada.waitForMessage(thread, isTable);
    // The words come first; the picture follows as soon as it is drawn.
    await waitUntil(stage, () => tableIn(playground, thread).pictures.length > 0);
    const [picture] = tableIn(playground, thread).pictures;
    expect(picture?.description).toMatch(/Ada .*50 health/);
    const answer = await fetch(picture?.url ?? '');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    expectNoErrors(stage);
  });
});
