/** The painted grounds: each Mission has its own, and the state of the map is seen in it. */
import { describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { MISSIONS } from '../../../../src/content/missions/index.ts';
import { createGame, viewOf } from '../../../../src/engine/index.ts';
import { FIGURE_LOOKS, FIXTURES, SCENES } from '../../../../src/engine/vocabulary/scenery.ts';
import { missionModelOf } from '../../../../src/render/mission/index.ts';
import { mapModelOf } from '../../../../src/render/mission/map-model.ts';
import { drawGround, drawMission, groundOf } from '../../../../src/render/picture/mission/draw-mission.ts';
import { figure } from '../../../../src/render/picture/mission/figures/figure.ts';
import type { MissionModel, SpaceModel } from '../../../../src/render/picture/mission/mission-model.ts';
import { rasteriseMission } from '../../../../src/render/picture/mission/rasterise-mission.ts';
import { pixelsOfSvg } from '../../../../src/render/picture/rasterise.ts';
import { wordsFor } from '../../../../src/words/index.ts';
import { missionModel } from './mission-fixture.ts';

const KILOBYTES = 1024;
const HEROES = ['barbarian', 'moon-elf', 'thor', 'huntress'];

/** The model of a Mission's first side at its beginning, or with the map of its second. */
function modelOf(id: string, side: 0 | 1 = 0): MissionModel {
  const state = createGame({
    mode: 'mission',
    seats: HEROES.map((hero) => ({ hero })),
    seed: 'grounds',
    first: 0,
    mission: { id, raised: 0 },
  });
  const view = viewOf(state, 'public');
  const players = HEROES.map((heroId) => ({ name: heroId, heroId, userId: null }));
  const model = missionModelOf({ view, players, prompt: null });
  if (side === 0) return model;
  const definition = MISSIONS.find((mission) => mission.id === id)?.sides[1];
  if (!view.mission || !definition) throw new Error(`no second side of ${id}`);
  return {
    ...model,
    map: { ...mapModelOf({ ...view.mission, tiles: [] }, definition, wordsFor(undefined)), figures: [] },
  };
}

/** The model with some of its spaces changed. */
function changed(model: MissionModel, change: (space: SpaceModel) => SpaceModel): MissionModel {
  return { ...model, map: { ...model.map, spaces: model.map.spaces.map(change) } };
}

const drawn = (model: MissionModel) => drawGround(groundOf(model));

describe('the grounds of the Missions', () => {
  it('are painted on both sides of each, and no two Missions share one', () => {
    const scenes = MISSIONS.map(({ sides }) => sides.map(({ scenery }) => scenery?.scene));
    for (const [first, second] of scenes) {
      expect(first).toBeDefined();
      expect(second).toBe(first);
    }
    expect(new Set(scenes.map(([first]) => first)).size).toBe(MISSIONS.length);
    expect(scenes.map(([first]) => first)).toEqual([...SCENES]);
  });

  it('name only zones of their map', () => {
    for (const { sides } of MISSIONS)
      for (const { scenery, legend } of sides) {
        const zones = Object.values(legend ?? {}).flatMap((mark) => mark.zones ?? []);
        for (const zone of Object.keys(scenery?.fixtures ?? {}))
          expect(zones.map((one) => one.replace(/-\d+$/, ''))).toContain(zone);
      }
  });

  it('use every fixture that there is', () => {
    const used = MISSIONS.flatMap(({ sides }) =>
      sides.flatMap(({ scenery }) => Object.values(scenery?.fixtures ?? {})),
    );
    expect(FIXTURES.filter((fixture) => !used.includes(fixture))).toEqual([]);
  });

  it.each(MISSIONS.map(({ id }) => id))('differ in colour as a whole, as a thumbnail shows: %s', (id) => {
    const mean = (mission: string) => meanColour(drawn(modelOf(mission)));
    const own = mean(id);
    const others = MISSIONS.filter((mission) => mission.id !== id).map((mission) => mean(mission.id));
    for (const other of others)
      expect(Math.hypot(...own.map((value, i) => value - (other[i] ?? 0)))).toBeGreaterThan(12);
  });

  it.each(MISSIONS.flatMap(({ id }) => [[id, 0] as const, [id, 1] as const]))(
    'are small enough: %s, side %i',
    (id, side) => {
      for (const part of ['map', 'boards'] as const)
        expect(rasteriseMission(modelOf(id, side), part).png.length).toBeLessThan(200 * KILOBYTES);
    },
  );
});

function meanColour(svg: string): number[] {
  const { rgba } = pixelsOfSvg(svg, 120);
  return [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let at = channel; at < rgba.length; at += 4) sum += rgba[at] ?? 0;
    return (4 * sum) / rgba.length;
  });
}

