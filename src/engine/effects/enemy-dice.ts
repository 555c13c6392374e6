/** Adds black dice to the enemies' roll for the rest of the Mission (rule: m-enemy-dice). */
import { missionOf } from '../core/mission/board.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import type { EnemyDice } from '../vocabulary/effects/missions.ts';
import type { EffectRule } from './rule.ts';

export const enemyDice: EffectRule<EnemyDice> = {
  do: 'enemy-dice',
  sameForAnyOwner: true,
  run(game, { context }, { more }) {
    if (!game.state.mission) return 'done';
    const mission = missionOf(game);
    mission.dice = {
      ...mission.dice,
      black: mission.dice.black + Math.max(0, amountOf(game, context, more)),
    };
    return 'done';
  },
};
