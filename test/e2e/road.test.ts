/** The road of Missions in chat: lobby, choice, what follows, and the record of each person. */
import { describe, expect, it } from 'vitest';
import { missionById, roadById } from '../../src/engine/definitions.ts';
import { parseRecord } from '../../src/games/repository/game-record.ts';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { escaped } from '../../src/words/markdown.ts';
import { isTable, tableIn } from './presser.ts';
import { SEED, threadOf } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

const OPTIONS = { newSeed: () => SEED, draw: () => 0 };

async function told(person: Player, channel: string, subcommand: string, options = {}): Promise<SeenMessage> {
  return (await person.command(channel, 'mission', options, { subcommand })).settled();
}

/** Seats the people and the bots, and starts. Returns the thread of the game. */
async function fill(
  stage: Stage,
  people: readonly Player[],
  bots: number,
  lobby: SeenMessage,
): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error('nobody plays');
  for (const other of others) await (await other.press(lobby, 'Take a seat')).settled();
  for (let count = 0; count < bots; count += 1) await (await host.press(lobby, 'Add a bot')).settled();
  await (await host.press(lobby, 'Start')).settled();
  const thread = threadOf(stage);
  await host.waitForMessage(thread, isTable);
  return thread;
}

/** Plays a Mission to the moment after its victory, by changing what is stored of it, and has its table posted anew. */
async function winMission(
  stage: Stage,
  person: Player,
  thread: string,
  bonus: boolean,
): Promise<SeenMessage> {
  const { store, playground } = stage;
  await expect
    .poll(async () => {
      const stored = await store.loadByChannel(thread);
      if (!stored) throw new Error('there is no game');
      const record = parseRecord(stored.id, stored.data);
      const { mission, lanes } = record.state;
      const [main] = lanes;
      if (!mission?.road || !main) throw new Error('the Mission is on no road');
      mission.side = 1;
      // Nobody stands on the map of the first side any more.
      mission.tiles = {};
      for (const hero of mission.heroes) {
        Object.assign(hero, { at: null, wants: null, plan: null, decided: true, moved: true });
        delete hero.from;
      }
      for (const enemy of record.state.enemies?.slice(1) ?? []) {
        Object.assign(enemy, { defeated: true, spaces: [], tokens: {} });
      }
      mission.road.bonus = bonus;
      main.stack = [{ k: 'round', step: 'decision', next: 'pass', heroes: [], acts: [], segments: 0 }];
      main.pending = { seat: 0, kind: 'choose', moment: null, prompt: { ask: 'decision' }, source: null };
      main.rollPhase = null;
      main.asked = record.state.rev;
      record.state.lanes = [main];
      return store.commit({
        game: { ...stored, data: record, version: stored.version + 1 },
        expectedVersion: stored.version,
        logEntry: null,
        outbox: [],
        interactionId: null,
      });
    })
    .toBe('committed');
  await (await person.command(thread, 'table')).settled();
  await expect.poll(() => tableIn(playground, thread).text).toContain('is won: the party decides');
  return tableIn(playground, thread);
}

/** The message at the end of a Mission; several Missions may be played in one thread. */
async function overIn({ playground }: Stage, thread: string, mission: string): Promise<SeenMessage> {
  const isOver = ({ text }: SeenMessage) =>
    text.includes(`${missionById(mission).name}: the Mission is`) && text.includes('Thank you for playing');
  await expect.poll(() => playground.messages(thread).some(isOver)).toBe(true);
  const over = playground.messages(thread).findLast(isOver);
  if (!over) throw new Error('the Mission is not over');
  return over;
}

