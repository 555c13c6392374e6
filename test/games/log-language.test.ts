/** The log is stored as actions, and its lines are made from them for readers in another language. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attributedLines } from '../../src/render/table/index.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { pseudo } from '../words/pseudo.ts';
import { corruptRecord, fieldsOf } from './corrupt-record.ts';
import { ANNA, CHANNEL, type Kit, ROBOT, tableKit } from './table-kit.ts';

/** A language that has every text of English between marks. */
const MARKED = 'nl';

beforeAll(() => {
  LANGUAGES[MARKED] = pseudo;
});
afterAll(() => {
  delete LANGUAGES[MARKED];
});

const withoutMarks = (line: string) => line.replaceAll(/[⟦⟧⟪⟫]/g, '');

/** A duel with the bot, with a roll that was taken back. */
async function begunKit(): Promise<Kit> {
  const kit = await tableKit({ describe: attributedLines });
  await kit.open({ occupants: [ANNA, ROBOT] });
  await kit.press('anna', { type: 'pass' });
  await kit.press('anna', { type: 'roll' });
  await kit.tables.takeBack({ channelId: CHANNEL, userId: 'anna', interactionId: null, rev: null });
  await kit.press('anna', { type: 'roll' });
  await kit.tables.idle();
  return kit;
}

describe('the log in the language of its reader', () => {
  it('says the same, remarks included', async () => {
    const kit = await begunKit();
    const english = await kit.tables.readLog(CHANNEL);
    const marked = await kit.tables.readLog(CHANNEL, MARKED);
    expect(english.length).toBeGreaterThan(4);
    expect(marked.every((line) => line.includes('⟦'))).toBe(true);
    expect(marked.map(withoutMarks)).toEqual(english);
    expect(await kit.tables.readLog(CHANNEL, 'en-GB')).toEqual(english);
  });

  it('stays in that of the table where the actions do not replay', async () => {
    const kit = await begunKit();
    const english = await kit.tables.readLog(CHANNEL);
    await corruptRecord(kit, (old) => ({ ...old, setup: { ...fieldsOf(old.setup ?? null), first: 1 } }));
    expect(await kit.tables.readLog(CHANNEL, MARKED)).toEqual(english);
  });
});
