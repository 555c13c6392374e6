/** The crisis clock: advances a segment per hero and round; reached segments take effect (rule: m-crisis-clock). */

import type { Game } from '../../core/game.ts';
import { livingFigures, missionOf, missionSeat, panelOf, sideInPlay } from '../../core/mission/board.ts';
import { contextOf, pushEffects } from '../../core/stack/push-effects.ts';
import { CLOCK_SEGMENTS } from '../../vocabulary/mission.ts';
import { pushTriggers } from '../triggers/dispatch.ts';

/**
 * Returns the segments per round: one per hero at the start of the Mission, plus one with a raised difficulty, plus
 * those by which a road makes the clock faster, less the slowed segments.
 */
export function segmentsOfRound(game: Game): number {
  const { heroes, raised, slowed, faster = 0 } = missionOf(game);
  return Math.max(0, heroes.length + (raised > 0 ? 1 : 0) + faster - slowed);
}

/** The source of what the clock itself does; questions name it. */
const CLOCK = { kind: 'setup', id: 'crisis-clock' } as const;

/** Advances the clock hand by one segment. */
export function advanceClock(game: Game): void {
  const mission = missionOf(game);
  mission.clock = (mission.clock + 1) % CLOCK_SEGMENTS;
  game.events.push({ e: 'clock', segment: mission.clock });
  if (mission.clock === 0) pushTriggers(game, [{ event: 'clock-round', of: missionSeat(game) }]);
}

/** Pushes the effects of the segment that the hand points at. */
export function resolveSegment(game: Game): void {
  const { clock } = missionOf(game);
  const segment = sideInPlay(game).clock[clock];
  switch (segment?.does) {
    case 'effects':
      pushEffects(game, segment.effects, contextOf(missionSeat(game), CLOCK, null));
      return;
    case 'crisis':
      for (const seat of livingFigures(game, segment.panel).reverse()) {
        const panel = panelOf(game, seat);
        // A crisis effect has no name, so the enemy's name is its source.
        if (panel?.crisis)
          pushEffects(game, panel.crisis.effects, contextOf(seat, { kind: 'ability', id: panel.name }, null));
      }
      return;
    default:
      return;
  }
}
