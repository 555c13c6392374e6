/** The boss of a Boss Battle: the upgrades that it buys, and the action cards that it draws (rule: a-boss-setup, a-boss-step). */
import type { CardId, Seat } from '../../model/ids.ts';
import type { BossCard } from '../../vocabulary/adventure.ts';
import type { RollObjective } from '../../vocabulary/crawl.ts';
import { shuffle } from '../chance.ts';
import { cardAt, type Game, heroSeatOf } from '../game.ts';
import { abilityOf, cardOf, cardsOf, deckOf } from '../registry.ts';
import { contextOf, pushEffects } from '../stack/push-effects.ts';
import { crawlOf } from './party.ts';
import { bossById } from './registry.ts';

/** Without a card that shows one, the boss rolls for straights, which every board uses. */
const NO_CARD: RollObjective = { kind: 'straights' };

/** The seat of the boss; null in a crawl. */
export function bossSeat({ state: { crawl } }: Game): Seat | null {
  return crawl?.boss ? crawl.heroes.length : null;
}

/** Action cards of a boss, each as often as it is in the deck. */
export function actionDeck(board: string): CardId[] {
  return deckOf(board).filter((card) => cardOf(board, card).kind !== 'upgrade');
}

/**
 * Turns over the upgrades of the boss one by one: a level that is no better than what lies there is discarded and
 * replaced, level III over level II costs the difference, and the first that cannot be paid ends it.
 */
export function buyUpgrades(game: Game, seat: Seat, budget: number): void {
  const state = heroSeatOf(game, seat);
  const upgrades = cardsOf(state.hero).filter(({ kind }) => kind === 'upgrade');
  let left = budget;
  for (const card of shuffle(game.state.chance, upgrades)) {
    if (card.upgradesTo === undefined) continue;
    const level = abilityOf(state.hero, card.upgradesTo);
    const present = state.upgrades[level.slot];
    if (present !== undefined && abilityOf(state.hero, present).level >= level.level) continue;
    const covered = state.inPlay
      .map((id) => cardAt(game, seat, id))
      .find(({ upgradesTo }) => upgradesTo === present);
    const price = card.cost - (covered?.cost ?? 0);
    if (price > left) return;
    left -= price;
    state.upgrades = { ...state.upgrades, [level.slot]: card.upgradesTo };
    state.inPlay = [...state.inPlay, card.id];
    game.events.push({ e: 'upgraded', seat, ability: card.upgradesTo, cost: price });
  }
}

/** Shows the card that the boss has drawn; the hero whose turn it is gets the bonus in its corner. */
export function revealDrawn(game: Game, seat: Seat): void {
  const { hand, hero } = heroSeatOf(game, seat);
  const card = hand.at(-1);
  const frame = game.lane.stack.find(({ k }) => k === 'crawl');
  const { boss } = crawlOf(game);
  if (card === undefined || frame?.k !== 'crawl' || !boss) return;
  boss.drawn = card;
  game.events.push({ e: 'revealed', seat, cards: [card] });
  const bonus = bossCardOf(hero, card)?.bonus ?? [];
  if (bonus.length > 0) pushEffects(game, bonus, contextOf(frame.hero, { kind: 'card', id: card }, null));
}

/** What an action card shows besides its text. */
export function bossCardOf(board: string, card: CardId): BossCard | undefined {
  return bossById(board).cards[card];
}

/** What the boss rolls for now: by the card drawn last, else by the top card of the deck, which only shows it. */
export function bossObjective(game: Game, seat: Seat): RollObjective {
  const { hero, deck } = heroSeatOf(game, seat);
  const card = crawlOf(game).boss?.drawn ?? deck[0];
  return (card === undefined ? undefined : bossCardOf(hero, card)?.objective) ?? NO_CARD;
}

/** The number of an ability that decides between several that are met; 0 if it has none. */
export function priorityOf(board: string, ability: string, variant: string): number {
  const { priorities } = bossById(board);
  return priorities[variant] ?? priorities[ability] ?? 0;
}

/** The figure of a list by party size; the last one also for larger parties. */
export function byParty(list: readonly number[], party: number): number {
  return list[party - 1] ?? list.at(-1) ?? 0;
}