describe('the state of a map', () => {
  it.each([
    ['toll-bridge', 'gate', { tile: 'clear' }],
    ['embers-below', 'brazier', { plot: 1 }],
    ['sunken-archive', 'flood', { ground: 'blocked' }],
    ['siege-engine', 'track', { tile: 'clear' }],
    ['siege-engine', 'lever', { plot: 0 }],
    ['empty-throne', 'shard', { plot: 1 }],
    ['empty-throne', 'throne', { plot: 1 }],
  ] as const)('is seen in the ground of %s: %s', (id, fixture, change) => {
    const model = modelOf(id);
    const later = changed(model, (space) => (space.fixture === fixture ? { ...space, ...change } : space));
    expect(drawn(later)).not.toBe(drawn(model));
    expect(groundOf(later).key).not.toBe(groundOf(model).key);
  });

  it('is seen in the embers under heroes who stood still', () => {
    const model = modelOf('embers-below', 1);
    const glowing = changed(model, (space) => (space.fixture === 'ember' ? { ...space, plot: 1 } : space));
    expect(drawn(glowing)).not.toBe(drawn(model));
  });

  it('makes the fires brighter, the more of them burn', () => {
    const lit = (most: number) => {
      let left = most;
      return changed(modelOf('embers-below'), (space) => {
        if (space.fixture !== 'brazier') return space;
        left -= 1;
        return { ...space, plot: left >= 0 ? 1 : 0 };
      });
    };
    const red = [0, 2, 5].map((fires) => meanColour(drawn(lit(fires)))[0] ?? 0);
    expect(red).toEqual(red.toSorted((a, b) => a - b));
    expect((red[2] ?? 0) - (red[0] ?? 0)).toBeGreaterThan(10);
  });

  it('needs no new ground for what lies or stands on the map', () => {
    const model = modelOf('toll-bridge');
    const later = changed(model, ({ boost: _, ...space }) => space);
    expect(groundOf({ ...later, map: { ...later.map, figures: [] } }).key).toBe(groundOf(model).key);
  });
});

describe('a map without a painting', () => {
  it('has a plain ground with a plate for each space', () => {
    const model = missionModel();
    expect(model.map.scene).toBeUndefined();
    const plates = drawn(model).match(/<polygon/g)?.length ?? 0;
    expect(plates).toBe(model.map.spaces.filter(({ ground, tile }) => ground !== 'blocked' || tile).length);
  });

  it.each(SCENES)('may be given any of the landscapes: %s', (scene) => {
    const model = missionModel();
    const painted = { ...model, map: { ...model.map, scene } };
    expect(drawMission(painted, 'map')).toMatch(/^<svg .*<\/svg>$/s);
    expect(drawn(painted)).not.toBe(drawn(model));
  });
});

describe('the picture over a kept ground', () => {
  it('looks as the whole drawing does', () => {
    const model = modelOf('toll-bridge');
    const whole = pixelsOfSvg(drawMission(model, 'map'));
    rasteriseMission(model, 'map');
    const { png, width, height } = rasteriseMission(model, 'map');
    expect([width, height]).toEqual([whole.width, whole.height]);
    const again = pixelsOfSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
    );
    let apart = 0;
    for (let at = 0; at < whole.rgba.length; at += 1)
      if (Math.abs((whole.rgba[at] ?? 0) - (again.rgba[at] ?? 0)) > 40) apart += 1;
    expect(apart / whole.rgba.length).toBeLessThan(0.001);
  });
});

describe('figures', () => {
  it('are all different, and more than a disc', () => {
    const all = FIGURE_LOOKS.map((look) => figure(look, '#2f8f4e', 0, 0, 50));
    expect(new Set(all).size).toBe(FIGURE_LOOKS.length);
    for (const one of all) expect(one.match(/<path/g)?.length).toBeGreaterThan(5);
  });

  it('of different enemies of a side never look alike', () => {
    for (const { sides } of MISSIONS)
      for (const { panels } of sides) {
        const looks = panels.map(({ look }) => look);
        expect(new Set(looks).size).toBe(looks.length);
        expect(looks).not.toContain(undefined);
      }
  });
});
