/** Boss vs Many and Boss vs Boss in the browser, from the lobby: a boss on a phone, heroes beside it. */
import { describe, expect, it } from 'vitest';
import { browserStage, DESK, expectNoPageErrors, PHONE } from './browser-stage.ts';
import { pressLobby, seesSeated, sitDownAs } from './chat-lobby.ts';
import { playOn } from './page-play.ts';

const { enter, screenshot } = browserStage();

/** Whole games take minutes: `WHOLE_GAMES=1` plays them to the end, otherwise the first turns are enough. */
const IS_WHOLE = process.env.WHOLE_GAMES === '1';

describe('bosses in the browser', () => {
  it('one is the boss, two are heroes', async () => {
    const people = [await enter('Ada', PHONE), await enter('Bo', PHONE), await enter('Cleo', DESK)] as const;
    const [ada, bo, cleo] = people;
    const heading = 'Boss vs Many, 3 to 5 players';
    await ada.command('play', {
      mode: 'Boss vs Many: one is a boss of Adventures, two to four are heroes',
      hero: 'Mad King',
    });
    await pressLobby(bo, heading, 'Join the heroes');
    await seesSeated(bo, heading, 'Bo');
    await sitDownAs(cleo, heading, 'moon-elf');
    await screenshot(ada, 'boss-1-lobby');
    await pressLobby(ada, heading, 'Start');
    for (const person of people) await person.openThread('Boss vs Many');
    await screenshot(ada, 'boss-2-start');
    await playOn(people, 'boss-1', 6, { cards: 0.5 });
    await screenshot(ada, 'boss-3-table');
    await ada.table.getByRole('button', { name: 'My hand' }).click();
    await ada.hand.first().waitFor();
    await screenshot(ada, 'boss-4-hand');
    await playOn(people, 'boss-2', IS_WHOLE ? 40 : 12, { cards: 0.5 });
    await screenshot(ada, 'boss-5-later');
    await screenshot(bo, 'boss-5-later');
    await playOn(people, 'boss-3', IS_WHOLE ? 3_000 : 12, { cards: 1 });
    await screenshot(ada, 'boss-6-later');
    await screenshot(cleo, 'boss-6-later');
    await expectNoPageErrors(...people);
    for (const person of people) await person.page.close();
  }, 1_200_000);

  it('two bosses fight each other', async () => {
    const people = [await enter('Dan', PHONE), await enter('Eve', PHONE)] as const;
    const [dan, eve] = people;
    const heading = 'Boss vs Boss, 2 players';
    await dan.command('play', { mode: 'Boss vs Boss: two bosses of Adventures', hero: 'Fallen Monk' });
    await pressLobby(eve, heading, 'Take a seat');
    await seesSeated(eve, heading, 'Eve');
    await screenshot(eve, 'boss-7-lobby');
    await pressLobby(dan, heading, 'Start');
    for (const person of people) await person.openThread('Dan');
    const presses = await playOn(people, 'boss-4', IS_WHOLE ? 3_000 : 16, { cards: 0.5 });
    expect(presses).toBeGreaterThan(15);
    await screenshot(dan, 'boss-8-duel');
    await screenshot(eve, 'boss-8-duel');
    await expectNoPageErrors(...people);
    for (const person of people) await person.page.close();
  }, 600_000);
});
