/** Names several players in order: `picked` from there on. */
import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import { relatedTo } from '../seat/relations.ts';
import type { Amount, Relation, Who } from '../vocabulary/amount.ts';
import { type Asking, deciderOf } from './asking.ts';
import { leftOut, nobodyFor, playerCandidates, promptFor, seatsBefore, userOfChoice } from './candidates.ts';
import { amountOf } from './evaluate.ts';
import type { EffectRule } from './rule.ts';
import { ask, noteForced, type Step } from './step.ts';

export interface ChoosePlayers extends Asking {
  readonly do: 'choose-players';
  readonly among: Relation;
  /** Not these: `chosen` is whom the list has named before, `target` who is attacked. */
  readonly except?: Who;
  /** How many, 12 at the most; fewer where fewer are there. */
  readonly count: Amount;
  /** Nobody is named twice. */
  readonly distinct?: true;
  /** Fewer may be named, but one at least. */
  readonly upTo?: true;
}

/** More questions of one effect would not come to an end. */
const MOST_NAMED = 12;

export const choosePlayers: EffectRule<ChoosePlayers> = {
  do: 'choose-players',
  isBenign: () => true,
  learns: true,
  run: runChoosePlayers,
  legal(game, frame, effect) {
    const players = candidatesNow(game, frame, effect).map((player) => ({ type: 'target', player }) as const);
    return mayStop(frame, effect) ? [...players, { type: 'choose', option: 'skip' }] : players;
  },
  answer(game, frame, effect, action) {
    if (action.type === 'choose' && mayStop(frame, effect)) return finish(frame);
    if (action.type !== 'target') return 'wait';
    frame.picked.push(action.player);
    return runChoosePlayers(game, frame, effect);
  },
  unmet(game, seat, { among, except }, { next, chosen }) {
    const left = except === undefined ? [] : seatsBefore(game, seat, except, chosen);
    const candidates = playerCandidates(game, seat, among, next);
    return candidates.some((other) => !left.includes(other)) ? null : nobodyFor(next);
  },
  namesPlayer: true,
  foresee({ game, context }, { among, except }) {
    const [only, ...others] = relatedTo(game, context.owner, among);
    context.picked = except === undefined && only !== undefined && others.length === 0 ? [only] : [];
  },
};

/** One after another; nobody is asked where there is nothing to decide. */
function runChoosePlayers(game: Game, frame: EffectsFrame, effect: ChoosePlayers): Step {
  const decider = deciderOf(game, frame.context, effect);
  const count = Math.min(MOST_NAMED, amountOf(game, frame.context, effect.count));
  const wanted = count - frame.picked.length;
  const candidates = candidatesNow(game, frame, effect);
  const [next] = candidates;
  if (decider === null || wanted <= 0 || next === undefined) return finish(frame);
  const isForced = candidates.length === 1 || (effect.distinct && candidates.length <= wanted);
  if (!isForced || effect.upTo) {
    // Of those who may be few, one is named without asking where there is only that one.
    const isOnly = candidates.length === 1 && frame.picked.length === 0;
    if (!isOnly) return ask(game, frame, decider, 'target', promptFor(userOfChoice(frame)));
  }
  noteForced(game, decider, { type: 'target', player: next });
  frame.picked.push(next);
  return runChoosePlayers(game, frame, effect);
}

function candidatesNow(game: Game, frame: EffectsFrame, effect: ChoosePlayers): number[] {
  const { context, picked } = frame;
  const left = leftOut(game, context, effect.except);
  return playerCandidates(game, context.owner, effect.among, userOfChoice(frame)).filter(
    (seat) => !left.includes(seat) && !(effect.distinct && picked.includes(seat)),
  );
}

function mayStop({ picked }: EffectsFrame, { upTo }: ChoosePlayers): boolean {
  return upTo === true && picked.length > 0;
}

function finish({ context, picked }: EffectsFrame): 'done' {
  context.picked = picked.filter((seat) => typeof seat === 'number');
  return 'done';
}
