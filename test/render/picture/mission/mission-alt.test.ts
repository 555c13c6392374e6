import { describe, expect, it } from 'vitest';
import { missionAltText } from '../../../../src/render/picture/mission/mission-alt.ts';
import { hero, missionModel } from './mission-fixture.ts';

describe('a mission in words', () => {
  const told = missionAltText(missionModel());
  const at = (text: string) => {
    expect(told).toContain(text);
    return told.indexOf(text);
  };

  it('begins with mission, round and whose move it is', () => {
    expect(told).toMatch(
      /^The Toll Bridge, Side 1: The Gate · Intro\. Round 3, Target & Resolve\. Ada: choose whom Mighty Blow hits\./,
    );
  });

  it('says what threatens whom before anything else, the weakest first', () => {
    const elf = at('Moon Elf on E4, 9 health, next to Bridge Guards 2 (E3).');
    const barbarian = at('Barbarian on C3, 22 health, next to Bridge Guards 1 (C2).');
    expect(elf).toBeLessThan(barbarian);
    expect(barbarian).toBeLessThan(at('The crisis clock moves 3'));
    expect(at('The crisis clock moves 3')).toBeLessThan(at('Enemies: '));
  });

  it('of the map tells threats, exits and boosts before all else, and leaves the boards to their own', () => {
    const map = missionAltText(missionModel(), 'map');
    const order = [
      'Moon Elf on E4, 9 health, next to',
      'Exit: ',
      'Boosts on ',
      'The crisis clock moves 3',
      'Enemies: ',
    ].map((text) => map.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(map).not.toContain('Enemy dice');
    const boards = missionAltText(missionModel(), 'boards');
    const first = ['Enemy dice: ', 'Bridge Guards on 3 strikes', 'Main: ', 'Allies to recruit: '].map(
      (text) => boards.indexOf(text),
    );
    expect(first).not.toContain(-1);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    expect(boards).not.toContain('next to');
    for (const text of [map, boards]) expect(text.length).toBeLessThanOrEqual(1024);
  });

  it('says exits, boosts and the state of the map before the clock and the enemies', () => {
    const { map } = missionModel();
    const spaces = map.spaces.map((space) => {
      if (space.space === 'A1') return { ...space, fixture: 'brazier' as const, plot: 1 };
      if (space.space === 'B1') return { ...space, fixture: 'gate' as const, ground: 'blocked' as const };
      return space.space === 'H6'
        ? { ...space, fixture: 'flood' as const, ground: 'blocked' as const }
        : space;
    });
    const words = missionAltText(missionModel({ map: { ...map, spaces } }));
    const order = [
      'next to Bridge Guards',
      'Exit: H4.',
      'Boosts on ',
      'Fire on A1.',
      'Closed gate: B1.',
      'Under water: H6.',
      'The crisis clock moves 3',
    ];
    const places = order.map((text) => words.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('leaves out who has gone by the exit', () => {
    expect(told).not.toContain('Black Widow on');
  });

  it('tells dice and what they activate', () => {
    at('Enemy dice: 4 strikes, 1 vortex, 1 hedron. Activated: Bridge Guards.');
  });

  it('tells what needs which dice', () => {
    at('Bridge Guards on 3 strikes, adjacent: Each adjacent hero takes 3 damage.');
  });

  it('tells figures with health and tokens', () => {
    at('Bridge Guards 1 C2 3 health 2 Shield 1 Burn 2 Poison');
  });

  it('tells heroes without an enemy beside them, and those who are not on the map yet', () => {
    const heroes = [hero(0, 'ninja', 'Ninja', { space: 'A1' }), hero(1, 'monk', 'Monk')];
    const words = missionAltText(missionModel({ heroes }));
    expect(words).toContain('Ninja on A1, 22 health, next to nobody.');
    expect(words).toContain('Monk not on the map yet, 22 health.');
  });

  it('never is longer than Discord takes, and never cut within a sentence', () => {
    const heroes = [0, 1, 2, 3].map((seat) =>
      hero(seat, 'ninja', `Ninja of Many Names ${seat}`, { space: 'E4' }),
    );
    const long = missionAltText(missionModel({ heroes, prompt: 'W'.repeat(300) }));
    expect(long.length).toBeLessThanOrEqual(1024);
    expect(long).toMatch(/\.$/);
  });
});
