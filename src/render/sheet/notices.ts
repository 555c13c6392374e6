import type { HeroReference } from '../../content/reference/schema.ts';
import type { MissingPart } from '../../lookup/hero-lookup.ts';
import type { Words } from '../../words/index.ts';

/** A notice below the abilities. */
export interface SheetNotice {
  readonly kind: 'set-up' | 'not-playable' | 'open' | 'tokens';
  readonly title: string;
  readonly lines: readonly string[];
}

/** The most open questions that are shown. */
const MAX_QUESTIONS = 8;

/** Additional information about the board: set-up, sides, missing and unconfirmed parts. */
export function sheetNotices(
  hero: HeroReference,
  playable: boolean,
  missing: readonly MissingPart[],
  { lookup, sheet }: Words,
): SheetNotice[] {
  const say = sheet.notices;
  const setUp = [
    ...(hero.setup === undefined ? [] : [sentence(hero.setup)]),
    ...Object.entries(hero.sides ?? {}).map(([side, when]) => say.side(capitalised(side), ended(when))),
  ];
  const notices: SheetNotice[] = [];
  if (setUp.length > 0) notices.push({ kind: 'set-up', title: say.setUp, lines: setUp });
  if (!playable) {
    // Only a hero that is still being written comes from a pack and cannot be played.
    const notBuilt = hero.pack === undefined ? say.notBuilt : say.notRead;
    const why =
      missing.length === 0 ? notBuilt : say.missing(missing.map((part) => lookup.hero.missing[part]));
    notices.push({ kind: 'not-playable', title: say.notPlayable, lines: [why] });
  }
  const open = openQuestions(hero.unconfirmed, missing.length > 0, sheet);
  if (open.length > 0)
    notices.push({
      kind: 'open',
      title: missing.length > 0 ? say.openOrMissing : say.open,
      lines: open,
    });
  return notices;
}

/** In full if much of the board is missing anyway; on a complete board only their number. */
function openQuestions(questions: readonly string[], inFull: boolean, { notices }: Words['sheet']): string[] {
  if (questions.length === 0) return [];
  if (inFull) return questions.slice(0, MAX_QUESTIONS).map(sentence);
  return [notices.details(questions.length)];
}

/** Turns a text of the references into a sentence. */
function sentence(text: string): string {
  return ended(capitalised(text));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
