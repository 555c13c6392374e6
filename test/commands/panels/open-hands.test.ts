/** Hands that lie open at a Mission: when they are shown anew. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { askedOf, OpenHands } from '../../../src/commands/panels/open-hands.ts';
import { apply, createGame, legalActions } from '../../../src/engine/index.ts';
import type { TableSnapshot } from '../../../src/games/game-service.ts';
import { createOperatorLog } from '../../../src/operator-log.ts';

const PEOPLE = [{ kind: 'person', userId: 'ada', name: 'Ada' } as const];

/** A Mission before and after Ada's first move. */
function twoMoments(): readonly [TableSnapshot, TableSnapshot] {
  const state = createGame({
    mode: 'mission',
    seats: [{ hero: 'barbarian' }],
    seed: 'hands',
    first: 0,
    mission: { id: 'toll-bridge', raised: 0 },
  });
  const [move] = legalActions(state, 0);
  if (!move) throw new Error('Ada cannot move');
  const shared = {
    gameId: 'game',
    channelId: '1',
    guildId: '1',
    occupants: PEOPLE,
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
    { ...shared, state: apply(state, 0, move).state },
  ];
}

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
    hands.made('game', 'ada', askedOf(before, 'ada'));
    hands.opened('game', 'ada', async () => {
      shown += 1;
    });
    await hands.follow(before);
    expect(shown).toBe(0);
    await hands.follow(after);
    await hands.follow(after);
    expect(shown).toBe(1);
  });

  it('stays as it is once its message cannot be reached, was dismissed, or is another panel', async () => {
    const [before, after] = twoMoments();
    let tried = 0;
    const closed = openHands(false);
    const old = openHands();
    const gone = openHands();
    for (const { hands } of [closed, old, gone]) {
      hands.made('game', 'ada', askedOf(before, 'ada'));
      hands.opened('game', 'ada', async () => {
        tried += 1;
        throw new Error('Unknown Message');
      });
    }
    old.clock.now = 15 * 60_000;
    for (const { hands } of [closed, old]) await hands.follow(after);
    expect(tried).toBe(0);
    await gone.hands.follow(after);
    await gone.hands.follow(before);
    expect(tried).toBe(1);
  });
});
