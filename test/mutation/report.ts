/** The table of a run of mutants, and the mutants that no test noticed. */
import type { Mutant } from './mutants.ts';

export interface Verdict {
  /** Whether a test failed, did not end, or could not start. */
  readonly killed: boolean;
  /** The number of test files that ran until then. */
  readonly ran: number;
}

export type Judged = Mutant & Verdict;

/** Returns the report as Markdown: a line for each area, and a list of survivors. */
export function report(
  judged: readonly Judged[],
  { seed, of }: { readonly seed: string; readonly of: number },
): string {
  const areas = [...new Set(judged.map(areaOf))].toSorted();
  const rows = areas.map((area) => {
    const here = judged.filter((one) => areaOf(one) === area);
    return rowOf(`\`${area}\``, here);
  });
  const survivors = judged.filter(({ killed }) => !killed);
  return [
    `${judged.length} of ${of} mutants, drawn by the seed ${seed}.`,
    '',
    '| Area | Mutants | Noticed | Share |',
    '|---|---|---|---|',
    ...rows,
    rowOf('All', judged),
    '',
    ...survivors.map(({ file, line, change }) => `- \`${file}:${line}\`: ${change}`),
    '',
  ].join('\n');
}

function rowOf(name: string, judged: readonly Judged[]): string {
  const killed = judged.filter((one) => one.killed).length;
  const share = judged.length === 0 ? '-' : `${Math.round((100 * killed) / judged.length)} %`;
  return `| ${name} | ${judged.length} | ${killed} | ${share} |`;
}

/** `src/games` of `src/games/lobby/seating.ts`, `src/render/table` of a file there. */
function areaOf({ file }: Mutant): string {
  const [, first = '', second = ''] = file.split('/');
  return first === 'render' ? `src/${first}/${second}` : `src/${first}`;
}
