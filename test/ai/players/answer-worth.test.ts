/** The table of answers says of each effect whether it asks, as the effects' rules do. */
import { expect, test } from 'vitest';
import { ANSWERS } from '../../../src/ai/players/answer-worth.ts';
import { ruleOf } from '../../../src/engine/rules.ts';

test.each(Object.entries(ANSWERS))('%s asks when its rule has answers, and only then', (name, entry) => {
  const asks = ruleOf({ do: name }).legal !== undefined;
  expect(entry !== 'asks nothing').toBe(asks);
});
