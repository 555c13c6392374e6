/**
 * What the editor page of the playground edits: heroes as text, Missions (`src/mission-editor.ts`), and expansions of
 * Adventures (`src/adventure-editor.ts`).
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  adventureFile,
  adventuresToOpen,
  attemptAdventure,
  checkAdventure,
  openAdventure,
} from './adventure-editor.ts';
import { checkAdventureOnly } from './content/packs/add-expansion.ts';
import { checkMissionOnly } from './content/packs/add-mission.ts';
import { checkOnly, replaceText } from './content/packs/add-pack.ts';
import { BOUNDS } from './content/packs/bounds.ts';
import { startOf } from './content/packs/start-text.ts';
import { isAdventureText } from './content/packs/text/adventure/outline.ts';
import { TEXT_FILE } from './content/packs/text/check.ts';
import { isMissionText } from './content/packs/text/mission/outline.ts';
import { heroReference } from './content/reference/from-definition.ts';
import { loadHeroReferences } from './content/reference/load.ts';
import { refusal } from './editor-refusal.ts';
import { attemptMission, checkMission, missionFile, missionsToOpen, openMission } from './mission-editor.ts';
import type { EditorCheck, EditorTrial, TextEditor } from './playground/index.ts';
import { ENGLISH } from './words/index.ts';

const { heroEditor: words } = ENGLISH;

/**
 * The editor.
 * @param folder where it stores heroes; null when the operator has not allowed that
 */
export function heroEditor(folder: string | null): TextEditor {
  return {
    list: () => [
      ...loadHeroReferences().map(({ id, name }) => ({ id, name })),
      ...missionsToOpen(),
      ...adventuresToOpen(),
    ],
    open: (id) => openMission(id) ?? openAdventure(id) ?? startOf(id),
    check: (text, line) => {
      if (isAdventureText(text)) return checkAdventure(text, line);
      return isMissionText(text) ? checkMission(text, line) : check(text);
    },
    attempt: (text) => {
      if (isAdventureText(text)) return attemptAdventure(text);
      return isMissionText(text) ? attemptMission(text) : attempt(text);
    },
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
  const { png, alt } = await renderReference(heroReference(draft, undefined, words.sheetSource), {
    playable: pack !== null,
  });
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

function checked(text: string) {
  if (isAdventureText(text)) return checkAdventureOnly(adventureFile(text), text, () => null);
  return isMissionText(text)
    ? checkMissionOnly(missionFile(text), text, () => null)
    : checkOnly(fileOf(idOf(text)), text);
}

function save(text: string, folder: string | null): string {
  if (folder === null) return words.mayNotWrite;
  const { pack, messages } = checked(text);
  if (pack === null) return refusal(messages);
  const file = join(folder, pack.file);
  // A rename, so that no start of the bot reads half a file.
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
  return words.saved(pack.file);
}
