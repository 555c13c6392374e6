/** Challenges and lobbies whose clock was ahead or behind when they were made, or jumps while they are open. */
import { describe, expect, it } from 'vitest';
import { Lobbies } from '../../../src/games/lobby/lobbies.ts';
import { LOBBY_LIFE } from '../../../src/games/lobby/lobby.ts';
import { openStore } from '../../../src/store/index.ts';
import { challengeOf, lobbyOf } from './sample-lobby.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const ID = 'aaaaaaaaaaaa';
const START = 20_000 * DAY;

const log = {
  error(_: unknown, message: string) {
    throw new Error(message);
  },
};

const store = () => openStore({ kind: 'embedded', directory: ':memory:' });

/** A record that was made at a time. */
async function openedAt(kind: 'challenge' | 'lobby', madeAt: number) {
  const lobbies = new Lobbies(await store(), log);
  const expiresAt = madeAt + LOBBY_LIFE;
  await lobbies.add(kind === 'lobby' ? lobbyOf('koth', { expiresAt }) : challengeOf(ID, { expiresAt }));
  return looker(lobbies);
}

function looker(records: Lobbies) {
  return {
    /** What a look does: closes it, sets its time anew, or nothing; and whether a press would find it over before. */
    async look(now: number): Promise<{ readonly wasOver: boolean; readonly did: string }> {
      const one = await records.find(ID);
      const wasOver = one === null || records.isOver(one, now);
      let did = 'nothing';
      const close = async () => {
        did = 'closed';
        return true;
      };
      await records.expire(now, close, undefined, async () => {
        did = 'renewed';
      });
      return { wasOver, did };
    },
  };
}

describe.each(['challenge', 'lobby'] as const)('a %s', (kind) => {
  const make = (madeAt: number) => openedAt(kind, madeAt);

  it('is over after a day, and not before', async () => {
    const one = await make(START);
    expect(await one.look(START + DAY - 1)).toEqual({ wasOver: false, did: 'nothing' });
    expect(await one.look(START + DAY)).toEqual({ wasOver: true, did: 'closed' });
  });

  it.each([2 * HOUR, DAY, YEAR])('made while the clock was %i ms ahead is open for a day', async (ahead) => {
    const one = await make(START + ahead);
    expect(await one.look(START)).toEqual({ wasOver: false, did: 'renewed' });
    expect(await one.look(START + DAY - 1)).toEqual({ wasOver: false, did: 'nothing' });
    expect(await one.look(START + DAY)).toEqual({ wasOver: true, did: 'closed' });
  });

  it('made while the clock was a year behind is open for a day', async () => {
    const one = await make(START - YEAR);
    expect(await one.look(START)).toEqual({ wasOver: false, did: 'renewed' });
    expect(await one.look(START + DAY)).toEqual({ wasOver: true, did: 'closed' });
  });

  it.each([4 * DAY, YEAR])('survives a clock that jumps %i ms ahead and is set right', async (jump) => {
    const one = await make(START);
    expect(await one.look(START + jump)).toEqual({ wasOver: false, did: 'renewed' });
    expect(await one.look(START + HOUR)).toEqual({ wasOver: false, did: 'renewed' });
    expect(await one.look(START + HOUR + DAY)).toEqual({ wasOver: true, did: 'closed' });
  });

  it('is closed when it was over for a day or two while the bot was off', async () => {
    const one = await make(START);
    expect(await one.look(START + 3 * DAY)).toEqual({ wasOver: true, did: 'closed' });
  });
});
