import { describe, expect, it } from 'vitest';
import { startPlayground } from '../../../src/playground/index.ts';
import { customId, type PressId } from '../../../src/render/custom-id.ts';
import { checkPromises } from './check-promises.ts';
import { Findings } from './findings.ts';
import { GameBook } from './game-book.ts';
import { type PressAnswer, Witness } from './witness.ts';

/** The findings for one press with the given answer, with an empty log. @param isKept whether the store has committed it */
async function found(buttonAction: PressId['buttonAction'], answered: PressAnswer, isKept: boolean) {
  const playground = await startPlayground();
  const witness = new Witness(playground);
  await playground.close();
  const findings = new Findings();
  witness.presses.set('1', {
    id: '1',
    channelId: '10',
    messageId: '11',
    personId: '12',
    customId: customId({ surface: 'table', gameId: 'game', rev: 3, buttonAction }),
    value: null,
    sentAt: 1,
    answered,
    answeredAt: answered === 'none' ? null : 2,
  });
  checkPromises(witness, new GameBook(findings), new Set(isKept ? ['1'] : []), findings);
  return findings.byKind();
}

const PASS = { verb: 'act', action: { type: 'pass' } } as const;
const KEEP = { verb: 'keep', die: 1 } as const;

describe('checkPromises', () => {
  it('reports an acknowledged press that was not committed or is not in the log', async () => {
    expect(await found(PASS, 'taken', false)).toEqual({
      'acknowledged but lost': 1,
      'acknowledged but not once': 1,
    });
    expect(await found(PASS, 'taken', true)).toEqual({ 'acknowledged but not once': 1 });
    expect(await found(KEEP, 'taken', false)).toEqual({ 'acknowledged but lost': 1 });
  });

  it('reports nothing for a committed mark, or for a press that was refused or never acknowledged', async () => {
    expect(await found(KEEP, 'taken', true)).toEqual({});
    for (const answered of ['none', 'refused', 'asked-for-patience'] as const) {
      expect(await found(PASS, answered, false)).toEqual({});
    }
  });
});
