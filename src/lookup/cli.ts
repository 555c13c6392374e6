/** The look-ups as a shell command for maintainers: `npm run -s lookup -- rule|hero|card|token|odds|heroes|page ...`. */
import process, { argv, stderr, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { RequirementTextError } from '../ai/odds/requirement-text-error.ts';
import '../content/index.ts';
import { loadHeroReferences } from '../content/reference/load.ts';
import { RULE_MODES } from '../content/rules/schema.ts';
import { isHero } from '../engine/definitions.ts';
import { endWhenReaderLeaves } from '../reader-left.ts';
import { ENGLISH } from '../words/index.ts';
import { type CardHit, cardLabel, findCards, nearestCards } from './card-lookup.ts';
import { oddsText } from './cli-odds.ts';
import { findHeroes, nearestHeroes } from './hero-lookup.ts';
import { referencePage } from './reference-page.ts';
import { searchRules } from './rule-search.ts';
import { findTokens, nearestTokens } from './token-lookup.ts';

export interface CliResult {
  /** Exit code: 0 = answered, 1 = nothing found (the most similar names are printed), 2 = wrong usage. */
  readonly code: 0 | 1 | 2;
  /** Lines for standard output. */
  readonly out: readonly string[];
  /** Lines for standard error. */
  readonly err: readonly string[];
}

const MAX_ANSWERS = 5;
const USAGE = `Usage:
  lookup rule WORDS... [--mode ${RULE_MODES.join('|')}]
  lookup hero|card|token NAME...
  lookup heroes
  lookup page
  lookup odds "REQUIREMENT" [--attempts N] [--dice 1,2,3,4,4] [--hero NAME]`;

/**
 * Answers one command line.
 * @param args without the program's name
 */
export function lookup(args: readonly string[]): CliResult {
  try {
    const { values, positionals } = parseArgs({
      args: withNegatives(args),
      allowPositionals: true,
      options: {
        mode: { type: 'string' },
        attempts: { type: 'string' },
        dice: { type: 'string' },
        hero: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [what = '', ...words] = positionals;
    const text = words.join(' ').trim();
    if (values.help === true) return { code: 0, out: [USAGE], err: [] };
    if (what === 'heroes' && text === '') return { code: 0, out: heroes(), err: [] };
    if (what === 'page' && text === '') return { code: 0, out: [referencePage(ENGLISH)], err: [] };
    if (text === '') return { code: 2, out: [], err: [USAGE] };
    if (what === 'rule') return rules(text, values.mode);
    if (what === 'odds') return { code: 0, out: [oddsText(text, values)], err: [] };
    return names(what, text);
  } catch (error) {
    if (!(error instanceof RequirementTextError || error instanceof RangeError || isArgumentError(error))) {
      throw error;
    }
    return { code: 2, out: [], err: [error.message, USAGE] };
  }
}

/** Every hero by name, and whether it can be played or only looked up. */
function heroes(): string[] {
  return loadHeroReferences().map(({ id }) => `${id}\t${isHero(id) ? 'playable' : 'look-up'}`);
}

function rules(text: string, modeText: string | undefined): CliResult {
  const mode = RULE_MODES.find((known) => known === modeText);
  if (modeText !== undefined && mode === undefined) throw new RangeError(`There is no mode "${modeText}".`);
  const { hits, nearest } = searchRules(text, { mode, limit: MAX_ANSWERS });
  return found(
    hits.map(({ id, title }) => `${id}\t${title}`),
    nearest.map(({ id, title }) => `${id}\t${title}`),
  );
}

function names(what: string, text: string): CliResult {
  if (what === 'hero') {
    const line = ({ id, name }: { id: string; name: string }) => `${id}\t${name}`;
    return found(findHeroes(text, MAX_ANSWERS).map(line), nearestHeroes(text).map(line));
  }
  if (what === 'card') {
    const line = (hit: CardHit) => `${hit.key}\t${cardLabel(hit, ENGLISH)}`;
    return found(findCards(text, MAX_ANSWERS).map(line), nearestCards(text).map(line));
  }
  if (what === 'token') {
    const line = ({ id, label }: { id: string; label: string }) => `${id}\t${label}`;
    return found(findTokens(text, MAX_ANSWERS).map(line), nearestTokens(text).map(line));
  }
  return { code: 2, out: [], err: [`There is no look-up "${what}".`, USAGE] };
}

function found(hits: readonly string[], nearest: readonly string[]): CliResult {
  if (hits.length > 0) return { code: 0, out: hits, err: [] };
  return { code: 1, out: nearest, err: ['Nothing found; these are the nearest:'] };
}

/** Rewrites `--attempts -1` to `--attempts=-1`, so it is refused as a number and not as an unknown option. */
function withNegatives(args: readonly string[]): string[] {
  const isNegative = (at: number) => args[at - 1] === '--attempts' && /^-\d/.test(args[at] ?? '');
  return args.flatMap((arg, at) => {
    if (isNegative(at + 1)) return [];
    return isNegative(at) ? [`--attempts=${arg}`] : [arg];
  });
}

function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  endWhenReaderLeaves();
  const { code, out, err } = lookup(argv.slice(2));
  for (const line of err) stderr.write(`${line}\n`);
  for (const line of out) stdout.write(`${line}\n`);
  process.exitCode = code;
}
