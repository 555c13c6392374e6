/**
 * The setup effects of perks (rule: m-perk-sheets). Health, momentum cards and feats are part of the initial state
 * instead.
 */

import type { Game } from '../core/game.ts';
import { missionOf } from '../core/mission/board.ts';
import { perkById } from '../core/mission/party-registry.ts';
import { contextOf, pushEffects } from '../core/stack/push-effects.ts';

/** Pushes the setup effects of all heroes' perks, in the order of seats and of the sheet. */
export function pushPerkEffects(game: Game): void {
  const brought = missionOf(game).heroes.flatMap(({ perks }, seat) =>
    perks.flatMap((id) => {
      const { start } = perkById(id);
      return start ? [{ id, seat, start }] : [];
    }),
  );
  for (const { id, seat, start } of brought.toReversed()) {
    pushEffects(game, start, contextOf(seat, { kind: 'setup', id }, null));
  }
}
