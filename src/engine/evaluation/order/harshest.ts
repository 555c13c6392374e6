/**
 * The order of simultaneous effects of tokens on enemies that the party would choose: the worst for the enemies. The
 * order hardly ever matters to them, so the start player is asked only on request.
 */

import { type Game, heroAt, seatOf } from '../../core/game.ts';
import { isEnemyPhase } from '../../core/mission/board.ts';
import { askingIn } from '../../core/orders.ts';
import type { SimultaneousEffects, SimultaneousFrame } from '../../model/frame.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { foresightOf } from '../foresight.ts';

/** Effects after which an enemy may have a token less. */
const TAKING: ReadonlySet<Effect['do']> = new Set([
  'remove',
  'remove-chosen',
  'pass-on',
  'transfer-chosen',
  'turn-token',
]);

/**
 * The list that runs next without a question: first those that leave all tokens where they are, so that whatever counts
 * the tokens of an enemy counts all of them; then those that may take one.
 * @returns null if the chooser wants to be asked, or not all of the lists belong to tokens on enemies
 */
export function harshestOnEnemies(
  game: Game,
  { chooser, items }: SimultaneousFrame,
): SimultaneousEffects | null {
  if (!isEnemyPhase(game.state) || wantsToChoose(game, chooser)) return null;
  if (!items.every((item) => liesOnEnemy(game, item))) return null;
  return items.find(({ list }) => !mayTake(list)) ?? items[0] ?? null;
}

/** Whether the start player decides all that it can decide for the party. */
function wantsToChoose(game: Game, chooser: SimultaneousFrame['chooser']): boolean {
  const hero = heroAt(game, chooser);
  return game.state.askAlways || (hero !== null && askingIn(hero.orders, 'sharing') === 'always');
}

function liesOnEnemy(game: Game, { context: { source, holder } }: SimultaneousEffects): boolean {
  return source.kind === 'token' && holder !== null && seatOf(game, holder).kind === 'enemy';
}

function mayTake(list: readonly Effect[]): boolean {
  return list.some((effect) => {
    const inner = foresightOf(effect).contains?.(effect) ?? [];
    return TAKING.has(effect.do) || inner.some(({ effects }) => mayTake(effects));
  });
}
