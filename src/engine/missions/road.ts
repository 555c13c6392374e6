/**
 * A Mission on a road: the consequences of earlier Missions at its set-up, and the choice of the party after a victory.
 */
import { BrokenState, type Game, heroSeatOf } from '../core/game.ts';
import { bringAlly } from '../core/mission/allies.ts';
import { heroesInPlay, missionOf, missionSeat, partyOf } from '../core/mission/board.ts';
import { stageOf } from '../core/mission/road-registry.ts';
import { contextOf, pushEffects } from '../core/stack/push-effects.ts';
import type { Action } from '../model/action.ts';
import type { Seat } from '../model/ids.ts';
import type { MissionState } from '../model/mission.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { Consequence, Decision } from '../vocabulary/road.ts';
import { consequencesOf } from './road-set-up.ts';

/** Notes the bonus of the Mission when its objective is met. */
export function noteBonus({ id, side, road }: MissionState, objective: string): void {
  if (road && side === 0 && stageOf(road.id, id).stage.bonus?.objective === objective) road.bonus = true;
}

/** Returns the consequences for the side in play, in the order in which they were earned; none off a road. */
export function consequencesHere({ id, side, road }: MissionState): readonly Consequence[] {
  return road ? consequencesOf(road, id).filter((one) => one.side === side) : [];
}

/** Sets up the consequences of the road on the side in play; their effects run in order. */
export function bringConsequences(game: Game): void {
  const mission = missionOf(game);
  const effects: Effect[] = [];
  for (const consequence of consequencesHere(mission)) {
    switch (consequence.gives) {
      case 'effects':
        effects.push(...consequence.effects);
        break;
      case 'held-attack': {
        const held = consequence.panels.map((panel) => ({ panel, spent: false }));
        mission.held = [...(mission.held ?? []), ...held];
        break;
      }
      case 'ally': {
        const [first] = heroesInPlay(game);
        if (first !== undefined) bringAlly(game, first, consequence.ally);
        break;
      }
      case 'faster-clock':
        mission.faster = (mission.faster ?? 0) + consequence.segments;
    }
  }
  const source = { kind: 'setup', id: mission.id } as const;
  if (effects.length > 0) pushEffects(game, effects, contextOf(missionSeat(game), source, null));
}

/** Whether the party has won a Mission of a road and has not decided yet. */
export function isDeciding({ state }: Game): boolean {
  const frame = state.lanes[0]?.stack.at(-1);
  return frame?.k === 'round' && frame.step === 'decision' && state.mission?.road?.choice === null;
}

/**
 * Asks for the decision: the first hero in turn order whom a person plays, a bot only in a party of bots.
 * @returns false when it is made
 */
export function askDecision(game: Game): boolean {
  if (!isDeciding(game)) return false;
  const seat = decider(game);
  game.lane.turn.active = seat;
  game.lane.pending = { seat, kind: 'choose', moment: null, prompt: { ask: 'decision' }, source: null };
  return true;
}

/** Withdraws the question when its seat goes to a bot, so that another person is asked. */
export function withdrawDecision(game: Game): void {
  const main = game.state.lanes[0];
  if (main && isDeciding(game)) main.pending = null;
}

export function legalDecisions(game: Game): Action[] {
  return decisionOf(game).options.map(({ id }) => ({ type: 'choose', option: id }));
}

export function answerDecision(game: Game, seat: Seat, action: Action): void {
  if (action.type === 'choose') decide(game, seat, String(action.option));
}

/** Decides as a bot does, because nobody is left. */
export function takeFirstOption(game: Game): void {
  const [first] = decisionOf(game).options;
  if (first) decide(game, decider(game), first.id);
}

function decide(game: Game, seat: Seat, option: string): void {
  const { road } = missionOf(game);
  const chosen = decisionOf(game).options.find(({ id }) => id === option);
  if (!road || !chosen) throw new BrokenState(`${option} is no option after this Mission`);
  road.choice = option;
  game.events.push({ e: 'decision', seat, option, text: chosen.text });
}

function decisionOf(game: Game): Decision {
  const { id, road } = missionOf(game);
  if (!road) throw new BrokenState('the Mission is on no road');
  return stageOf(road.id, id).stage.decision;
}

function decider(game: Game): Seat {
  const party = partyOf(game);
  return party.find((seat) => heroSeatOf(game, seat).bot !== true) ?? party[0] ?? 0;
}
