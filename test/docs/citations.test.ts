/** Comments cite rules by id (`rule: heal-cap`). Each cited id must be one that `/rule` knows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadRules } from '../../src/content/rules/load.ts';

const SRC = join(import.meta.dirname, '..', '..', 'src');
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
/** A citation in brackets, or a comment that is only a citation. */
const CITATION = /(?:\(|^\/\/ )rules?: ([^")]+)/g;
const RULE_ID = /^[a-z][a-z0-9-]*$/;

/** The rule ids that the comments of a text cite; numbers of rulings and notes in quotes are left out. */
function citedIn(text: string): string[] {
  const comments = [...text.matchAll(COMMENT)].map(([comment]) => comment.replaceAll(/\s*\n\s*\*?\s*/g, ' '));
  return comments.flatMap((comment) =>
    [...comment.matchAll(CITATION)].flatMap(([, ids = '']) =>
      ids
        .split(/[,;] /)
        .map((id) => id.trim())
        .filter((id) => RULE_ID.test(id)),
    ),
  );
}

it('cites only rules that exist', () => {
  const known = new Set(loadRules().entries.map(({ id }) => id));
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const cited = files.flatMap((file) =>
    citedIn(readFileSync(join(SRC, file), 'utf8')).map((id) => ({ file, id })),
  );
  expect(cited.length).toBeGreaterThan(300);
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
});
