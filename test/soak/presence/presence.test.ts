import '../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { listHeroes } from '../../../src/engine/definitions.ts';
import { missionSetup } from '../missions/soak.ts';
import { noPresence } from './counts.ts';
import { countPresence } from './measure.ts';
import { Visits } from './people.ts';
import { printPresence } from './print.ts';

const heroes = listHeroes().map(({ id }) => id);

describe('the visits of a person', () => {
  it('last as long as one another, and others come in between', () => {
    const visits = new Visits('a');
    const first = visits.from(0);
    expect(visits.at(first)).toBe(0);
    expect(visits.from(first + 0.2)).toBe(first + 0.2);
    const second = visits.from(first + 0.3);
    expect(second).toBeGreaterThan(first + 0.25);
    expect(visits.at(second)).toBe(1);
  });

  it('are away in between', () => {
    const visits = new Visits('a');
    const begins = visits.from(0);
    expect(new Visits('a').at(begins / 2)).toBeNull();
  });
});

describe('the soak of people who come and go', () => {
  it('plays a Mission to its end and prints what they had to do', () => {
    const counts = noPresence();
    countPresence(missionSetup({ heroes, seed: 'presence' }, 'toll-bridge', 2, 0), counts);
    expect(counts.games).toBe(1);
    expect(counts.heroRounds).toBe(2 * counts.rounds);
    expect(counts.presses).toBeGreaterThan(counts.sittings);
    expect(counts.sittings).toBeGreaterThan(counts.rounds);
    expect(counts.passes).toBeLessThanOrEqual(counts.answers);
    expect(counts.longPhases).toBeLessThanOrEqual(counts.changes / 2);
    const lines: string[] = [];
    printPresence(2, counts, (line) => lines.push(line));
    expect(lines[0]).toBe(`party of 2: 1 Missions, ${counts.rounds} rounds`);
  }, 300_000);
});