describe('the road of Missions', () => {
  it('is walked by two people to its end, over a restart, with what they did and decided', async () => {
    const stage = await openStage();
    const { playground, hall } = stage;
    await stage.startBot(OPTIONS);
    const [ada, bo] = [playground.person(0), playground.person(1)];
    expect((await told(ada, hall, 'chronicle')).text).toContain('You are on no road of Missions yet');
    const { stages, name } = roadById('empty-throne');
    let lobby = await told(ada, hall, 'road', { hero: 'barbarian' });
    for (const [at, { mission, story, bonus, decision }] of stages.entries()) {
      expect(lobby.text).toContain(`${name}**, Mission ${at + 1} of 6`);
      expect(lobby.text).toContain(escaped(story.before.split('\n')[0] ?? ''));
      expect(lobby.text.length).toBeLessThanOrEqual(2_000);
      const before = stages[at - 1]?.decision.options[0]?.brings ?? [];
      for (const one of before)
        if (one.mission === mission && one.side === 0) expect(lobby.text).toContain(escaped(one.text));
      const thread = await fill(stage, at % 2 === 0 ? [ada, bo] : [ada], at === 2 ? 1 : 0, lobby);
      const asked = await winMission(stage, ada, thread, at % 2 === 1);
      expect(asked.text).toContain(escaped(story.won.split('\n')[5] ?? ''));
      expect(asked.text).toContain(decision.question);
      const [option] = decision.options;
      if (!option) throw new Error('nothing can be decided');
      await (await ada.press(asked, option.label)).settled();
      const over = await overIn(stage, thread, mission);
      expect(over.text).toContain(`Decision: ${option.text}.`);
      if (at % 2 === 1) expect(over.text).toContain(`Bonus: ${bonus?.text}.`);
      const next = stages[at + 1];
      if (!next) {
        expect(over.text).toContain(`${name}** is behind you`);
        expect(over.buttons.some(({ label }) => label?.startsWith('On to '))).toBe(false);
        break;
      }
      expect(over.text).toMatch(/Next on the road: \*\*.*\*\* \(\d of 6\)/);
      if (at === 0) {
        await stage.stopBots();
        await stage.startBot(OPTIONS);
        lobby = await told(ada, hall, 'road');
        expect(lobby.text).toContain('Barbarian');
      } else {
        const on = over.buttons.find(({ label }) => label?.startsWith('On to '));
        await ada.press(over, on?.label ?? '');
        lobby = await ada.waitForMessage(thread, ({ buttons }) =>
          buttons.some(({ label }) => label === 'Start'),
        );
      }
    }
    const chronicle = await told(ada, hall, 'chronicle');
    expect(chronicle.text.match(/: won, 2 perk points/g)).toHaveLength(6);
    expect(chronicle.text).not.toContain('next');
    const others = await told(bo, hall, 'chronicle');
    expect(others.text.match(/: won, 2 perk points/g)).toHaveLength(5);
    const anew = await told(ada, hall, 'road');
    expect(anew.text).toContain('Mission 1 of 6');
    expectNoErrors(stage);
  }, 300_000);

  it('offers a lost Mission again, counts its end once, and is forgotten with its person', async () => {
    const stage = await openStage();
    const { playground, hall, store } = stage;
    await stage.startBot(OPTIONS);
    const [ada, bo] = [playground.person(0), playground.person(1)];
    const thread = await fill(
      stage,
      [ada, bo],
      0,
      await told(ada, hall, 'road', { hero: 'monk', difficulty: 'health' }),
    );
    for (const person of [ada, bo]) {
      const asked = await (await person.command(thread, 'concede')).settled();
      const vote = asked.buttons.find(({ label }) => /vote|end/i.test(label ?? ''));
      await (await person.press(asked, vote?.label ?? '')).settled();
    }
    const over = await overIn(stage, thread, 'toll-bridge');
    expect(over.text).toContain('**The Toll Bridge** can be tried again; nothing on the road is lost.');
    await ada.press(over, 'Try The Toll Bridge again');
    const again = await ada.waitForMessage(thread, ({ buttons }) =>
      buttons.some(({ label }) => label === 'Start'),
    );
    expect(again.text).toMatch(/easier: 10 more health[\s\S]*Attempt 2 at this Mission/);

    const stored = await store.loadByChannel(thread);
    if (!stored) throw new Error('there is no game');
    await store.commit({
      game: { ...stored, version: stored.version + 1 },
      expectedVersion: stored.version,
      logEntry: null,
      outbox: [{ id: 'told-again', gameId: stored.id, kind: 'reward', payload: {} }],
      interactionId: null,
    });
    await stage.stopBots();
    await stage.startBot(OPTIONS);
    await expect.poll(async () => (await store.readOutbox(10)).length).toBe(0);
    expect((await told(ada, hall, 'chronicle')).text).toContain('1. The Toll Bridge: next, after 1 defeat');
    expect((await told(ada, hall, 'road')).text).toMatch(/easier: 10 more health[\s\S]*Attempt 2[\s\S]*Monk/);
    expect((await told(ada, hall, 'road', { anew: true })).text).not.toContain('Attempt');

    const forget = await (await ada.command(hall, 'forget-me')).settled();
    await (await ada.press(forget, forget.buttons[0]?.label ?? '')).settled();
    expect((await told(ada, hall, 'chronicle')).text).toContain('You are on no road of Missions yet');
    expectNoErrors(stage);
  }, 300_000);

  it('keeps its place and its difficulty in a lobby whose difficulty is changed', async () => {
    const stage = await openStage();
    const { playground, hall } = stage;
    await stage.startBot(OPTIONS);
    const ada = playground.person(0);
    const lobby = await told(ada, hall, 'road', { difficulty: 'health' });
    const settings = await (await ada.press(lobby, 'Options')).settled();
    const menu = settings.selects.find(({ options }) => options.some(({ value }) => value === 'raised-2'));
    if (!menu) throw new Error('the difficulty cannot be changed');
    await (await ada.select(settings, menu.customId, ['raised-2'])).settled();
    await expect
      .poll(() => playground.messages(hall).find(({ id }) => id === lobby.id)?.text)
      .toMatch(/harder by 2[\s\S]*Mission 1 of 6/);
    expectNoErrors(stage);
  }, 60_000);
});
