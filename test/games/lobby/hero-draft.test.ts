import { describe, expect, it } from 'vitest';
import { listHeroes } from '../../../src/engine/definitions.ts';
import {
  beginDraft,
  isDrafted,
  pickHero,
  pickingSeat,
  withoutDraft,
} from '../../../src/games/lobby/hero-draft.ts';
import type { Lobby } from '../../../src/games/lobby/lobby.ts';
import { ADA, BO, CY, lobbyOf, lobbyWithPlayers, seatNames } from './sample-lobby.ts';

/** Always the first that is left: the order of seats, and heroes in the order of their registration. */
const first = () => 0;

function picked(lobby: Lobby, personId: string, hero: string | null): Lobby {
  const result = pickHero(lobby, personId, hero, first);
  if ('refused' in result) throw new Error(`refused: ${result.refused}`);
  return result.lobby;
}

describe('a draft of heroes', () => {
  it('offers two heroes for each player and one more, none of them chosen yet', () => {
    const lobby = beginDraft(lobbyWithPlayers('koth', [ADA, BO, CY]), first);
    expect(lobby.draft?.pool).toEqual(
      listHeroes()
        .slice(0, 7)
        .map(({ id }) => id),
    );
    expect(lobby.seats.every(({ hero }) => hero === null)).toBe(true);
    expect(pickingSeat(lobby)).toBe(0);
    expect(isDrafted(lobby)).toBe(false);
  });

  it('goes round in the drawn order, and no hero is picked twice', () => {
    const last = (below: number) => below - 1;
    let lobby = beginDraft(lobbyWithPlayers('koth', [ADA, BO, CY]), last);
    expect(lobby.draft?.order).toEqual([2, 1, 0]);
    const [one = '', two = ''] = lobby.draft?.pool ?? [];
    expect(pickHero(lobby, ADA.id, one, first)).toEqual({ refused: 'pickOther' });
    lobby = picked(lobby, CY.id, one);
    expect(pickHero(lobby, BO.id, one, first)).toEqual({ refused: 'pickGone' });
    lobby = picked(lobby, BO.id, two);
    lobby = picked(lobby, ADA.id, null);
    expect(isDrafted(lobby)).toBe(true);
    const heroes = lobby.seats.slice(0, 3).map(({ hero }) => hero);
    expect(heroes[2]).toBe(one);
    expect(heroes[1]).toBe(two);
    expect(new Set(heroes).size).toBe(3);
    expect(pickHero(lobby, ADA.id, null, first)).toEqual({ refused: 'pickOther' });
  });

  it('has bots pick as soon as it is their turn, also where they come first', () => {
    const lobby = beginDraft(lobbyWithPlayers('koth', [ADA], 2), (below) => below - 1);
    expect(pickingSeat(lobby)).toBe(0);
    expect(lobby.seats.slice(0, 3).map(({ hero }) => hero !== null)).toEqual([false, true, true]);
    expect(isDrafted(beginDraft(lobbyWithPlayers('koth', [], 3), first))).toBe(true);
  });

  it('is called off with the picks that were made', () => {
    const lobby = picked(beginDraft(lobbyWithPlayers('koth', [ADA, BO, CY]), first), ADA.id, null);
    const off = withoutDraft(lobby);
    expect(off.draft).toBeUndefined();
    expect(seatNames(off)).toBe(seatNames(lobby));
    expect(off.seats.every(({ hero }) => hero === null)).toBe(true);
    expect(withoutDraft(lobbyOf('duel'))).toEqual(lobbyOf('duel'));
  });
});
