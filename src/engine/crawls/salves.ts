/** Salves: healing oneself, and reviving a fallen team-mate (rule: a-salve). */
import { crawlHeroOf, crawlOf, salveHeals, salveOf } from '../core/crawl/party.ts';
import { canBeHealed, healSeat } from '../core/damage/health.ts';
import { type Game, poolOf, seatOf } from '../core/game.ts';
import type { Action } from '../model/action.ts';
import type { Seat } from '../model/ids.ts';

/** Prefix of the option that revives a team-mate; the seat follows. */
const REVIVE = 'revive-';

/** The options of a hero who may spend a salve now: one on oneself, and one for each fallen team-mate. */
export function salveChoices(game: Game, seat: Seat): Action[] {
  if (crawlHeroOf(game, seat).salves === 0) return [];
  const own: Action[] = canBeHealed(game, seat) ? [{ type: 'choose', option: 'salve' }] : [];
  return [...own, ...revivals(game, seat)];
}

/** The options that revive a fallen team-mate; nobody revives himself. */
export function revivals(game: Game, seat: Seat): Action[] {
  if (crawlHeroOf(game, seat).salves === 0 || salveOf(game).revivesTo === 0) return [];
  return crawlOf(game).heroes.flatMap((_, other): Action[] =>
    other !== seat && seatOf(game, other).defeated ? [{ type: 'choose', option: `${REVIVE}${other}` }] : [],
  );
}

/** Spends a salve as an option says; returns false if the option is none for salves. */
export function spendSalve(game: Game, seat: Seat, option: string | number): boolean {
  const hero = crawlHeroOf(game, seat);
  if (option === 'salve') {
    hero.salves -= 1;
    const health = healSeat(game, seat, salveHeals(game));
    game.events.push({ e: 'salve', seat, on: seat, health, revived: false });
    return true;
  }
  if (typeof option !== 'string' || !option.startsWith(REVIVE)) return false;
  const on = Number(option.slice(REVIVE.length));
  const { revivesTo } = salveOf(game);
  hero.salves -= 1;
  seatOf(game, on).defeated = false;
  poolOf(game, on).health = revivesTo;
  game.events.push({ e: 'salve', seat, on, health: revivesTo, revived: true });
  return true;
}
