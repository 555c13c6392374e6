/** Open hand panels: when they are updated. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { askedOf, OpenHands } from '../../../src/commands/panels/open-hands.ts';
import { type Action, apply, createGame, type GameSetup, legalActions } from '../../../src/engine/index.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import { createOperatorLog } from '../../../src/operator-log.ts';

const PEOPLE = [
  { kind: 'person', userId: 'ada', name: 'Ada' },
  { kind: 'person', userId: 'bo', name: 'Bo' },
] as const;

/** A game before and after the first action that Ada can take of a kind. */
function momentsOf(
  setup: Pick<GameSetup, 'mode' | 'seats' | 'mission'>,
  type: Action['type'],
): readonly [TableSnapshot, TableSnapshot] {
  const state = createGame({ ...setup, seed: 'hands', first: 0 });
  const action = legalActions(state, 0).find((one) => one.type === type);
  if (!action) throw new Error(`Ada cannot ${type}`);
  const shared = {
    gameId: 'game',
    channelId: '1',
    guildId: '1',
    occupants: PEOPLE.slice(0, setup.seats.length),
    pace: 'live',
    seedHash: '',
    logTail: [],
    keptDice: [],
    picks: [],
    marks: [],
    dueAt: null,
    clockDueAt: null,
    ended: null,
  } as const;
  return [
    { ...shared, state },
    { ...shared, state: apply(state, 0, action).state },
  ];
}

/** A Mission before and after Ada's first move. */
const twoMoments = () =>
  momentsOf(
    { mode: 'mission', seats: [{ hero: 'barbarian' }], mission: { id: 'toll-bridge', raised: 0 } },
    'move',
  );

/** A duel before and after Ada sells a card. */
const twoMomentsOfDuel = () =>
  momentsOf({ mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }] }, 'sell');

function openHands(isHandOpen = true) {
  const clock = { now: 0 };
  const hands = new OpenHands({
    panels: { isHandOpen: async () => isHandOpen },
    now: () => clock.now,
    log: createOperatorLog('silent', []),
  });
  return { hands, clock };
}

describe('an open hand', () => {
  it('is shown anew once when its person is asked something else', async () => {
    const [before, after] = twoMoments();
    const { hands } = openHands();
    let shown = 0;
    hands.built('game', 'ada', askedOf(before, 'ada'));
    hands.opened('game', 'ada', async () => {
      shown += 1;
    });
    await hands.refresh(before);
    expect(shown).toBe(0);
    await hands.refresh(after);
    await hands.refresh(after);
    expect(shown).toBe(1);
  });

  it('of a duel is shown anew to who is asked, and not to who looks on', async () => {
    const [before, after] = twoMomentsOfDuel();
    const { hands } = openHands();
    const shown: string[] = [];
    for (const userId of ['ada', 'bo']) {
      hands.built('game', userId, askedOf(before, userId));
      hands.opened('game', userId, async () => {
        shown.push(userId);
      });
    }
    await hands.refresh(after);
    await hands.refresh(after);
    expect(shown).toEqual(['ada']);
  });

  it('that is about to be taken away follows the game no more', async () => {
    const [before, after] = twoMomentsOfDuel();
    const { hands } = openHands();
    let shown = 0;
    hands.built('game', 'ada', askedOf(before, 'ada'));
    hands.opened('game', 'ada', async () => {
      shown += 1;
    });
    hands.closed('game', 'ada');
    await hands.refresh(after);
    expect(shown).toBe(0);
  });

  it('stays as it is once its message cannot be reached, was dismissed, or is another panel', async () => {
    const [before, after] = twoMoments();
    let tried = 0;
    const closed = openHands(false);
    const old = openHands();
    const gone = openHands();
    for (const { hands } of [closed, old, gone]) {
      hands.built('game', 'ada', askedOf(before, 'ada'));
      hands.opened('game', 'ada', async () => {
        tried += 1;
        throw new Error('Unknown Message');
      });
    }
    old.clock.now = 15 * 60_000;
    for (const { hands } of [closed, old]) await hands.refresh(after);
    expect(tried).toBe(0);
    await gone.hands.refresh(after);
    await gone.hands.refresh(before);
    expect(tried).toBe(1);
  });
});
