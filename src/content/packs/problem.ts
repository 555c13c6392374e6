/** Problems of a pack, worded for its author. */

import { BOUNDS } from './bounds.ts';

export type Path = readonly (string | number)[];

export interface Problem {
  /** The path in the file. */
  readonly path: Path;
  /** The problem as a sentence without its subject, which is the path. */
  readonly reason: string;
}

const LONGEST_QUOTE = 40;

/** Quotes a value of a pack, shortened. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

/** Formats a problem as a sentence: `hero.abilities[2].variants[0].effects[1].token names no token.` */
export function formatProblem({ path, reason }: Problem): string {
  return `${pathWords(path)} ${reason}.`;
}

function pathWords(path: Path): string {
  if (path.length === 0) return 'The file';
  return path
    .map((step, at) => {
      if (typeof step === 'number') return `[${step}]`;
      if (!/^[a-zA-Z][\w-]{0,39}$/.test(step)) return `[${quoted(step)}]`;
      return at === 0 ? step : `.${step}`;
    })
    .join('');
}

/** Returns the first problems, and a final entry with the number of the others. */
export function limitProblems(problems: readonly Problem[]): Problem[] {
  const left = problems.length - BOUNDS.problems;
  if (left <= 0) return [...problems];
  return [
    ...problems.slice(0, BOUNDS.problems),
    { path: [], reason: `has ${left} more ${left === 1 ? 'problem' : 'problems'}` },
  ];
}
