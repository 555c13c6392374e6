/** Who is in the battle that a view of a crawl shows. */
import type { GameView, Seat } from '../../engine/index.ts';

/** The seats of the battle that is fought now; null while the hero on the move is on the map, and in other modes. */
export function battleOf({ crawl, turn, pending }: GameView): readonly Seat[] | null {
  if (!crawl || crawl.after !== null || pending?.kind === 'move') return null;
  if (crawl.boss) {
    const { seat: boss, helper } = crawl.boss;
    return [...crawl.heroes.map(({ seat }) => seat), boss, ...(helper === null ? [] : [helper])];
  }
  const minion = crawl.minions.find(
    ({ seat, heroes }) => seat === turn.active || heroes.includes(turn.active),
  );
  return minion ? [...minion.heroes, minion.seat] : null;
}

/** Whether heroes shop or open chests now: the scenario is decided, and no card is played any more. */
export function isAfterwards({ crawl, outcome }: GameView): boolean {
  return crawl !== null && crawl.after !== null && outcome === null;
}
