/** The result of a Portal Crawl: won or lost, the score, and what the party carries home. */
import { crawlById } from '../../engine/definitions.ts';
import { playedSeats } from '../../engine/hosting.ts';
import { crawlScore } from '../../engine/rules.ts';
import type { Ending, TableSnapshot } from '../../games/game-service.ts';
import type { FinishInput } from '../../render/finish/finish-model.ts';
import { escaped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import { heroName } from '../heroes.ts';

/** The decision of a crawl for its final picture; null when it ended without a result. */
export function crawlDecision(
  { state }: TableSnapshot,
  how: Ending,
  { crawl: say }: Words,
): NonNullable<FinishInput['mission']> | null {
  const score = crawlScore(state);
  if (how === 'abandoned' || how === 'called-off' || !state.crawl || !score) return null;
  const { name, story } = crawlById(state.crawl.id);
  return {
    title: score.won ? say.won(name) : say.lost(name),
    isWon: score.won,
    reasons: [score.won ? story.won : story.lost],
  };
}

/** The result of a crawl as text. */
export function crawlResult({ state, occupants }: TableSnapshot, how: Ending, words: Words): string {
  const { crawl: say, notices, table } = words;
  const score = crawlScore(state);
  if (how === 'abandoned' || how === 'called-off' || !state.crawl || !score) return notices.noResult;
  const { name, story } = crawlById(state.crawl.id);
  const heroes = playedSeats(state).map(({ hero, pool }, seat) =>
    notices.health(
      table.named(escaped(occupants[seat]?.name ?? ''), heroName(hero, words)),
      state.pools[pool]?.health ?? 0,
    ),
  );
  const loot = state.crawl.heroes.reduce(
    (sum, { unidentified }) => sum + Object.values(unidentified).reduce((own, count) => own + count, 0),
    0,
  );
  return [
    `**${score.won ? say.won(escaped(name)) : say.lost(escaped(name))}**`,
    `> ${escaped(score.won ? story.won : story.lost)}`,
    score.won
      ? say.score(score.total, say.scoreParts(score.scenario, score.salves, score.gold, score.tiles))
      : say.scoreLost(score.total),
    say.carries(state.crawl.gold, loot),
    heroes.join(' · '),
  ].join('\n');
}
