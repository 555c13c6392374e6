/**
 * Plays the file of `/report` of a finished game again: `npm run replay -- FILE` prints each action with its number and
 * what came of it, `--at N` also the stack, who is asked and why, and what the bot would do, before action N. Ends with
 * code 1 where an action is refused.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { weighedOptions } from '../../src/ai/players/index.ts';
import '../../src/content/index.ts';
import { beginGame } from '../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  type GameSetup,
  type GameState,
  IllegalAction,
  legalActions,
  viewOf,
} from '../../src/engine/index.ts';
import { endWhenReaderLeaves } from '../../src/reader-left.ts';
import { describeMoment } from '../scenarios/runner/describe-moment.ts';
import { logLine } from '../scenarios/runner/log.ts';
import { botChooser } from '../soak/bot-chooser.ts';

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
 * Plays the game of a report; prints after each action what came of it.
 * @param at the number of the action before which the moment is described, from 1; undefined for none
 * @returns the lines to print, and whether every action was taken
 * @throws ZodError when the text is no report of a finished game
 */
export function replayReport(text: string, at?: number): { readonly lines: string[]; readonly ok: boolean } {
  const { setup, actions } = reportFile.parse(JSON.parse(text));
  let { state } = beginGame(setup);
  const lines: string[] = [];
  for (const [index, { seat, action }] of actions.entries()) {
    if (index + 1 === at) lines.push(...describeMoment(state), ...botsView(state, seat));
    lines.push(`${index + 1} seat ${seat}: ${JSON.stringify(action)}`);
    try {
      const next = apply(state, seat, action);
      state = next.state;
      for (const event of next.events) {
        const line = logLine(state, event);
        if (line !== null) lines.push(`  ${line}`);
      }
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      return { lines: [...lines, `refused: ${error.message}`, ...describeMoment(state)], ok: false };
    }
  }
  lines.push(`end: ${JSON.stringify(state.outcome)}`);
  return { lines, ok: true };
}

/** What the bot would do in this seat, and what it compares, in points of damage. */
function botsView(state: GameState, seat: number): string[] {
  const legal = legalActions(state, seat);
  if (legal.length === 0) return [];
  const { options } = weighedOptions(viewOf(state, seat), legal);
  return [
    `  bot: ${JSON.stringify(botChooser(state, seat, legal, () => 0))}`,
    ...options.map(({ action, worth }) => `    ${worth.toFixed(2).padStart(6)}  ${JSON.stringify(action)}`),
  ];
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
