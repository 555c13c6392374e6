/** Checks a Mission beyond the schema: its map is valid, and the names it refers to exist. */

import { allyById, isAlly } from '../../../engine/definitions.ts';
import { figuresOf, type HexMap, parseMap, spacesWhere, zoneOf } from '../../../engine/rules.ts';
import type { AllyDefinition } from '../../../engine/vocabulary/ally.ts';
import {
  CLOCK_SEGMENTS,
  type MissionDefinition,
  type MissionSide,
} from '../../../engine/vocabulary/mission.ts';
import { type Path, type Problem, quoted } from '../problem.ts';
import type { ExistingContent } from './existing-content.ts';
import { type Place, placesIn, textIn } from './places.ts';

/** The numbered spaces of a boss map, for the red dice. */
const NUMBERS = [1, 2, 3, 4, 5, 6];

export function missionProblems(mission: MissionDefinition, known: ExistingContent): Problem[] {
  const tokens = new Set((mission.tokens ?? []).map(({ id }) => id));
  const isToken = (id: string) => tokens.has(id) || known.token(id)?.isBuiltIn === true;
  return [
    ...takenTokens(mission, known),
    ...mission.sides.flatMap((side, at) => sideProblems(side, ['sides', at], isToken)),
    ...tokenProblems(mission.tokens ?? [], ['tokens'], isToken),
    ...tokenProblems(mission.allies ?? [], ['allies'], isToken),
    ...allyProblems(mission.allies ?? []),
  ];
}

function sideProblems(side: MissionSide, path: Path, isToken: (id: string) => boolean): Problem[] {
  const panels = side.panels.map(({ id }) => id);
  const parsed = parseMap(side.map, { ...(side.legend ? { legend: side.legend } : {}), panels });
  if ('problems' in parsed) {
    return parsed.problems.map(({ row, column, reason }) => ({
      path: [...path, 'map', row - 1],
      reason: column === 0 ? reason : `(column ${column}) ${reason}`,
    }));
  }
  return [
    ...repeated(side, path),
    ...phaseProblems(side, path),
    ...clockProblems(side, path),
    ...mapProblems(side, parsed.map, path),
    ...tokenProblems(side, path, isToken),
    ...nameProblems(side, parsed.map, path),
  ];
}

/** Returns problems for phases of other enemies than bosses, out of order, and of attacks that name no phase. */
function phaseProblems({ panels }: MissionSide, path: Path): Problem[] {
  return panels.flatMap(({ kind, phases = [], attacks }, at) => {
    const place: Path = [...path, 'panels', at];
    const unknown = attacks.flatMap(({ phase }, index) =>
      phase === undefined || phases.some(({ id }) => id === phase)
        ? []
        : [
            {
              path: [...place, 'attacks', index],
              reason: `names ${quoted(phase)}, which is no phase of this boss`,
            },
          ],
    );
    const isFalling = phases.every((phase, index) => index === 0 || phase.at < (phases[index - 1]?.at ?? 0));
    return [
      ...unknown,
      ...(phases.length > 0 && kind !== 'boss'
        ? [{ path: [...place, 'phases'], reason: 'only a boss has phases' }]
        : []),
      ...(isFalling
        ? []
        : [{ path: [...place, 'phases'], reason: 'must go from the highest part of the health down' }]),
    ];
  });
}

/** Returns problems for tokens whose ids belong to different tokens. */
function takenTokens({ tokens = [] }: MissionDefinition, known: ExistingContent): Problem[] {
  return tokens.flatMap((token, at) => {
    const other = known.token(token.id)?.definition;
    if (other === undefined || JSON.stringify(other) === JSON.stringify(token)) return [];
    const reason = `has the id ${quoted(token.id)}, which another token has; give it one of its own`;
    return [{ path: ['tokens', at, 'id'], reason }];
  });
}

/** Returns problems for ally ids in use, and for `plus-exhaust` powers that follow no kicker or ability. */
function allyProblems(allies: readonly AllyDefinition[]): Problem[] {
  const ids = allies.map(({ id }) => id);
  return allies.flatMap((ally, at) => {
    const { id, powers } = ally;
    const problems: Problem[] = [];
    // Two Missions may contain the same ally.
    const isTaken = isAlly(id) && JSON.stringify(allyById(id)) !== JSON.stringify(ally);
    if (isTaken || ids.indexOf(id) < at) {
      const reason = `has the id ${quoted(id)}, which another ally has; give it one of its own`;
      problems.push({ path: ['allies', at, 'id'], reason });
    }
    for (const [place, { kind }] of powers.entries()) {
      const before = powers[place - 1]?.kind;
      if (kind !== 'plus-exhaust' || before === 'kicker' || before === 'ability') continue;
      const reason = 'comes on top of the power before it, which must be a kicker or an ability';
      problems.push({ path: ['allies', at, 'powers', place], reason });
    }
    return problems;
  });
}

