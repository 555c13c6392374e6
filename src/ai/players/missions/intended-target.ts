/** Whom a bot of a Mission means to attack while other heroes still decide, so that the table can say so. */
import type { GameView } from '../../../engine/index.ts';
import { metVariant } from '../ability-worth.ts';
import { effectNames } from '../effect-names.ts';
import { bestOf, situationOf } from '../situation.ts';
import { worthOfAim } from './aim.ts';

/**
 * Returns the enemy that a hero would attack with its announced ability if all went as it stands now. The bot decides
 * when its attack resolves, and may then choose another.
 * @param view the hero's own view of its own lane
 * @returns null without an announced attack on one enemy, or when no enemy is worth it
 */
export function intendedTarget(view: GameView): number | null {
  const { announced, mission } = view;
  if (!announced || mission?.phase !== 'movement') return null;
  const situation = situationOf(view);
  const { facts, me, table } = situation;
  if (!table.board) return null;
  const dice = view.rolls.findLast(({ kind, owner }) => kind === 'offensive' && owner === me)?.dice ?? [];
  const line = metVariant(
    facts.hero,
    announced.ability,
    announced.variant,
    dice.map(({ value }) => value),
  );
  if (!line || line.targets || !effectNames(line.effects).has('deal')) return null;
  const { board } = table;
  const scored = mission.figures
    .filter(({ aimable }) => aimable)
    .map(({ seat }) => {
      const action = { type: 'target', player: seat } as const;
      return { action, worth: worthOfAim(situation, board, action) ?? 0 };
    });
  const best = bestOf(scored, () => 0);
  return best !== null && best.worth > 0 && best.action.type === 'target' ? best.action.player : null;
}
