import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { afterEach, describe, expect, it } from 'vitest';
import { botPlayer } from '../../../src/ai/players/index.ts';
import '../../../src/content/index.ts';
import { suggestMissions } from '../../../src/commands/mission/missions.ts';
import { MISSIONS } from '../../../src/content/missions/index.ts';
import { unloadPacks } from '../../../src/content/packs/add-pack.ts';
import { checkMission, isMissionPack } from '../../../src/content/packs/check-mission.ts';
import { loadPacks } from '../../../src/content/packs/load.ts';
import { formatProblem } from '../../../src/content/packs/problem.ts';
import { isMission, missionById, registerMission } from '../../../src/engine/definitions.ts';
import { applyLegal, openQuestions } from '../../../src/engine/hosting.ts';
import { createGame, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { findMissions, missionAnswer } from '../../../src/lookup/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { EXAMPLE, known, PAGE } from './mission-example.ts';

/** Bots play it to its end. */
function playExample(seed: number): GameState {
  const random = seedrandom.alea(`example ${seed}`);
  const state = createGame({
    mode: 'mission',
    seats: [{ hero: 'barbarian' }, { hero: 'monk' }, { hero: 'huntress' }],
    seed: `example ${seed}`,
    first: 0,
    mission: { id: 'small-gate', raised: 0 },
  });
  for (let presses = 0; !state.outcome; presses += 1) {
    expect(presses).toBeLessThan(4000);
    const seat = openQuestions(state)[0]?.seat ?? -1;
    const action = botPlayer.chooseAction(viewOf(state, seat), legalActions(state, seat), random);
    applyLegal(state, seat, action);
  }
  return state;
}

const PORTER = {
  id: 'porter',
  name: 'Porter',
  cost: 2,
  powers: [
    {
      kind: 'kicker',
      id: 'kicker',
      in: 'offensive',
      effects: [{ do: 'add-damage', amount: 1 }],
      text: 'Your Attack deals 1 more.',
    },
    {
      kind: 'plus-exhaust',
      id: 'plus-exhaust',
      effects: [{ do: 'draw', count: 1, who: 'owner' }],
      text: 'Draw 1 card.',
    },
  ],
};

/** The example with an ally. */
function withAllies(...allies: object[]): string {
  const pack: unknown = JSON.parse(EXAMPLE);
  const mission = typeof pack === 'object' && pack !== null && 'mission' in pack ? pack.mission : {};
  return JSON.stringify({ pack: 1, mission: { ...(typeof mission === 'object' ? mission : {}), allies } });
}

let withdraw = () => {};
afterEach(() => withdraw());

describe('docs/missions.md', () => {
  it('has an example that is right, and can be set up', () => {
    expect(isMissionPack(EXAMPLE)).toBe(true);
    const checked = checkMission(EXAMPLE, known());
    expect('problems' in checked ? checked.problems.map(formatProblem) : []).toEqual([]);
    if (!('mission' in checked)) return;
    withdraw = registerMission(checked.mission);
    const state = createGame({
      mode: 'mission',
      seats: [{ hero: 'barbarian' }, { hero: 'monk' }],
      seed: 'example',
      first: 0,
      mission: { id: 'small-gate', raised: 0 },
    });
    const [question] = openQuestions(state);
    expect(question?.kind).toBe('move');
    // All free spaces on this side of the gate.
    expect(legalActions(state, 0)).toHaveLength(7);
  });

  it('has an example that is played to its end, on both of its sides', () => {
    const checked = checkMission(EXAMPLE, known());
    if (!('mission' in checked)) throw new Error('the example is not right');
    withdraw = registerMission(checked.mission);
    const ends = Array.from({ length: 6 }, (_, seed) => playExample(seed));
    expect(ends.every((end) => end.outcome !== null)).toBe(true);
    expect(ends.some((end) => end.mission?.side === 1)).toBe(true);
  });

  it('has room for allies of its own, which come in place of the shared ones', () => {
    const text = withAllies(PORTER);
    const checked = checkMission(text, known());
    expect('problems' in checked ? checked.problems.map(formatProblem) : []).toEqual([]);
    if (!('mission' in checked)) return;
    withdraw = registerMission(checked.mission);
    const state = createGame({
      mode: 'mission',
      seats: [{ hero: 'barbarian' }],
      seed: 'example',
      first: 0,
      mission: { id: 'small-gate' },
    });
    expect(state.mission?.allies).toEqual({ hq: ['porter'], deck: [] });
  });

  it('says what is wrong with an ally', () => {
    const problemsOf = (ally: object) => {
      const checked = checkMission(withAllies(ally), known());
      return 'problems' in checked ? checked.problems.map(formatProblem) : [];
    };
    expect(problemsOf({ ...PORTER, id: 'toll-clerk' })[0]).toContain('which another ally has');
    expect(problemsOf({ ...PORTER, powers: PORTER.powers.toReversed() })[0]).toContain(
      'a kicker or an ability',
    );
    expect(problemsOf({ ...PORTER, cost: 0 })).toHaveLength(1);
  });

  it('takes figures for each size of the party in texts, and no other braces', () => {
    const problemsOf = (text: string) => {
      const checked = checkMission(EXAMPLE.replace('Deal 4 damage', text), known());
      return 'problems' in checked ? checked.problems.map(formatProblem) : [];
    };
    expect(EXAMPLE).toContain('Deal 4 damage');
    expect(problemsOf('Deal {4/3/2} damage')).toEqual([]);
    for (const wrong of ['Deal {4} damage', 'Deal {x/2} damage', 'Deal {4/3 damage']) {
      expect(problemsOf(wrong)[0]).toContain('figures such as {9/7/6/5}');
    }
  });

  it('names the missions that can be printed', () => {
    for (const { id } of MISSIONS) expect(PAGE).toContain(`\`${id}\``);
  });
});

describe('a folder of packs', () => {
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'throneroom-mission-pack-'));
    withdraw = () => {
      unloadPacks();
      rmSync(made, { recursive: true, force: true });
    };
    return made;
  };

  it('puts a mission into play, found by what people type', () => {
    const packs = folder();
    writeFileSync(join(packs, 'gate.json'), EXAMPLE);
    const { missions, refused } = loadPacks(packs);
    expect(refused).toEqual([]);
    expect(missions.map(({ file, mission }) => [file, mission.id])).toEqual([['gate.json', 'small-gate']]);
    expect(isMission('small-gate')).toBe(true);
    expect(findMissions('small gat').map(({ id }) => id)[0]).toBe('small-gate');
    expect(suggestMissions('small', ENGLISH).map(({ value }) => value)).toEqual(['small-gate']);
    expect(missionAnswer('small-gate', 0, 2)?.mission.name).toBe(missionById('small-gate').name);
    unloadPacks();
    expect(isMission('small-gate')).toBe(false);
    expect(findMissions('small-gate').map(({ id }) => id)).not.toContain('small-gate');
  });

  it.each<[string, string, string]>([
    ['an id of ours', '"id": "toll-bridge"', 'mission.id is "toll-bridge", which another mission has'],
    [
      'an id that reads like one of ours',
      '"id": "tollbridge"',
      'mission.id is "tollbridge", which another mission has',
    ],
  ])('leaves out a mission with %s, and says why', (_what, id, reason) => {
    const packs = folder();
    writeFileSync(join(packs, 'gate.json'), EXAMPLE.replace('"id": "small-gate"', id));
    const { missions, refused } = loadPacks(packs);
    expect(missions).toEqual([]);
    expect(refused.map(({ file }) => file)).toEqual(['gate.json']);
    expect(refused[0]?.problems.join()).toContain(reason);
    expect(missionById('toll-bridge').name).toBe('The Toll Bridge');
  });

  it('leaves out the second of two with one id, and a token that is played otherwise elsewhere', () => {
    const packs = folder();
    writeFileSync(join(packs, 'a.json'), EXAMPLE);
    writeFileSync(join(packs, 'b.json'), EXAMPLE);
    const burn = { id: 'burn', name: 'Burn', kind: 'negative', limit: 1, text: 'Nothing.' };
    const other = EXAMPLE.replace(
      '"id": "small-gate"',
      `"tokens": [${JSON.stringify(burn)}], "id": "other-gate"`,
    );
    writeFileSync(join(packs, 'c.json'), other.replace(/"name": "[^"]*"/, '"name": "Another Gate"'));
    const { missions, refused } = loadPacks(packs);
    expect(missions).toHaveLength(1);
    expect(refused.map(({ file }) => file)).toEqual(['b.json', 'c.json']);
    expect(refused[1]?.problems.join()).toContain('has the id "burn", which another token has');
  });
});
