/** The texts from which the model of questions is learned: the entries, and the question sets that are not held out. */
import { plain } from '../../../src/lookup/normalise.ts';
import { ruleIndex } from '../../../src/lookup/rule-index.ts';
import { readQuestion } from '../../../src/lookup/rule-question.ts';
import type { TaughtText } from './learn.ts';
import { OWN_SETS, olderSets, ownSets, UNTAUGHT } from './question-sets.ts';

/** How much a sentence of an entry's text counts, where its names and the questions of people count 1. */
const SENTENCE = 0.6;
const DETAIL = 0.25;

/** @param without further sets to leave out, to find out how well their questions are answered unseen */
export function taughtTexts(without: readonly string[] = []): TaughtText[] {
  const index = ruleIndex();
  const ofEntries = index.entries.flatMap(({ id, title, aliases, summary, details }): TaughtText[] => {
    const texts = (all: readonly string[], weight: number) =>
      all.map((text) => ({ text: plain(text), right: [id], weight }));
    return [
      ...texts([title, ...aliases], 1),
      ...texts(summary.split(/(?<=[.!?:;]) /), SENTENCE),
      ...texts(details, DETAIL),
    ];
  });
  const own = OWN_SETS.filter((set) => !UNTAUGHT.has(set) && !without.includes(set)).flatMap(ownSets);
  const asked = [...olderSets(), ...own]
    .filter(({ isHeldOut }) => !isHeldOut)
    .flatMap(({ questions }) => questions);
  const ofPeople = asked.map(({ ask, ids }) => ({
    text: readQuestion(index, ask).text,
    right: ids,
    weight: 1,
  }));
  return [...ofEntries, ...ofPeople].filter(({ text }) => text !== '');
}
