/** A registry of roads by id, filled at start-up by `content/`. */
import type { MissionId, RoadId } from '../../model/ids.ts';
import type { Consequence, RoadDefinition, Station } from '../../vocabulary/road.ts';
import { ContentError } from '../registry.ts';
import { listAllies } from './party-registry.ts';
import { missionById, panelIn, sideOf } from './registry.ts';

const roads = new Map<string, RoadDefinition>();

/**
 * Registers a road after its Missions and their allies.
 * @returns a function that removes the road
 * @throws ContentError when the id is taken, or a deed or consequence names something that its Mission does not have
 */
export function registerRoad(road: RoadDefinition): () => void {
  if (roads.has(road.id)) throw new ContentError(`road ${road.id} is registered already`);
  const problem = roadProblem(road);
  if (problem !== null) throw new ContentError(`road ${road.id}: ${problem}`);
  roads.set(road.id, road);
  return () => void roads.delete(road.id);
}

/**
 * Returns the road with this id.
 * @throws ContentError for an unknown road
 */
export function roadById(id: RoadId): RoadDefinition {
  const road = roads.get(id);
  if (!road) throw new ContentError(`road ${id} is not known`);
  return road;
}

/** Returns all roads in registration order. */
export function listRoads(): readonly RoadDefinition[] {
  return [...roads.values()];
}

/**
 * Returns a Mission of a road and its number there, from 1.
 * @throws ContentError for an unknown road, or a Mission that is not on it
 */
export function stationOf(
  road: RoadId,
  mission: MissionId,
): { readonly station: Station; readonly number: number } {
  const { stations } = roadById(road);
  const at = stations.findIndex((one) => one.mission === mission);
  const station = stations[at];
  if (!station) throw new ContentError(`mission ${mission} is not on the road ${road}`);
  return { station, number: at + 1 };
}

/** Returns what is wrong with a road, as a sentence for developers; null when nothing is. */
function roadProblem({ stations }: RoadDefinition): string | null {
  for (const [at, { mission, deed, fork }] of stations.entries()) {
    const { bonus = [], perfect } = sideOf(mission, 0).objectives;
    const optional = [...bonus, ...(perfect ? [perfect] : [])];
    if (deed && !optional.some(({ id }) => id === deed.objective))
      return `${deed.objective} is no optional objective of the first side of ${mission}`;
    if (fork.options.length < 2) return `${mission} has no choice`;
    const ids = fork.options.map(({ id }) => id);
    if (new Set(ids).size < ids.length) return `two options of ${mission} have one id`;
    for (const consequence of deed?.brings ?? []) {
      const here = stations.slice(at).map((one) => one.mission);
      const isLater = consequence.mission !== mission || consequence.side === 1;
      if (!here.includes(consequence.mission) || !isLater) return `the deed of ${mission} acts too early`;
    }
    const later = stations.slice(at + 1).map((one) => one.mission);
    const chosen = fork.options.flatMap(({ brings }) => brings);
    if (chosen.some((one) => !later.includes(one.mission))) return `a choice of ${mission} acts too early`;
    for (const consequence of [...(deed?.brings ?? []), ...chosen]) {
      const problem = consequenceProblem(consequence);
      if (problem !== null) return problem;
    }
  }
  return null;
}

function consequenceProblem(consequence: Consequence): string | null {
  const { mission, side } = consequence;
  if (consequence.gives === 'held-attack') {
    const missing = consequence.panels.find((id) => panelIn(sideOf(mission, side), id) === null);
    return missing === undefined ? null : `${missing} is no panel of side ${side + 1} of ${mission}`;
  }
  if (consequence.gives === 'ally') {
    const deck = missionById(mission).allies ?? listAllies();
    return deck.some(({ id }) => id === consequence.ally)
      ? null
      : `${consequence.ally} is no ally of ${mission}`;
  }
  return consequence.gives === 'faster-clock' && consequence.segments < 1 ? 'a clock cannot go slower' : null;
}
