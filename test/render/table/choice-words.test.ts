/** Labels of answers for each kind of question. */
import { expect, it } from 'vitest';
import { choiceLabel } from '../../../src/render/table/choice-words.ts';
import type { Question } from '../../../src/render/table/question.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const QUESTION: Question = {
  seat: 0,
  kind: 'target',
  moment: null,
  prompt: { ask: 'player' },
  source: 'Enforcer',
  effect: { do: 'choose-players', among: 'opponents', count: 2, distinct: true, upTo: true },
  open: [],
  hidden: [],
  isPrivate: false,
};

it.each([
  ['target', 'Nobody else'],
  ['reroll', 'Keep these dice'],
  ['alter', 'Change no other die'],
] as const)('a %s question is left with %s', (kind, label) => {
  expect(choiceLabel([], { ...QUESTION, kind }, 'skip', ENGLISH)).toBe(label);
});
