/**
 * The owner distributes momentum among the heroes of a Mission (rule: m-henchman-defeat): all of it to one hero or to
 * whoever has least with one answer, or point by point.
 */

import { type Game, heroAt } from '../core/game.ts';
import { missionOf, partyOf } from '../core/mission/board.ts';
import { changeMomentum, momentumOf } from '../core/mission/momentum.ts';
import { allyById } from '../core/mission/party-registry.ts';
import { askingIn } from '../core/orders.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import type { Action } from '../model/action.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { NamedPrompt } from '../model/prompts.ts';
import type { ShareMomentum } from '../vocabulary/effects/missions.ts';
import { ask, type Step } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

/** The answer that gives each point to the hero with the least momentum. */
const EVENLY = 'evenly';
/** The answer after which each point is asked about. */
const BY_POINTS = 'point-by-point';
/** The note of a list whose momentum is shared out point by point. */
const NOTE = 'by-points';

export const shareMomentum: EffectRule<ShareMomentum> = {
  do: 'share-momentum',
  isBenign: () => true,
  run,
  legal(game, frame, effect) {
    const heroes = partyOf(game).map((player): Action => ({ type: 'target', player }));
    const left = pointsLeft(game, frame, effect);
    if (left === 1 || isByPoints(game, frame)) return heroes;
    return [...heroes, { type: 'choose', option: EVENLY }, { type: 'choose', option: BY_POINTS }];
  },
  answer(game, frame, effect, action) {
    const left = pointsLeft(game, frame, effect);
    if (action.type === 'choose' && action.option === EVENLY) {
      shareEvenly(game, left);
      return 'done';
    }
    if (action.type === 'choose' && action.option === BY_POINTS) {
      frame.context.notes[NOTE] = 1;
      return run(game, frame, effect);
    }
    if (action.type !== 'target') return 'wait';
    const points = isByPoints(game, frame) ? 1 : left;
    changeMomentum(game, action.player, points);
    for (let point = 0; point < points; point += 1) frame.picked.push(action.player);
    return run(game, frame, effect);
  },
};

function run(game: Game, frame: EffectsFrame, effect: ShareMomentum): Step {
  const left = pointsLeft(game, frame, effect);
  if (left <= 0 || !game.state.mission) return 'done';
  const { owner } = frame.context;
  if (partyOf(game).length > 1 && isAsked(game, owner, left)) {
    return ask(game, frame, owner, 'target', promptFor(game, frame, left));
  }
  shareEvenly(game, left);
  return 'done';
}

function pointsLeft(game: Game, { context, picked }: EffectsFrame, { amount }: ShareMomentum): number {
  return amountOf(game, context, amount) - picked.length;
}

function shareEvenly(game: Game, points: number): void {
  for (let point = 0; point < points; point += 1) {
    const [poorest] = partyOf(game).sort((a, b) => momentumOf(game, a) - momentumOf(game, b));
    if (poorest !== undefined) changeMomentum(game, poorest, 1);
  }
}

function promptFor(game: Game, frame: EffectsFrame, amount: number): NamedPrompt {
  return isByPoints(game, frame)
    ? { ask: 'momentum-for' }
    : { ask: 'all-momentum-for', amount, makes: recruitsWith(game, amount) };
}

/** The allies that each hero could recruit with more momentum, but not with what it has. */
function recruitsWith(game: Game, more: number): { seat: Seat; ally: string }[] {
  const { hq } = missionOf(game).allies;
  return partyOf(game).flatMap((seat) => {
    const held = momentumOf(game, seat);
    return hq.flatMap((ally) => {
      const { cost } = allyById(ally);
      return cost > held && cost <= held + more ? [{ seat, ally }] : [];
    });
  });
}

/** Whether the owner is asked about each point. */
function isByPoints(game: Game, { context }: EffectsFrame): boolean {
  return (
    context.notes[NOTE] !== undefined || game.state.askAlways || asking(game, context.owner) === 'always'
  );
}

/** Whether the owner is asked: when wanted, and by default when an ally could be recruited with the momentum. */
function isAsked(game: Game, owner: Seat, points: number): boolean {
  if (game.state.askAlways) return true;
  const wanted = asking(game, owner);
  return wanted === 'always' || (wanted === 'fitting' && recruitsWith(game, points).length > 0);
}

function asking(game: Game, owner: Seat): string | null {
  const hero = heroAt(game, owner);
  return hero === null ? null : askingIn(hero.orders, 'sharing');
}
