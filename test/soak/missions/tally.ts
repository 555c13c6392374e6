/** Counters of the soak of Missions, for each Mission and party size. */
import { type GameEvent, type GameState, viewOf } from '../../../src/engine/index.ts';

export interface MissionTally {
  games: number;
  won: number;
  /** Games that reached side 2. */
  flipped: number;
  /** The rounds of each side, in games that completed it. */
  readonly rounds: [number[], number[]];
  /** The reason of a loss (a failed objective, or a hero who fell and the side) -> count. */
  readonly lost: Record<string, number>;
  /** Side and panel -> the number of its attacks. */
  readonly acted: Record<string, number>;
  /** Side and panel -> the number of its figures that fell. */
  readonly fell: Record<string, number>;
  /** Added and removed tiles, collected boosts -> count. */
  readonly tiles: Record<string, number>;
  /** Completed objectives -> count. */
  readonly met: Record<string, number>;
  actions: number;
  /** Games in which a hero recruited an ally. */
  hired: number;
  /** Momentum that heroes gained in all games, and what was left of it at their ends. */
  readonly momentum: { gained: number; unspent: number };
  /** The lowest health of a hero at the end of each won game. */
  readonly left: number[];
}

export function emptyTally(): MissionTally {
  return {
    games: 0,
    won: 0,
    flipped: 0,
    rounds: [[], []],
    lost: {},
    acted: {},
    fell: {},
    tiles: {},
    met: {},
    actions: 0,
    hired: 0,
    momentum: { gained: 0, unspent: 0 },
    left: [],
  };
}

function add(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Adds a finished game. */
export function tallyGame(
  tally: MissionTally,
  state: GameState,
  events: readonly GameEvent[],
  actions: number,
): void {
  const { mission, enemies = [] } = state;
  if (!mission) throw new Error('the game is no Mission');
  const heroes = state.seats.length;
  tally.games += 1;
  tally.actions += actions;
  const isWon = state.outcome?.kind === 'won' && state.outcome.team === 0;
  if (isWon) tally.won += 1;
  if (mission.side === 1) tally.flipped += 1;
  // Events for the first side and round occur before the first question, so they are counted here.
  let [side, round] = [0, 1];
  const panelOf = (seat: number) => `${side + 1} ${enemies[seat - heroes]?.panel ?? ''}`;
  for (const event of events) {
    switch (event.e) {
      case 'side':
        tally.rounds[0].push(round);
        side = 1;
        round = 1;
        break;
      case 'round':
        round = event.number;
        break;
      case 'activated':
        if (event.seat > heroes) add(tally.acted, panelOf(event.seat));
        break;
      case 'defeated':
        if (event.seat > heroes) add(tally.fell, panelOf(event.seat));
        break;
      case 'tile':
        add(tally.tiles, `${side + 1} ${event.kind}${event.gone ? ' gone' : ''}`);
        break;
      case 'boost':
        add(tally.tiles, `${side + 1} boost collected`);
        break;
      case 'momentum':
        tally.momentum.gained += Math.max(0, event.change);
        break;
      case 'objective':
        add(tally.met, `${side + 1} ${event.id}`);
        break;
    }
  }
  if (events.some((event) => event.e === 'ally' && event.how === 'recruited')) tally.hired += 1;
  for (const { momentum } of mission.heroes) tally.momentum.unspent += momentum;
  if (isWon) {
    tally.rounds[1].push(round);
    tally.left.push(Math.min(...state.seats.map(({ pool }) => state.pools[pool]?.health ?? 0)));
  } else add(tally.lost, `${side + 1} ${whyLost(state, round)}`);
}

/** The hero who fell, or else the failed objective. */
function whyLost(state: GameState, round: number): string {
  const fallen = state.seats.filter(({ pool }) => state.pools[pool]?.health === 0).length;
  if (fallen === 0) {
    const objectives = viewOf(state, 'public').mission?.objectives ?? [];
    return objectives.find(({ kind, holds }) => kind === 'lost' && holds)?.id ?? 'nothing that is known';
  }
  return round <= 4 ? 'a hero fell by round 4' : 'a hero fell';
}
