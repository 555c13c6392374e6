/** Tokens that must be paid off before an Offensive Roll Phase, or it is skipped (rule: knockdown). */
import type { Action } from '../action.ts';
import type { PhaseFrame } from '../frames/frame.ts';
import { type Game, heroSeatOf, rollPhaseOf } from '../game.ts';
import { changeCp } from '../seat/combat-points.ts';
import { removeAllTokens } from '../seat/tokens.ts';
import { inForce } from '../standing/in-force.ts';

/** What asks a price; the first of several, of which each is paid by itself. */
function hinderingToken(game: Game, seat: number): { id: string; price: number } | null {
  const hindering = inForce(game, seat, 'offense').find(({ source }) => source.kind === 'token');
  return hindering ? { id: hindering.source.id, price: hindering.modifier.cp } : null;
}

/** Asks whether to pay; skips the phase at once when the price cannot be paid. */
export function askToPay(game: Game, frame: PhaseFrame): void {
  const { attacker } = rollPhaseOf(game).attack;
  const hindering = hinderingToken(game, attacker);
  if (!hindering) {
    frame.step = 'attempts';
    return;
  }
  if (heroSeatOf(game, attacker).cp < hindering.price) {
    skipOffense(game, frame, attacker, hindering.id);
    return;
  }
  game.lane.pending = {
    seat: attacker,
    kind: 'pay-or-skip',
    moment: null,
    prompt: { ask: 'pay-to-remove', token: hindering.id, cp: hindering.price },
    source: hindering.id,
  };
}

export const PAY_OR_SKIP: Action[] = [
  { type: 'choose', option: 'pay' },
  { type: 'choose', option: 'skip' },
];

export function answerPayOrSkip(game: Game, frame: PhaseFrame, action: Action): void {
  const { attacker } = rollPhaseOf(game).attack;
  const hindering = hinderingToken(game, attacker);
  if (action.type !== 'choose' || !hindering) return;
  if (action.option === 'skip') {
    skipOffense(game, frame, attacker, hindering.id);
    return;
  }
  changeCp(game, attacker, -hindering.price);
  removeAllTokens(game, attacker, hindering.id, 'removed');
}

function skipOffense(game: Game, frame: PhaseFrame, attacker: number, token: string): void {
  removeAllTokens(game, attacker, token, 'expired');
  game.events.push({ e: 'phase', seat: attacker, phase: 'offensive-roll', skipped: token });
  frame.step = 'end';
}
