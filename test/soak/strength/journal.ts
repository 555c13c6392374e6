/** The results of a contest, in memory or in a file with which a later run continues. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { ContestGame, ContestResult } from './contest.ts';

const RESULT = z.object({
  pair: z.number(),
  heroes: z.array(z.string()),
  newer: z.array(z.boolean()),
  won: z.array(z.number()),
  times: z.array(z.number()),
});
const LINE = z.object({ game: z.string(), result: RESULT });
const FIRST = z.object({ contest: z.string() });

export interface Journal {
  has(game: ContestGame): boolean;
  of(game: ContestGame): ContestResult | undefined;
  add(game: ContestGame, result: ContestResult): void;
}

/**
 * @param contest names the bots; the results of a file count only for the same bots
 * @param file null to keep the results in memory only
 * @throws Error when the file is of another contest
 */
export function openJournal(contest: string, file: string | null): Journal {
  const known = file === null ? new Map<string, ContestResult>() : readJournal(contest, file);
  return {
    has: (game) => known.has(keyOf(game)),
    of: (game) => known.get(keyOf(game)),
    add(game, result) {
      known.set(keyOf(game), result);
      if (file !== null) appendFileSync(file, `${JSON.stringify({ game: keyOf(game), result })}\n`);
    },
  };
}

function readJournal(contest: string, file: string): Map<string, ContestResult> {
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify({ contest })}\n`);
    return new Map();
  }
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  // A run that was stopped may have left half a line.
  if (whole !== text) writeFileSync(file, whole);
  const [first = '', ...lines] = whole.trimEnd().split('\n');
  const found = FIRST.parse(JSON.parse(first));
  if (found.contest !== contest)
    throw new Error(`${file} holds results of ${found.contest}, not of ${contest}. Name another file.`);
  return new Map(
    lines.map((line) => {
      const { game, result } = LINE.parse(JSON.parse(line));
      return [game, result];
    }),
  );
}

function keyOf({ setup, newer }: ContestGame): string {
  return `${setup.seed}/${setup.seats.map(({ hero }) => hero).join()}/${newer}`;
}
