import '../../../../src/content/index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerBoost } from '../../../../src/engine/definitions.ts';
import type { GameEvent } from '../../../../src/engine/index.ts';
import { describeEvent } from '../../../../src/render/table/index.ts';
import { ADVENTURE_LINES } from './adventure-lines.ts';
import { DUEL_LINES } from './duel-lines.ts';
import { type Lines, NAMES } from './event-lines.ts';
import { MISSION_LINES } from './mission-lines.ts';

// Tests of other files deal the piles of Missions from all tiles that there are.
let remove: () => void;
beforeAll(() => {
  remove = registerBoost({ id: 'made-up-boost', name: 'Gust', count: 1, effects: [], text: 'Nothing.' });
});
afterAll(() => remove());

/** At least one of every kind: a new kind of event makes this a type error. */
const LINES: { readonly [K in GameEvent['e']]: Lines } = {
  ...DUEL_LINES,
  ...MISSION_LINES,
  ...ADVENTURE_LINES,
};

it.each(Object.values(LINES).flat())('%j', (event, line) => {
  expect(describeEvent(event, NAMES)).toBe(line);
});
