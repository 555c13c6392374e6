/** People who cannot see the channel are not called there; whoever loses sight of it later is treated as gone. */
import { describe, expect, it } from 'vitest';
import { listMissions } from '../../../src/engine/definitions.ts';
import { isTable } from '../presser.ts';
import { openDuel, waitUntil } from '../scene.ts';
import {
  DAY,
  type FaultStage,
  MINUTE,
  openFaultStage,
  privateTexts,
  SECOND,
  waitForOutbox,
} from './fault-scene.ts';

const UNSEEN = /cannot see this channel/;

async function blindTo(stage: FaultStage, at: number): Promise<string> {
  const { id } = stage.playground.person(at);
  stage.playground.setPersonAccess(stage.hall, id, 'none');
  return id;
}

/** The public messages of the hall. */
const said = ({ playground, hall }: FaultStage) =>
  playground.messages(hall).filter(({ ephemeral }) => !ephemeral);

describe('somebody who cannot see the channel is called by nobody, and who calls is told their name', () => {
  it.each([1, 2, 5])('to a duel (person %i)', async (at) => {
    const stage = await openFaultStage();
    const opponent = await blindTo(stage, at);
    const sent = await (await stage.playground.person(0).command(stage.hall, 'duel', { opponent })).settled();
    expect(sent.ephemeral).toBe(true);
    expect(sent.text).toMatch(UNSEEN);
    expect(sent.text).toContain(stage.playground.person(at).displayName);
    expect(said(stage)).toEqual([]);
  });

  it.each([
    ['play', { mode: 'koth' }, {}],
    ['play', { mode: '2v2' }, {}],
    ['mission', { mission: listMissions()[0]?.id ?? '' }, { subcommand: 'start' }],
  ])('to a lobby of /%s %j', async (command, options, sub) => {
    const stage = await openFaultStage();
    const invite = await blindTo(stage, 1);
    const sent = await stage.playground.person(0).command(stage.hall, command, { ...options, invite }, sub);
    expect((await sent.settled()).text).toMatch(UNSEEN);
    expect(said(stage)).toEqual([]);
  });

  it('from a lobby, together with others', async () => {
    const stage = await openFaultStage();
    const { playground, hall } = stage;
    const [blind, other] = [await blindTo(stage, 1), playground.person(2).id];
    const lobby = await (await playground.person(0).command(hall, 'play', { mode: 'koth' })).settled();
    const menu = lobby.selects.at(-1)?.customId ?? '';
    await playground.person(0).select(lobby, menu, [other, blind]);
    await expect.poll(() => privateTexts(stage, 0, hall).join()).toMatch(UNSEEN);
    expect(playground.person(2).pinged(hall)).toEqual([]);
    await playground.person(0).select(lobby, menu, [other]);
    await expect.poll(() => playground.person(2).pinged(hall)).toHaveLength(1);
  });

  it('to take over a hero of a Mission', async () => {
    const stage = await openFaultStage();
    const { playground, hall } = stage;
    const ada = playground.person(0);
    const mission = listMissions()[0]?.id ?? '';
    const lobby = await (await ada.command(hall, 'mission', { mission }, { subcommand: 'start' })).settled();
    await playground.person(2).press(lobby, 'Take a seat');
    await waitUntil(stage, () =>
      playground.messages(hall).some(({ content }) => content.includes('**Cleo**')),
    );
    await ada.press(lobby, 'Start');
    const thread = await expect
      .poll(() => playground.channels.find((channel) => channel.thread !== null)?.id)
      .toBeDefined()
      .then(() => playground.channels.find((channel) => channel.thread !== null)?.id ?? '');
    await ada.waitForMessage(thread, isTable);
    const blind = await blindTo(stage, 1);
    const panel = await (await ada.command(thread, 'mission', {}, { subcommand: 'hand-over' })).settled();
    await ada.select(panel, panel.selects[0]?.customId ?? '', [blind]);
    await expect.poll(() => privateTexts(stage, 0, thread).join()).toMatch(UNSEEN);
    expect(playground.messages(thread).filter(({ text }) => text.includes(`<@${blind}>`))).toEqual([]);
  });
});

describe('somebody loses sight of the channel', () => {
  it('after a challenge: it is closed when it is accepted', async () => {
    const stage = await openFaultStage();
    const { playground, hall } = stage;
    const opponent = playground.person(0).id;
    const sent = await playground
      .person(1)
      .command(hall, 'duel', { opponent, hero: 'barbarian', 'opponent-hero': 'moon-elf' });
    const challenge = await sent.settled();
    await blindTo(stage, 1);
    await playground.person(0).press(challenge, 'Accept as Moon Elf');
    await waitUntil(stage, () =>
      said(stage).some(({ text }) => text.includes('cannot see this channel any more')),
    );
    expect(playground.channels.filter(({ thread }) => thread !== null)).toEqual([]);
  });

  it.each([1, 2])('after they sat down at seat %i of a lobby: their seat is free again', async (at) => {
    const stage = await openFaultStage();
    const { playground, hall } = stage;
    const lobby = await (await playground.person(0).command(hall, 'play', { mode: 'koth' })).settled();
    for (const seat of [1, 2]) {
      await playground.person(seat).press(lobby, 'Take a seat');
      const name = playground.person(seat).displayName;
      await waitUntil(stage, () => said(stage).some(({ content }) => content.includes(`**${name}**`)));
    }
    await blindTo(stage, at);
    await playground.person(0).press(lobby, 'Start');
    await expect.poll(() => privateTexts(stage, 0, hall).join()).toContain(playground.person(at).displayName);
    expect(playground.channels.filter(({ thread }) => thread !== null)).toEqual([]);
  });

  it('in a game: the other is told when the reminder is due, and nobody calls them in vain', async () => {
    const stage = await openFaultStage();
    const { playground, hall } = stage;
    const [bo, ada] = [playground.person(1), playground.person(0)];
    const sent = await bo.command(hall, 'duel', {
      opponent: ada.id,
      hero: 'barbarian',
      starts: 'me',
      'opponent-hero': 'moon-elf',
    });
    await ada.press(await sent.settled(), 'Accept as Moon Elf');
    await waitUntil(stage, () => playground.channels.some(({ thread }) => thread !== null));
    const thread = playground.channels.find((channel) => channel.thread !== null)?.id ?? '';
    await ada.waitForMessage(thread, isTable);
    await waitForOutbox(stage);
    await blindTo(stage, 1);
    stage.time.pass(3 * MINUTE + SECOND);
    await waitUntil(stage, () =>
      playground.messages(thread).some(({ text }) => text.includes('cannot see this channel any more')),
    );
    expect(ada.pinged(thread).length).toBeGreaterThan(0);
    playground.setPersonAccess(hall, bo.id, 'full');
    expect((await stage.store.loadByChannel(thread))?.status).toBe('live');
  });

  it('the owner and everybody else play as before', async () => {
    const stage = await openFaultStage();
    await blindTo(stage, 0);
    const { thread } = await openDuel(stage);
    stage.time.pass(3 * MINUTE + SECOND);
    await waitUntil(stage, () => stage.playground.messages(thread).length > 1);
    expect(
      stage.playground
        .messages(thread)
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(UNSEEN);
    stage.time.pass(DAY);
  });
});
