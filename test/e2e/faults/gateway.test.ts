/** Faults of the gateway connection. */
import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ConnectionRefused } from '../../../src/commands/bot.ts';
import { revOf, tableIn } from '../presser.ts';
import { pressAndWait, waitUntil } from '../scene.ts';
import { openStage } from '../stage.ts';
import { type FaultStage, openFaultScene, privateTexts } from './fault-scene.ts';

type Playground = FaultStage['playground'];

const LOSSES: readonly [string, (playground: Playground) => void, 'resumes' | 'identifies'][] = [
  ['closed with 4000', (playground) => playground.disconnectGateways(4000), 'resumes'],
  ['gone without a word (1006)', (playground) => playground.disconnectGateways('kill'), 'resumes'],
  ['asked to connect anew (op 7)', (playground) => playground.sendOpcode({ op: 7 }), 'resumes'],
  [
    'invalid but resumable (op 9)',
    (playground) => playground.sendOpcode({ op: 9, resumable: true }),
    'resumes',
  ],
];

describe.each(LOSSES)('a connection %s', (_name, lose, how) => {
  it('loses no press that is made meanwhile', async () => {
    const { stage, ada, table } = await openFaultScene();
    const { playground } = stage;
    const before = playground.gatewayState()[how];
    lose(playground);
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    await expect.poll(() => playground.gatewayState()[how]).toBe(before + 1);
    expect(playground.violations()).toEqual([]);
  });
});

describe('a connection', () => {
  it('that fell silent is noticed by its heartbeats, and what was pressed meanwhile is taken', async () => {
    const { stage, ada, table } = await openFaultScene({}, { heartbeatMs: 250 });
    stage.playground.muteGateways();
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    expect(stage.playground.gatewayState().resumes).toBe(1);
  });

  it('that is lost for good (4004) is told to whoever runs the bot', async () => {
    const lost = new EventEmitter();
    const { stage } = await openFaultScene({ onLost: () => void lost.emit('lost') });
    const told = once(lost, 'lost');
    stage.playground.disconnectGateways(4004);
    await told;
    expect(stage.book.lines.join()).toContain('cannot be restored');
  });
});

describe('what is replayed after a lost connection', () => {
  it('counts once, although the same press comes twice', async () => {
    const { stage, ada, thread, table } = await openFaultScene();
    const { playground } = stage;
    const rev = revOf(table);
    playground.disconnectGateways('kill');
    const pressing = ada.press(table, 'Go on, roll later');
    playground.replay({ ...(await pressing) });
    await waitUntil(stage, () => revOf(tableIn(playground, thread)) === rev + 1);
    const log = await (await ada.command(thread, 'log')).settled();
    expect(log.text).toContain('Ada starts');
    expect(revOf(tableIn(playground, thread))).toBe(rev + 1);
    expect(privateTexts(stage, 0, thread)).toHaveLength(1);
  });

  it('ends the game of a thread that was deleted meanwhile', async () => {
    const { stage, thread } = await openFaultScene();
    stage.playground.disconnectGateways('kill');
    stage.playground.deleteChannel(thread);
    await expect.poll(async () => (await stage.store.loadByChannel(thread))?.status).toBe('finished');
  });
});

describe('a start', () => {
  it.each([4014, 4013])(
    'that Discord turns away (%i) ends with a sentence, not with a hang',
    async (code) => {
      const stage = await openStage();
      stage.playground.refuseIdentify(code);
      const refused = await stage.startBot().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ConnectionRefused);
      expect(String(refused)).toContain(`close code ${code}`);
    },
  );
});
