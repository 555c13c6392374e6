/** Two people in two browser tabs play a Portal Crawl in which their heroes act at once. */
import { it } from 'vitest';
import { browserStage, expectNoPageErrors, PHONE } from './browser-stage.ts';
import { lobbyOf, pressLobby, seesSeated } from './chat-lobby.ts';

const { enter, screenshot } = browserStage();

it('two people explore a map at once, each on an own panel', async () => {
  const people = [await enter('Ada', PHONE), await enter('Bo', PHONE)] as const;
  const [ada, bo] = people;
  await ada.command('adventure start', { hero: 'Barbarian' });
  const lobby = lobbyOf(bo, 'Adventure');
  await lobby.getByText('the heroes act at once').waitFor();
  await pressLobby(bo, 'Adventure', 'Take a seat');
  await seesSeated(bo, 'Adventure', 'Bo');
  await screenshot(ada, '50-crawl-lobby');
  await pressLobby(ada, 'Adventure', 'Start');
  for (const person of people) await person.openThread('Adventure');
  await ada.table.getByText('all of you can act at once').waitFor();
  await screenshot(ada, '51-crawl-table');
  for (const person of people) {
    await person.table.getByRole('button', { name: 'My turn' }).click();
    await person.hand.getByText('where do you go?').waitFor();
  }
  // Each explores a tile of the same map, in no order: the other tab offers what is left.
  for (const person of [bo, ada]) {
    const [first] = await person.answersOn(person.hand);
    if (!first) throw new Error('nothing is offered');
    await person.take(person.hand, first);
    await person.hand.getByText('where do you go?').waitFor({ state: 'detached' });
    await screenshot(person, '52-crawl-battle');
  }
  await expectNoPageErrors(...people);
}, 400_000);
