import '../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { gamesList } from '../../../src/commands/panels/games-list.ts';
import { createGame } from '../../../src/engine/index.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { ANNA, BEN, CHANNEL, openedKit } from '../../games/table-kit.ts';

const MINUTE = 60_000;

const game = (channelId: string, first: 0 | 1, more: Partial<TableSnapshot> = {}): TableSnapshot => ({
  gameId: channelId,
  channelId,
  guildId: '6',
  occupants: [ANNA, BEN],
  pace: 'live',
  state: createGame({
    mode: 'duel',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
    seed: 'games',
    first,
  }),
  seedHash: 'ab'.repeat(32),
  logTail: [],
  keptDice: [],
  picks: [],
  marks: [],
  dueAt: null,
  clockDueAt: null,
  ...more,
});

const NOW = 7_000_000;

const list = (
  games: readonly TableSnapshot[],
  guildId: string | null = '6',
  isThread: (channelId: string) => boolean = () => false,
) => gamesList(games, 'anna', guildId, ENGLISH, isThread, NOW);

describe('the list of my games', () => {
  it('tells whose move it is and since when, those that wait for me first, then the longest waits', () => {
    const lines = list([
      game('101', 1, { askedAt: 5_000_000 }),
      game('102', 1, { askedAt: 4_000_000 }),
      game('103', 0, { askedAt: 6_000_000 }),
    ]).split('\n');
    expect(lines).toEqual([
      'You are in 3 games; in 1 it is your move.',
      '- <#103>: **your move**, asked <t:6000:R> · Anna (Barbarian) vs Ben (Moon Elf) · turn 1',
      '- <#102>: Ben moves, asked <t:4000:R> · Anna (Barbarian) vs Ben (Moon Elf) · turn 1',
      '- <#101>: Ben moves, asked <t:5000:R> · Anna (Barbarian) vs Ben (Moon Elf) · turn 1',
    ]);
  });

  it('tells until when, and who is away', () => {
    const due = { askedAt: 5_000_000, answerDueAt: 9_000_000 };
    const [, waiting, back] = list([
      game('101', 1, { ...due, awayUntil: 8_000_000 }),
      game('102', 1, { ...due, awayUntil: NOW }),
    ]).split('\n');
    expect(waiting).toContain(
      'Ben moves, asked <t:5000:R>, until <t:9000:f>, Ben is away until <t:8000:f> · Anna',
    );
    expect(back).toContain('Ben moves, asked <t:5000:R>, until <t:9000:f> · Anna');
  });

  it('links to places of other servers, and says so when there is no game', () => {
    expect(list([game('101', 0)], '7')).toContain('https://discord.com/channels/6/101');
    expect(list([game('101', 0)], null)).toContain('https://discord.com/channels/6/101');
    expect(list([])).toContain('You are in no game');
  });

  it('does not repeat what the title of a thread says', () => {
    const lines = list([game('101', 0), game('102', 0)], '6', (id) => id === '101').split('\n');
    expect(lines.slice(1)).toEqual([
      '- <#101>: **your move** · turn 1',
      '- <#102>: **your move** · Anna (Barbarian) vs Ben (Moon Elf) · turn 1',
    ]);
  });

  it('stays within what a message holds and counts what it leaves out', () => {
    const many = Array.from({ length: 30 }, (_, at) => game(`1${String(at).padStart(18, '0')}`, 0));
    const text = list(many);
    expect(text.length).toBeLessThanOrEqual(2_000);
    const listed = text.split('\n').filter((line) => line.startsWith('- ')).length;
    expect(text).toContain(`And ${30 - listed} more games`);
  });

  it('knows since when somebody is asked, whatever the clock has said since', async () => {
    const kit = await openedKit();
    const asked = kit.clock.now();
    for (const passed of [0, 3 * MINUTE, 2 * MINUTE]) {
      await kit.pass(passed);
      const [own] = await kit.tables.listFor('anna');
      expect(own?.channelId).toBe(CHANNEL);
      expect(own?.askedAt).toBe(asked);
    }
  });
});