/** Returns problems for duplicate ids. */
function repeated({ panels, counters = [], objectives }: MissionSide, path: Path): Problem[] {
  const { main, bonus = [], perfect, lost = [] } = objectives;
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['panels', panels.map(({ id }) => id)],
    ['panels', panels.flatMap(({ attacks }) => attacks.map(({ id }) => id))],
    ['panels', panels.flatMap(({ id, phases = [] }) => phases.map((phase) => `${id} ${phase.id}`))],
    ['counters', counters.map(({ id }) => id)],
    ['objectives', [main, ...bonus, ...(perfect ? [perfect] : []), ...lost].map(({ id }) => id)],
  ];
  return lists.flatMap(([where, ids]) =>
    [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => ({
      path: [...path, where],
      reason: `has the id ${quoted(id)} twice; give each one of its own`,
    })),
  );
}

function clockProblems({ clock }: MissionSide, path: Path): Problem[] {
  if (clock.length === CLOCK_SEGMENTS) return [];
  const reason = `has ${clock.length} segments; a clock has ${CLOCK_SEGMENTS}, the first of them straight up`;
  return [{ path: [...path, 'clock'], reason }];
}

function mapProblems(side: MissionSide, map: HexMap, path: Path): Problem[] {
  const problems: Problem[] = [];
  const spawned = new Set(
    [...placesIn(side)].flatMap(({ value, key, within }) =>
      key === 'panel' && textIn(within, 'do') === 'spawn' ? [String(value)] : [],
    ),
  );
  const standing = new Set(figuresOf(map).map(({ panel }) => panel));
  for (const [at, { id, kind }] of side.panels.entries()) {
    if (kind === 'threat' || standing.has(id) || spawned.has(id)) continue;
    const reason = `has no figure: mark a space of the map ${quoted(`${id}1`)}, or bring one with "spawn"`;
    problems.push({ path: [...path, 'panels', at], reason });
  }
  if (side.panels.some(({ kind }) => kind === 'boss')) {
    const missing = NUMBERS.filter(
      (number) => spacesWhere(map, (mark) => mark.number === number).length !== 1,
    );
    if (missing.length > 0) {
      const reason = `needs each of the spaces 1 to 6 once for the red dice; look at ${missing.join(', ')}`;
      problems.push({ path: [...path, 'map'], reason });
    }
  }
  return problems;
}

/** Checks the panels, counters, zones and space labels that a side refers to. */
function nameProblems(side: MissionSide, map: HexMap, path: Path): Problem[] {
  const panels = side.panels.map(({ id }) => id);
  const counters = (side.counters ?? []).map(({ id }) => id);
  const problemOf = ({ key, value, within, path: place }: Place): string | null => {
    if (typeof value !== 'string') return null;
    const isPanel = key === 'panel' && !('figure' in within);
    if (isPanel && !panels.includes(value)) return `names ${quoted(value)}, which is no panel of this side`;
    if (key === 'counter' && !counters.includes(value)) {
      return `names ${quoted(value)}, which is no counter of this side`;
    }
    if (key === 'zone' && zoneOf(map, value).length === 0) {
      return `names ${quoted(value)}, which is no zone of the map: name it in the legend of a mark that is drawn`;
    }
    const isLabel = place.at(-2) === 'labels';
    return isLabel && !map.byId.has(value) ? `names ${quoted(value)}, which is no space of the map` : null;
  };
  return [...placesIn(side)].flatMap((place) => {
    const reason = problemOf(place);
    return reason === null ? [] : [{ path: [...path, ...place.path], reason }];
  });
}

function tokenProblems(within: object, path: Path, isToken: (id: string) => boolean): Problem[] {
  return [...placesIn(within)].flatMap((place) =>
    tokensAt(place)
      .filter((token) => !isToken(token))
      .map((token) => ({
        path: [...path, ...place.path],
        reason: `names the token ${quoted(token)}, which neither the mission nor the bot has`,
      })),
  );
}

function tokensAt({ key, value, within }: Place): string[] {
  if (key === 'token' && typeof value === 'string') return [value];
  const isStart = key === 'tokens' && 'attacks' in within && typeof value === 'object' && value !== null;
  return isStart ? Object.keys(value) : [];
}
