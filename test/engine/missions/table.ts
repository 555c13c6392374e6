/** A Mission at the table of a test: people who act by verbs, with dice that are known. */
import { expect } from 'vitest';
import '../../../src/content/index.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  createGame,
  type GameEvent,
  type GameState,
  legalActions,
} from '../../../src/engine/index.ts';
import type { MissionHero, MissionState } from '../../../src/engine/model/mission.ts';
import { registerMadeUpMissions } from '../../scenarios/missions/made-up.ts';

/** A Mission before its first move; the first hero is the start player. */
export function missionStarted(
  id: string,
  heroes: readonly string[],
  { seed = 'table', raised = 0 }: { seed?: string; raised?: number } = {},
): GameState {
  registerMadeUpMissions();
  return createGame({
    mode: 'mission',
    seats: heroes.map((hero) => ({ hero, bot: false })),
    seed,
    first: 0,
    mission: { id, raised },
  });
}

export class MissionTable {
  state: GameState;
  readonly events: GameEvent[] = [];

  constructor(heroes: readonly string[], options: { seed?: string; raised?: number } = {}) {
    this.state = missionStarted('skirmish', heroes, options);
  }

  get mission(): MissionState {
    const { mission } = this.state;
    if (!mission) throw new Error('no Mission');
    return mission;
  }

  hero(seat: number): MissionHero {
    const hero = this.mission.heroes[seat];
    if (!hero) throw new Error(`no hero ${seat}`);
    return hero;
  }

  health(seat: number): number {
    const { seats, enemies = [], pools } = this.state;
    const pool = (seats[seat] ?? enemies[seat - seats.length])?.pool ?? -1;
    return pools[pool]?.health ?? Number.NaN;
  }

  /** The seats of the figures of a panel, in the order of the map. */
  figures(panel: string): number[] {
    const { seats, enemies = [] } = this.state;
    return enemies.flatMap((enemy, at) => (enemy.panel === panel ? [seats.length + at] : []));
  }

  /** Acts, also with the state written down and read again: both must come out the same. */
  act(seat: number, action: Action): void {
    const again = apply(JSON.parse(JSON.stringify(this.state)), seat, action);
    const { state, events } = apply(this.state, seat, action);
    expect(JSON.parse(JSON.stringify(again.state))).toEqual(JSON.parse(JSON.stringify(state)));
    this.state = state;
    this.events.push(...events);
  }

  /** Dice that are thrown next, in order. */
  script(...dice: number[]): void {
    this.state = { ...this.state, chance: { ...this.state.chance, script: dice } };
  }

  scriptLeft(): number {
    return this.state.chance.script?.length ?? 0;
  }

  legal(seat: number): Action[] {
    return legalActions(this.state, seat);
  }

  asked(): string[] {
    return openQuestions(this.state).map(({ seat, kind }) => `${seat} ${kind}`);
  }

  /** Declines whatever is asked until the condition holds. */
  declineUntil(isThere: () => boolean): void {
    for (let presses = 0; !isThere() && !this.state.outcome; presses += 1) {
      if (presses > 500) throw new Error(`asked without end: ${this.asked().join(', ')}`);
      const [question] = openQuestions(this.state);
      if (!question) throw new Error('nobody is asked anything');
      this.act(question.seat, declining(this.legal(question.seat)));
    }
  }
}

const DECLINES: readonly ((action: Action) => boolean)[] = [
  ({ type }) => type === 'pass' || type === 'no-ability' || type === 'no-defense',
  (action) => action.type === 'choose' && (action.option === 'skip' || action.option === 'no'),
  ({ type }) => type === 'sell',
];

function declining(legal: readonly Action[]): Action {
  for (const declines of DECLINES) {
    const found = legal.find(declines);
    if (found) return found;
  }
  const [first] = legal;
  if (!first) throw new Error('asked, and nothing can be answered');
  return first;
}
