/** Parties of Missions in chat: handing over heroes, leaving and returning, rematches. */
import { describe, expect, it } from 'vitest';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { openMission } from './mission-play.ts';
import { tableIn } from './presser.ts';
import { SEED, threadOf, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

async function opened(people: number, bots: number) {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
  const party = Array.from({ length: people }, (_, at) => stage.playground.person(at));
  const thread = await openMission(stage, party, bots);
  const [ada] = party;
  if (!ada) throw new Error('nobody plays');
  return { stage, thread, ada, party };
}

/** The person's own panel. */
async function handOf(stage: Stage, person: Player, thread: string): Promise<SeenMessage> {
  const table = tableIn(stage.playground, thread);
  return (await person.press(table, /^My (turn|hand)$/)).settled();
}

async function says(stage: Stage, thread: string, words: RegExp): Promise<void> {
  const isSaid = () => words.test(tableIn(stage.playground, thread).text);
  await waitUntil(stage, isSaid);
}

function over({ playground }: Stage, thread: string): SeenMessage | undefined {
  return playground.messages(thread).find(({ text }) => text.includes('Thank you for playing'));
}

describe('a hero of a Mission', () => {
  it('is handed to a bot from its panel, and taken back by one press', async () => {
    const { stage, thread, ada } = await opened(2, 0);
    const hand = await handOf(stage, ada, thread);
    const panel = await (await ada.press(hand, 'Hand over')).settled();
    expect(panel.ephemeral).toBe(true);
    expect(panel.text).toContain('you can take the hero back at any time');
    const told = await (await ada.press(panel, 'Let a bot play Barbarian')).settled();
    expect(told.text).toContain('A bot plays **Barbarian** from now on');
    await says(stage, thread, /Ada hands Barbarian to a bot/);
    // The hand that Ada still has open acts for nobody.
    await ada.press(hand, /Stops|asked/).then((seen) => seen.settled());
    const refused = await (await ada.command(thread, 'hand')).settled();
    expect(refused.text).toContain('Heroes that you can play');
    const back = await (await ada.press(told, 'Take Barbarian back')).settled();
    expect(back.text).toContain('You play **Barbarian** from now on');
    const own = await (await ada.press(back, 'My turn')).settled();
    expect(own.text).toContain('Barbarian');
    await says(stage, thread, /Ada plays Barbarian from now on/);
    expectNoErrors(stage);
  });

  it('goes to another person, who accepts it in the channel and sees its hand', async () => {
    const { stage, thread, ada } = await opened(2, 0);
    const { playground } = stage;
    const cleo = playground.person(2);
    const before = await handOf(stage, ada, thread);
    const panel = await (await ada.command(thread, 'mission', {}, { subcommand: 'hand-over' })).settled();
    const told = await (await ada.select(panel, /:offer$/, [cleo.id])).settled();
    expect(told.text).toContain(`<@${cleo.id}> was asked in the channel`);
    const offer = await cleo.waitForMessage(thread, ({ text }) => text.includes('offers you **Barbarian**'));
    expect(offer.mentions).toEqual([cleo.id]);
    const stranger = playground.person(3);
    await stranger.press(offer, 'Play Barbarian');
    await waitForPrivateText(stranger, thread, /has not offered it to you/);
    await (await cleo.press(offer, 'Play Barbarian')).settled();
    expect(offer.text).toContain(`<@${cleo.id}> plays **Barbarian** from now on`);
    expect(offer.buttons).toEqual([]);
    await says(stage, thread, /plays Barbarian from now on, in place of Ada/);
    const answer = before.selects.find(({ customId }) => customId.includes(':pick:'));
    const stale = before.buttons.find(({ customId }) => /:act|:pass|:roll/.test(customId))?.customId;
    if (answer?.options[0]) await ada.select(before, answer.customId, [answer.options[0].value]);
    else if (stale !== undefined) await ada.press(before, stale);
    else throw new Error('the panel offers nothing');
    await waitForPrivateText(ada, thread, /You handed Barbarian over: .* plays the hero now/);
    const hand = await handOf(stage, cleo, thread);
    expect(hand.text).toContain('Barbarian');
    expectNoErrors(stage);
  });

  it('is offered back when nobody wants it: the offer is dropped', async () => {
    const { stage, thread, ada } = await opened(2, 0);
    const cleo = stage.playground.person(2);
    const panel = await (await ada.command(thread, 'mission', {}, { subcommand: 'hand-over' })).settled();
    const told = await (await ada.select(panel, /:offer$/, [cleo.id])).settled();
    const offer = await cleo.waitForMessage(thread, ({ text }) => text.includes('offers you **Barbarian**'));
    await (await ada.press(told, 'Keep Barbarian')).settled();
    await cleo.press(offer, 'Play Barbarian');
    await waitForPrivateText(cleo, thread, /has not offered it to you/);
    expectNoErrors(stage);
  });

  it('whom a bot plays is taken by somebody who joins in the middle', async () => {
    const { stage, thread } = await opened(1, 1);
    const bo = stage.playground.person(1);
    const join = await handOf(stage, bo, thread);
    expect(join.text).toContain('Heroes that you can play');
    const [button] = join.buttons;
    const taken = await (await bo.press(join, button?.customId ?? '')).settled();
    expect(taken.text).toContain('from now on');
    await says(stage, thread, new RegExp(`${bo.displayName} plays .* from now on`));
    const own = await (await bo.press(taken, 'My turn')).settled();
    expect(own.text).toMatch(/cards? in your hand|CP/);
    expectNoErrors(stage);
  });
});

describe('who gives up in a Mission', () => {
  it('is told that the others play on, and comes back', async () => {
    const { stage, thread, ada, party } = await opened(2, 0);
    const asked = await (await ada.command(thread, 'concede')).settled();
    expect(asked.text).toContain('A bot plays Barbarian for you');
    expect(asked.text).toContain(`<@${party[1]?.id}> plays on`);
    expect(asked.text).not.toMatch(/opponent/i);
    const left = await (await ada.press(asked, 'Leave the game to a bot')).settled();
    expect(left.text).toContain('You left the game. A bot plays Barbarian on');
    const list = await (await ada.command(thread, 'mission', {}, { subcommand: 'take-hero' })).settled();
    const back = await (await ada.press(list, 'Play Barbarian')).settled();
    expect(back.text).toContain('You play **Barbarian** from now on');
    expectNoErrors(stage);
  });

  it('is told that it ends where they are the last, and what came of it', async () => {
    const { stage, thread, ada } = await opened(1, 1);
    const asked = await (await ada.command(thread, 'concede')).settled();
    expect(asked.text).toContain('without you it ends at once and is lost');
    expect(asked.text).not.toMatch(/opponent|vote/i);
    const left = await (await ada.press(asked, 'Give the game up')).settled();
    expect(left.text).toContain('You gave the game up');
    await waitUntil(stage, () => over(stage, thread) !== undefined);
    expect(over(stage, thread)?.text).toContain('the Mission is lost');
    expectNoErrors(stage);
  });
});

describe('a Mission that is over', () => {
  it('is played again from a table with the same Mission, difficulty and party', async () => {
    const { stage, thread, ada, party } = await opened(2, 1);
    const [, bo] = party;
    for (const person of party) {
      const asked = await (await person.command(thread, 'concede')).settled();
      await (await person.press(asked, 'Vote to end the game')).settled();
    }
    await waitUntil(stage, () => over(stage, thread) !== undefined);
    const end = over(stage, thread);
    if (!end || !bo) throw new Error('the Mission is not over');
    await ada.press(end, 'Play it again');
    const lobby = await ada.waitForMessage(thread, ({ buttons }) =>
      buttons.some(({ label }) => label === 'Start'),
    );
    expect(lobby.text).toContain('The Toll Bridge');
    expect(lobby.text).toContain('Ada');
    expect(lobby.mentions).toEqual([bo.id]);
    await (await bo.press(lobby, 'Take a seat')).settled();
    await (await ada.press(lobby, 'Start')).settled();
    const again = threadOf(stage);
    const next = await ada.waitForMessage(again, ({ id, text }) => id !== end.id && text.includes('Round 1'));
    expect(next.text).toContain('The Toll Bridge');
    expectNoErrors(stage);
  });
});
