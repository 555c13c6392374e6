/**
 * Moves figures of a Mission to spaces, all of which they cover then. A figure stays where it is if another figure
 * covers one of the spaces; a hero on one of them is pushed to the nearest free space.
 */

import type { Game } from '../core/game.ts';
import { enemyOf, isBlocked } from '../core/mission/board.ts';
import { pushHeroesOff } from '../core/mission/pushed.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { Seat, SpaceId } from '../model/ids.ts';
import type { MoveFigure } from '../vocabulary/effects/missions.ts';
import { spacesFor } from './parts/on-the-map.ts';
import type { EffectRule } from './rule.ts';

export const moveFigure: EffectRule<MoveFigure> = {
  do: 'move-figure',
  changesMovement: () => true,
  run(game, { context }, effect) {
    const { seats, mission } = game.state;
    if (!mission) return 'done';
    for (const seat of seatsOfWho(game, context, effect.who)) {
      if (seat < seats.length) continue;
      const own = enemyOf(game, seat).spaces;
      const isOpen = (space: SpaceId) => own.includes(space) || !isBlocked(game, space);
      // Only an effect that picks some of the spaces may leave out those that are taken.
      const serves = effect.pick === undefined ? () => true : isOpen;
      const to = spacesFor(game, context, effect.to, effect, serves);
      if (to.every(isOpen)) move(game, seat, to);
    }
    return 'done';
  },
};

function move(game: Game, seat: Seat, to: SpaceId[]): void {
  if (to.length === 0) return;
  const figure = enemyOf(game, seat);
  figure.spaces = to;
  game.events.push({ e: 'figure', seat, panel: figure.panel, spaces: to });
  pushHeroesOff(game, to);
}
