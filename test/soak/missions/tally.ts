/** What the soak of Missions counts, for each Mission and party size. */
import { type GameEvent, type GameState, viewOf } from '../../../src/engine/index.ts';

export interface MissionTally {
  games: number;
  won: number;
  /** Games that reached side 2. */
  flipped: number;
  /** Rounds of each side, of the games that played it to its end. */
  readonly rounds: [number[], number[]];
  /** Why games were lost: the objective that failed, or who fell on which side -> how often. */
  readonly lost: Record<string, number>;
  /** Attacks of each panel, with the side -> how often. */
  readonly acted: Record<string, number>;
  /** Figures that fell, by side and panel. */
  readonly fell: Record<string, number>;
  /** Tiles that came and went, boosts that were collected -> how often. */
  readonly tiles: Record<string, number>;
  /** Objectives that were met. */
  readonly met: Record<string, number>;
  actions: number;
  /** Health of the hero who had the least at the end, of the games that were won. */
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
    left: [],
  };
}

function add(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Counts a game that has ended. */
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
  // The first side is set up before anybody is asked, the first round as well.
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
      case 'objective':
        add(tally.met, `${side + 1} ${event.id}`);
        break;
    }
  }
  if (isWon) {
    tally.rounds[1].push(round);
    tally.left.push(Math.min(...state.seats.map(({ pool }) => state.pools[pool]?.health ?? 0)));
  } else add(tally.lost, `${side + 1} ${whyLost(state, round)}`);
}

/** Who fell, or else which objective failed. */
function whyLost(state: GameState, round: number): string {
  const fallen = state.seats.filter(({ pool }) => state.pools[pool]?.health === 0).length;
  if (fallen === 0) {
    const objectives = viewOf(state, 'public').mission?.objectives ?? [];
    return objectives.find(({ kind, holds }) => kind === 'lost' && holds)?.id ?? 'nothing that is known';
  }
  return round <= 4 ? 'a hero fell by round 4' : 'a hero fell';
}
