/** Statistics of measurements. */

export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
}

/** Null for no values, because JSON cannot represent NaN. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { count: values.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
}

/** The slope of the least-squares line through some points; 0 for fewer than two. */
export function slopeOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const across = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  const along = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return along === 0 ? 0 : across / along;
}
