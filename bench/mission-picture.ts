import { setTimeout as pause } from 'node:timers/promises';
import { SCENES } from '../src/engine/vocabulary/scenery.ts';
import { renderMission } from '../src/render/picture/mission/render-mission.ts';
import { hero, missionModel } from '../test/render/picture/mission/mission-fixture.ts';
import { type Figure, percentile } from './figure.ts';
import { heldWhile } from './held-while.ts';

const PICTURES = 80;
const WARM_UP = 12;
/** Time between pictures, since the tables of several games do not change all at once. */
const BETWEEN_MS = 20;

/** Both pictures of a Mission with four heroes and changing figures on each painted ground in turn, and how long they block the event loop. */
export async function benchMissionPicture(): Promise<Figure[]> {
  for (let i = 0; i < WARM_UP; i += 1) await bothParts(party(1000 + i));
  const took: number[] = [];
  const sizes: number[] = [];
  const held = await heldWhile(async () => {
    for (let i = 0; i < PICTURES; i += 1) {
      await pause(BETWEEN_MS);
      const start = performance.now();
      const pictures = await bothParts(party(i));
      took.push(performance.now() - start);
      sizes.push(...pictures.map(({ png }) => png.length / 1024));
    }
  });
  const less = { better: 'less' as const };
  return [
    { what: 'mission, both pictures, p50', value: percentile(took, 50), unit: 'ms', target: null, ...less },
    { what: 'mission, both pictures, p95', value: percentile(took, 95), unit: 'ms', target: 100, ...less },
    { what: 'mission picture, largest', value: Math.max(...sizes), unit: 'KB', target: 200, ...less },
    { what: 'event loop held while drawing missions, p99', value: held.p99, unit: 'ms', target: 10, ...less },
  ];
}

/** At the same time, as for a table. */
function bothParts(model: ReturnType<typeof missionModel>) {
  return Promise.all([renderMission(model, 'map'), renderMission(model, 'boards')]);
}

function party(round: number) {
  const spaces = ['A3', 'C3', 'E4', 'H5'];
  const heroes = ['barbarian', 'moon-elf', 'ninja', 'monk'].map((id, seat) =>
    hero(seat, id, id, { space: spaces[seat] ?? null, health: 1 + ((round * (seat + 3)) % 30) }),
  );
  const model = missionModel({ round: `Round ${round}`, heroes, acting: { seat: round % 4 } });
  const scene = SCENES[round % SCENES.length];
  return { ...model, map: { ...model.map, ...(scene === undefined ? {} : { scene }) } };
}
