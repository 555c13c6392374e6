/** Begins the phases of bosses at the end of a phase of the round. */
import { type Game, poolOf } from '../core/game.ts';
import { livingFigures, missionOf, panelOf } from '../core/mission/board.ts';
import { begunPhases, healthOfPhase, nextPhase } from '../core/mission/boss-phases.ts';
import { contextOf, pushEffects } from '../core/stack/push-effects.ts';

/**
 * Begins the next phase of a boss whose health has fallen far enough, and pushes its effects. Damage that they deal lands
 * together at the end of this phase of the round.
 * @returns whether one has begun; at most one does in a call
 */
export function beginBossPhase(game: Game): boolean {
  for (const seat of livingFigures(game)) {
    const panel = panelOf(game, seat);
    const phase = panel && nextPhase(panel, begunPhases(game));
    if (!panel || !phase) continue;
    const { health, start } = poolOf(game, seat);
    if (health > healthOfPhase(phase, start)) continue;
    const mission = missionOf(game);
    mission.bossPhases = { ...mission.bossPhases, [panel.id]: (mission.bossPhases?.[panel.id] ?? 0) + 1 };
    const { name, text, story, effects } = phase;
    game.events.push({ e: 'boss-phase', seat, name, text, story });
    game.lane.pool ??= [];
    pushEffects(game, effects, contextOf(seat, { kind: 'ability', id: name }, null));
    return true;
  }
  return false;
}
