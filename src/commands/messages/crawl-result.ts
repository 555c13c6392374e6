/** The result of a Portal Crawl: won or lost, the score, and what the party carries home. */
import { lootById, scenarioById } from '../../engine/definitions.ts';
import { playedSeats } from '../../engine/hosting.ts';
import { campaignAfter, crawlScore } from '../../engine/rules.ts';
import type { Ending } from '../../games/game-service.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { decisionWords } from '../../render/crawl/shop-words.ts';
import type { FinishInput } from '../../render/finish/finish-model.ts';
import { escaped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import { campaignLine } from '../adventure/campaign.ts';
import { heroName } from '../heroes.ts';

/** The decision of a crawl for its final picture; null when it ended without a result. */
export function crawlDecision(
  { state, occupants }: TableSnapshot,
  how: Ending,
  words: Words,
): NonNullable<FinishInput['mission']> | null {
  const score = crawlScore(state);
  if (how === 'abandoned' || how === 'called-off' || !state.crawl || !score) return null;
  const { name } = scenarioById(state.crawl.id);
  return {
    title: endWords(state, words)[score.won ? 'won' : 'lost'](name),
    isWon: score.won,
    reasons: [
      decided(
        state,
        { isWon: score.won, how },
        namesAt(occupants, (name) => name),
        words,
      ),
    ],
  };
}

/** What decided the session: the heroes who fell have no health left. */
function decided(
  { crawl, seats, pools, outcome }: TableSnapshot['state'],
  { isWon, how }: { readonly isWon: boolean; readonly how: Ending },
  nameAt: (seat: number) => string,
  words: Words,
): string {
  const heroes = crawl?.heroes.length ?? 0;
  const fallen = seats.flatMap(({ pool }, seat) =>
    seat < heroes && pools[pool]?.health === 0 ? [nameAt(seat)] : [],
  );
  const hasLeft = outcome?.kind === 'won' && outcome.how === 'concession';
  const givenUp = how === 'agreed' ? 'vote' : hasLeft ? 'leaving' : null;
  return decisionWords({ isBattle: Boolean(crawl?.boss), isWon, givenUp, heroes }, fallen, words);
}

function namesAt(occupants: TableSnapshot['occupants'], written: (name: string) => string) {
  return (seat: number) => written(occupants[seat]?.name ?? '');
}

/** How the end of this kind of scenario is said. */
function endWords({ crawl }: TableSnapshot['state'], words: Words) {
  return words.crawl[crawl?.boss ? 'battle' : 'end'];
}

/** The result of a crawl or a Boss Battle as text. */
export function crawlResult(game: TableSnapshot, how: Ending, words: Words): string {
  const { gameId, state, occupants, crawl } = game;
  const { crawl: say, notices, table } = words;
  const score = crawlScore(state);
  if (how === 'abandoned' || how === 'called-off' || !state.crawl || !score) return notices.noResult;
  const { name, story } = scenarioById(state.crawl.id);
  const campaign = crawl ? campaignAfter(gameId, state, crawl) : null;
  const heroes = playedSeats(state).map(({ hero, pool }, seat) =>
    notices.health(
      table.named(escaped(occupants[seat]?.name ?? ''), heroName(hero, words)),
      state.pools[pool]?.health ?? 0,
    ),
  );
  return [
    `**${endWords(state, words)[score.won ? 'won' : 'lost'](escaped(name))}**`,
    `> ${escaped(score.won ? story.won : story.lost)}`,
    ...(score.won ? [] : [decided(state, { isWon: false, how }, namesAt(occupants, escaped), words)]),
    score.won
      ? say.score(
          score.total,
          say.scoreParts(score.scenario, score.salves, score.gold, score.tiles, score.loot),
        )
      : say.scoreLost(score.total),
    ...lootLines(state, words),
    ...(campaign ? [campaignLine(campaign, words)] : []),
    heroes.join(' · '),
  ].join('\n');
}

/** The loot that each hero takes along; no line for a hero without any. */
function lootLines({ crawl, seats }: TableSnapshot['state'], words: Words): string[] {
  return (crawl?.heroes ?? []).flatMap(({ loot = [] }, seat) => {
    const owner = seats[seat];
    if (loot.length === 0 || owner?.kind !== 'hero') return [];
    const names = loot.map((card) => escaped(lootById(card).card.name));
    return [`-# ${words.crawl.takesAlong(heroName(owner.hero, words), names)}`];
  });
}
