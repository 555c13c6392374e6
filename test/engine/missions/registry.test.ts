import { expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { ContentError } from '../../../src/engine/core/content-error.ts';
import {
  listMissions,
  missionById,
  panelIn,
  registerMission,
  sideOf,
} from '../../../src/engine/core/mission/registry.ts';
import { SKIRMISH } from '../../scenarios/missions/skirmish.ts';

const FORD = { ...SKIRMISH, id: 'ford' };

it('knows a Mission from its registration until it is taken away', () => {
  const takeAway = registerMission(FORD);
  expect(missionById('ford')).toBe(FORD);
  expect(listMissions()).toContain(FORD);
  expect(panelIn(sideOf('ford', 0), 'a')?.name).toBe('Archer');
  expect(panelIn(sideOf('ford', 1), 'a')).toBeNull();
  expect(() => registerMission(FORD)).toThrow(ContentError);
  takeAway();
  expect(() => missionById('ford')).toThrow(ContentError);
});

it('refuses a side on which two panels share an id', () => {
  const [run, boss] = FORD.sides;
  const twice = { ...FORD, sides: [{ ...run, panels: [...run.panels, ...run.panels] }, boss] as const };
  expect(() => registerMission(twice)).toThrow(/two panels/);
});
