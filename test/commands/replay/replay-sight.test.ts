/** Whose hands are shown in a replay. */
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { handsSeen } from '../../../src/commands/replay/replay-sight.ts';
import { playerAt } from '../../../src/games/archive/archiving.ts';
import { formerWithout, namelessAt } from '../../../src/games/privacy/anonymity.ts';
import type { GameRecord } from '../../../src/games/repository/game-record.ts';
import { allUserIds } from '../../../src/games/repository/occupants.ts';
import { Profiles } from '../../../src/games/repository/profiles.ts';
import { openStore } from '../../../src/store/index.ts';

type Seated = Pick<GameRecord, 'occupants' | 'former'>;

async function seenBy(userId: string | null, game: Seated, shown: readonly string[] = []) {
  const store = await openStore({ kind: 'embedded', directory: ':memory:', now: Date.now });
  const profiles = new Profiles(store, pino({ level: 'silent' }));
  for (const id of shown) await profiles.keepHandsShown(id, true);
  const seen = await handsSeen({ profiles }, game, userId);
  await store.close();
  return seen;
}

const ada = { kind: 'person', userId: '1', name: 'Ada' } as const;
const bo = { kind: 'person', userId: '2', name: 'Bo' } as const;
const bot = { kind: 'bot', name: 'Robot' } as const;
const botForBo = { ...bot, for: '2' };

function without(userId: string, { occupants, former }: Seated): Seated {
  return {
    occupants: namelessAt({ occupants }, [userId]),
    former: formerWithout({ occupants, former }, [userId]),
  };
}

describe('the hands of a finished game', () => {
  test('are the own one, those of bots, and those of people who agreed', async () => {
    expect(await seenBy('1', { occupants: [ada, bo], former: [] })).toEqual([0]);
    expect(await seenBy('1', { occupants: [ada, bo], former: [] }, ['2'])).toEqual([0, 1]);
    expect(await seenBy('1', { occupants: [ada, bot], former: [] })).toEqual([0, 1]);
  });

  test('leave out a seat that a bot took from somebody who has not agreed', async () => {
    expect(await seenBy('1', { occupants: [ada, botForBo], former: [{ seat: 1, userId: '2' }] })).toEqual([
      0,
    ]);
  });

  test.each([
    ['as a person at the end', { occupants: [ada, bo], former: [] }],
    ['with a bot in their place', { occupants: [ada, botForBo], former: [{ seat: 1, userId: '2' }] }],
    ['with a bot in their place, of an early version', { occupants: [ada, botForBo], former: [] }],
    ['who gave the seat up for good', { occupants: [ada, bot], former: [{ seat: 1, userId: '2' }] }],
  ])('leave out the seat of somebody who was forgotten, %s', async (_name, game: Seated) => {
    const left = without('2', game);
    expect(JSON.stringify(left)).not.toContain('"2"');
    expect(await seenBy('1', left)).toEqual([0]);
    expect(await seenBy(null, left, ['1'])).toEqual([0]);
    expect(allUserIds({ ...left, offers: [] })).toEqual(['1']);
  });
});

test('a bot in the place of somebody forgotten, who gave up, has nobody as its person', () => {
  const game = { occupants: [ada, bot], former: [{ seat: 1, userId: '2' }] };
  expect(playerAt(game, 1, true).person).toBe('2');
  expect(playerAt(without('2', game), 1, true).person).toBeNull();
});
