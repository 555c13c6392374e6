import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { InteractionArrivals } from '../../../src/commands/routing/interaction-arrivals.ts';

let last = 0;

/** One more interaction, pressed then. */
function pressed(createdTimestamp: number, channelId: string | null = 'hall') {
  last += 1;
  return { id: `${last}`, channelId, createdTimestamp };
}

function arrivalsAt(now: () => number): InteractionArrivals {
  const store = {
    programs: null,
    claimAndRead: () => Promise.reject(new Error('a store of one program needs no claims')),
  };
  return new InteractionArrivals({ store, log: pino({ level: 'silent' }), now });
}

describe('The age of an interaction', () => {
  it.each([0, 5_000, -5_000])('does not depend on a clock that is %i ms off', (off) => {
    let now = 1_000_000;
    const arrivals = arrivalsAt(() => now + off);
    for (const late of [40, 20, 900]) arrivals.arrived(pressed(now - late));
    expect(arrivals.ageOf(now - 900)).toBe(880);
    expect(arrivals.ageOf(now - 20)).toBe(0);
    now += 300;
    expect(arrivals.ageOf(now - 320)).toBe(300);
  });

  it('follows a clock that is set', () => {
    let now = 0;
    const arrivals = arrivalsAt(() => now);
    arrivals.arrived(pressed(now - 10));
    now += 3_600_000;
    for (let n = 0; n < 64; n += 1) arrivals.arrived(pressed(now - 3_600_010));
    expect(arrivals.ageOf(now - 3_600_010)).toBe(0);
  });
});

describe('An interaction that arrives', () => {
  it('is taken once, however often it is delivered', () => {
    const arrivals = arrivalsAt(() => 0);
    const press = pressed(0);
    expect(arrivals.arrived(press)).toBe(true);
    expect(arrivals.arrived(press)).toBe(false);
    expect(arrivals.arrived(pressed(0))).toBe(true);
  });

  it('is answered without a question to a store that no other program shares', async () => {
    expect(await arrivalsAt(() => 0).claim('1', 'hall')).toEqual({ claimed: true, game: null });
  });

  it('tells its channel to whoever asks next, once', () => {
    const arrivals = arrivalsAt(() => 0);
    for (const channel of ['hall', 'thread', 'hall', null]) arrivals.arrived(pressed(0, channel));
    expect([...arrivals.takeChannels()]).toEqual(['hall', 'thread']);
    expect([...arrivals.takeChannels()]).toEqual([]);
  });
});
