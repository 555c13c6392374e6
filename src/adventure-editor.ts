/** Expansions of Adventures as text in the editor page of the playground. */
import { checkAdventureOnly, replaceAdventureText } from './content/packs/add-expansion.ts';
import { BOUNDS } from './content/packs/bounds.ts';
import { printExpansion } from './content/packs/print-expansion.ts';
import { ADVENTURE_TEXT_FILE } from './content/packs/text/adventure/check-adventure-text.ts';
import { newAdventure } from './content/packs/text/adventure/new-adventure.ts';
import { adventureIdIn, boardAtLine } from './content/packs/text/adventure/outline.ts';
import { heroReference } from './content/reference/from-definition.ts';
import type { HeroReference } from './content/reference/schema.ts';
import { refusal } from './editor-refusal.ts';
import { expansionOf, listBosses } from './engine/definitions.ts';
import type { ExpansionDefinition } from './engine/vocabulary/expansion.ts';
import type { EditorCheck, EditorTrial } from './playground/index.ts';
import { ENGLISH } from './words/index.ts';

const { heroEditor: words } = ENGLISH;

const NEW = 'adventure new';

/** The texts that can be opened, by ids that no hero has: a new one, and a copy of each boss. */
export function adventuresToOpen(): { readonly id: string; readonly name: string }[] {
  const bosses = listBosses().filter(({ board }) => expansionOf('boss', board.id) === null);
  return [
    { id: NEW, name: words.newAdventure },
    ...bosses.map(({ board: { id, name } }) => ({ id: `adventure ${id}`, name: words.adventureNamed(name) })),
  ];
}

/** The text of what can be opened; null for the id of something else. */
export function openAdventure(id: string): string | null {
  if (id === NEW) return newAdventure('My adventure');
  return id.startsWith('adventure ') ? printExpansion(id.slice('adventure '.length), 'text') : null;
}

/** The file in which an expansion is stored. */
export function adventureFile(text: string): string {
  return `${adventureIdIn(text) ?? 'draft'}${ADVENTURE_TEXT_FILE}`;
}

/**
 * What is understood of a text, with the board of the minion or boss in which somebody types.
 * @param line where the caret stands, from 1
 */
export async function checkAdventure(text: string, line: number): Promise<EditorCheck> {
  if (text.length > BOUNDS.fileBytes) return { messages: [], says: words.tooLong, picture: null, alt: '' };
  const { messages, blanks, pack, seen } = checkAdventureOnly(adventureFile(text), text, (expansion) =>
    boardIn(expansion, text, line),
  );
  const errors = messages.filter(({ kind }) => kind === 'error').length;
  const says =
    pack === null ? words.notYet(errors, blanks) : words.ready(pack.expansion.name, messages.length);
  if (seen === null) return { messages, says, picture: null, alt: '' };
  const { renderReference } = await import('./render/sheet/index.ts');
  // All levels, and nothing of what heroes need and these boards do not.
  const { png, alt } = await renderReference(seen, { level: 'in-play' });
  return { messages, says, picture: png.toString('base64'), alt };
}

/** The board in which somebody types, else the first one; null when there is none. */
function boardIn({ minions, bosses }: ExpansionDefinition, text: string, line: number): HeroReference | null {
  const place = boardAtLine(text, line);
  const here = place === null ? undefined : (place.kind === 'minion' ? minions : bosses)[place.at];
  const board = (here ?? minions[0] ?? bosses[0])?.board;
  return board === undefined ? null : heroReference(board, undefined, words.sheetSource);
}

/** Makes the expansion usable until the program ends, and opens a table for its first scenario. */
export function attemptAdventure(text: string): EditorTrial {
  const { pack, messages } = replaceAdventureText(adventureFile(text), text);
  if (pack === null) return { says: refusal(messages), command: null };
  const { name, crawls, battles } = pack.expansion;
  const [first] = [...crawls, ...battles];
  if (first === undefined) return { says: words.noScenario(name), command: null };
  const options = [{ name: 'card', value: first.id }];
  return { says: words.opened(first.name), command: { name: 'adventure', subcommand: 'start', options } };
}
