/** What the message at a game's end tells beside its result: titles, first achievements, the record of the two. */
import type { Seat } from '../../engine/index.ts';
import type { LateNews } from '../../games/ports/render.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { type Title, titlesOf } from '../../history/titles.ts';
import { featTexts } from '../../render/history/feats-text.ts';
import { sourceText } from '../../render/table/content-names.ts';
import { nameOf } from '../../render/table/players.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { playersOf } from './players.ts';

/** Returns the lines as small text; none for games without a result. */
export function trophyLines(snapshot: TableSnapshot, news: LateNews | null): readonly string[] {
  const { state, chronicle = null, ended, language } = snapshot;
  if (ended === 'called-off' || ended === 'abandoned') return [];
  const words = wordsFor(language);
  const name = (seat: Seat) => nameOf(playersOf(snapshot), seat, words);
  const winners = state.seats.flatMap(({ team }, seat) =>
    state.outcome?.kind === 'won' && state.outcome.team === team ? [seat] : [],
  );
  // After a concession nothing is said of how hard somebody was hit.
  const titles =
    chronicle === null || ended !== 'played' || state.mission || state.crawl
      ? []
      : winners.flatMap((seat) => {
          const told = titlesOf(chronicle, state, seat).map((title) => titleWords(title, words));
          return told.length === 0 ? [] : [words.trophy.titles(name(seat), told)];
        });
  const feats = (news?.feats ?? []).map(({ seat, ids }) =>
    words.feats.earned(
      name(seat),
      ids.map((id) => featTexts(id, words.feats).name),
    ),
  );
  const friendly = snapshot.friendly ? [words.trophy.friendly] : [];
  return [...titles, ...feats, ...recordLine(news, winners, name, words), ...friendly].map(
    (line) => `-# ${line}`,
  );
}

function recordLine(
  news: LateNews | null,
  winners: readonly number[],
  name: (seat: Seat) => string,
  { trophy }: Words,
): readonly string[] {
  if (!news?.record) return [];
  const [before, other] = news.record;
  if (before + other === 0) return [];
  const wins = [before + (winners.includes(0) ? 1 : 0), other + (winners.includes(1) ? 1 : 0)] as const;
  return [trophy.record(name(0), wins[0], wins[1], name(1))];
}

function titleWords(title: Title, words: Words): string {
  const { trophy } = words;
  switch (title.title) {
    case 'untouched':
      return trophy.untouched(title.turns);
    case 'big-hit':
      return trophy.bigHit(title.amount, title.source ? sourceText(title.source, words) : null);
    case 'comeback':
      return trophy.comeback(title.behind);
    case 'shield':
      return trophy.shield(title.prevented);
  }
}
