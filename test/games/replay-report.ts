/**
 * Plays the file of `/report` of a finished game again: `npm run replay -- FILE` prints each action with its number,
 * `--at N` also the stack and who is asked, and why, before action N. Ends with code 1 where an action is refused.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import '../../src/content/index.ts';
import { beginGame } from '../../src/engine/hosting.ts';
import { type Action, apply, type GameSetup, IllegalAction } from '../../src/engine/index.ts';
import { endWhenReaderLeaves } from '../../src/reader-left.ts';
import { describeMoment } from '../scenarios/runner/describe-moment.ts';

const object = (value: unknown) => typeof value === 'object' && value !== null;

// The engine checks setups and actions itself.
const reportFile = z.object({
  throneroom: z.literal(1),
  setup: z.custom<GameSetup>(
    (setup) => z.object({ seed: z.string() }).safeParse(setup).success,
    'the report of a live game has no seed; take it after the end of the game',
  ),
  actions: z.array(z.object({ seat: z.number(), action: z.custom<Action>(object) })),
});

/**
 * Plays the game of a report.
 * @param at the number of the action before which the moment is described, from 1; undefined for none
 * @returns the lines to print, and whether every action was taken
 * @throws ZodError when the text is no report of a finished game
 */
export function replayReport(text: string, at?: number): { readonly lines: string[]; readonly ok: boolean } {
  const { setup, actions } = reportFile.parse(JSON.parse(text));
  let { state } = beginGame(setup);
  const lines: string[] = [];
  for (const [index, { seat, action }] of actions.entries()) {
    if (index + 1 === at) lines.push(...describeMoment(state));
    lines.push(`${index + 1} seat ${seat}: ${JSON.stringify(action)}`);
    try {
      state = apply(state, seat, action).state;
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      return { lines: [...lines, `refused: ${error.message}`, ...describeMoment(state)], ok: false };
    }
  }
  lines.push(`end: ${JSON.stringify(state.outcome)}`);
  return { lines, ok: true };
}

const [, program] = process.argv;
if (program !== undefined && import.meta.url === pathToFileURL(program).href) {
  endWhenReaderLeaves();
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } });
  const [file] = positionals;
  if (file === undefined) throw new Error('usage: npm run replay -- FILE [--at N]');
  const at = values.at === undefined ? undefined : Number(values.at);
  const { lines, ok } = replayReport(readFileSync(file, 'utf8'), at);
  for (const line of lines) console.log(line);
  process.exitCode = ok ? 0 : 1;
}
