/** The options of the kill soak. */
import { parseArgs } from 'node:util';

export interface KillOptions {
  readonly store: 'embedded' | 'redis' | 'cluster';
  /** How often the bot is killed; without a limit where the number of games decides. */
  readonly kills: number;
  /** The run ends when this many games have ended; without a limit where the number of kills decides. */
  readonly ended: number;
  /** In Adventures, the run ends when in each scene this many games were killed and have ended; 0 for no such end. */
  readonly scenes: number;
  /** The seed of all random choices. */
  readonly seed: string;
  /** Redis' `appendfsync`. */
  readonly fsync: 'always' | 'everysec';
  /** Which starts of the bot render boards as pictures: none, a random fifth, or all. */
  readonly pictures: 'off' | 'some' | 'on';
  /** What is played: only duels, only Missions, only scenarios of Adventures, series and pairs of duels on the same dice, or duels and every third game a Mission. */
  readonly play: 'mixed' | 'duels' | 'missions' | 'adventures' | 'series';
  /** The share of moves in a duel at which the asked person gives up instead, 0 to 1. */
  readonly concede: number;
  /** The longest time of play between two kills, in ms; each is drawn from 0 to it. */
  readonly longest: number;
  /** The number of games played at the same time. */
  readonly games: number;
  /** The number of programs that run at the same time for the same servers; each kill hits one. Above 1 on Redis and a cluster only. */
  readonly bots: number;
}

/** Campaigns at the same time: of six people two play each, so that nobody goes on with one campaign at two tables. */
const MOST_CAMPAIGNS = 3;

export const HELP = `npm run soak:kill -- [options]
  --store S      embedded | redis | cluster (default embedded); redis starts a server of its own, cluster three, whose
                 slots move in play
  --kills N      how often the bot is killed (default 60)
  --ended N      end when this many games have ended; kills then have no limit unless --kills sets one
  --scenes N     of adventures: kill N games in a crawl, in its shop, in a Boss Battle, at its chests and between two
                 sessions, and end when all of them have ended; --longest is then the longest wait for such a moment
  --seed S       what is drawn (default 1)
  --games N      games at the same time (default 8; 3 scenarios at most, as each has two people of its own)
  --play P       mixed | duels | missions | adventures | series: every third game is a Mission, none or all, or
                 campaigns of Adventures, or series of duels and pairs on the same dice (default duels)
  --longest MS   the longest time of play between two kills, in ms (default 500)
  --concede P    how often somebody gives up a duel instead of a move, 0 to 1 (default 0.01)
  --bots N       programs for the same servers, on redis or a cluster; each kill hits one of them (default 1)
  --fsync F      always | everysec: appendfsync of a single Redis (default always)
  --pictures P   off | some | on: boards as pictures in no, every fifth or all runs of the bot (default some)
Interrupted (SIGINT) it comes to rest, sums up and ends.`;

/** The options of a command line, or null when a value is invalid. */
export function readOptions(args: readonly string[]): KillOptions | 'help' | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      store: { type: 'string', default: 'embedded' },
      kills: { type: 'string' },
      ended: { type: 'string' },
      scenes: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      games: { type: 'string' },
      play: { type: 'string', default: 'duels' },
      bots: { type: 'string', default: '1' },
      longest: { type: 'string', default: '500' },
      concede: { type: 'string', default: '0.01' },
      fsync: { type: 'string', default: 'always' },
      pictures: { type: 'string', default: 'some' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const { store, fsync, pictures, play, seed } = values;
  const ended = Number(values.ended ?? Number.POSITIVE_INFINITY);
  const scenes = Number(values.scenes);
  const hasOtherEnd = values.ended !== undefined || scenes > 0;
  const kills = Number(values.kills ?? (hasOtherEnd ? Number.POSITIVE_INFINITY : 60));
  const games = Number(values.games ?? (play === 'adventures' ? MOST_CAMPAIGNS : 8));
  const bots = Number(values.bots);
  const concede = Number(values.concede);
  const longest = Number(values.longest);
  if (store !== 'embedded' && store !== 'redis' && store !== 'cluster') return null;
  if (fsync !== 'always' && fsync !== 'everysec') return null;
  if (pictures !== 'off' && pictures !== 'some' && pictures !== 'on') return null;
  if (!isPlay(play)) return null;
  if (play === 'adventures' && games > MOST_CAMPAIGNS) return null;
  if (!Number.isInteger(scenes) || scenes < 0 || (scenes > 0 && play !== 'adventures')) return null;
  if (![kills, ended].every(isLimit) || !Number.isInteger(games) || games < 1) return null;
  if (!Number.isInteger(bots) || bots < 1 || (bots > 1 && store === 'embedded')) return null;
  if (!Number.isInteger(longest) || longest < 1) return null;
  if (!(concede >= 0 && concede <= 1)) return null;
  return { store, kills, ended, scenes, seed, fsync, pictures, play, concede, longest, games, bots };
}

function isPlay(text: string): text is KillOptions['play'] {
  return ['mixed', 'duels', 'missions', 'adventures', 'series'].includes(text);
}

function isLimit(value: number): boolean {
  return value === Number.POSITIVE_INFINITY || (Number.isInteger(value) && value >= 1);
}
