/** Undo of the own last action: at once if it revealed nothing, otherwise when the others agree. */
import { describe, expect, it } from 'vitest';
import { turnOf } from '../../../src/engine/hosting.ts';
import { legalActions, viewOf } from '../../../src/engine/index.ts';
import type { Press } from '../../../src/games/game-service.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import { log as LOG } from '../../../src/words/en/log.ts';
import { presses as SENTENCES } from '../../../src/words/en/presses.ts';
import { ANNA, BEN, CHANNEL, type Kit, missionKit, openedKit, ROBOT, tableKit } from '../table-kit.ts';

const PASS = { type: 'pass' } as const;
const ROLL = { type: 'roll' } as const;

const by = (userId: string): Press => ({ channelId: CHANNEL, userId, interactionId: null, rev: null });

/** What everybody can see of a game, the numbers of its states aside. */
function shown({ state }: TableSnapshot) {
  return { ...viewOf(state, 'public'), rev: 0 };
}

async function rolledKit(): Promise<Kit> {
  const kit = await openedKit();
  await kit.press('anna', PASS);
  await kit.press('anna', ROLL);
  return kit;
}

describe('A wrong press', () => {
  it('that told nobody anything is taken back at once, and the table asks again', async () => {
    const kit = await openedKit();
    const before = await kit.look();
    await kit.press('anna', PASS);
    const after = await kit.look();
    expect(await kit.tables.takeBack(by('anna'))).toMatchObject({ result: 'done' });
    const back = await kit.look();
    expect(shown(back)).toEqual(shown(before));
    expect(back.state.rev).toBeGreaterThan(after.state.rev);
    expect(back.logTail.at(-1)).toBe(LOG.tookBack('Anna', 1));
    await kit.tables.idle();
    expect(kit.chat.shown().state.rev).toBe(back.state.rev);
  });

  it('leaves no button of what was taken back that would still be good', async () => {
    const kit = await openedKit();
    await kit.press('anna', PASS);
    const { rev } = (await kit.look()).state;
    await kit.tables.takeBack(by('anna'));
    expect(await kit.press('anna', ROLL, { rev })).toMatchObject({ result: 'stale' });
    await kit.press('anna', PASS);
    expect(await kit.press('anna', ROLL, { rev })).toMatchObject({ result: 'stale' });
    expect(await kit.press('anna', ROLL)).toMatchObject({ result: 'done' });
  });

  it('is not there before anybody has done anything', async () => {
    const kit = await openedKit();
    const refused = { result: 'refused', sentence: SENTENCES.nothingToTakeBack };
    expect(await kit.tables.takeBack(by('anna'))).toEqual(refused);
    expect(await kit.tables.takeBack(by('ben'))).toEqual(refused);
    expect(await kit.tables.takeBack(by('zoe'))).toMatchObject({ result: 'not-seated' });
  });
});

describe('What came to light', () => {
  it('is not told any more once it is taken back, also not after a second time', async () => {
    const kit = await openedKit();
    await kit.press('anna', PASS);
    const { logTail: before } = await kit.look();
    for (let times = 1; times <= 2; times += 1) {
      await kit.press('anna', ROLL);
      await kit.tables.takeBack(by('anna'));
      await kit.tables.answerTakeBack(by('ben'), true);
      const remarks = Array.from({ length: times }, () => LOG.tookBack('Anna', 1));
      const { logTail } = await kit.look();
      expect(logTail.filter((line) => !before.includes(line))).toEqual(remarks);
    }
  });

  it('is taken back when the other agrees, and the roll comes again as it was', async () => {
    const kit = await rolledKit();
    const rolled = await kit.look();
    expect(await kit.tables.takeBack(by('anna'))).toMatchObject({
      result: 'done',
      game: { takeBackAsked: true },
    });
    await kit.tables.idle();
    expect(shown(await kit.look())).toEqual(shown(rolled));
    expect(kit.chat.notices('take-back')).toMatchObject([
      { payload: { notice: { userId: 'anna', actions: 1, others: ['ben'], undone: { type: 'roll' } } } },
    ]);
    const own = await kit.tables.answerTakeBack(by('anna'), true);
    expect(own).toEqual({ result: 'refused', sentence: SENTENCES.noTakeBackOfYours });
    expect(await kit.tables.answerTakeBack(by('ben'), true)).toMatchObject({ result: 'done' });
    expect((await kit.look()).state.lanes[0]?.rollPhase?.roll).toBeNull();
    await kit.press('anna', ROLL);
    expect(shown(await kit.look())).toEqual(shown(rolled));
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });

  it('stays when the other refuses', async () => {
    const kit = await rolledKit();
    const rolled = await kit.look();
    await kit.tables.takeBack(by('anna'));
    expect(await kit.tables.answerTakeBack(by('ben'), false)).toMatchObject({ result: 'done' });
    await kit.tables.idle();
    expect(shown(await kit.look())).toEqual(shown(rolled));
    const refused = { userId: 'ben', asker: 'anna', undone: { type: 'roll' } };
    expect(kit.chat.notices('take-back-refused')).toMatchObject([
      { mentions: ['anna'], payload: { notice: refused } },
    ]);
    const late = await kit.tables.answerTakeBack(by('ben'), true);
    expect(late).toEqual({ result: 'refused', sentence: SENTENCES.takeBackOver });
  });

  it('stays when somebody moves before the answer', async () => {
    const kit = await rolledKit();
    await kit.tables.takeBack(by('anna'));
    await kit.answer();
    const late = await kit.tables.answerTakeBack(by('ben'), true);
    expect(late).toEqual({ result: 'refused', sentence: SENTENCES.takeBackOver });
  });

  it("is the asker's to take back with what others did after it", async () => {
    const kit = await openedKit();
    const game = await kit.answerUntil(
      ({ state }) => turnOf(state).number === 2 && turnOf(state).phase === 'offensive-roll',
    );
    expect(turnOf(game.state).active).toBe(1);
    await kit.tables.takeBack(by('anna'));
    await kit.tables.answerTakeBack(by('ben'), true);
    const back = await kit.look();
    expect(back.state.lanes[0]?.pending?.seat).toBe(0);
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
    await kit.answerUntil(({ state }) => state.outcome !== null);
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });
});

