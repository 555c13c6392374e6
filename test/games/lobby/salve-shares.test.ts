/** The share of the salves at a lobby of Adventures. */
import { describe, expect, it } from 'vitest';
import { readLobbyId } from '../../../src/commands/lobby/lobby-id.ts';
import { openLobby } from '../../../src/commands/lobby/lobby-message.ts';
import { optionsPanel } from '../../../src/commands/lobby/options-panel.ts';
import { type Lobby, lobbySchema } from '../../../src/games/lobby/lobby.ts';
import { shareAt, withShare } from '../../../src/games/lobby/salve-shares.ts';
import { addBot } from '../../../src/games/lobby/seating.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { ADA, acceptedLobby, BO, lobbyWithPlayers } from './sample-lobby.ts';

function tableOf(bots: number, crawl: Partial<NonNullable<Lobby['crawl']>> = {}): Lobby {
  const lobby = lobbyWithPlayers('crawl', [ADA, BO], bots);
  return { ...lobby, crawl: { id: 'crimson-sands-a', difficulty: 'normal', atOnce: true, ...crawl } };
}

const menus = (lobby: Lobby) =>
  optionsPanel(lobby, ENGLISH).components.flatMap(({ components }) =>
    components.flatMap((part) =>
      'options' in part && part.options && 'custom_id' in part
        ? [{ verb: readLobbyId(part.custom_id)?.verb, options: part.options }]
        : [],
    ),
  );

describe('the salves of a party at a lobby', () => {
  it('go round until the host chooses, and the table shows who has them', () => {
    const lobby = tableOf(1);
    expect(shareAt(lobby)).toEqual([1, 1, 0]);
    expect(openLobby(lobby).content).toContain('- Salves: 1 for Ada, 1 for Bo\n');
    const menu = menus(lobby).find(({ verb }) => verb === 'salves');
    expect(menu?.options.map(({ label }) => label)).toEqual([
      'Salves: 1 for Ada, 1 for Bo',
      'Salves: 1 for Ada, 1 for Bot 1',
      'Salves: 1 for Bo, 1 for Bot 1',
      'Salves: 2 for Ada',
      'Salves: 2 for Bo',
      'Salves: 2 for Bot 1',
    ]);
    expect(menu?.options.filter((option) => 'default' in option && option.default)).toHaveLength(1);
    const shared = withShare(lobby, '0-2-0');
    expect(shared?.crawl?.shares).toEqual([0, 2, 0]);
    expect(shared && openLobby(shared).content).toContain('- Salves: 2 for Bo\n');
    expect(shared && lobbySchema.parse(JSON.parse(JSON.stringify(shared))).crawl?.shares).toEqual([0, 2, 0]);
  });

  it('go round again when the party changes', () => {
    const shared = withShare(tableOf(0), '0-2');
    if (!shared) throw new Error('refused');
    expect(shareAt(acceptedLobby(addBot(shared)))).toEqual([1, 1, 0]);
  });

  it.each(['2', '3-0', '1-1-0', '3--1', 'x-2', '', '1.5-0.5'])('refuses the value %s', (value) => {
    expect(withShare(tableOf(0), value)).toBeNull();
  });

  it('are those of the score sheet in a campaign; nothing is asked without salves, or of one hero', () => {
    const campaign = { id: 'c', sessions: [] };
    expect(shareAt(tableOf(2, { salves: 7, campaign }))).toEqual([2, 2, 2, 1]);
    expect(shareAt(tableOf(0, { salves: 0, campaign }))).toBeNull();
    const alone = { ...lobbyWithPlayers('crawl', [ADA]), crawl: tableOf(0).crawl ?? expect.fail() };
    expect(shareAt(alone)).toBeNull();
    expect(menus(alone).some(({ verb }) => verb === 'salves')).toBe(false);
    expect(openLobby(alone).content).not.toContain('Salves:');
  });

  it('fit into the panel beside the difficulty, and the Loot die alone decides who begins', () => {
    const lobby = tableOf(2, { salves: 12 });
    const panel = optionsPanel(lobby, ENGLISH);
    expect(panel.components.length).toBeLessThanOrEqual(5);
    expect(menus(lobby).map(({ verb }) => verb)).toEqual(['pace', 'difficulty', 'salves', 'free']);
    for (const { options } of menus(lobby)) expect(options.length).toBeLessThanOrEqual(25);
  });
});
