/** The options of `npm run soak:load`. */
import { parseArgs } from 'node:util';
import { z } from 'zod';

export const HELP = `npm run soak:load -- [options]
  --store S      embedded | redis (default embedded); Redis gets a server of its own
  --times LIST   loads in proportion to what this machine can draw, one run each (default 0.5,1,2,4): at 1 the
                 tables ask for as many pictures as all drawing threads draw while nothing else runs
  --games N      games in which people press, instead of a proportion
  --missions     Missions of four people instead of duels: 200 unless --games says otherwise
  --stored N     games beside them in the store that nobody touches (default 0)
  --minutes M    how long people press, after the warm-up (default 10 with --games, else 1.5)
  --warm-up S    seconds of pressing before anything is counted (default 30)
  --quiet S      seconds in which nobody presses, after that (default 65 with --games: the queues of requests are
                 forgotten by then; else 5)
  --every S      seconds between two presses in a game, drawn between half and one and a half of it (default 20);
                 with --missions between two presses of each person (default 45)
  --requests N   requests a second that the bot sends at most, as Discord allows 50 (default 50; 0 for no limit)
  --pictures P   on | off (default on)
  --burst        every table is still to be posted when the program starts, as after an outage
  --seed S       of everything that is drawn (default 1)
  --json FILE    writes all figures there
  --profile DIR  writes a CPU profile of the bot there`;

/** Seconds between two presses: in a duel, and of each person in a Mission. */
const USUAL_EVERY = { duels: 20, missions: 45 } as const;
const USUAL_MISSIONS = 200;

const number = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number')
  .transform(Number);
const whole = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);

const shape = z.object({
  store: z.enum(['embedded', 'redis'], 'must be embedded or redis'),
  games: whole.refine((count) => count > 0, 'must be at least 1').optional(),
  times: z
    .string()
    .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?)*$/, 'must be numbers with commas between them')
    .transform((list) => list.split(',').map(Number)),
  stored: whole,
  minutes: number.optional(),
  'warm-up': number,
  quiet: number.optional(),
  every: number.refine((seconds) => seconds > 0, 'must be more than 0').optional(),
  missions: z.boolean(),
  requests: whole,
  pictures: z.enum(['on', 'off'], 'must be on or off'),
  burst: z.boolean(),
  seed: z.string(),
  json: z.string().optional(),
  profile: z.string().optional(),
});

type RequestedOptions = Readonly<z.infer<typeof shape>>;

/** The options of one run. */
export interface LoadOptions
  extends Omit<RequestedOptions, 'games' | 'times' | 'minutes' | 'quiet' | 'every' | 'json'> {
  readonly games: number;
  /** The load as a multiple of what the machine can draw; null when a number of games was given. */
  readonly times: number | null;
  readonly minutes: number;
  readonly quiet: number;
  readonly every: number;
}

/**
 * The options of a command line; null when help is requested.
 * @throws Error that names every invalid option
 */
export function readOptions(args: readonly string[]): RequestedOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      store: { type: 'string', default: 'embedded' },
      games: { type: 'string' },
      times: { type: 'string', default: '0.5,1,2,4' },
      stored: { type: 'string', default: '0' },
      minutes: { type: 'string' },
      'warm-up': { type: 'string', default: '30' },
      quiet: { type: 'string' },
      every: { type: 'string' },
      missions: { type: 'boolean', default: false },
      requests: { type: 'string', default: '50' },
      pictures: { type: 'string', default: 'on' },
      burst: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      json: { type: 'string' },
      profile: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const read = shape.safeParse(values);
  if (read.success) return read.data;
  throw new Error(read.error.issues.map((issue) => `--${issue.path.join('.')} ${issue.message}`).join('; '));
}

/** The requested runs, on a machine that draws a given number of boards a second. */
export function runsOf(options: RequestedOptions, boardsPerSecond: number): readonly LoadOptions[] {
  const { times, minutes, quiet, missions } = options;
  const every = options.every ?? (missions ? USUAL_EVERY.missions : USUAL_EVERY.duels);
  const games = options.games ?? (missions ? USUAL_MISSIONS : undefined);
  if (games !== undefined) {
    return [{ ...options, every, games, times: null, minutes: minutes ?? 10, quiet: quiet ?? 65 }];
  }
  return times.map((each) => ({
    ...options,
    every,
    games: Math.max(1, Math.round(each * boardsPerSecond * every)),
    times: each,
    minutes: minutes ?? 1.5,
    quiet: quiet ?? 5,
  }));
}
