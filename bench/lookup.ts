import { pino } from 'pino';
import '../src/content/index.ts';
import { oddsTable } from '../src/ai/odds/odds.ts';
import { findRule } from '../src/commands/lookup/find-rule.ts';
import { pageMessage } from '../src/commands/lookup/page-message.ts';
import { NO_FILTER } from '../src/commands/lookup/rule-filter.ts';
import { RULE_MODES } from '../src/content/rules/schema.ts';
import { listHeroes } from '../src/engine/definitions.ts';
import { encodeClaim, searchRules } from '../src/lookup/index.ts';
import { ruleIndex } from '../src/lookup/rule-index.ts';
import type { RuleFilter } from '../src/render/lookup/index.ts';
import { ENGLISH } from '../src/words/index.ts';
import { OWN_SETS, olderSets, ownSets } from '../test/lookup/quality/question-sets.ts';
import { type Figure, percentile } from './figure.ts';

/** Rule searches: every title, every title mistyped, and every title as a question. */
export function benchSearch(): Figure[] {
  const start = performance.now();
  ruleIndex();
  const building = performance.now() - start;
  const titles = ruleIndex().entries.map(({ title }) => title);
  const queries = titles.flatMap((title) => [
    title,
    mistyped(title),
    `what happens with ${title} in a duel?`,
  ]);
  for (const query of queries.slice(0, 50)) searchRules(query);
  const took = queries.map((query) => timed(() => searchRules(query)));
  return [
    { what: 'rule search, building the index', value: building, unit: 'ms', target: null, better: 'less' },
    {
      what: `rule search, p50 of ${took.length}`,
      value: percentile(took, 50),
      unit: 'ms',
      target: null,
      better: 'less',
    },
    {
      what: `rule search, p99 of ${took.length}`,
      value: percentile(took, 99),
      unit: 'ms',
      target: 5,
      better: 'less',
    },
  ];
}

/** Answers of `/rule` to people's questions, in a Mission's thread, elsewhere, and for somebody who plays duels alone: the search and the message. */
export async function benchRule(): Promise<Figure[]> {
  const questions = [...olderSets(), ...OWN_SETS.flatMap(ownSets)].flatMap((set) => set.questions);
  const filters: readonly RuleFilter[] = [
    NO_FILTER,
    { mode: 'missions', ofGame: true, plays: RULE_MODES },
    { ...NO_FILTER, plays: ['duel'] },
  ];
  for (const { ask } of questions.slice(0, 50)) await answer(ask, NO_FILTER);
  const took: number[] = [];
  for (const filter of filters) {
    for (const { ask } of questions) {
      const start = performance.now();
      await answer(ask, filter);
      took.push(performance.now() - start);
    }
  }
  const figure = (percent: number, target: number | null): Figure => ({
    what: `answer of /rule to a question, p${percent} of ${took.length}`,
    value: percentile(took, percent),
    unit: 'ms',
    target,
    better: 'less',
  });
  return [figure(50, null), figure(99, 20)];
}

async function answer(ask: string, filter: RuleFilter): Promise<void> {
  const found = findRule(ask, filter.mode, filter.plays);
  if (found.id === null) return;
  const { verdict, near } = found;
  await pageMessage(
    {
      kind: 'rule',
      id: found.id,
      ...(verdict && { claim: encodeClaim(verdict.claim) }),
      ...(near === undefined ? {} : { near }),
    },
    {
      words: ENGLISH,
      language: 'en-GB',
      audience: { kind: 'private' },
      filter,
      rulesUrl: null,
      pictures: true,
      log: pino({ enabled: false }),
    },
  );
}

/** The odds of every ability on a hero's board: the first request, and a repeated one. */
export function benchOdds(): Figure[] {
  const [cold, warm]: [number[], number[]] = [[], []];
  for (const { dice, abilities } of listHeroes()) {
    const goals = abilities.flatMap(({ id, variants }) =>
      variants.map(({ requires }, tier) => ({ id: `${id}/${tier}`, requirement: requires })),
    );
    const ask = () => oddsTable(goals, dice, { attempts: 2, dice: [1, 2, 3, 4, 6] });
    cold.push(timed(ask));
    warm.push(timed(ask));
  }
  return [
    {
      what: 'odds of a whole board, cold, slowest hero',
      value: Math.max(...cold),
      unit: 'ms',
      target: 200,
      better: 'less',
    },
    {
      what: 'odds of a whole board, warm, slowest hero',
      value: Math.max(...warm),
      unit: 'ms',
      target: 5,
      better: 'less',
    },
  ];
}

function mistyped(title: string): string {
  const at = Math.floor(title.length / 2);
  return title.slice(0, at) + title.slice(at + 1);
}

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
