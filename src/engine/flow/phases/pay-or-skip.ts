/** Tokens whose holder must pay CP before the Offensive Roll Phase, or skip it (rule: knockdown). */

import { type Game, heroSeatOf, rollPhaseOf } from '../../core/game.ts';
import { changeCp } from '../../core/seat/combat-points.ts';
import { removeAllTokens } from '../../core/seat/tokens.ts';
import { inForce } from '../../core/standing/in-force.ts';
import type { Action } from '../../model/action.ts';
import type { PhaseFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import { nameEvents } from '../frames/causes.ts';

/** The first token that demands CP, and its price. If there are several, each is paid separately. */
function tokenToPay(game: Game, seat: Seat): { id: string; price: number } | null {
  const token = inForce(game, seat, 'offense').find(({ source }) => source.kind === 'token');
  return token ? { id: token.source.id, price: token.modifier.cp } : null;
}

/** Asks whether to pay. Skips the phase without a question if the seat has too few CP. */
export function askToPay(game: Game, frame: PhaseFrame): void {
  const { attacker } = rollPhaseOf(game).attack;
  const token = tokenToPay(game, attacker);
  if (!token) {
    frame.step = 'attempts';
    return;
  }
  if (heroSeatOf(game, attacker).cp < token.price) {
    skipOffense(game, frame, attacker, token.id);
    return;
  }
  game.lane.pending = {
    seat: attacker,
    kind: 'pay-or-skip',
    moment: null,
    prompt: { ask: 'pay-to-remove', token: token.id, cp: token.price },
    source: token.id,
  };
}

/** The legal answers to the question, without plays. */
export const PAY_OR_SKIP: Action[] = [
  { type: 'choose', option: 'pay' },
  { type: 'choose', option: 'skip' },
];

/** Pays and removes the token, or skips the phase. */
export function answerPayOrSkip(game: Game, frame: PhaseFrame, action: Action): void {
  const { attacker } = rollPhaseOf(game).attack;
  const token = tokenToPay(game, attacker);
  if (action.type !== 'choose' || !token) return;
  if (action.option === 'skip') {
    skipOffense(game, frame, attacker, token.id);
    return;
  }
  const from = game.events.length;
  changeCp(game, attacker, -token.price);
  removeAllTokens(game, attacker, token.id, 'removed');
  nameEvents(game, from, { source: token.id });
}

function skipOffense(game: Game, frame: PhaseFrame, attacker: Seat, token: string): void {
  removeAllTokens(game, attacker, token, 'expired');
  game.events.push({ e: 'phase', seat: attacker, phase: 'offensive-roll', skipped: token });
  frame.step = 'end';
}
