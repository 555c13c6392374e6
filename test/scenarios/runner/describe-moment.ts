/** What a game does next and whom it asks, for `npm run scenario -- --steps` and `npm run replay`. */
import { type Game, openGame } from '../../../src/engine/core/game.ts';
import { askingIn } from '../../../src/engine/core/orders.ts';
import { isBarred } from '../../../src/engine/evaluation/barred.ts';
import { hasLegalPlay } from '../../../src/engine/flow/plays/legal.ts';
import { mightHavePlay } from '../../../src/engine/flow/plays/might-have.ts';
import { groupOf, mustAsk } from '../../../src/engine/flow/priority/ask.ts';
import { isPassing } from '../../../src/engine/flow/priority/passing.ts';
import type { GameState } from '../../../src/engine/index.ts';
import type { Frame, WindowFrame } from '../../../src/engine/model/frame.ts';
import type { LedgerEntry } from '../../../src/engine/model/ledger.ts';
import { seatName } from './build.ts';
import { seatLine } from './seat-line.ts';

/**
 * Returns for each lane one line for the phase, one for each frame of its stack (the last one runs), one for each entry
 * of the damage ledger, and one for each asked seat; then one for each seat of the game.
 */
export function describeMoment(state: GameState): string[] {
  const lanes = state.lanes.flatMap((lane, index) => {
    const game = openGame(structuredClone({ ...state, askAlways: false }), index);
    const { pending, turn, stack } = lane;
    const top = stack.at(-1);
    return [
      `lane ${index}: turn ${turn.number} of ${seatName(state, turn.active)}, ${turn.phase}`,
      ...stack.map((frame) => `  frame ${frameWords(frame)}`),
      ...(lane.rollPhase?.ledger ?? []).map((entry) => `  ledger ${entryWords(entry)}`),
      pending
        ? `  asked: ${seatName(state, pending.seat)}, ${pending.kind} ${pending.moment ?? ''}`.trimEnd()
        : '  asked: nobody',
      ...(top?.k === 'window' ? top.order.map((seat) => `    ${reason(game, top, seat)}`) : []),
    ];
  });
  return [...lanes, ...state.seats.map((_, seat) => `  ${seatLine(state, seat)}`)];
}

function entryWords(entry: LedgerEntry): string {
  const amount = 'amount' in entry ? ` ${entry.amount}` : '';
  return `${entry.entry}${amount} to ${entry.to === null ? 'nobody yet' : `seat ${entry.to}`}, by ${entry.source.id}`;
}

function frameWords(frame: Frame): string {
  switch (frame.k) {
    case 'window':
      return `window ${frame.moment}, seats ${frame.order.join(', ')}, ${frame.passes} passed`;
    case 'effects':
      return `effects [${frame.list.map((effect) => effect.do).join(', ')}] of ${frame.context.source.id}, owner ${frame.context.owner}, picked [${frame.picked.join(', ')}]`;
    case 'simultaneous':
      return `simultaneous [${frame.items.map(({ context }) => context.source.id).join(', ')}]`;
    case 'turn':
      return `turn, next ${frame.next}`;
    case 'roll':
      return `roll, ${frame.step}`;
    default:
      return frame.k;
  }
}

/** Why a seat is asked in the window or not, by its own standing orders, as in a game of people. */
function reason(game: Game, frame: WindowFrame, seat: number): string {
  const who = `${seatName(game.state, seat)}: ${mustAsk(game, frame, seat) ? 'asked' : 'not asked'}`;
  const hero = game.state.seats[seat];
  if (!hero) return `${who}; no hero`;
  if (isBarred(game, seat)) return `${who}; may do nothing at all`;
  if (isPassing(game, seat)) return `${who}; passes for longer`;
  const { phase, active } = game.lane.turn;
  const group = groupOf(frame.moment, phase);
  const isOwnMain = frame.moment === 'main' && seat === active;
  const asking = isOwnMain ? 'always' : askingIn(hero.orders, group);
  const may = (could: boolean) => (could ? 'yes' : 'no');
  const judged = asking === 'never' ? 'always' : asking;
  const by = `by public facts ${may(mightHavePlay(game, seat, frame.moment, judged))}`;
  const real = `by the real hand ${may(hasLegalPlay(game, seat, frame.moment, judged))}`;
  return `${who}; order for ${group} is ${asking}; could act ${by}, ${real}`;
}
