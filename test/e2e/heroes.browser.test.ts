/** Heroes with special tokens against the bot on a phone: one of two by turns, or all in the nightly run. */
import { expect, it } from 'vitest';
import '../../src/content/index.ts';
import { listHeroes } from '../../src/engine/definitions.ts';
import { oneIn } from '../sampling.ts';
import { browserStage, expectNoPageErrors, PHONE } from './browser-stage.ts';
import { playOn } from './page-play.ts';

const { enter, screenshot } = browserStage({ APP_EMOJIS: 'on' });

/** A companion with a dial and three with sides: the largest table. */
const SAMPLE = oneIn(2, ['huntress', 'artificer']);
const HEROES = listHeroes().filter(({ id }) => process.env.WHOLE_GAMES === '1' || SAMPLE.includes(id));

it.each(HEROES.map(({ id, name }) => [id, name] as const))(
  '%s is played against the bot by pressing what is offered',
  async (id, name) => {
    const cleo = await enter('Cleo', PHONE);
    await cleo.command('duel', { hero: name, 'opponent-hero': 'Moon Elf' });
    await cleo.openThread(`Cleo (${name})`);
    await playOn([cleo], `${id} begins`, 12, { cards: 0.7 });
    await screenshot(cleo, `hero-${id}-begins`);
    await playOn([cleo], `${id} goes on`, 25, { cards: 0.5 });
    await screenshot(cleo, `hero-${id}-goes-on`);
    const picture = cleo.table.locator('img:not(.emoji)');
    expect(await picture.getAttribute('alt')).toMatch(/Cleo/);
    await expectNoPageErrors(cleo);
    await cleo.page.close();
  },
  300_000,
);
