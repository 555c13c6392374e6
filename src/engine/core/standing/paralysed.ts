/** Attackers whose Offensive Abilities neither gain nor inflict status effects (rule: paralyze). */

import type { EffectContext } from '../../model/effect-context.ts';
import type { Game } from '../game.ts';
import { tokenById } from '../registry.ts';
import { isInForce } from './in-force.ts';

/** Whether a list must not place this status effect: it belongs to the ability of a paralysed attacker. */
export function paralyzePrevents(game: Game, { source, owner }: EffectContext, token: string): boolean {
  if (source.kind !== 'ability' || game.lane.rollPhase?.attack.attacker !== owner) return false;
  return isInForce(game, owner, 'statuses') && tokenById(token).kind !== 'companion';
}
