import { describe, expect, it } from 'vitest';
import { checkMission, isMissionPack } from '../../../src/content/packs/check-mission.ts';
import { formatProblem } from '../../../src/content/packs/problem.ts';
import { known, problemsWith } from './mission-example.ts';

/** A phase of a boss as JSON. */
const phaseAt = (percent: number, id = 'a') =>
  JSON.stringify({ id, name: 'Rage', at: percent, effects: [], text: 'Worse.', story: 'It roars.' });

describe('what is wrong with a mission', () => {
  it.each<[string, (text: string) => string, string]>([
    [
      'a mark that means nothing, with row and column',
      (text) => text.replace('b . G X', 'b . H X'),
      'mission.sides[0].map[1] (column 4) is marked "H", which means nothing; marks here are',
    ],
    [
      'a figure that is missing',
      (text) => text.replace('3 . captain1', '3 . .'),
      'mission.sides[1].panels[0] has no figure: mark a space of the map "captain1", or bring one with "spawn".',
    ],
    [
      'a number that is missing on the map of a boss',
      (text) => text.replace('E 5 b 6 E', 'E 5 b . E'),
      'mission.sides[1].map needs each of the spaces 1 to 6 once for the red dice; look at 6.',
    ],
    [
      'a boss of more health than any',
      (text) => text.replace('"health": { "sum": [10,', '"health": { "sum": [1000,'),
      'mission.sides[1].panels[0].health',
    ],
    [
      'a clock that is too short',
      (text) => text.replace('{ "does": "nothing" },', ''),
      'mission.sides[0].clock has 11 segments; a clock has 12, the first of them straight up.',
    ],
    [
      'a panel that is not there',
      (text) =>
        text.replace('{ "does": "crisis", "panel": "guard" }', '{ "does": "crisis", "panel": "gaurd" }'),
      'mission.sides[0].clock[1].panel names "gaurd", which is no panel of this side.',
    ],
    [
      'a zone that is not there',
      (text) => text.replace('"at": { "zone": "gate" }', '"at": { "zone": "bridge" }'),
      'names "bridge", which is no zone of the map: name it in the legend of a mark that is drawn.',
    ],
    [
      'a token that is not there',
      (text) => text.replace('"token": "knockdown"', '"token": "frost"'),
      'mission.sides[1].panels[0].attacks[0].crit[0].token names the token "frost", which neither the mission nor the bot has.',
    ],
    [
      'a token at the start that is not there',
      (text) => text.replace('{ "shield": 1 }', '{ "shild": 1 }'),
      'names the token "shild", which neither the mission nor the bot has.',
    ],
    [
      'a counter that is not there',
      (text) =>
        text.replace(
          '"amount": { "count": "figures" }',
          '"amount": { "count": "counter", "counter": "keys" }',
        ),
      'mission.sides[0].exit.amount.counter names "keys", which is no counter of this side.',
    ],
    [
      'an id that stands twice',
      (text) => text.replace('"id": "sabre"', '"id": "order"'),
      'mission.sides[1].panels has the id "order" twice; give each one of its own.',
    ],
    [
      'phases that rise',
      (text) =>
        text.replace('"kind": "boss",', `"kind": "boss", "phases": [${phaseAt(30)},${phaseAt(60, 'b')}],`),
      'mission.sides[1].panels[0].phases must go from the highest part of the health down.',
    ],
    [
      'phases of others than bosses',
      (text) => text.replace('"kind": "henchman",', `"kind": "henchman", "phases": [${phaseAt(30)}],`),
      'mission.sides[0].panels[0].phases only a boss has phases.',
    ],
    [
      'an attack of a phase that is not there',
      (text) => text.replace('"id": "sabre",', '"id": "sabre", "phase": "rage",'),
      'mission.sides[1].panels[0].attacks[1] names "rage", which is no phase of this boss.',
    ],
    [
      'a property that is unknown',
      (text) => text.replace('"multi": true,', '"mutli": true,'),
      'mission.sides[0].panels[0].attacks[0] has no place for "mutli".',
    ],
    [
      'a level that there is not',
      (text) => text.replace('"level": 1', '"level": 7'),
      'mission.level must be one of 1, 2, 3, 4, 5.',
    ],
  ])('is told: %s', (_name, change, words) => {
    expect(problemsWith(change).join(' ')).toContain(words);
  });

  it('is told of what is no JSON', () => {
    const checked = checkMission('{', known());
    expect('problems' in checked && checked.problems.map(formatProblem).join()).toContain('is not JSON');
  });

  it('is that it is none', () => {
    expect(isMissionPack('{ "pack": 1, "hero": {} }')).toBe(false);
    expect(isMissionPack('[')).toBe(false);
  });
});
