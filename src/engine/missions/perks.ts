/**
 * The setup effects of perks (rule: m-perk-sheets). Health, momentum cards and feats are part of the initial state
 * instead.
 */
import { contextOf, pushEffects } from '../frames/push-effects.ts';
import type { Game } from '../game.ts';
import { missionOf } from './board.ts';
import { perkById } from './party-registry.ts';

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
