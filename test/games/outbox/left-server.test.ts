import { describe, expect, it } from 'vitest';
import { CHANNEL, tableKit } from '../table-kit.ts';

const MINUTE = 60_000;

describe('A person who left the server', () => {
  it('has until the warning to come back, then has lost', async () => {
    const there = new Set(['anna', 'ben']);
    const kit = await tableKit({ membership: { isMember: async (_guild, user) => there.has(user) } });
    await kit.open();
    there.delete('anna');
    await kit.pass(3 * MINUTE);
    expect(kit.chat.notices('gone')[0]).toMatchObject({
      mentions: ['ben'],
      payload: { notice: { userId: 'anna', until: kit.clock.now() + 2 * MINUTE } },
    });
    await kit.pass(2 * MINUTE);
    expect(kit.chat.notices('over')[0]?.payload).toMatchObject({ notice: { how: 'left', winners: [1] } });
    expect(await kit.tables.readLog(CHANNEL)).toContain('Anna has left.');
  });

  it('and came back is reminded and warned as usual', async () => {
    const there = new Set(['ben']);
    const kit = await tableKit({ membership: { isMember: async (_guild, user) => there.has(user) } });
    await kit.open();
    await kit.pass(3 * MINUTE);
    there.add('anna');
    await kit.pass(2 * MINUTE);
    expect(kit.chat.notices('warning').map(({ mentions }) => mentions)).toEqual([['anna']]);
  });

  it('is not taken for gone when nobody can tell, nor where there is no server', async () => {
    for (const changes of [{}, { guildId: null }]) {
      const isMember = async () => (changes.guildId === null ? false : null);
      const kit = await tableKit({ membership: { isMember } });
      await kit.open(changes);
      await kit.pass(3 * MINUTE);
      expect(kit.chat.notices('nudge')).toHaveLength(1);
    }
  });
});
