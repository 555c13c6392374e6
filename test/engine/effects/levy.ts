/** A made-up effect, whole in one file: everybody meant is asked to pay, and who does not loses health. */
import { lowerHealth } from '../../../src/engine/core/damage/health.ts';
import { cpOf, type Game } from '../../../src/engine/core/game.ts';
import { changeCp } from '../../../src/engine/core/seat/combat-points.ts';
import { ask, type Step, YES_OR_NO } from '../../../src/engine/effects/parts/step.ts';
import type { EffectRule } from '../../../src/engine/effects/rule.ts';
import { seatsOfWho } from '../../../src/engine/evaluation/seats-of-who.ts';
import type { EffectsFrame } from '../../../src/engine/model/frame.ts';
import type { Who } from '../../../src/engine/vocabulary/amount.ts';

export interface Levy {
  readonly do: 'levy';
  readonly cp: number;
  readonly who: Who;
}

export const levy: EffectRule<Levy> = {
  do: 'levy',
  run: runLevy,
  legal: () => YES_OR_NO,
  answer(game, frame, effect, action) {
    const seat = nextSeat(game, frame, effect);
    if (action.type !== 'choose' || seat === undefined) return 'wait';
    if (action.option === 'yes') changeCp(game, seat, -effect.cp);
    else lowerHealth(game, seat, effect.cp);
    frame.picked.push(seat);
    return runLevy(game, frame, effect);
  },
  unmet: (game, seat) => (cpOf(game, seat) > 0 ? null : (say) => say.noCard),
};

function nextSeat(game: Game, frame: EffectsFrame, effect: Levy): number | undefined {
  return seatsOfWho(game, frame.context, effect.who).find((seat) => !frame.picked.includes(seat));
}

function runLevy(game: Game, frame: EffectsFrame, effect: Levy): Step {
  const seat = nextSeat(game, frame, effect);
  return seat === undefined ? 'done' : ask(game, frame, seat, 'choose', `Pay ${effect.cp} CP?`);
}
