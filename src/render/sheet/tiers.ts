import { type Requirement, readRequirement } from './requirement.ts';

/** `met`: these dice fulfil it; `near`: they would with one die changed or rerolled. */
export interface TierMark {
  readonly kind: 'met' | 'near';
  readonly text: string;
}

/** One line of an ability: its requirement and its effects. */
export interface SheetTier {
  /** Of a secondary ability; null for the ability itself. */
  readonly name: string | null;
  readonly requirement: Requirement;
  readonly effects: readonly string[];
  /** The next tier has the same text, which is shown there. */
  readonly sharesText?: true;
  /** Marks for the dice on a table; left out outside of a game. */
  readonly marks?: readonly TierMark[];
}

interface TierText {
  readonly name?: string | undefined;
  readonly requires: string;
  readonly effects: readonly string[];
}

/**
 * The tiers of an ability. Neighbours that require more of the same symbol and differ only in figures are
 * joined, as on printed boards: `3/4/5 sword: deal 4/6/8 damage`.
 */
export function sheetTiers(texts: readonly TierText[], symbols: readonly string[]): SheetTier[] {
  const tiers: SheetTier[] = [];
  for (const text of texts) {
    const tier: SheetTier = {
      name: text.name ?? null,
      requirement: readRequirement(text.requires, symbols),
      effects: text.effects,
    };
    const last = tiers.at(-1);
    const joined = last && joinTiers(last, tier);
    if (joined) tiers[tiers.length - 1] = joined;
    else {
      if (last && isSameText(last, tier)) tiers[tiers.length - 1] = { ...last, sharesText: true };
      tiers.push(tier);
    }
  }
  return tiers;
}

/** Whether one text covers two tiers of an ability, as the printed one may: it stands once, below the second. */
function isSameText(lower: SheetTier, higher: SheetTier): boolean {
  const isOne = lower.name === null && higher.name === null && lower.effects.length > 0;
  if (!isOne || lower.effects.length !== higher.effects.length) return false;
  return lower.effects.every((effect, at) => effect === higher.effects[at]);
}

function joinTiers(lower: SheetTier, higher: SheetTier): SheetTier | null {
  const from = ladder(lower.requirement);
  const to = ladder(higher.requirement);
  if (!from || !to || from.symbol !== to.symbol || higher.name !== null) return null;
  if (lower.effects.length !== higher.effects.length) return null;
  const effects = lower.effects.map((effect, i) =>
    joinFigures(effect, higher.effects[i] ?? '', from.counts.length),
  );
  const all = effects.filter((effect) => effect !== null);
  if (all.length !== effects.length) return null;
  const requirement = {
    kind: 'ladder',
    symbol: from.symbol,
    counts: [...from.counts, ...to.counts],
  } as const;
  return { name: lower.name, requirement, effects: all };
}

function ladder(requirement: Requirement): { symbol: string; counts: readonly number[] } | null {
  if (requirement.kind === 'ladder') return requirement;
  const [part, ...others] = requirement.kind === 'symbols' ? requirement.parts : [];
  return part && others.length === 0 ? { symbol: part.symbol, counts: [part.count] } : null;
}

const FIGURE = /\d+(?:\/\d+)*/g;

/** `deal 4/6 damage` and `deal 8 damage` become `deal 4/6/8 damage`; null when more than figures differ. */
function joinFigures(lower: string, higher: string, steps: number): string | null {
  if (lower.replace(FIGURE, '#') !== higher.replace(FIGURE, '#')) return null;
  const next = higher.match(FIGURE) ?? [];
  let i = 0;
  return lower.replace(FIGURE, (figure) => {
    const added = next[i++] ?? '';
    const before = figure.split('/');
    if (before.length === 1 && before[0] === added) return figure;
    // A figure that was the same so far is written once: repeat it for every earlier step.
    const filled = before.length === steps ? before : Array.from({ length: steps }, () => figure);
    return [...filled, added].join('/');
  });
}
