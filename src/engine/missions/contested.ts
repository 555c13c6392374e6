/**
 * Who can still take a space that a later hero wants (rule: m-movement, "ties"). What is not certain counts as
 * possible: a figure may fall before the earlier hero moves, and what the map's own rules may open stands open.
 */
import { ruleOf } from '../effects/rule-of.ts';
import { type Game, heroSeatOf } from '../game.ts';
import type { Seat, SpaceId } from '../ids.ts';
import { cardsOf } from '../registry.ts';
import type { Effect } from '../vocabulary/effect.ts';
import {
  heroesInPlay,
  isBlocked,
  isClosed,
  mapInPlay,
  missionHeroOf,
  missionOf,
  sideInPlay,
} from './board.ts';
import { spacesWhere } from './hex/map.ts';
import { reachable } from './hex/reach.ts';
import { allyById } from './party-registry.ts';
import { allBoosts, boostById } from './registry.ts';

/**
 * Earlier heroes whose move is not over and who could end it on the space that a hero wants, in turn order; none
 * once that hero's move is over.
 */
export function rivalsFor(game: Game, seat: Seat, space: SpaceId): Seat[] {
  const order = heroesInPlay(game);
  const earlier = order.slice(0, order.indexOf(seat)).filter((other) => !missionHeroOf(game, other).moved);
  if (earlier.length === 0 || mayChangeMovement(game)) return earlier;
  return earlier.filter((other) => couldReach(game, other, space));
}

/** Whether the map lets a hero come there once every figure is out of the way. */
function couldReach(game: Game, seat: Seat, space: SpaceId): boolean {
  const map = mapInPlay(game);
  const { at } = missionHeroOf(game, seat);
  const entries = spacesWhere(map, ({ entry }) => entry === true);
  // Whoever finds no entry open comes in anywhere.
  if (at === null && entries.every((id) => isBlocked(game, id))) return true;
  const starts = at === null ? entries.filter((id) => !isClosed(game, id)) : [at];
  return reachable(map, starts, (id) => isClosed(game, id)).includes(space);
}

/** Whether anything that heroes do before all have moved may open a way or move a figure. */
function mayChangeMovement(game: Game): boolean {
  const { heroes, allies } = missionOf(game);
  const known = [...allies.hq, ...allies.deck, ...heroes.flatMap((hero) => hero.allies)];
  return (
    (sideInPlay(game).rules ?? []).some(
      (rule) => rule.on.event !== 'round-start' && changesMovement(rule.do),
    ) ||
    allBoosts().some((boost) => changesMovement(boostById(boost).effects)) ||
    known.some((ally) => allyById(ally).powers.some(({ effects }) => changesMovement(effects))) ||
    heroes.some((_, seat) =>
      cardsOf(heroSeatOf(game, seat).hero).some(({ effects }) => changesMovement(effects)),
    )
  );
}

const opening = new WeakMap<readonly Effect[], boolean>();

function changesMovement(list: readonly Effect[]): boolean {
  const known = opening.get(list);
  if (known !== undefined) return known;
  const found = list.some((effect) => {
    const rule = ruleOf(effect);
    if (rule.changesMovement?.(effect)) return true;
    return (rule.contains?.(effect) ?? []).some(({ effects }) => changesMovement(effects));
  });
  opening.set(list, found);
  return found;
}
