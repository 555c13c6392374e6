/**
 * Tokens that pay or punish for an Attack on their holder, prevented or not (rule: bounty): once each, at the
 * start of the Defensive Roll Phase or, where the ability places one then, as it lands (R195 to R201).
 */
import { targetAt } from '../attack.ts';
import { attackBase } from '../damage/attack.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import { type Game, rollPhaseOf } from '../game.ts';
import { setOff } from '../triggers/dispatch.ts';
import { attackLedger } from './evaluate.ts';

/** Carries out what the tokens of everybody who is Attacked do; they run next. */
export function pushAttackedHooks(game: Game): void {
  const { attack } = rollPhaseOf(game);
  const ledger = attackLedger(game);
  const attacked = attack.targets.filter(({ seat }) => attackBase(ledger, seat) > 0);
  setOff(
    game,
    attacked.map(({ seat }) => ({ event: 'attacked', of: seat, target: attack.attacker })),
  );
}

/**
 * A token that the activated ability has just placed on its target. Those of before have paid by now; this one
 * pays at once, so that nothing is taken back when it goes at the ability's Then (R198, R200, R201).
 */
export function paidAsPlaced(game: Game, { context }: EffectsFrame, seat: number, token: string): void {
  const phase = game.lane.rollPhase;
  const defense = game.lane.stack.find((frame) => frame.k === 'phase' && frame.phase === 'defensive-roll');
  if (!phase || defense?.k !== 'phase' || defense.step !== 'attacked' || !targetAt(phase, seat)) return;
  if (context.source.kind !== 'ability' || context.source.id !== phase.activated?.ability) return;
  const { attacker } = phase.attack;
  if (context.owner === attacker && attackBase(attackLedger(game), seat) > 0) {
    setOff(game, [{ event: 'attacked', of: seat, target: attacker }], [token]);
  }
}
