import { describe, expect, it } from 'vitest';
import { readLobbyId } from '../../../src/commands/lobby/lobby-id.ts';
import { openLobby } from '../../../src/commands/lobby/lobby-message.ts';
import { optionsPanel } from '../../../src/commands/lobby/options-panel.ts';
import { HOUSE_RULE_IDS, MODE_IDS } from '../../../src/engine/hosting.ts';
import { loadSpec, validateBody } from '../../../src/playground/rules/spec.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { ADA, lobbyOf, lobbyWithPlayers } from '../../games/lobby/sample-lobby.ts';

const long = (index: number) => ({ id: String(1_000 + index), name: '@everyone '.repeat(4).slice(0, 32) });

/** As much as a lobby can say: every seat taken by long names, many called, every house rule. */
const fullest = (mode: (typeof MODE_IDS)[number]) => ({
  ...lobbyWithPlayers(
    mode,
    Array.from({ length: lobbyOf(mode).seats.length }, (_, index) => long(index)),
  ),
  host: long(0),
  invited: Array.from({ length: 15 }, (_, index) => long(100 + index)),
  houseRules: [...HOUSE_RULE_IDS],
});

const customIds = (rows: ReturnType<typeof openLobby>['components']) =>
  rows.flatMap(({ components }) =>
    components.flatMap((part) => ('custom_id' in part && part.custom_id ? [part.custom_id] : [])),
  );

describe('the message of a lobby', () => {
  it.each(MODE_IDS)('of %s keeps within the limits of Discord', async (mode) => {
    const spec = await loadSpec();
    for (const lobby of [fullest(mode), lobbyOf(mode)]) {
      for (const message of [openLobby(lobby), optionsPanel(lobby, ENGLISH)]) {
        const wire = JSON.parse(JSON.stringify(message));
        expect(() => validateBody(spec.MessageCreateRequestSchema, wire, 'everything')).not.toThrow();
        expect(message.content.length).toBeLessThanOrEqual(2_000);
        expect(message.components.length).toBeLessThanOrEqual(5);
        const ids = customIds(message.components);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => readLobbyId(id) === null)).toEqual([]);
      }
    }
  });

  it('says who sits where, and what is missing', () => {
    const { content } = openLobby(lobbyWithPlayers('2v2', [ADA], 2));
    expect(content).toContain('**Team 1**: **Ada**, a random hero · Bot 2 (usual), a random hero');
    expect(content).toContain('**Team 2**: Bot 1 (usual), a random hero · *free*');
    expect(content).toContain('1 more seat to fill');
  });

  it('says when the game does not count for ratings, and offers that to the host', () => {
    expect(openLobby(lobbyOf('koth', { friendly: true })).content).toContain('does not count for ratings');
    expect(openLobby(lobbyOf('koth')).content).not.toContain('ratings');
    expect(JSON.stringify(optionsPanel(lobbyOf('koth'), ENGLISH))).toContain(':friendly"');
  });

  it('lets nobody start before enough seats are taken', () => {
    const isShut = (bots: number) =>
      /"label":"Start"[^}]*"disabled":true/.test(
        JSON.stringify(openLobby(lobbyWithPlayers('koth', [ADA], bots))),
      );
    expect(isShut(1)).toBe(true);
    expect(isShut(2)).toBe(false);
  });
});
