/** Adds single expansions of Adventures to the content. */
import { ContentError, registerExpansion } from '../../engine/definitions.ts';
import type { ExpansionDefinition } from '../../engine/vocabulary/expansion.ts';
import { existingContent } from './add-pack.ts';
import { type AddedText, addedText, type Entered } from './added-text.ts';
import { hashOf } from './check.ts';
import { checkExpansion } from './check-expansion.ts';
import {
  expansionLoadingOf,
  type Loading,
  loadedExpansionPacks,
  recordExpansionPack,
  unregisterExpansionPack,
} from './loaded-packs.ts';
import type { ExpansionPack } from './pack.ts';
import { checkAdventureText } from './text/adventure/check-adventure-text.ts';

/**
 * Checks a pack with an expansion of Adventures against the existing content, and loads the pack when it is valid.
 * @param file the file name, without its folder
 */
export function addExpansionPack(file: string, text: string): Entered<ExpansionPack> {
  const checked = checkExpansion(text, existingContent());
  return 'problems' in checked ? checked : enter(file, checked.expansion, loadedNow('operator'));
}

/** Like `addExpansionPack`, for an expansion that is written as text. */
export function addAdventureText(
  file: string,
  text: string,
  by: Loading['by'] = 'operator',
): AddedText<ExpansionPack> {
  const { expansion, ...checked } = checkAdventureText(text, existingContent());
  return addedText(expansion, checked, (right) => enter(file, right, loadedNow(by)));
}

/**
 * Like `addAdventureText`, in place of what was loaded from the same file before. Nothing changes when the text is not
 * right.
 */
export function replaceAdventureText(file: string, text: string): AddedText<ExpansionPack> {
  const before = takeOut(file);
  const added = addAdventureText(file, text, 'editor');
  if (added.pack === null) before.putBack();
  return added;
}

/**
 * Checks a text against all that is loaded except what it replaces, and loads nothing.
 * @param look what is to be known of an expansion that is right, while it is loaded
 */
export function checkAdventureOnly<T>(
  file: string,
  text: string,
  look: (expansion: ExpansionDefinition) => T,
): AddedText<ExpansionPack> & { readonly seen: T | null } {
  const before = takeOut(file);
  const added = addAdventureText(file, text);
  try {
    return { ...added, seen: added.pack === null ? null : look(added.pack.expansion) };
  } finally {
    if (added.pack !== null) unregisterExpansionPack(added.pack.expansion.id);
    before.putBack();
  }
}

/** Unloads the expansion of a file, until it is put back. */
function takeOut(file: string): { putBack(): void } {
  const before = loadedExpansionPacks().find((pack) => pack.file === file);
  if (before === undefined) return { putBack: () => {} };
  const { id } = before.expansion;
  const loading = expansionLoadingOf(id) ?? loadedNow('operator');
  unregisterExpansionPack(id);
  return { putBack: () => recordExpansionPack(before, loading, registerExpansion(before.expansion)) };
}

function loadedNow(by: Loading['by']): Loading {
  return { by, at: Date.now() };
}

function enter(file: string, expansion: ExpansionDefinition, loading: Loading): Entered<ExpansionPack> {
  const pack = { file, expansion, hash: hashOf(expansion) };
  try {
    recordExpansionPack(pack, loading, registerExpansion(expansion));
    return { pack };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: [{ path: ['adventure'], reason: `cannot be put into play: ${error.message}` }] };
  }
}
