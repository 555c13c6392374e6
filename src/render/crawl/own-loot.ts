/** A hero's own panel in the shop, and at the chests of a battle, in place of the hand. */
import type { GameView, Seat } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { escaped } from '../table/phrasing.ts';
import { heroNameOf, type TablePlayer } from '../table/players.ts';
import { belongings, shopLines } from './shop-words.ts';

/** The heading, and what the hero owns, as markdown. */
export function ownLoot(
  { crawl }: GameView,
  players: readonly TablePlayer[],
  seat: Seat,
  words: Words,
): string {
  const { shop } = words.crawl;
  const hero = escaped(heroNameOf(players, seat));
  const own = crawl?.heroes[seat];
  const owned = own ? belongings(own, words) : [];
  const heading = crawl?.boss ? shop.chestHeading(hero) : shop.heading(hero);
  return [`### ${heading}`, ...(owned.length > 0 ? [owned.join(' · ')] : [])].join('\n');
}

/** The result, and the cards that are offered to the hero who is asked, as markdown. */
export function ownOffers(view: GameView, words: Words): string {
  return view.crawl ? shopLines(view, view.crawl, words).join('\n') : '';
}
