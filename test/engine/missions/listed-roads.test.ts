/** The registry of roads, and the roads that it lists. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import {
  ContentError,
  listMissions,
  listRoads,
  registerRoad,
  roadById,
} from '../../../src/engine/definitions.ts';
import { viewOf } from '../../../src/engine/index.ts';
import { BUTTON_LABEL_LENGTH } from '../../../src/render/discord-limits.ts';
import { SHORT_ROAD } from '../../scenarios/missions/short-road.ts';
import { begun, withShortRoad } from './on-a-road.ts';
import { checkPieces } from './pieces.ts';

withShortRoad();

describe('the registry of roads', () => {
  const [first, second] = SHORT_ROAD.stages;
  if (!first || !second) throw new Error('the road is short, but not that short');
  const [left] = first.decision.options;
  if (!left) throw new Error('no option');
  const brought = (brings: typeof left.brings) => ({
    ...SHORT_ROAD,
    id: 'wrong',
    stages: [
      { ...first, decision: { ...first.decision, options: [left, { ...left, id: 'other', brings }] } },
      second,
    ],
  });

  it('knows a road until it is taken away, and no two of one id', () => {
    expect(() => registerRoad(SHORT_ROAD)).toThrow(ContentError);
    const takeAway = registerRoad({ ...SHORT_ROAD, id: 'other-road' });
    expect(roadById('other-road').name).toBe('The Short Road');
    takeAway();
    expect(() => roadById('other-road')).toThrow(ContentError);
  });

  it.each([
    [
      'an unknown panel',
      { mission: 'second-lane', side: 0, gives: 'held-attack', panels: ['wolf'], text: '' },
    ],
    ['an unknown ally', { mission: 'second-lane', side: 0, gives: 'ally', ally: 'wolf', text: '' }],
    ['a slower clock', { mission: 'second-lane', side: 0, gives: 'faster-clock', segments: 0, text: '' }],
    ['an earlier Mission', { mission: 'first-lane', side: 0, gives: 'effects', effects: [], text: '' }],
  ] as const)('refuses a consequence with %s', (_, consequence) => {
    expect(() => registerRoad(brought([consequence]))).toThrow(ContentError);
  });

  it.each([
    ['a bonus without an objective', { ...first, bonus: { objective: 'late', text: '', brings: [] } }],
    ['no choice', { ...first, decision: { ...first.decision, options: [left] } }],
    ['two options of one id', { ...first, decision: { ...first.decision, options: [left, left] } }],
  ])('refuses %s', (_, stage) => {
    expect(() => registerRoad({ ...SHORT_ROAD, id: 'wrong', stages: [stage, second] })).toThrow(ContentError);
  });
});

describe.each(listRoads().map((road) => [road.name, road] as const))('%s', (_, { id, stages }) => {
  it('leads through every built-in Mission, from the easiest to the hardest', () => {
    const missions = stages.map(({ mission }) => mission);
    expect(missions).toEqual(
      listMissions()
        .map((mission) => mission.id)
        .filter((one) => missions.includes(one)),
    );
    expect(missions).toHaveLength(6);
  });

  it('has a bonus and a choice at each Mission, and six lines of story around it', () => {
    for (const { bonus, decision, story } of stages) {
      expect(bonus).toBeDefined();
      expect(decision.options.length).toBeGreaterThanOrEqual(2);
      for (const text of [story.before, story.between, story.won]) expect(text.split('\n')).toHaveLength(6);
      for (const { label } of decision.options)
        expect(label.length).toBeLessThanOrEqual(BUTTON_LABEL_LENGTH / 2);
    }
  });

  const marks = stages.flatMap(({ mission, decision }, at) =>
    decision.options.flatMap((option) => (stages[at + 1] ? [[mission, option.id, at] as const] : [])),
  );
  it.each(marks)('sets up the Mission after %s otherwise for the choice %s', (_mission, choice, at) => {
    const next = stages[at + 1]?.mission ?? '';
    const sessions = [
      { gameId: 'game', scenario: at + 1, won: true, points: 2, bonus: true as const, choice },
    ];
    for (const heroes of [1, 4]) {
      const alone = begun({ id: next }, { heroes });
      const state = begun({ id: next, road: { id, campaign: { id: 'game', sessions } } }, { heroes });
      const brings = stages[at]?.decision.options.find((option) => option.id === choice)?.brings ?? [];
      const here = brings.filter((one) => one.mission === next && one.side === 0);
      expect(viewOf(state, 'public').mission?.road?.consequences).toEqual(here.map(({ text }) => text));
      checkPieces(state);
      const { road, ...mission } = state.mission ?? {};
      expect(road?.behind).toHaveLength(1);
      expect({ ...state, mission }).not.toEqual(alone);
    }
  });
});
