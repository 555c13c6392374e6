/** A registry of roads by id, filled at start-up by `content/`. */
import type { MissionId, RoadId } from '../../model/ids.ts';
import type { Consequence, RoadDefinition, RoadStage } from '../../vocabulary/road.ts';
import { ContentError } from '../content-error.ts';
import { listAllies } from './party-registry.ts';
import { missionById, panelIn, sideOf } from './registry.ts';

const roads = new Map<string, RoadDefinition>();

/**
 * Registers a road after its Missions and their allies.
 * @returns a function that removes the road
 * @throws ContentError when the id is taken, or a bonus or consequence names something that its Mission does not have
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
export function stageOf(
  road: RoadId,
  mission: MissionId,
): { readonly stage: RoadStage; readonly number: number } {
  const { stages } = roadById(road);
  const at = stages.findIndex((one) => one.mission === mission);
  const stage = stages[at];
  if (!stage) throw new ContentError(`mission ${mission} is not on the road ${road}`);
  return { stage, number: at + 1 };
}

/** Returns what is wrong with a road, as a sentence for developers; null when nothing is. */
function roadProblem({ stages }: RoadDefinition): string | null {
  for (const [at, { mission, bonus, decision }] of stages.entries()) {
    const { objectives } = sideOf(mission, 0);
    const optional = [...(objectives.bonus ?? []), ...(objectives.perfect ? [objectives.perfect] : [])];
    if (bonus && !optional.some(({ id }) => id === bonus.objective))
      return `${bonus.objective} is no optional objective of the first side of ${mission}`;
    if (decision.options.length < 2) return `${mission} has no choice`;
    const ids = decision.options.map(({ id }) => id);
    if (new Set(ids).size < ids.length) return `two options of ${mission} have one id`;
    for (const consequence of bonus?.brings ?? []) {
      const here = stages.slice(at).map((one) => one.mission);
      const isLater = consequence.mission !== mission || consequence.side === 1;
      if (!here.includes(consequence.mission) || !isLater) return `the bonus of ${mission} acts too early`;
    }
    const later = stages.slice(at + 1).map((one) => one.mission);
    const chosen = decision.options.flatMap(({ brings }) => brings);
    if (chosen.some((one) => !later.includes(one.mission))) return `a choice of ${mission} acts too early`;
    for (const consequence of [...(bonus?.brings ?? []), ...chosen]) {
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
