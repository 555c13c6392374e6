/** One measured figure with its target. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly target: number | null;
  /** Whether more is better. */
  readonly better: 'more' | 'less';
}

export function printFigure({ what, value, unit, target, better }: Figure): void {
  const shown = `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ${unit}`;
  const met = target === null || (better === 'more' ? value >= target : value <= target);
  const goal = target === null ? '' : `target ${better === 'more' ? '>=' : '<='} ${target} ${unit}`;
  console.log(
    `${what.padEnd(58)} ${shown.padStart(14)}   ${goal.padEnd(26)} ${target === null ? '' : met ? 'met' : 'MISSED'}`,
  );
}

/** The p-th percentile of some measurements, p from 0 to 100. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.ceil((p / 100) * sorted.length) - 1);
  return sorted[Math.max(0, index)] ?? Number.NaN;
}
