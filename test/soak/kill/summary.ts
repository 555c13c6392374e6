/** The summary of a run, as text and as JSON. */
import { percentile } from '../../../bench/figure.ts';
import type { KillOptions } from './options.ts';
import type { KillResult } from './result.ts';
import { SCENES } from './scene-book.ts';

export function summaryOf(options: KillOptions, result: KillResult) {
  const {
    counts,
    kills,
    serverKills,
    slotMoves,
    games,
    finished,
    recount,
    sessions,
    scenes,
    linked,
    starts,
    failedStarts,
    rests,
    errors,
    seconds,
    findings,
  } = result;
  const round = (values: readonly number[], p: number) =>
    values.length === 0 ? null : Math.round(percentile(values, p));
  return {
    ...options,
    seconds: Math.round(seconds),
    kills: Object.values(kills).reduce((sum, count) => sum + count, 0),
    byInstant: kills,
    serverKills,
    slotMoves,
    games,
    finished,
    recount,
    sessions,
    hitIn: scenes,
    linked,
    ...counts,
    failedStarts,
    readyMs: { p50: round(starts, 50), p99: round(starts, 99) },
    restMs: { p50: round(rests, 50), p99: round(rests, 99), max: round(rests, 100) },
    logged: Object.fromEntries(errors),
    findings: findings.byKind(),
  };
}

export function summaryLines(summary: ReturnType<typeof summaryOf>): string[] {
  const { store, seed, kills, serverKills, slotMoves, seconds, games, finished, recount, sessions, linked } =
    summary;
  const { presses, acknowledged, refused, landedUnacknowledged, readyMs, restMs, findings } = summary;
  const server = serverKills === 0 ? '' : ` and ${serverKills} of a server`;
  const moved = slotMoves === 0 ? '' : `, ${slotMoves} slots moved`;
  const sheets = sessions === 0 ? '' : `, ${sessions} sessions on score sheets`;
  const { series, pairs } = linked;
  const together =
    series + pairs === 0 ? '' : `, ${series} series decided, ${pairs} pairs on the same dice compared`;
  const found = Object.entries(findings).map(([kind, count]) => `${kind} (${count})`);
  return [
    `${kills} kills of the bot${server} on ${store}${moved}, seed ${seed}, in ${seconds} s.`,
    `${games} games, ${finished} of them played to the end and ${recount.archived} archived${sheets}${together}; ${presses} presses: ${acknowledged} acknowledged, ${refused} refused, ${landedUnacknowledged} landed without an acknowledgement.`,
    ...(summary.play === 'adventures' ? [scenesLine(summary.hitIn)] : []),
    `Ready after a start: p50 ${readyMs.p50} ms, p99 ${readyMs.p99} ms. All tables as they should be after that: p50 ${restMs.p50} ms, p99 ${restMs.p99} ms, at most ${restMs.max} ms.`,
    `Recount: ${recount.again} of ${recount.archived} archived games played again, ${recount.differences} differences.`,
    found.length === 0 ? 'Nothing was lost or doubled.' : `FOUND: ${found.join(', ')}`,
  ];
}

/** How many games were killed in each scene, and how many of them were played to their end. */
function scenesLine(hitIn: KillResult['scenes']): string {
  const parts = SCENES.map((scene) => `${scene} ${hitIn[scene].ended} of ${hitIn[scene].hit}`);
  return `Played on to the end after a kill in a scene: ${parts.join(', ')}.`;
}
