/** What the message at a game's end tells beside its result: titles, first achievements, the record of the two. */
import type { Seat } from '../../engine/index.ts';
import type { LateNews } from '../../games/ports/render.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { type Title, titlesOf } from '../../history/titles.ts';
import { featTexts } from '../../render/history/feats-text.ts';
import { sourceName, sourceText } from '../../render/table/content-names.ts';
import { nameOf, plainNameOf } from '../../render/table/players.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { playersOf } from './players.ts';

/** Returns the lines as small text; none for games without a result. */
export function trophyLines(snapshot: TableSnapshot, news: LateNews | null): readonly string[] {
  const { ended, language } = snapshot;
  if (ended === 'called-off' || ended === 'abandoned') return [];
  const words = wordsFor(language);
  const name = (seat: Seat) => nameOf(playersOf(snapshot), seat, words);
  const feats = (news?.feats ?? []).map(({ seat, ids }) =>
    words.feats.earned(
      name(seat),
      ids.map((id) => featTexts(id, words.feats).name),
    ),
  );
  const friendly = snapshot.friendly ? [words.trophy.friendly] : [];
  const titles = titleLines(snapshot, { name, source: sourceText }, words);
  return [...titles, ...feats, ...recordLine(snapshot, news, name, words), ...friendly].map(
    (line) => `-# ${line}`,
  );
}

/** Returns the titles of the winner and the record of the two people for the picture, where names are no markdown. */
export function drawnTrophyLines(snapshot: TableSnapshot, news: LateNews | null): readonly string[] {
  const words = wordsFor(snapshot.language);
  const name = (seat: Seat) => plainNameOf(playersOf(snapshot), seat, words);
  return [
    ...titleLines(snapshot, { name, source: sourceName }, words),
    ...recordLine(snapshot, news, name, words),
  ];
}

/** How names are written. */
interface Names {
  readonly name: (seat: Seat) => string;
  readonly source: (id: string, words: Words) => string;
}

function titleLines(snapshot: TableSnapshot, { name, source }: Names, words: Words): readonly string[] {
  const { state, chronicle = null, ended } = snapshot;
  // After a concession nothing is said of how hard somebody was hit.
  if (chronicle === null || ended !== 'played' || state.mission || state.crawl) return [];
  // Team-mates share their health, and with it most titles; each title is told once.
  const winners = winnersOf(snapshot).map((seat) => ({
    who: name(seat),
    titles: titlesOf(chronicle, state, seat).map((title) => titleWords(title, source, words)),
  }));
  const byHolders = new Map<string, string[]>();
  for (const title of new Set(winners.flatMap(({ titles }) => titles))) {
    const who = words.trophy.holders(
      winners.flatMap((winner) => (winner.titles.includes(title) ? [winner.who] : [])),
    );
    byHolders.set(who, [...(byHolders.get(who) ?? []), title]);
  }
  return [...byHolders].map(([who, titles]) => words.trophy.titles(who, titles));
}

function winnersOf({ state: { seats, outcome } }: TableSnapshot): readonly Seat[] {
  return seats.flatMap(({ team }, seat) => (outcome?.kind === 'won' && outcome.team === team ? [seat] : []));
}

function recordLine(
  snapshot: TableSnapshot,
  news: LateNews | null,
  name: (seat: Seat) => string,
  { trophy }: Words,
): readonly string[] {
  if (!news?.record) return [];
  const [before, other] = news.record;
  if (before + other === 0) return [];
  const winners = winnersOf(snapshot);
  const wins = [before + (winners.includes(0) ? 1 : 0), other + (winners.includes(1) ? 1 : 0)] as const;
  return [trophy.record(name(0), wins[0], wins[1], name(1))];
}

function titleWords(title: Title, source: Names['source'], words: Words): string {
  const { trophy } = words;
  switch (title.title) {
    case 'untouched':
      return trophy.untouched(title.turns);
    case 'big-hit':
      return trophy.bigHit(title.amount, title.source ? source(title.source, words) : null);
    case 'comeback':
      return trophy.comeback(title.behind);
    case 'shield':
      return trophy.shield(title.prevented);
  }
}
