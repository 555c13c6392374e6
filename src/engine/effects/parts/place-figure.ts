/** Puts a new figure of a Mission on the map. */
import type { Game } from '../../core/game.ts';
import { missionOf, missionSeat, newEnemy } from '../../core/mission/board.ts';
import { addTokens } from '../../core/seat/tokens.ts';
import { contextOf } from '../../core/stack/push-effects.ts';
import { amountOf } from '../../evaluation/evaluate.ts';
import type { SpaceId } from '../../model/ids.ts';
import type { EnemyPanel } from '../../vocabulary/mission.ts';

/** The cap for a henchman's health under a raised difficulty; the printed number is hard to read (unconfirmed). */
const MOST_RAISED_HEALTH = 8;

/** Puts a figure on the map with full health and the tokens of its panel. */
export function placeFigure(game: Game, panel: EnemyPanel, spaces: readonly SpaceId[]): void {
  const { state } = game;
  const { raised } = missionOf(game);
  const context = contextOf(missionSeat(game), { kind: 'setup', id: panel.id }, null);
  const printed = amountOf(game, context, panel.health);
  const lifted = Math.max(printed, Math.min(MOST_RAISED_HEALTH, printed + raised));
  // A threat has no health (rule: m-unstoppable), but a pool needs at least 1.
  const health = Math.max(1, panel.kind === 'henchman' ? lifted : printed);
  state.pools.push({ health, start: health });
  state.enemies = [
    ...(state.enemies ?? []),
    newEnemy(panel.id, spaces, state.pools.length - 1, panel.kind !== 'threat'),
  ];
  const seat = state.seats.length + state.enemies.length - 1;
  game.events.push({ e: 'figure', seat, panel: panel.id, spaces: [...spaces] });
  for (const [token, count] of Object.entries(panel.tokens ?? {})) {
    addTokens(game, seat, token, count, missionSeat(game));
  }
}
