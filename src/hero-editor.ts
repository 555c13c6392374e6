/** What the editor page of the playground edits: heroes as text. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOnly, replaceText } from './content/packs/add-pack.ts';
import { BOUNDS } from './content/packs/bounds.ts';
import { startOf } from './content/packs/start-text.ts';
import { TEXT_FILE } from './content/packs/text/check.ts';
import type { Message } from './content/packs/text/messages.ts';
import { heroReference } from './content/reference/from-definition.ts';
import { loadHeroReferences } from './content/reference/load.ts';
import type { EditorCheck, EditorTrial, TextEditor } from './playground/index.ts';
import { ENGLISH } from './words/index.ts';

const { heroEditor: words } = ENGLISH;

/**
 * The editor.
 * @param folder where it stores heroes; null when the operator has not allowed that
 */
export function heroEditor(folder: string | null): TextEditor {
  return {
    list: () => loadHeroReferences().map(({ id, name }) => ({ id, name })),
    open: (id) => startOf(id),
    check,
    attempt,
    save: (text) => save(text, folder),
  };
}

/** The file of a hero that is being edited. */
function fileOf(id: string): string {
  return `${id}${TEXT_FILE}`;
}

function idOf(text: string): string {
  return checkOnly('draft', text).draft.id;
}

async function check(text: string): Promise<EditorCheck> {
  if (text.length > BOUNDS.fileBytes) return { messages: [], says: words.tooLong, picture: null, alt: '' };
  const { messages, blanks, pack, draft } = checkOnly(fileOf(idOf(text)), text);
  const { renderReference } = await import('./render/sheet/index.ts');
  const { png, alt } = await renderReference(heroReference(draft, undefined, words.sheetSource));
  const errors = messages.filter(({ kind }) => kind === 'error').length;
  return {
    messages,
    says: pack === null ? words.notYet(errors, blanks) : words.ready(pack.hero.name, messages.length),
    picture: png.toString('base64'),
    alt,
  };
}

function attempt(text: string): EditorTrial {
  const { pack, messages } = replaceText(fileOf(idOf(text)), text);
  if (pack === null) return { says: refusal(messages), command: null };
  const options = [{ name: 'hero', value: pack.hero.id }];
  return { says: words.tried(pack.hero.name), command: { name: 'duel', options } };
}

function refusal(messages: readonly Message[]): string {
  const [first] = messages.filter(({ kind }) => kind !== 'warning');
  return first === undefined ? words.notYet(0, 0) : words.atLine(first.line, first.says);
}

function save(text: string, folder: string | null): string {
  if (folder === null) return words.mayNotWrite;
  const { pack, messages } = checkOnly(fileOf(idOf(text)), text);
  if (pack === null) return refusal(messages);
  const file = join(folder, pack.file);
  // A rename, so that no start of the bot reads half a file.
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
  return words.saved(pack.file);
}
