/** A hero's own panel in the shop, and at the chests of a battle, in place of the hand. */
import type { GameView, Seat } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { escaped } from '../table/phrasing.ts';
import { heroNameOf, type TablePlayer } from '../table/players.ts';
import { belongings, isOverLimit, shopLines } from './shop-words.ts';

/** The heading, and what the hero owns, as markdown. */
export function ownLoot(view: GameView, players: readonly TablePlayer[], seat: Seat, words: Words): string {
  const { shop } = words.crawl;
  const hero = escaped(heroNameOf(players, seat));
  const { crawl } = view;
  const own = crawl?.heroes[seat];
  const owned = own ? belongings(own, words) : [];
  return [`### ${headingOf(view, hero, shop)}`, ...(owned.length > 0 ? [owned.join(' · ')] : [])].join('\n');
}

/** The result, and the cards that are offered to the hero who is asked, as markdown. */
export function ownOffers(view: GameView, players: readonly TablePlayer[], words: Words): string {
  return view.crawl ? shopLines(view, view.crawl, players, words).join('\n') : '';
}

function headingOf(view: GameView, hero: string, say: Words['crawl']['shop']): string {
  if (isOverLimit(view) && view.pending?.seat === view.viewer) return say.deckHeading(hero);
  return view.crawl?.boss ? say.chestHeading(hero) : say.heading(hero);
}
