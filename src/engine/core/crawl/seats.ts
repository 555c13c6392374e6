/** The seats that people or bots play. */
import type { HeroSeat } from '../../model/combatant.ts';
import type { GameState } from '../../model/state.ts';

/** The heroes of a game in turn order, without the seats of minions in a Portal Crawl. */
export function playedSeats({ seats, crawl }: Pick<GameState, 'seats' | 'crawl'>): readonly HeroSeat[] {
  return crawl ? seats.slice(0, crawl.heroes.length) : seats;
}
