/** Checks the board: every level is complete and reachable. */
import type { Requirement } from '../../../engine/rules.ts';
import type { AbilityKind, AbilityLevel, HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { BOUNDS } from '../bounds.ts';
import { type Path, type Problem, quoted } from '../problem.ts';

type Part =
  | 'variants'
  | 'dice'
  | 'effects'
  | 'anyAttack'
  | 'mayReroll'
  | 'rerollCosts'
  | 'opposed'
  | 'passive';

/** The required and optional parts of each kind of ability. */
const PARTS: Readonly<Record<AbilityKind, { readonly has: readonly Part[]; readonly may: readonly Part[] }>> =
  {
    offensive: { has: ['variants'], may: [] },
    ultimate: { has: ['variants'], may: [] },
    defensive: { has: ['dice', 'effects'], may: ['anyAttack', 'mayReroll', 'rerollCosts', 'opposed'] },
    passive: { has: ['passive'], may: [] },
  };
const ALL_PARTS: readonly Part[] = [
  'variants',
  'dice',
  'effects',
  'anyAttack',
  'mayReroll',
  'rerollCosts',
  'opposed',
  'passive',
];

export function* boardProblems(hero: HeroDefinition): Generator<Problem> {
  for (const kind of ['offensive', 'defensive'] as const) {
    if (!hero.abilities.some((level) => level.kind === kind && level.level === 1)) {
      yield { path: ['abilities'], reason: `have no ${kind} ability of level 1` };
    }
  }
  for (const [at, level] of hero.abilities.entries()) {
    const path = ['abilities', at];
    yield* partProblems(level, path);
    yield* slotProblems(level, hero.abilities.slice(0, at), hero.abilities, path);
    for (const [line, { requires }] of level.variants.entries()) {
      yield* requirementProblems(requires, [...path, 'variants', line, 'requires']);
    }
    if (level.level > 1 && !hero.cards.some(({ upgradesTo }) => upgradesTo === level.id)) {
      yield { path, reason: `cannot be reached: no card upgrades to ${quoted(level.id)}` };
    }
  }
}

function hasPart(level: AbilityLevel, part: Part): boolean {
  return part === 'variants' ? level.variants.length > 0 : level[part] !== undefined;
}

function* partProblems(level: AbilityLevel, path: Path): Generator<Problem> {
  const { has, may } = PARTS[level.kind];
  for (const part of ALL_PARTS) {
    const where = [...path, part];
    if (has.includes(part) && !hasPart(level, part)) {
      yield { path: where, reason: `is missing; ${level.kind} abilities have it` };
    } else if (!has.includes(part) && !may.includes(part) && hasPart(level, part)) {
      yield { path: where, reason: `has no place in ${level.kind} abilities` };
    }
  }
  if (level.variants.length > 0 && !level.variants.some(({ id }) => id === level.id)) {
    yield { path: [...path, 'variants'], reason: `have none with the ability's own id ${quoted(level.id)}` };
  }
  if ((level.mayReroll ?? 0) > (level.dice ?? BOUNDS.dice)) {
    yield { path: [...path, 'mayReroll'], reason: 'is more than the dice that are rolled' };
  }
  if (level.rerollCosts !== undefined && level.mayReroll === undefined) {
    yield { path: [...path, 'rerollCosts'], reason: 'is the price of a re-roll that there is not' };
  }
}

function* slotProblems(
  level: AbilityLevel,
  before: readonly AbilityLevel[],
  all: readonly AbilityLevel[],
  path: Path,
): Generator<Problem> {
  const inSlot = all.filter(({ slot }) => slot === level.slot);
  const isBeside = (other: AbilityLevel) =>
    other.side !== undefined && level.side !== undefined && other.side !== level.side;
  if (before.some((other) => other.slot === level.slot && other.level === level.level && !isBeside(other))) {
    yield {
      path: [...path, 'level'],
      reason: `is ${level.level} for a second time in ${quoted(level.slot)}`,
    };
  }
  if (!inSlot.some((other) => other.level === 1)) {
    yield { path: [...path, 'slot'], reason: `is ${quoted(level.slot)}, where nothing of level 1 lies` };
  }
  if (inSlot.some((other) => other.level === 1 && other.kind !== level.kind)) {
    yield { path: [...path, 'kind'], reason: `is not that of level 1 in ${quoted(level.slot)}` };
  }
}

/** Yields problems of a requirement that five dice cannot meet, or that asks for nothing. */
export function* requirementProblems(requires: Requirement, path: Path): Generator<Problem> {
  if (requires.kind === 'like-symbols') {
    const wanted = requires.sizes.reduce((sum, size) => sum + size, 0);
    if (wanted > BOUNDS.dice)
      yield { path: [...path, 'sizes'], reason: `ask for ${wanted} dice; five are rolled` };
  }
  if (requires.kind !== 'symbols') return;
  const dice = Object.values(requires.need).reduce((sum, count) => sum + count, 0);
  if (dice === 0) yield { path: [...path, 'need'], reason: 'asks for nothing' };
  if (dice > BOUNDS.dice) yield { path: [...path, 'need'], reason: `asks for ${dice} dice; five are rolled` };
}
