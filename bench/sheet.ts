import { loadHeroReferences } from '../src/content/reference/load.ts';
import { warmUpPictures } from '../src/render/picture/render-board.ts';
import { renderHeroSheet } from '../src/render/sheet/index.ts';
import { type Figure, percentile } from './figure.ts';

/** The sheet of each hero: drawn at the first request, cached at the second. */
export async function benchSheet(): Promise<Figure[]> {
  // In practice the drawing thread is warm before anybody looks up a hero.
  await warmUpPictures();
  const [cold, cached]: [number[], number[]] = [[], []];
  for (const { id } of loadHeroReferences()) {
    cold.push(await timed(() => renderHeroSheet(id)));
    cached.push(await timed(() => renderHeroSheet(id)));
  }
  return [
    { what: 'hero sheet, cold, p50', value: percentile(cold, 50), unit: 'ms', target: null, better: 'less' },
    { what: 'hero sheet, cold, p95', value: percentile(cold, 95), unit: 'ms', target: 150, better: 'less' },
    {
      what: 'hero sheet, cached, slowest',
      value: Math.max(...cached),
      unit: 'ms',
      target: 5,
      better: 'less',
    },
  ];
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
