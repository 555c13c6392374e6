import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockTimesOf } from '../../../src/games/clock/clock-times.ts';
import {
  CLAIM_MS,
  type Hold,
  RenewedClaim,
  whileClaimed,
} from '../../../src/games/concurrency/renewed-claim.ts';
import { StoreUnavailable } from '../../../src/store/index.ts';
import { TestClock } from '../../store/place.ts';
import { FakeChat, type FakePayload } from '../fake-chat.ts';
import {
  ANNA,
  askedSeat,
  BEN,
  CHANNEL,
  embeddedStore,
  type Kit,
  plainAction,
  tableKit,
} from '../table-kit.ts';

const DUEL = {
  guildId: 'guild-1',
  occupants: [ANNA, BEN],
  setup: { mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }], first: 0 },
  pace: 'live',
  interactionId: null,
} as const;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Something that others wait for until it is given. */
function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** As if the process had stood still for so long: its timers did not run, its clock did. */
function stall(ms: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

describe('A kept claim', () => {
  it('outlasts the work, however long that takes, and is gone after it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const clock = new TestClock();
    const store = await embeddedStore(clock);
    const { given, give } = signal();
    let hold: Hold | null = null;
    const working = whileClaimed(store, 'work', 'one', async (own) => {
      hold = own;
      await given;
    });
    for (let passed = 0; passed < 4 * CLAIM_MS; passed += 500) {
      clock.advance(500);
      await vi.advanceTimersByTimeAsync(500);
      expect(await whileClaimed(store, 'work', 'two', async () => undefined)).toBe(false);
    }
    expect(hold).toMatchObject({ held: true });
    give();
    expect(await working).toBe(true);
    expect(await whileClaimed(store, 'work', 'two', async () => undefined)).toBe(true);
  });

  it('is not renewed for work that takes a second, and several times before it would lapse', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const store = await embeddedStore(new TestClock());
    const claims = vi.spyOn(store, 'claim');
    const claim = new RenewedClaim(store, 'work', 'one');
    expect(await claim.take()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(claims).toHaveBeenCalledTimes(1);
    claims.mockRejectedValue(new StoreUnavailable('away'));
    await vi.advanceTimersByTimeAsync(CLAIM_MS - 1_100);
    expect(claims.mock.calls.length).toBeGreaterThan(3);
    expect(claim.held).toBe(false);
    await claim.release();
  });

  it('lapses soon after its process died', async () => {
    const clock = new TestClock();
    const store = await embeddedStore(clock);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    void whileClaimed(store, 'work', 'dead', () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(0);
    clock.advance(CLAIM_MS - 1);
    expect(await whileClaimed(store, 'work', 'next', async () => undefined)).toBe(false);
    clock.advance(1);
    expect(await whileClaimed(store, 'work', 'next', async () => undefined)).toBe(true);
    expect(CLAIM_MS).toBeLessThanOrEqual(3_000);
  });

  it('is not renewed while a call may release it, and goes on when the call did not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const clock = new TestClock();
    const store = await embeddedStore(clock);
    const claims = vi.spyOn(store, 'claim');
    const claim = new RenewedClaim(store, 'work', 'one');
    expect(await claim.take()).toBe(true);
    const { given, give } = signal();
    const calling = claim.releaseBy(
      () => given,
      () => false,
    );
    await vi.advanceTimersByTimeAsync(CLAIM_MS / 2);
    expect(claims).toHaveBeenCalledTimes(1);
    give();
    await calling;
    clock.advance(CLAIM_MS / 2);
    await vi.advanceTimersByTimeAsync(CLAIM_MS / 2);
    expect(claims.mock.calls.length).toBeGreaterThan(1);
    expect(claim.held).toBe(true);
    await claim.releaseBy(
      () => store.release('work', 'one'),
      () => true,
    );
    // Somebody else of this process may have taken the name since.
    expect(await store.claim('work', 'one', CLAIM_MS)).toBe(true);
    await claim.release();
    expect(await store.claim('work', 'two', CLAIM_MS)).toBe(false);
  });

  it('is lost to a process that stood still for longer, though nobody else has taken it', async () => {
    const store = await embeddedStore(new TestClock());
    await whileClaimed(store, 'work', 'sleeper', async (hold) => {
      expect(hold.held).toBe(true);
      stall(CLAIM_MS);
      expect(hold.held).toBe(false);
      vi.restoreAllMocks();
      expect(hold.held).toBe(false);
    });
  });
});

describe('A process that wakes up after its claim has lapsed', () => {
  it('leaves the table as the newest state has it', async () => {
    const late = signal();
    const onItsWay = signal();
    const chat = new (class extends FakeChat {
      #first = true;
      override async editTable(channelId: string, messageId: string, payload: FakePayload): Promise<void> {
        if (this.#first) {
          this.#first = false;
          onItsWay.give();
          await late.given;
        }
        return super.editTable(channelId, messageId, payload);
      }
    })();
    const kit = await tableKit();
    const [sleeper, other] = [kit.another({ chat }), kit.another({ chat })];
    const press = { channelId: CHANNEL, userId: 'anna', interactionId: null, rev: null };
    await sleeper.open({ ...DUEL, channelId: CHANNEL });
    await sleeper.idle();
    await sleeper.act(press, { type: 'pass' });
    await onItsWay.given;
    // Its hold lapses while the edit is on its way, and another process takes over.
    kit.clock.advance(CLAIM_MS);
    await other.act(
      { ...press, userId: await askedPerson(kit) },
      plainAction(await kit.look(), askedSeat(await kit.look())),
    );
    await other.idle();
    stall(CLAIM_MS);
    late.give();
    await sleeper.idle();
    await other.tick();
    await other.idle();
    expect(chat.shown().state).toEqual((await kit.look()).state);
  });
});

describe('A message that the chat keeps waiting', () => {
  it('holds up no clock', async () => {
    const kit = await tableKit();
    await kit.open();
    kit.chat.hold();
    await kit.answer();
    const ticks = [kit.tables.tick()];
    kit.clock.advance(clockTimesOf('live').nudgeMs);
    const isNoticeWaiting = async () => {
      ticks.push(kit.tables.tick());
      return (await kit.store.readOutbox(100)).some(({ kind }) => kind === 'notice');
    };
    await expect.poll(isNoticeWaiting).toBe(true);
    kit.chat.release();
    await Promise.all(ticks);
    await kit.tables.idle();
    expect(kit.chat.notices('nudge')).toHaveLength(1);
  });
});

async function askedPerson(kit: Kit): Promise<string> {
  const game = await kit.look();
  const occupant = game.occupants[askedSeat(game)];
  if (occupant?.kind !== 'person') throw new Error('no person is asked');
  return occupant.userId;
}
