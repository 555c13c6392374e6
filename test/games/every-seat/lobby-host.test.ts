/** Who hosts a lobby after somebody left, from every seat. */
import { describe, expect, it } from 'vitest';
import { freeSeats, type Lobby, type Person } from '../../../src/games/lobby/lobby.ts';
import { freeSeat, leave, leaveAll, sitDown, takeExtraSeat } from '../../../src/games/lobby/seating.ts';
import { ADA, acceptedLobby, BO, CY, lobbyOf, seatNames } from '../lobby/sample-lobby.ts';

const DI: Person = { id: '13', name: 'Di' };
const PEOPLE = [ADA, BO, CY, DI];

/** A party whose seats are taken in this order, as `ABA`; the first letter's person is not always the host. */
function party(order: string): Lobby {
  return [...order].reduce(
    (lobby, letter) => {
      const person = PEOPLE.find(({ name }) => name.startsWith(letter)) ?? ADA;
      return acceptedLobby(takeExtraSeat(lobby, person));
    },
    lobbyOf('koth', { mode: 'mission', seats: freeSeats('mission') }),
  );
}

describe('a host with two seats', () => {
  it.each(['AA', 'AAB', 'ABA', 'BAA', 'ABAC', 'BACA', 'AABC'])(
    'of %s who leaves one stays the host',
    (order) => {
      const lobby = party(order);
      const left = acceptedLobby(leave(lobby, ADA.id));
      expect(left.host).toEqual(ADA);
      // The last of the two seats is free.
      expect(seatNames(left)).toBe(seatNames(lobby).split(' ').with(order.lastIndexOf('A'), '-').join(' '));
    },
  );

  it.each(['AAB', 'ABA', 'BAA', 'BACA'])(
    'of %s whose seats are freed one by one stays until the last',
    (order) => {
      for (const [first, second] of [
        [order.indexOf('A'), order.lastIndexOf('A')],
        [order.lastIndexOf('A'), order.indexOf('A')],
      ] as const) {
        const one = acceptedLobby(freeSeat(party(order), first));
        expect(one.host).toEqual(ADA);
        expect(acceptedLobby(freeSeat(one, second)).host).toEqual(BO);
      }
    },
  );

  it.each(['AAB', 'ABA', 'BAA'])('of %s who leaves both hands it to the next', (order) => {
    expect(leaveAll(party(order), ADA.id).host).toEqual(BO);
  });
});

describe.each(['AB', 'ABC', 'ABCD', 'BCA', 'CABD'])('the lobby of %s', (order) => {
  const lobby = party(order);

  it.each([...order].filter((letter) => letter !== 'A'))('keeps its host when %s leaves', (letter) => {
    const person = PEOPLE.find(({ name }) => name.startsWith(letter)) ?? ADA;
    expect(acceptedLobby(leave(lobby, person.id)).host).toEqual(ADA);
  });

  it('goes to the first of the others in turn order', () => {
    const next = [...order].find((letter) => letter !== 'A');
    expect(acceptedLobby(leave(lobby, ADA.id)).host.name.charAt(0)).toBe(next);
  });

  it('stays with a host who sits nowhere', () => {
    const empty = [...order].reduce((rest, letter) => {
      const person = PEOPLE.find(({ name }) => name.startsWith(letter)) ?? ADA;
      return acceptedLobby(leave(rest, person.id));
    }, lobby);
    expect(seatNames(empty)).toBe('- - - -');
    expect(PEOPLE).toContainEqual(empty.host);
    expect(acceptedLobby(sitDown(empty, DI, {})).host).toEqual(empty.host);
  });
});
