/** Salves: healing oneself, and reviving a fallen team-mate (rule: a-salve). */
import { crawlHeroOf, crawlOf, salveHeals, salveOf } from '../core/crawl/party.ts';
import { canBeHealed, healSeat } from '../core/damage/health.ts';
import { type Game, heroSeatOf, poolOf, seatOf } from '../core/game.ts';
import { askingIn } from '../core/orders.ts';
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

/** Health up to this share of that at the start counts as little. */
const LITTLE = 0.5;

/**
 * Whether a hero whose battle begins is asked to spend a salve, by its standing order. By default it is not while some
 * of the healing would be lost: it could have healed before the move, and salves that are left score.
 */
export function isAskedForSalve(game: Game, seat: Seat): boolean {
  if (salveChoices(game, seat).length === 0) return false;
  const { orders } = heroSeatOf(game, seat);
  const asking = game.state.askAlways ? 'always' : askingIn(orders, 'salves');
  if (asking !== 'fitting') return asking === 'always';
  const { health, start } = poolOf(game, seat);
  return health + salveHeals(game) <= start || health <= start * LITTLE || revivals(game, seat).length > 0;
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
