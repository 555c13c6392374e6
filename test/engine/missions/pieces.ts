/** Checks the pieces of a Mission: none is lost or doubled, and all are on the map. */
import { expect } from 'vitest';
import { allBoosts } from '../../../src/engine/core/mission/registry.ts';
import { heroById, listAllies, missionById } from '../../../src/engine/definitions.ts';
import type { GameState } from '../../../src/engine/index.ts';
import { mapOf } from '../../../src/engine/rules.ts';

/** @throws what `expect` throws when a card, boost tile, ally or space is out of place */
export function checkPieces(state: GameState): void {
  const { mission } = state;
  if (!mission) throw new Error('no Mission');
  const lying = Object.values(mission.tiles).flatMap((tiles) =>
    tiles.flatMap(({ kind, id }) => (kind === 'boost' && id !== undefined ? [id] : [])),
  );
  const held = mission.heroes.flatMap((hero) => hero.held);
  const boosts = [...mission.boosts.pile, ...mission.boosts.used, ...lying, ...held];
  expect(boosts.sort()).toEqual(allBoosts().sort());
  for (const { hand, deck, discard, resolving, inPlay, hero } of state.seats) {
    expect([...hand, ...deck, ...discard, ...resolving, ...inPlay].length, hero).toBe(
      18 + heroById(hero).cards.length,
    );
  }
  const { hq, deck } = mission.allies;
  const allies = [...hq, ...deck, ...mission.heroes.flatMap((hero) => hero.allies)];
  expect(allies.sort()).toEqual(
    listAllies()
      .map(({ id }) => id)
      .sort(),
  );
  checkMap(state, mission);
  for (const { momentum } of mission.heroes) {
    expect(momentum).toBeGreaterThanOrEqual(0);
    expect(momentum).toBeLessThanOrEqual(15);
  }
}

/** Tiles, figures and heroes are on spaces of the map; heroes stand alone, and no two figures cover one space. */
function checkMap({ enemies = [] }: GameState, mission: NonNullable<GameState['mission']>): void {
  const map = mapOf(missionById(mission.id).sides[mission.side]);
  const known = new Set<string>(map.spaces.map(({ id }) => id));
  for (const [space, tiles] of Object.entries(mission.tiles)) {
    expect(known.has(space), space).toBe(true);
    expect(tiles.length, space).toBeGreaterThan(0);
  }
  const covered = enemies.flatMap(({ spaces, defeated }) => (defeated ? [] : spaces));
  expect(new Set(covered).size).toBe(covered.length);
  const standing = mission.heroes.flatMap(({ at, moved }) => (at !== null && moved ? [at] : []));
  expect(new Set(standing).size).toBe(standing.length);
  for (const space of [...covered, ...standing]) expect(known.has(space), space).toBe(true);
}
