import { setTimeout as pause } from 'node:timers/promises';
import { renderMission } from '../src/render/picture/mission/render-mission.ts';
import { hero, missionModel } from '../test/render/picture/mission/mission-fixture.ts';
import { type Figure, percentile } from './figure.ts';
import { heldWhile } from './held-while.ts';

const PICTURES = 80;
const WARM_UP = 12;
/** Time between pictures: tables of several games change now and then, not all at once. */
const BETWEEN_MS = 20;

/** The picture of a mission with four heroes, each time with other figures, and how long it holds the event loop. */
export async function benchMissionPicture(): Promise<Figure[]> {
  for (let i = 0; i < WARM_UP; i += 1) await renderMission(party(1000 + i));
  const took: number[] = [];
  const sizes: number[] = [];
  const held = await heldWhile(async () => {
    for (let i = 0; i < PICTURES; i += 1) {
      await pause(BETWEEN_MS);
      const start = performance.now();
      const { png } = await renderMission(party(i));
      took.push(performance.now() - start);
      sizes.push(png.length / 1024);
    }
  });
  const less = { better: 'less' as const };
  return [
    { what: 'mission picture, p50', value: percentile(took, 50), unit: 'ms', target: null, ...less },
    { what: 'mission picture, p95', value: percentile(took, 95), unit: 'ms', target: 100, ...less },
    { what: 'mission picture, largest', value: Math.max(...sizes), unit: 'KB', target: 220, ...less },
    { what: 'event loop held while drawing missions, p99', value: held.p99, unit: 'ms', target: 10, ...less },
  ];
}

function party(round: number) {
  const spaces = ['A3', 'C3', 'E4', 'H5'];
  const heroes = ['barbarian', 'moon-elf', 'ninja', 'monk'].map((id, seat) =>
    hero(seat, id, id, { space: spaces[seat] ?? null, health: 1 + ((round * (seat + 3)) % 30) }),
  );
  return missionModel({ round: `Round ${round}`, heroes, acting: { seat: round % 4 } });
}
