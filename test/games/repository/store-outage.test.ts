import { describe, expect, it } from 'vitest';
import { StoreOutage } from '../../../src/games/repository/store-outage.ts';
import { StoreUnavailable } from '../../../src/store/index.ts';

function openOutage() {
  const lines: string[] = [];
  const write = (level: string) => (_fields: unknown, message: string) =>
    void lines.push(`${level}: ${message}`);
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  return { lines, outage: new StoreOutage(log, () => 0) };
}

describe('an outage of the store', () => {
  it('is told when it begins and when it is over, however much fails meanwhile', () => {
    const { lines, outage } = openOutage();
    for (let n = 0; n < 5; n += 1) outage.note(new StoreUnavailable('full'), 'a game could not be seen to');
    outage.over();
    outage.over();
    expect(lines).toEqual([
      'error: the store is unavailable; work that needs it is retried, and further failures are not logged',
      'info: the store accepts changes again',
    ]);
    outage.note(new StoreUnavailable('full again'), 'a game could not be seen to');
    expect(lines).toHaveLength(3);
  });

  it('hides no other error', () => {
    const { lines, outage } = openOutage();
    outage.note(new StoreUnavailable('full'), 'a game could not be seen to');
    outage.note(new Error('a mistake'), 'a game could not be seen to');
    expect(lines[1]).toBe('error: a game could not be seen to');
  });
});
