import '../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { MISSIONS } from '../../../src/content/missions/index.ts';
import { checkMission } from '../../../src/content/packs/check-mission.ts';
import { knownContent } from '../../../src/content/packs/checks/existing-content.ts';
import { placesIn } from '../../../src/content/packs/checks/places.ts';
import { inPackForm } from '../../../src/content/packs/print.ts';
import { formatProblem } from '../../../src/content/packs/problem.ts';
import { CHART_IDS } from '../../../src/content/tokens/on-enemies.ts';
import { figuresOf } from '../../../src/engine/core/mission/hex/figures.ts';
import { type HexMap, spacesWhere } from '../../../src/engine/core/mission/hex/map.ts';
import { parseMap } from '../../../src/engine/core/mission/hex/parse-map.ts';
import { reachable } from '../../../src/engine/core/mission/hex/reach.ts';
import { listTokens } from '../../../src/engine/definitions.ts';
import type { MissionSide } from '../../../src/engine/vocabulary/mission.ts';

function mapOf({ map, legend, panels }: MissionSide): HexMap {
  const parsed = parseMap(map, { ...(legend ? { legend } : {}), panels: panels.map(({ id }) => id) });
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed.map;
}

const sides = MISSIONS.flatMap(({ id, sides }) =>
  sides.map((side, at) => ({ name: `${id}, side ${at + 1}`, side, isRun: at === 0 })),
);

/** Whether an effect somewhere on a side does so with such a tile. */
const does = (effect: string, tile: string) => (side: MissionSide) =>
  [...placesIn(side)].some(
    ({ key, value, within }) => key === 'tile' && value === tile && 'do' in within && within.do === effect,
  );
const marked = (is: Parameters<typeof spacesWhere>[1]) => (side: MissionSide) =>
  spacesWhere(mapOf(side), is).length > 0;
const hasPanel = (kind: string) => (side: MissionSide) => side.panels.some((panel) => panel.kind === kind);
const hasKey = (wanted: string) => (side: MissionSide) =>
  [...placesIn(side)].some(({ key }) => key === wanted);

/** What the facts list as mechanisms of maps, and what else the rules of Missions have. */
const MECHANISMS: Readonly<Record<string, (side: MissionSide) => boolean>> = {
  'plot tokens': does('place-tile', 'plot'),
  'plot tokens that are taken': does('take-tile', 'plot'),
  'mystery tiles': marked(({ mystery }) => mystery === true),
  'clear tiles': does('place-tile', 'clear'),
  'tiles that block': does('place-tile', 'blocked'),
  'EXIT spaces': marked(({ exit }) => exit === true),
  'entry spaces': marked(({ entry }) => entry === true),
  'boost spaces': marked(({ boost }) => boost === true),
  'blocked spaces': marked(({ blocked }) => blocked === true),
  'numbered spaces': marked(({ number }) => number !== undefined),
  'henchmen covering 2+ spaces': (side) =>
    figuresOf(mapOf(side)).some(
      ({ panel, spaces }) =>
        spaces.length > 1 && side.panels.some(({ id, kind }) => id === panel && kind === 'henchman'),
    ),
  'special enemies': hasPanel('special'),
  'unstoppable threats': hasPanel('threat'),
  'printed loss conditions': ({ objectives }) => objectives.lost !== undefined,
  'bonus objectives': ({ objectives }) => objectives.bonus !== undefined,
  'perfect objectives': ({ objectives }) => objectives.perfect !== undefined,
  counters: ({ counters }) => counters !== undefined,
  'figures that come later': ({ ...side }) => [...placesIn(side)].some(({ value }) => value === 'spawn'),
  'figures that move': ({ ...side }) => [...placesIn(side)].some(({ value }) => value === 'move-figure'),
  'unique defenses': hasKey('last'),
  'CRIT effects': hasKey('crit'),
  multi: hasKey('multi'),
};

describe('the missions', () => {
  it('are six, of all levels, the first two for beginners', () => {
    expect(MISSIONS.map(({ level }) => level)).toEqual([1, 1, 2, 3, 4, 5]);
    expect(new Set(MISSIONS.map(({ id }) => id)).size).toBe(6);
  });

  it.each(MISSIONS)('$id can be written as a pack, and is right', (mission) => {
    const text = JSON.stringify({ pack: 1, mission: inPackForm(mission) });
    const checked = checkMission(text, knownContent(new Set()));
    expect('problems' in checked ? checked.problems.map(formatProblem) : []).toEqual([]);
    expect('mission' in checked && checked.mission).toEqual(mission);
  });

  it.each(MISSIONS)('$id marks what is our own', ({ unconfirmed }) => {
    expect(unconfirmed?.[0]).toContain('our own');
  });

  it.each(Object.entries(MECHANISMS))('have one with %s', (_name, isUsed) => {
    expect(sides.filter(({ side }) => isUsed(side)).map(({ name }) => name)).not.toEqual([]);
  });

  it('inflict every harmful status effect of the chart, except what difficulty and heroes bring', () => {
    const inflicted = new Set(
      sides.flatMap(({ side }) =>
        [...placesIn(side)].flatMap(({ value, within }) =>
          value === 'inflict' && 'token' in within ? [within.token] : [],
        ),
      ),
    );
    // Oppression comes with a raised difficulty, Focus Fire by a perk of heroes.
    const others = new Set(['oppression', 'focus-fire']);
    const harmful = listTokens().filter(
      ({ id, kind }) => CHART_IDS.has(id) && kind !== 'positive' && !others.has(id),
    );
    expect(harmful.map(({ id }) => id).filter((id) => !inflicted.has(id))).toEqual([]);
    expect(harmful.length).toBeGreaterThanOrEqual(14);
  });

  it('end with a boss each', () => {
    for (const { side, isRun } of sides) {
      expect(side.panels.some(({ kind }) => kind === 'boss')).toBe(!isRun);
    }
  });

  it('have up to three types of henchmen on a run', () => {
    for (const { side } of sides) {
      expect(side.panels.filter(({ kind }) => kind !== 'threat').length).toBeLessThanOrEqual(3);
    }
  });
});

describe.each(sides)('the map of $name', ({ side }) => {
  const map = mapOf(side);
  const marks = new Map(map.spaces.map(({ id, mark }) => [id, mark]));

  it('has at most 63 spaces, and room for four heroes', () => {
    expect(map.spaces.length).toBeLessThanOrEqual(63);
    const open = map.spaces.filter(({ mark }) => !mark.blocked && !mark.figure);
    expect(open.length).toBeGreaterThan(12);
  });

  it('has a way from an entry to every boost, tile, exit and figure once nobody is in it', () => {
    const starts = spacesWhere(map, ({ entry }) => entry === true);
    // Blocked spaces with a name are gates, which are opened.
    const isWall = (id: string) => marks.get(id)?.blocked === true && marks.get(id)?.zones === undefined;
    const there = new Set(reachable(map, starts, isWall));
    const wanted = spacesWhere(map, ({ blocked }) => !blocked);
    expect(starts).not.toEqual([]);
    expect(wanted.filter((id) => !there.has(id))).toEqual([]);
  });

  it('lets heroes stand beside some enemy from the first round on', () => {
    const starts = spacesWhere(map, ({ entry }) => entry === true);
    const there = reachable(map, starts, (id) => !!marks.get(id)?.blocked || !!marks.get(id)?.figure);
    const besideFoes = map.spaces.filter(
      ({ id, beside }) =>
        there.includes(id) && beside.some((other) => marks.get(other)?.figure !== undefined),
    );
    expect(besideFoes.length).toBeGreaterThanOrEqual(4);
  });
});
