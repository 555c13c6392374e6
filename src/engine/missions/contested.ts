/**
 * Finds the heroes who can still take a space that a later hero wants (rule: m-movement, "ties"). Uncertain changes
 * count as possible: a figure may fall before the earlier hero moves, and a Mission rule may open a way.
 */

import { type Game, heroSeatOf } from '../core/game.ts';
import {
  heroesInPlay,
  isBlocked,
  isClosed,
  mapInPlay,
  missionHeroOf,
  missionOf,
  sideInPlay,
} from '../core/mission/board.ts';
import { spacesWhere } from '../core/mission/hex/map.ts';
import { canReach } from '../core/mission/hex/reach.ts';
import { allyById } from '../core/mission/party-registry.ts';
import { allBoosts, boostById } from '../core/mission/registry.ts';
import { cardsOf } from '../core/registry.ts';
import { occasionOf } from '../effects/occasion.ts';
import type { Seat, SpaceId } from '../model/ids.ts';
import type { CardDefinition } from '../vocabulary/card.ts';
import type { Effect } from '../vocabulary/effect.ts';

/**
 * Returns the earlier heroes who have not finished moving and could end on the space that a hero wants, in turn order.
 */
export function rivalsFor(game: Game, seat: Seat, space: SpaceId): Seat[] {
  const order = heroesInPlay(game);
  const earlier = order.slice(0, order.indexOf(seat)).filter((other) => !missionHeroOf(game, other).moved);
  if (earlier.length === 0 || mayChangeMovement(game)) return earlier;
  return earlier.filter((other) => couldReach(game, other, space));
}

/** Whether a hero could reach a space if all figures were gone. */
function couldReach(game: Game, seat: Seat, space: SpaceId): boolean {
  const map = mapInPlay(game);
  const { at: now, from: at = now } = missionHeroOf(game, seat);
  const entries = spacesWhere(map, ({ entry }) => entry === true);
  // A hero who finds no open entry may enter anywhere.
  if (at === null && entries.every((id) => isBlocked(game, id))) return true;
  const starts = at === null ? entries.filter((id) => !isClosed(game, id)) : [at];
  return canReach(map, starts, space, (id) => isClosed(game, id));
}

/** Whether an effect that heroes can cause before all have moved may open a way or move a figure. */
function mayChangeMovement(game: Game): boolean {
  const { heroes, allies } = missionOf(game);
  const known = [...allies.hq, ...allies.deck, ...heroes.flatMap((hero) => hero.allies)];
  return (
    (sideInPlay(game).rules ?? []).some(
      (rule) => rule.on.event !== 'round-start' && changesMovement(rule.do),
    ) ||
    allBoosts().some((boost) => changesMovement(boostById(boost).effects)) ||
    known.some((ally) => allyById(ally).powers.some(({ effects }) => changesMovement(effects))) ||
    heroes.some((_, seat) => cardsChangeMovement(cardsOf(heroSeatOf(game, seat).hero)))
  );
}

const changesByCards = new WeakMap<readonly CardDefinition[], boolean>();

function cardsChangeMovement(cards: readonly CardDefinition[]): boolean {
  const known = changesByCards.get(cards);
  if (known !== undefined) return known;
  const found = cards.some(({ effects }) => changesMovement(effects));
  changesByCards.set(cards, found);
  return found;
}

const movementChanges = new WeakMap<readonly Effect[], boolean>();

function changesMovement(list: readonly Effect[]): boolean {
  const known = movementChanges.get(list);
  if (known !== undefined) return known;
  const found = list.some((effect) => {
    const rule = occasionOf(effect);
    if (rule.changesMovement?.(effect)) return true;
    return (rule.contains?.(effect) ?? []).some(({ effects }) => changesMovement(effects));
  });
  movementChanges.set(list, found);
  return found;
}
