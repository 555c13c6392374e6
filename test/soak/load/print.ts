/** Prints the result of a load test as a table. */
import type { Spread } from './figures.ts';
import type { LoadResult } from './run.ts';
import { TARGETS, targetsOf } from './sound.ts';
import type { ProcessMetrics } from './vitals.ts';

/** Of what is wrong. */
const TOLD = 10;

export function printResult(result: LoadResult, print: (line: string) => void): void {
  const { options, acknowledgementMs, tableMs, botDelayMs, playgroundDelayMs, looks } = result;
  const row = (what: string, value: string, target = '') =>
    print(`${what.padEnd(44)} ${value.padEnd(56)} ${target}`);
  const targets = targetsOf(options);
  const { pressure, recoveredSeconds } = result;
  const { missions } = options;
  row(
    `store, live ${missions ? 'Missions of four people' : 'games'}, resting games`,
    `${options.store}, ${options.games}, ${options.stored}`,
  );
  row('start to ready', `${result.startMs.toFixed(0)} ms`);
  row('presses a second', (result.presses / result.seconds).toFixed(1));
  row(
    'presses, acknowledged, asked for patience, late',
    `${result.presses}, ${result.acknowledged}, ${result.deferred}, ${result.failures}`,
    target(result.failures, 0),
  );
  row('presses refused', String(result.refusals.length));
  row('games ended and begun anew', String(result.gamesEnded));
  row('newcomers admitted, refused', `${result.newcomersAdmitted}, ${result.newcomersRefused}`);
  row(
    'press to acknowledgement',
    spread(acknowledgementMs),
    target(acknowledgementMs?.p99, targets.acknowledgementMs),
  );
  row(
    'press to the next question',
    `${spread(tableMs)}, ${result.tablesLate} late`,
    target(tableMs?.longest, TARGETS.tableMs),
  );
  row('hand asked for to hand shown', `${spread(result.panelMs)}, ${result.panelsLate} late`);
  row(
    'event loop held, bot',
    delays(botDelayMs),
    targets.loopMs === null ? '' : target(botDelayMs.p99, targets.loopMs),
  );
  row('event loop held, playground and people', delays(playgroundDelayMs));
  row(
    'cores used by the bot, by the playground',
    `${result.botCpu.toFixed(2)}, ${result.playgroundCpu.toFixed(2)}`,
  );
  row(
    'pictures left out, new games refused',
    `${percent(pressure.picturesLeftOutShare)}, ${percent(pressure.newGamesRefusedShare)} of the time`,
    `tables at most ${pressure.mostBehindSeconds.toFixed(0)} s behind`,
  );
  row(
    'back to normal after the load',
    recoveredSeconds === null ? 'never' : `${recoveredSeconds.toFixed(1)} s`,
    target(recoveredSeconds ?? undefined, TARGETS.recoveredSeconds),
  );
  if (result.stateKb) {
    const { p50, longest } = result.stateKb;
    const kept = `p50 ${p50.toFixed(1)}, largest ${longest.toFixed(1)} KB`;
    row('kept of a live game, without its log', kept, missions ? target(longest, TARGETS.stateKb) : '');
  }
  const most = Math.max(...looks.map(({ rssMb }) => rssMb));
  row(
    'RSS at rest, most under load',
    `${result.atRest.rssMb.toFixed(0)}, ${most.toFixed(0)} MB`,
    target(most, TARGETS.memoryMb),
  );
  row('RSS by the minute', byMinute(result), `${result.rssMbAMinute.toFixed(1)} MB a minute`);
  const { atRest, afterwards } = result;
  const kept = ((withoutCode(afterwards) - withoutCode(atRest)) * 1024) / options.games;
  row(
    'heap at rest, and when all is quiet again',
    `${atRest.heapMb.toFixed(1)}, ${afterwards.heapMb.toFixed(1)} MB`,
    `${kept.toFixed(2)} KB a game that was touched`,
  );
  row('of that compiled code', `${atRest.codeMb.toFixed(1)}, ${afterwards.codeMb.toFixed(1)} MB`);
  for (const [name, count] of Object.entries(result.requests)) {
    row(`requests a second: ${name}`, (count / result.seconds).toFixed(1));
  }
  if (result.redis) {
    const { commandsAnAction, commands, serverMb } = result.redis;
    row('Redis commands an action', commandsAnAction.toFixed(1));
    row('Redis, memory of the server', `${serverMb.toFixed(0)} MB`);
    for (const [name, calls] of commands.slice(0, 12)) {
      row(`  ${name}`, (calls / Math.max(1, result.actions)).toFixed(2));
    }
  }
  for (const words of result.refusals.slice(0, 5)) row('refused', words.slice(0, 200));
  for (const words of result.wrong.slice(0, TOLD)) row('WRONG', words.slice(0, 300));
  if (result.wrong.length > TOLD) row('WRONG', `and ${result.wrong.length - TOLD} more, all in the JSON`);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** In MB. */
function withoutCode({ heapMb, codeMb }: ProcessMetrics): number {
  return heapMb - codeMb;
}

function spread(figures: Spread | null): string {
  if (figures === null) return 'none';
  const { p50, p95, p99, longest } = figures;
  return `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)}, longest ${longest.toFixed(0)} ms`;
}

function delays({ p50, p99, longest }: { p50: number; p99: number; longest: number }): string {
  return `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${longest.toFixed(1)} ms`;
}

function target(value: number | undefined, most: number): string {
  return `target ${most}${value !== undefined && value <= most ? '' : ', MISSED'}`;
}

function byMinute({ looks }: LoadResult): string {
  const last = new Map(looks.map((look) => [Math.floor(look.minute), look.rssMb.toFixed(0)]));
  return [...last.values()].join(' ');
}
