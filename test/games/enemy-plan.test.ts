/** Plans for the enemies of a Mission: kept in the store over a restart, and answering the person's open question. */
import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../src/engine/hosting.ts';
import type { TableSnapshot } from '../../src/games/table-snapshot.ts';
import { ANNA, BEN, CHANNEL, type Kit, missionKit, ROBOT } from './table-kit.ts';

const isEnemyPhase = ({ state }: TableSnapshot) =>
  ['enemy-upkeep', 'enemy-roll', 'clock'].includes(state.mission?.phase ?? '');
/** A window or a defence in an enemy phase is open for this seat. */
const isAsked = (seat: number) => (game: TableSnapshot) =>
  isEnemyPhase(game) &&
  openQuestions(game.state).some(
    (question) => question.seat === seat && ['window', 'defend'].includes(question.kind),
  );

async function plan(kit: Kit, userId: string, seat: number, enemies: object) {
  const orders = (await kit.look()).state.seats[seat]?.orders;
  if (!orders) throw new Error('nobody sits there');
  return kit.press(userId, { type: 'set-orders', orders: { ...orders, enemies } }, { seat });
}

describe('a plan for the enemies', () => {
  it('is there after a restart in the middle of the round, and answers from then on', async () => {
    const kit = await missionKit([ANNA, BEN]);
    const everyRound = { from: 40, everyRound: true };
    expect((await plan(kit, 'anna', 0, everyRound)).result).toBe('done');
    expect((await plan(kit, 'ben', 1, everyRound)).result).toBe('done');
    await kit.tables.idle();
    const after = await kit.another().look(CHANNEL);
    expect(after?.state.seats.map(({ orders }) => orders.enemies)).toEqual([everyRound, everyRound]);
    // Nobody is asked for a window or a defence, unless they would fall or an effect makes it undefendable.
    const asked: string[] = [];
    await kit.answerUntil((game) => {
      for (const seat of [0, 1]) if (isAsked(seat)(game)) asked.push(`${seat} ${game.state.mission?.round}`);
      return (game.state.mission?.round ?? 0) >= 3 || game.state.outcome !== null;
    });
    expect(asked).toEqual([]);
    expect((await kit.look()).state.seats[0]?.orders.enemies).toEqual(everyRound);
  });

  it.each([
    ['two people', [ANNA, BEN]],
    ['a person and a bot', [ANNA, ROBOT]],
  ] as const)('answers the open question as it is made, with %s', async (_, occupants) => {
    const kit = await missionKit(occupants);
    const game = await kit.look();
    const orders = game.state.seats[0]?.orders;
    if (!orders) throw new Error('nobody sits there');
    // Anna wants to be asked for each defence.
    const ask = { ...orders.ask, defense: 'always' as const };
    await kit.press('anna', { type: 'set-orders', orders: { ...orders, ask } }, { seat: 0 });
    const open = await kit.answerUntil((one) => isAsked(0)(one) || (one.state.mission?.round ?? 0) > 6);
    expect(isAsked(0)(open)).toBe(true);
    const question = openQuestions(open.state).find(({ seat }) => seat === 0);
    const done = await plan(kit, 'anna', 0, {});
    expect(done.result).toBe('done');
    await kit.tables.idle();
    const { state } = await kit.look();
    expect(openQuestions(state).find(({ seat }) => seat === 0)).not.toEqual(question);
  });
});
