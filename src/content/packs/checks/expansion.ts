/** Checks an expansion of Adventures: its boards, tiles, loot and scenarios are complete and name what is there. */
import {
  expansionOf,
  isLoot,
  isScenario,
  listBosses,
  listEnvironments,
  listExpansions,
  listProgramBoards,
} from '../../../engine/definitions.ts';
import { crawlLayoutProblem } from '../../../engine/rules.ts';
import type { BossDefinition } from '../../../engine/vocabulary/adventure.ts';
import type { RollObjective } from '../../../engine/vocabulary/crawl.ts';
import type { ExpansionDefinition } from '../../../engine/vocabulary/expansion.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { type Path, type Problem, quoted } from '../problem.ts';
import { boardProblems } from './board.ts';
import type { ExistingContent } from './existing-content.ts';
import { duplicateProblems, idProblems } from './ids.ts';
import { referenceProblems } from './references.ts';
import { sideProblems } from './sides.ts';
import { workProblems } from './work.ts';

export function* expansionProblems(
  expansion: ExpansionDefinition,
  known: ExistingContent,
): Generator<Problem> {
  const { id, minions, bosses } = expansion;
  if (listExpansions().some((other) => other.id === id))
    yield { path: ['id'], reason: `is ${quoted(id)}, which another expansion has; give it one of its own` };
  yield* takenIds(expansion);
  for (const [at, { board, objective, brings = {} }] of minions.entries()) {
    yield* boardOf(expansion, board, ['minions', at, 'board'], known);
    if (board.cards.length > 0)
      yield { path: ['minions', at, 'board', 'cards'], reason: 'must be empty: minions have no cards' };
    yield* objectiveProblems(objective, board, ['minions', at, 'objective']);
    for (const token of Object.keys(brings)) {
      if (!hasToken(expansion, board, token, known))
        yield { path: ['minions', at, 'brings', token], reason: 'is no token of the pack or the bot' };
    }
  }
  for (const [at, boss] of bosses.entries()) yield* bossProblems(expansion, boss, ['bosses', at], known);
  yield* looseProblems(expansion, known);
  yield* scenarioProblems(expansion);
}

/** Ids that other content has, and ids that come twice. */
function* takenIds({
  minions,
  bosses,
  environments,
  loot,
  crawls,
  battles,
}: ExpansionDefinition): Generator<Problem> {
  const boards = new Set(listProgramBoards().map(({ id }) => id));
  const tiles = new Set(listEnvironments().map(({ id }) => id));
  const lists = [
    {
      path: 'minions',
      at: ['board', 'id'],
      ids: minions.map(({ board }) => board),
      isTaken: (id: string) => boards.has(id),
    },
    {
      path: 'bosses',
      at: ['board', 'id'],
      ids: bosses.map(({ board }) => board),
      isTaken: (id: string) => boards.has(id),
    },
    { path: 'environments', at: ['id'], ids: environments, isTaken: (id: string) => tiles.has(id) },
    { path: 'loot', at: ['card', 'id'], ids: loot.map(({ card }) => card), isTaken: isLoot },
    { path: 'crawls', at: ['id'], ids: crawls, isTaken: isScenario },
    { path: 'battles', at: ['id'], ids: battles, isTaken: isScenario },
  ];
  for (const { path, at, ids, isTaken } of lists) {
    yield* duplicateProblems(ids, [path]);
    for (const [index, { id }] of ids.entries()) {
      if (isTaken(id))
        yield { path: [path, index, ...at], reason: `is ${quoted(id)}, which the bot has already` };
    }
  }
  const crawlIds = new Set(crawls.map(({ id }) => id));
  for (const [at, { id }] of battles.entries()) {
    if (crawlIds.has(id))
      yield { path: ['battles', at, 'id'], reason: `is ${quoted(id)}, as a crawl of the pack is` };
  }
}

/** A board with the tokens of the expansion, as the checks of heroes want it. */
function whole({ tokens }: ExpansionDefinition, board: HeroDefinition): HeroDefinition {
  const own = new Set(board.tokens.map(({ id }) => id));
  return { ...board, tokens: [...board.tokens, ...tokens.filter(({ id }) => !own.has(id))] };
}

function hasToken(
  { tokens }: ExpansionDefinition,
  board: HeroDefinition,
  token: string,
  known: ExistingContent,
): boolean {
  return (
    [...tokens, ...board.tokens].some(({ id }) => id === token) || known.token(token)?.isBuiltIn === true
  );
}

function* boardOf(
  expansion: ExpansionDefinition,
  board: HeroDefinition,
  path: Path,
  known: ExistingContent,
  isBoss = false,
): Generator<Problem> {
  const all = whole(expansion, board);
  const problems = [
    // Names on boards of the program may be those of heroes, as some of the bot are.
    ...idProblems(board, { ...known, namesOf: () => [] }),
    ...referenceProblems(all, known),
    ...[...boardProblems(board)].filter(({ reason }) => isBoss || !reason.startsWith('have no defensive')),
    ...sideProblems(all, known),
    ...workProblems(all),
  ];
  for (const problem of problems) yield { ...problem, path: [...path, ...problem.path] };
  for (const part of ['mythic', 'feats', 'setup'] as const) {
    if (board[part] !== undefined) yield { path: [...path, part], reason: 'is for heroes; leave it out' };
  }
}

