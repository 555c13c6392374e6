/** Marks for the tiers of a board: fulfilled by the dice on the table, or fulfilled after changing one die. */
import type { AbilityLevel, AbilityVariant, HeroDefinition } from '../../engine/definitions.ts';
import type { SeatView } from '../../engine/index.ts';
import {
  type DieFace,
  type DieValue,
  meets,
  type Requirement as RolledRequirement,
} from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import { effectParts } from '../table/effect-words.ts';
import type { SheetTier, TierMark } from './tiers.ts';

/** Dice on the table and their roller. */
export interface Rolled {
  readonly dice: readonly DieFace[];
  readonly hero: HeroDefinition;
  readonly owner: SeatView;
}

const FACES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];

/**
 * The marks of a tier of `level`, the fulfilled one first; none for a tier without an Offensive Roll. A ladder
 * (`3/4/5 sword`) gets marks only for its best fulfilled step and the first one above it.
 */
export function tierMarks(tier: SheetTier, level: AbilityLevel, rolled: Rolled, words: Words): TierMark[] {
  const { dice, hero, owner } = rolled;
  const { board } = words.sheet;
  const steps = stepsOf(tier, level);
  const best = steps.findLastIndex(({ requires }) => meets(dice, hero.dice, requires));
  const marks: TierMark[] = [];
  const met = steps[best];
  if (met) {
    const { parts, more } = effectParts(met, hero, dice, owner, words);
    const partTexts = parts.map((part) => part.words);
    marks.push({ kind: 'met', text: more ? board.fulfilledMore(partTexts) : board.fulfilled(partTexts) });
  }
  const next = steps[best + 1];
  const change = next && oneChange(dice, hero, next.requires);
  if (next && change) {
    const count = steps.length > 1 ? countOf(next.requires) : null;
    marks.push({ kind: 'near', text: board.oneDieAway(change.from.map(faceText(words)), change.to, count) });
  }
  return marks;
}

const faceText = (words: Words) => (face: DieFace) => (face === null ? words.dice.blank : `${face}`);

/** The lines of the engine's ability that a drawn tier represents, the smallest first. */
export function stepsOf({ requirement }: SheetTier, { variants }: AbilityLevel): AbilityVariant[] {
  return rolledRequirements(requirement).flatMap(
    (wanted) => variants.find(({ requires }) => keyOf(requires) === keyOf(wanted)) ?? [],
  );
}

function rolledRequirements(requirement: SheetTier['requirement']): RolledRequirement[] {
  switch (requirement.kind) {
    case 'symbols': {
      const need = Object.fromEntries(requirement.parts.map(({ symbol, count }) => [symbol, count]));
      return [{ kind: 'symbols', need }];
    }
    case 'ladder':
      return requirement.counts.map((count) => ({ kind: 'symbols', need: { [requirement.symbol]: count } }));
    case 'straight':
      return [{ kind: 'straight', size: requirement.size }];
    case 'words':
      return readWords(requirement.text);
    case 'defense':
    case 'none':
      return [];
  }
}

/** Parses requirements without named symbols: `4 of a kind`, `3 + 2 like symbols`, `1 2 6`. */
function readWords(text: string): RolledRequirement[] {
  const count = /^([1-5]) of a kind$/.exec(text)?.[1];
  if (count !== undefined) return [{ kind: 'of-a-kind', count: Number(count) }];
  const sizes = /^([1-5](?: \+ [1-5])*) like symbols$/.exec(text)?.[1];
  if (sizes !== undefined) return [{ kind: 'like-symbols', sizes: sizes.split(' + ').map(Number) }];
  if (!/^[1-6]( [1-6])*$/.test(text)) return [];
  return [
    {
      kind: 'values',
      values: FACES.flatMap((face) =>
        text
          .split(' ')
          .filter((one) => one === `${face}`)
          .map(() => face),
      ),
    },
  ];
}

/** A key that is the same for equal requirements, independent of their order. */
function keyOf(requirement: RolledRequirement): string {
  switch (requirement.kind) {
    case 'symbols':
      return Object.entries(requirement.need)
        .map(([symbol, count]) => `${count} ${symbol}`)
        .sort()
        .join('+');
    case 'straight':
      return `${requirement.size} straight`;
    case 'of-a-kind':
      return `${requirement.count} of a kind`;
    case 'like-symbols':
      return `${requirement.sizes.toSorted().join(' + ')} like symbols`;
    case 'values':
      return requirement.values.toSorted().join(' ');
  }
}

function countOf(requirement: RolledRequirement): number | null {
  return requirement.kind === 'symbols' ? Math.max(...Object.values(requirement.need)) : null;
}

interface Change {
  /** Faces of which any one may be changed, ascending. */
  readonly from: readonly DieFace[];
  /** Faces of which any one is sufficient, ascending. */
  readonly to: readonly DieValue[];
}

/** The change of one die that fulfils it, with the most possible ways; null when no single change does. */
function oneChange(
  dice: readonly DieFace[],
  { dice: key }: HeroDefinition,
  requires: RolledRequirement,
): Change | null {
  const changes = new Map<string, Change>();
  for (const from of [...new Set(dice)].toSorted((a, b) => (a ?? 0) - (b ?? 0))) {
    const at = dice.indexOf(from);
    const to = FACES.filter((face) => meets(dice.with(at, face), key, requires));
    const known = changes.get(to.join());
    if (to.length > 0) changes.set(to.join(), { from: [...(known?.from ?? []), from], to });
  }
  const ways = ({ from, to }: Change) => from.length * to.length;
  return [...changes.values()].toSorted((a, b) => ways(b) - ways(a))[0] ?? null;
}
