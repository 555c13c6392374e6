import type { HeroReference } from '../../content/reference/schema.ts';

/** Something that is said under the abilities. */
export interface SheetNotice {
  readonly kind: 'set-up' | 'not-playable' | 'open';
  readonly title: string;
  readonly lines: readonly string[];
}

/** How many open questions are told; a picture with more is no picture. */
const MOST_QUESTIONS = 8;

/** What a reader of the board must know besides: set-up, sides, what is missing and what is not confirmed. */
export function sheetNotices(
  hero: HeroReference,
  playable: boolean,
  missing: readonly string[],
): SheetNotice[] {
  const setUp = [
    ...(hero.setup === undefined ? [] : [sentence(hero.setup)]),
    ...Object.entries(hero.sides ?? {}).map(([side, when]) => sentence(`${side} side: ${when}`)),
  ];
  const notices: SheetNotice[] = [];
  if (setUp.length > 0) notices.push({ kind: 'set-up', title: 'Set-up', lines: setUp });
  if (!playable) {
    const why =
      missing.length === 0
        ? 'The board is known, but its rules are not built yet'
        : `Missing: ${listed(missing)}`;
    notices.push({ kind: 'not-playable', title: 'Cannot be played here yet', lines: [sentence(why)] });
  }
  const open = openQuestions(hero.unconfirmed, missing.length > 0);
  if (open.length > 0)
    notices.push({
      kind: 'open',
      title: missing.length > 0 ? 'Not known or not confirmed' : 'Not confirmed',
      lines: open,
    });
  return notices;
}

/** In full where much of the board is missing anyway, as a number where the board is full. */
function openQuestions(questions: readonly string[], inFull: boolean): string[] {
  if (questions.length === 0) return [];
  if (inFull) return questions.slice(0, MOST_QUESTIONS).map(sentence);
  const count = questions.length === 1 ? '1 detail' : `${questions.length} details`;
  return [`${count} of this hero, listed with the clarifications.`];
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
