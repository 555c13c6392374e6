/**
 * A Mission on a road: the consequences of earlier Missions at its set-up, and the choice of the party after a victory.
 */
import { BrokenState, type Game, heroSeatOf } from '../core/game.ts';
import { bringAlly } from '../core/mission/allies.ts';
import { heroesInPlay, missionOf, missionSeat, partyOf } from '../core/mission/board.ts';
import { stationOf } from '../core/mission/road-registry.ts';
import { contextOf, pushEffects } from '../core/stack/push-effects.ts';
import type { Action } from '../model/action.ts';
import type { Seat } from '../model/ids.ts';
import type { MissionState } from '../model/mission.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { Consequence, Fork } from '../vocabulary/road.ts';
import { consequencesOf } from './road-set-up.ts';

/** Notes the deed of the Mission when its objective is met. */
export function noteDeed({ id, side, road }: MissionState, objective: string): void {
  if (road && side === 0 && stationOf(road.id, id).station.deed?.objective === objective) road.deed = true;
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
export function isAtFork({ state }: Game): boolean {
  const frame = state.lanes[0]?.stack.at(-1);
  return frame?.k === 'round' && frame.step === 'fork' && state.mission?.road?.choice === null;
}

/**
 * Asks for the decision: the first hero in turn order whom a person plays, a bot only in a party of bots.
 * @returns false when it is made
 */
export function askAtFork(game: Game): boolean {
  if (!isAtFork(game)) return false;
  const seat = decider(game);
  game.lane.turn.active = seat;
  game.lane.pending = { seat, kind: 'choose', moment: null, prompt: { ask: 'fork' }, source: null };
  return true;
}

/** Withdraws the question when its seat goes to a bot, so that another person is asked. */
export function withdrawFork(game: Game): void {
  const main = game.state.lanes[0];
  if (main && isAtFork(game)) main.pending = null;
}

export function legalForkAnswers(game: Game): Action[] {
  return forkOf(game).options.map(({ id }) => ({ type: 'choose', option: id }));
}

export function answerFork(game: Game, seat: Seat, action: Action): void {
  if (action.type === 'choose') decide(game, seat, String(action.option));
}

/** Decides as a bot does, because nobody is left. */
export function takeFirstOption(game: Game): void {
  const [first] = forkOf(game).options;
  if (first) decide(game, decider(game), first.id);
}

function decide(game: Game, seat: Seat, option: string): void {
  const { road } = missionOf(game);
  const chosen = forkOf(game).options.find(({ id }) => id === option);
  if (!road || !chosen) throw new BrokenState(`${option} is no option after this Mission`);
  road.choice = option;
  game.events.push({ e: 'fork', seat, option, text: chosen.text });
}

function forkOf(game: Game): Fork {
  const { id, road } = missionOf(game);
  if (!road) throw new BrokenState('the Mission is on no road');
  return stationOf(road.id, id).station.fork;
}

function decider(game: Game): Seat {
  const party = partyOf(game);
  return party.find((seat) => heroSeatOf(game, seat).bot !== true) ?? party[0] ?? 0;
}
