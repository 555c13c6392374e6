/** Prints every figure beside its target. `npm run bench -- duels` runs one part. */
import { benchDuels } from './duels.ts';
import { printFigure } from './figure.ts';

const parts: Readonly<Record<string, () => Promise<readonly import('./figure.ts').Figure[]>>> = {
  duels: async () => benchDuels(),
};

const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const figure of await part()) printFigure(figure);
}
