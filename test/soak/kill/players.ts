/** Assigns people to the games of a run: duels of two people or against the bot, alone or in series, Missions, campaigns. */
import seedrandom from 'seedrandom';
import '../../../src/content/index.ts';
import { listHeroes, listMissions } from '../../../src/engine/definitions.ts';
import { DIFFICULTIES } from '../../../src/engine/vocabulary/crawl.ts';
import { SERIES_FORMATS } from '../../../src/history/series.ts';
import type { Player } from '../../../src/playground/index.ts';
import { Match, type MatchParts } from './match.ts';
import type { KillOptions } from './options.ts';
import { type LobbyCommand, MISSION_MOVES, Party, SCENARIO_MOVES } from './party.ts';
import { type SameDiceParts, SameDicePlayers } from './second-table.ts';
import type { Players, PlayersParts } from './started-game.ts';

/** The scenarios of a run: their first ones are a Portal Crawl and a Boss Battle. */
const SCENARIOS = ['crimson-sands', 'fallen-barbarian', 'ivory-roads', 'mad-king'] as const;
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
  const random = seedrandom.alea(`match ${at} ${seed}`);
  const parts = { ...shared, random, heroes: listHeroes().map(({ id }) => id), host: next(0) };
  if (play === 'adventures') return adventurersAt(at, parts);
  if (play === 'series') return linkedAt(at, { ...parts, concede }, next);
  const kind = kindOf(at, play);
  if (kind === 'solo') return new Match({ ...parts, concede, opponent: null });
  const round = Math.floor(at / people.length);
  if (kind === 'duel')
    return new Match({ ...parts, concede, opponent: next(1 + (round % (people.length - 1))) });
  const bots = at % 2 === 0 ? 1 : 0;
  const others = Array.from({ length: SEATS_BESIDE_HOST - bots }, (_, by) => next(1 + by));
  const commands = listMissions().map(({ name }) => ({
    name: 'mission' as const,
    options: { mission: name },
  }));
  return new Party({ ...parts, others, bots, commands, preferred: MISSION_MOVES });
}

/** Two people who play scenarios, with a bot or two. */
function adventurersAt(at: number, parts: Omit<PlayersParts, 'host'>): Players {
  const [host, other] = [parts.playground.person(2 * at), parts.playground.person(2 * at + 1)];
  // Two of three games go on with a campaign; where none is open, the command is refused and another one drawn.
  const single = SCENARIOS.flatMap((scenario) =>
    DIFFICULTIES.map(
      (difficulty): LobbyCommand => ({ name: 'adventure', options: { scenario, difficulty } }),
    ),
  );
  const goingOn: LobbyCommand = { name: 'adventure', options: { scenario: 'campaign' } };
  const commands = [...single, ...Array.from({ length: 2 * single.length }, () => goingOn)];
  const bots = 1 + (at % 2);
  return new Party({ ...parts, host, others: [other], bots, commands, preferred: SCENARIO_MOVES });
}

/** Of three groups one plays series of two people, one series against the bot, and one plays each duel twice on the same dice. */
function linkedAt(at: number, parts: Omit<MatchParts, 'opponent'>, next: (by: number) => Player): Players {
  const isAgainstBot = Math.floor(at / 3) % 2 === 1;
  if (at % 3 === 1) {
    const second: SameDiceParts['second'] = isAgainstBot ? [next(2)] : [next(2), next(3)];
    return new SameDicePlayers({ ...parts, opponent: isAgainstBot ? null : next(1), second });
  }
  const variants = SERIES_FORMATS.map((series) => ({ series }));
  return new Match({ ...parts, opponent: at % 3 === 0 ? next(1) : null, variants });
}

/** The kind of the game with this index: of three games one is a Mission and one is against the bot. */
function kindOf(
  at: number,
  play: Exclude<KillOptions['play'], 'adventures' | 'series'>,
): (typeof KINDS)[number] {
  if (play === 'missions') return 'mission';
  const kind = KINDS[at % KINDS.length] ?? 'duel';
  return play === 'duels' && kind === 'mission' ? 'duel' : kind;
}
