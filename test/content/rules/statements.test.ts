/** Plays every statement of the rule texts with the engine. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { loadRules } from '../../../src/content/rules/load.ts';
import { measure } from './measures.ts';

const stated = loadRules().entries.flatMap((rule) =>
  rule.states.map((statement): [string, (typeof rule.states)[number]] => [rule.id, statement]),
);

test('there are statements on dozens of points', () => {
  expect(stated.length).toBeGreaterThanOrEqual(60);
});

test.each(stated)('%s: %j', (id, statement) => {
  const played = measure(statement);
  const rule = `rule ${id} states ${JSON.stringify(statement)}; the engine played ${JSON.stringify(played)}`;
  expect(played, rule).toEqual(statement.is);
});

test('a figure that is stated stands in the text of its rule', () => {
  const { byId } = loadRules();
  const silent = stated.flatMap(([id, { what, is }]) => {
    const rule = byId.get(id);
    const text = [rule?.summary, ...(rule?.details ?? [])].join(' ');
    return typeof is === 'number' && !new RegExp(`(?<!\\d)${is}(?!\\d)`).test(text)
      ? [`${id}: ${what} ${is}`]
      : [];
  });
  expect(silent).toEqual([]);
});
