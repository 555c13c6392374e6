import { describe, expect, it } from 'vitest';
import { type Lobby, type Person, seatsMissing, teamsOf } from '../../../src/games/lobby/lobby.ts';
import {
  addBot,
  fillWithBots,
  freeSeat,
  leave,
  removeBot,
  sitDown,
  withoutPerson,
} from '../../../src/games/lobby/seating.ts';
import { ADA, acceptedLobby, BO, CY, lobbyOf, lobbyWithPlayers, seatNames } from './sample-lobby.ts';

/** A table for a second game on the dice of one of three people and a bot. */
function secondOf(people: readonly Person[]): Lobby {
  const seats = lobbyWithPlayers('koth', [ADA, BO, CY], 1).seats.slice(0, 4);
  const free = seats.map((seat) => (seat.occupant?.kind === 'bot' ? seat : { occupant: null, hero: null }));
  let lobby = lobbyOf('koth', { seats: free, sameDice: { of: 'game-1', heroes: [], barred: [] } });
  for (const person of people) lobby = acceptedLobby(sitDown(lobby, person, {}));
  return lobby;
}

describe('seats of a second game on the same dice', () => {
  it('all have to be taken, as in the first game', () => {
    expect(seatsMissing(secondOf([ADA]))).toBe(2);
    expect(seatsMissing(secondOf([ADA, BO]))).toBe(1);
    expect(seatsMissing(secondOf([ADA, BO, CY]))).toBe(0);
  });

  it('stay with the bots that played the first game', () => {
    const full = secondOf([ADA, BO, CY]);
    expect(seatNames(full)).toBe('Ada Bo Cy bot');
    expect(sitDown(full, { id: '13', name: 'Di' }, {})).toEqual({ refused: 'noSeat' });
  });
});

describe('seats of a lobby', () => {
  it('are taken in turn order, each person once', () => {
    const lobby = lobbyWithPlayers('koth', [ADA, BO]);
    expect(seatNames(lobby)).toBe('Ada Bo - - - -');
    expect(sitDown(lobby, BO, {})).toEqual({ refused: 'alreadyThere' });
  });

  it('keep the hero that was chosen, also when the team is changed', () => {
    const lobby = acceptedLobby(sitDown(lobbyOf('2v2'), ADA, { hero: 'monk' }));
    const moved = acceptedLobby(sitDown(lobby, ADA, { team: 1 }));
    expect(seatNames(moved)).toBe('- Ada - -');
    expect(moved.seats[1]?.hero).toBe('monk');
    expect(acceptedLobby(sitDown(moved, ADA, { hero: null })).seats[1]?.hero).toBeNull();
  });

  it('lie in teams as the mode says', () => {
    expect(teamsOf(lobbyOf('2v2'))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(teamsOf(lobbyOf('2v2v2'))).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
  });

  it('are refused when all are taken, and a bot gives way to a person', () => {
    const lobby = lobbyWithPlayers('duel', [ADA], 1);
    expect(addBot(lobby)).toEqual({ refused: 'noSeat' });
    const joined = acceptedLobby(sitDown(lobby, BO, {}));
    expect(seatNames(joined)).toBe('Ada Bo');
    expect(sitDown(joined, CY, {})).toEqual({ refused: 'noSeat' });
    expect(removeBot(joined)).toEqual({ refused: 'noBots' });
    const teams = acceptedLobby(
      sitDown(acceptedLobby(sitDown(lobbyOf('2v2'), ADA, { team: 0 })), BO, { team: 0 }),
    );
    expect(sitDown(teams, CY, { team: 0 })).toEqual({ refused: 'noSeatInTeam' });
  });

  it('are filled by bots where most are free', () => {
    const lobby = acceptedLobby(
      sitDown(acceptedLobby(sitDown(lobbyOf('2v2'), ADA, { team: 1 })), BO, { team: 1 }),
    );
    expect(seatNames(acceptedLobby(addBot(lobby)))).toBe('bot Ada - Bo');
  });

  it('are all filled with bots at once, and every bot gives way to a person', () => {
    const filled = acceptedLobby(fillWithBots(lobbyWithPlayers('3v3', [ADA, BO])));
    expect(seatNames(filled)).toBe('Ada Bo bot bot bot bot');
    expect(fillWithBots(filled)).toEqual({ refused: 'noSeat' });
    expect(seatNames(acceptedLobby(sitDown(filled, CY, {})))).toMatch(/Cy/);
    expect(seatNames(acceptedLobby(fillWithBots(lobbyWithPlayers('koth', [ADA], 1))))).toBe(
      'Ada bot bot bot bot bot',
    );
  });

  it('become free when somebody leaves, and the next one is the host', () => {
    const left = acceptedLobby(leave(lobbyWithPlayers('koth', [ADA, BO]), ADA.id));
    expect(seatNames(left)).toBe('- Bo - - - -');
    expect(left.host).toEqual(BO);
    expect(leave(left, ADA.id)).toEqual({ refused: 'notSeated' });
    const empty = acceptedLobby(leave(left, BO.id));
    expect(empty.host).toEqual(BO);
    expect(seatNames(acceptedLobby(sitDown(empty, CY, {})))).toBe('Cy - - - - -');
  });

  it('can be freed by the host, of people and of bots', () => {
    const lobby = lobbyWithPlayers('koth', [ADA, BO], 1);
    expect(seatNames(acceptedLobby(freeSeat(lobby, 1)))).toBe('Ada - bot - - -');
    expect(seatNames(acceptedLobby(freeSeat(lobby, 2)))).toBe('Ada Bo - - - -');
    expect(freeSeat(lobby, 5)).toEqual({ refused: 'seatFree' });
  });

  it('must be taken as far as the mode asks for it', () => {
    expect(seatsMissing(lobbyWithPlayers('koth', [ADA, BO]))).toBe(1);
    expect(seatsMissing(lobbyWithPlayers('koth', [ADA, BO], 1))).toBe(0);
    expect(seatsMissing(lobbyWithPlayers('koth', [ADA, BO], 4))).toBe(0);
    expect(seatsMissing(lobbyWithPlayers('3v3', [ADA], 4))).toBe(1);
  });

  it('forget a person: a host with the lobby, others with their seat and their invitation', () => {
    const lobby = { ...lobbyWithPlayers('koth', [ADA, BO]), invited: [BO, CY] };
    expect(withoutPerson(lobby, ADA.id)).toBeNull();
    const rest = withoutPerson(lobby, BO.id);
    expect(JSON.stringify(rest)).not.toContain('Bo');
    expect(rest?.invited).toEqual([CY]);
    expect(withoutPerson(lobby, '99')).toBe(lobby);
  });
});
