/** A question that either of two opponents may answer: a 5 on the targeting die of 2v2. */
import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../src/engine/hosting.ts';
import { awaitedIn } from '../../src/games/actions/play.ts';
import type { SeatOccupant } from '../../src/games/game-service.ts';
import { ANNA, BEN, type Kit, plainAction, ROBOT, tableKit } from './table-kit.ts';

const CARA: SeatOccupant = { kind: 'person', userId: 'cara', name: 'Cara' };
const DAN: SeatOccupant = { kind: 'person', userId: 'dan', name: 'Dan' };

/** A game of 2v2 at the first question that two opponents may answer. */
async function opened(occupants: readonly SeatOccupant[]) {
  const kit = await tableKit();
  const seats = ['barbarian', 'moon-elf', 'monk', 'ninja'].map((hero) => ({ hero }));
  await kit.open({ occupants, setup: { mode: '2v2', seats, first: 0 } });
  const game = await kit.answerUntil(({ state }) => openQuestions(state).length > 1);
  return { kit, game, asked: openQuestions(game.state).map(({ seat }) => seat) };
}

const userOf = ({ occupants }: Awaited<ReturnType<Kit['look']>>, seat: number) => {
  const occupant = occupants[seat];
  return occupant?.kind === 'person' ? occupant.userId : 'nobody';
};

describe('a question that either opponent may answer', () => {
  it('waits for both, and is over when the second of them has answered', async () => {
    const { kit, game, asked } = await opened([ANNA, BEN, CARA, DAN]);
    const [first = 0, second = 0] = asked;
    expect(asked).toHaveLength(2);
    expect(awaitedIn(game).map(({ seat }) => seat)).toEqual(asked);
    for (const seat of asked) {
      const own = kit.tables.viewFor(game, userOf(game, seat));
      expect(own?.view.pending).toMatchObject({ seat, also: asked.filter((other) => other !== seat) });
      expect(own?.view.pending?.prompt).toEqual({ ask: 'attack-target' });
      expect(await kit.tables.listFor(userOf(game, seat))).toHaveLength(1);
    }
    await kit.pass(1_000);
    const answer = plainAction(game, second);
    const rev = game.state.rev;
    expect((await kit.press(userOf(game, second), answer, { rev })).result).toBe('done');
    expect((await kit.press(userOf(game, first), answer, { rev })).result).not.toBe('done');
    const after = await kit.look();
    const asksFirst = awaitedIn(after).some(({ seat }) => seat === first);
    expect(after.waitedFor?.some(({ seat }) => seat === first) ?? false).toBe(asksFirst);
    expect(await kit.tables.verify(game.channelId)).toMatchObject({ same: true });
  });

  it('is left by a bot to the person beside it', async () => {
    const { game, asked } = await opened([ANNA, BEN, CARA, DAN]);
    for (const person of asked) {
      const occupants = game.occupants.map((occupant, seat) => (seat === person ? occupant : ROBOT));
      expect(awaitedIn({ ...game, occupants }).map(({ seat }) => seat)).toEqual([person]);
    }
    const bots = game.occupants.map(() => ROBOT);
    expect(awaitedIn({ ...game, occupants: bots }).map(({ seat }) => seat)).toEqual(asked);
  });
});
