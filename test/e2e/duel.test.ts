import { describe, expect, it } from 'vitest';
import type { Playground } from '../../src/playground/index.ts';
import { isTable, playAtRandom } from './presser.ts';
import { expectNoErrors, openStage } from './stage.ts';

const SEED = '0123456789abcdef0123456789abcdef';

/** The thread that the newest message of a channel links to. */
function threadOf(playground: Playground, hall: string): string {
  const link = /<#(\d+)>/.exec(playground.messages(hall).at(-1)?.content ?? '');
  if (link?.[1] === undefined) throw new Error('No message links to a thread.');
  return link[1];
}

describe('a duel from challenge to end', () => {
  it('is accepted, played by pressing buttons and won', async () => {
    const stage = await openStage();
    const { playground, hall } = stage;
    await stage.startBot({ newSeed: () => SEED, draw: () => 1 });
    const [ada, bo] = [playground.person(0), playground.person(1)];
    const sent = await ada.command(hall, 'duel', { opponent: bo.id, hero: 'barbarian' });
    expect(sent.ephemeral).toBe(false);
    const challenge = await sent.settled();
    expect(challenge.mentions).toEqual([bo.id]);
    const accepted = await bo.press(challenge, 'Accept with a random hero');
    await accepted.settled();
    const thread = threadOf(playground, hall);
    expect(playground.channel(thread).thread).not.toBeNull();
    await ada.waitForMessage(thread, isTable);
    const { presses, refusals } = await playAtRandom(playground, thread, 'duel-1');
    expect(refusals).toEqual([]);
    expect(presses).toBeGreaterThan(20);
    expectNoErrors(stage);
  });
});
