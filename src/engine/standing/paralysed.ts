/** Offensive Abilities that neither gain nor inflict status effects (rule: paralyze). */
import type { Game } from '../game.ts';
import { tokenById } from '../registry.ts';
import type { EffectContext } from '../state.ts';
import { isInForce } from './in-force.ts';

/** Whether a list brings no status effect of this name to anybody: it is the ability of an attacker who is kept from it. */
export function isKeptFromStatuses(game: Game, { source, owner }: EffectContext, token: string): boolean {
  if (source.kind !== 'ability' || game.lane.rollPhase?.attack.attacker !== owner) return false;
  return isInForce(game, owner, 'statuses') && tokenById(token).kind !== 'companion';
}