describe('Taking back', () => {
  it('needs nobody where only bots look on', async () => {
    const kit = await tableKit();
    await kit.open({ occupants: [ANNA, ROBOT] });
    await kit.press('anna', PASS);
    await kit.press('anna', ROLL);
    expect(await kit.tables.takeBack(by('anna'))).toMatchObject({ result: 'done' });
    expect((await kit.look()).state.lanes[0]?.rollPhase?.roll).toBeNull();
  });

  it('leaves orders about being asked as they are', async () => {
    const kit = await openedKit();
    await kit.press('anna', PASS);
    const orders = (await kit.look()).state.seats[1]?.orders;
    if (!orders) throw new Error('nobody sits there');
    await kit.tables.act(by('ben'), { type: 'set-orders', orders: { ...orders, passUntilMyTurn: true } });
    await kit.tables.takeBack(by('anna'));
    const { state } = await kit.look();
    expect(turnOf(state).phase).toBe('main-1');
    expect(state.seats[1]?.orders.passUntilMyTurn).toBe(true);
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });

  it('goes on step by step, and is told in the log and the report', async () => {
    const kit = await openedKit();
    const first = await kit.look();
    await kit.press('anna', PASS);
    await kit.press('anna', ROLL);
    for (const _ of [1, 2]) {
      await kit.tables.takeBack(by('anna'));
      await kit.tables.answerTakeBack(by('ben'), true);
    }
    expect(shown(await kit.look())).toEqual(shown(first));
    const told = await kit.tables.readLog(CHANNEL);
    expect(told.filter((line) => line === LOG.tookBack('Anna', 1))).toHaveLength(2);
    const report = await kit.tables.report(CHANNEL, 'anna');
    expect(JSON.parse(report?.text ?? '')).toMatchObject({ actions: [] });
  });

  it('ends with the game', async () => {
    const kit = await rolledKit();
    await kit.press('ben', { type: 'concede' });
    expect(await kit.tables.takeBack(by('anna'))).toMatchObject({ result: 'over' });
  });
});

describe('In a party with bots', () => {
  const PARTY = [ANNA, BEN, ROBOT];
  const moveOf = (game: TableSnapshot, seat: number) => {
    const move = legalActions(game.state, seat).find(({ type }) => type === 'move');
    if (!move) throw new Error(`seat ${seat} does not move`);
    return move;
  };

  async function movedKit() {
    const kit = await missionKit(PARTY);
    await kit.answerUntil((game) => legalActions(game.state, 0).some(({ type }) => type === 'move'));
    const before = await kit.look();
    await kit.press('anna', moveOf(before, 0));
    await kit.tables.idle();
    return { kit, before };
  }

  it('a move is taken back at once, though a bot has moved since', async () => {
    const { kit, before } = await movedKit();
    const moved = await kit.look();
    expect(moved.state.mission?.heroes[2]).not.toEqual(before.state.mission?.heroes[2]);
    expect(await kit.tables.takeBack(by('anna'))).toMatchObject({ result: 'done' });
    expect(kit.chat.notices('take-back')).toEqual([]);
    const legal = legalActions((await kit.look()).state, 0);
    expect(legal.some(({ type }) => type === 'move')).toBe(true);
  });

  it('all other people are asked once a person has acted or dice were rolled', async () => {
    const { kit } = await movedKit();
    await kit.press('ben', moveOf(await kit.look(), 1));
    await kit.tables.idle();
    expect(await kit.tables.takeBack(by('anna'))).toMatchObject({ result: 'done' });
    await kit.tables.idle();
    expect(kit.chat.notices('take-back')[0]?.payload).toMatchObject({ notice: { others: ['ben'] } });
  });
});
