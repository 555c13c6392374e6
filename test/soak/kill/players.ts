/** Assigns people to the games of a run: duels of two people, duels against the bot, and Missions of a party. */
import seedrandom from 'seedrandom';
import '../../../src/content/index.ts';
import { listHeroes, listMissions } from '../../../src/engine/definitions.ts';
import { Match } from './match.ts';
import type { KillOptions } from './options.ts';
import { Party } from './party.ts';
import type { Players, PlayersParts } from './started-game.ts';

const KINDS = ['duel', 'mission', 'solo'] as const;
/** The seats of a Mission besides the host's; in every other group the last one is a bot's. */
const SEATS_BESIDE_HOST = 3;

/** The dependencies that all players of a run share. */
type Shared = Omit<PlayersParts, 'random' | 'heroes' | 'host'>;

/** The players of each concurrent game of a run, in a fixed order. */
export function playersOf(options: KillOptions, shared: Shared): readonly Players[] {
  return Array.from({ length: options.games }, (_, at) => playersAt(at, options, shared));
}

function playersAt(at: number, { play, seed, concede }: KillOptions, shared: Shared): Players {
  const { playground } = shared;
  const { people } = playground;
  const next = (by: number) => playground.person((at + by) % people.length);
  const parts: PlayersParts = {
    ...shared,
    random: seedrandom.alea(`match ${at} ${seed}`),
    heroes: listHeroes().map(({ id }) => id),
    host: next(0),
  };
  const kind = kindOf(at, play);
  if (kind === 'solo') return new Match({ ...parts, concede, opponent: null });
  const round = Math.floor(at / people.length);
  if (kind === 'duel')
    return new Match({ ...parts, concede, opponent: next(1 + (round % (people.length - 1))) });
  const bots = at % 2 === 0 ? 1 : 0;
  const others = Array.from({ length: SEATS_BESIDE_HOST - bots }, (_, by) => next(1 + by));
  return new Party({ ...parts, others, bots, missions: listMissions().map(({ name }) => name) });
}

/** The kind of the game with this index: of three games one is a Mission and one is against the bot. */
function kindOf(at: number, play: KillOptions['play']): (typeof KINDS)[number] {
  if (play === 'missions') return 'mission';
  const kind = KINDS[at % KINDS.length] ?? 'duel';
  return play === 'duels' && kind === 'mission' ? 'duel' : kind;
}