function* objectiveProblems(objective: RollObjective, board: HeroDefinition, path: Path): Generator<Problem> {
  if (objective.kind !== 'symbols') return;
  const symbols = new Set(Object.values(board.dice));
  for (const symbol of Object.keys(objective.need)) {
    if (!symbols.has(symbol))
      yield { path: [...path, 'need'], reason: `names ${quoted(symbol)}, which is not on the dice` };
  }
}

function* bossProblems(
  expansion: ExpansionDefinition,
  { board, copies, cards, priorities }: BossDefinition,
  path: Path,
  known: ExistingContent,
): Generator<Problem> {
  yield* boardOf(expansion, board, [...path, 'board'], known, true);
  const actions = board.cards.filter(({ kind }) => kind !== 'upgrade').map(({ id }) => id);
  if (actions.length === 0)
    yield {
      path: [...path, 'board', 'cards'],
      reason: 'have no action card; a boss draws one in each of its turns',
    };
  for (const [part, named] of [
    ['copies', copies],
    ['cards', cards],
  ] as const) {
    for (const id of actions) {
      if (!Object.hasOwn(named, id))
        yield { path: [...path, part], reason: `have nothing for the action card ${quoted(id)}` };
    }
    for (const id of Object.keys(named)) {
      if (!actions.includes(id))
        yield { path: [...path, part], reason: `name ${quoted(id)}, which is no action card of the boss` };
    }
  }
  for (const [id, { objective }] of Object.entries(cards))
    yield* objectiveProblems(objective, board, [...path, 'cards', id, 'objective']);
  const lines = new Set(board.abilities.flatMap(({ variants }) => variants.map(({ id }) => id)));
  for (const id of lines) {
    if (!Object.hasOwn(priorities, id))
      yield { path: [...path, 'priorities'], reason: `have no number for the ability ${quoted(id)}` };
  }
  for (const id of Object.keys(priorities)) {
    if (!lines.has(id))
      yield { path: [...path, 'priorities'], reason: `name ${quoted(id)}, which is no ability of the boss` };
  }
}

/** Tiles and loot, whose effects are checked as those of cards. */
function* looseProblems(
  { tokens, environments, loot, bosses }: ExpansionDefinition,
  known: ExistingContent,
): Generator<Problem> {
  const [any] = listBosses();
  if (any === undefined) return;
  const effectsOf = [
    ...environments.map(({ effects }, at) => ({ effects, path: ['environments', at] })),
    ...loot.map(({ card }, at) => ({ effects: card.effects, when: card.when, path: ['loot', at, 'card'] })),
    ...bosses.flatMap(({ cards }, at) =>
      Object.entries(cards).map(([id, { bonus }]) => ({ effects: bonus, path: ['bosses', at, 'cards', id] })),
    ),
  ];
  // Their dice are those of whoever plays: symbols are not checked.
  const [card] = any.board.cards;
  if (card === undefined) return;
  const cards = effectsOf.map(({ effects }, at) => ({ ...card, id: `loose-${at}`, effects }));
  const board: HeroDefinition = { ...any.board, abilities: [], cards, tokens };
  const found = [
    ...[...referenceProblems(board, known)].filter(({ reason }) => !reason.includes('not on the dice')),
    ...sideProblems(board, known),
    ...workProblems(board),
  ];
  for (const { path, reason } of found) {
    const [list, at, ...rest] = path;
    const place = list === 'cards' && typeof at === 'number' ? effectsOf[at]?.path : undefined;
    yield { path: place === undefined ? path : [...place, ...rest], reason };
  }
}

function* scenarioProblems({ crawls, battles, bosses, loot }: ExpansionDefinition): Generator<Problem> {
  for (const [at, crawl] of crawls.entries()) {
    const problem = crawlLayoutProblem(crawl);
    if (problem !== null) yield { path: ['crawls', at, 'map'], reason: `cannot be played: ${problem}` };
  }
  const own = new Set(bosses.map(({ board }) => board.id));
  for (const [at, { boss }] of battles.entries()) {
    const isBuiltIn =
      listBosses().some(({ board }) => board.id === boss) && expansionOf('boss', boss) === null;
    if (!own.has(boss) && !isBuiltIn)
      yield {
        path: ['battles', at, 'boss'],
        reason: `is ${quoted(boss)}, which is no boss of the pack or the bot`,
      };
  }
  for (const [at, { card }] of loot.entries()) {
    if (card.kind === 'upgrade')
      yield {
        path: ['loot', at, 'card', 'kind'],
        reason: 'is "upgrade"; loot is a main, roll or instant card',
      };
  }
}
