/**
 * The page on the engine shows the program that is run here, and what it returns. After a change of the rules:
 * `node --import tsx -e "import('./test/docs/whole-game.ts').then((m) => console.log(m.playDuel('whole game').join('\\n')))"`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playDuel } from './whole-game.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/engine.md'), 'utf8');
const [program = '', returned = ''] = [...page.matchAll(/```\w*\n([\s\S]*?)```/g)].map(
  ([, block = '']) => block,
);

test('docs/engine.md shows the program as it is', () => {
  expect(program).toBe(readFileSync(join(import.meta.dirname, 'whole-game.ts'), 'utf8'));
  expect(program.split('\n').length).toBeLessThanOrEqual(31);
});

test('the program plays a whole game, with the result that the page tells', () => {
  expect(playDuel('whole game').join('\n')).toBe(returned.trimEnd());
  expect(returned).toMatch(/\d+ to \d+ health, won\n$/);
});
