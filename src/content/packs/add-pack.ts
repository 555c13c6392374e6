/** Adds packs of heroes to the content, and unloads all packs. */
import { registerHero } from '../../engine/definitions.ts';
import { type Checked, checkPack } from './check.ts';
import { type ExistingContent, knownContent } from './checks/existing-content.ts';
import {
  type Loading,
  loadedExpansionPacks,
  loadedHeroPacks,
  loadingOf,
  recordPack,
  unregisterPack,
  unregisterPacks,
} from './loaded-packs.ts';
import type { Pack } from './pack.ts';
import { type CheckedText, checkText } from './text/check.ts';

/**
 * Checks a pack against the existing content, and loads the pack when it is valid.
 * @param file the file name, without its folder
 */
export function addPack(file: string, text: string): Checked {
  const checked = checkPack(file, text, existingContent());
  if ('pack' in checked) register(checked.pack);
  return checked;
}

/** Like `addPack`, for a hero that is written as text. */
export function addText(file: string, text: string, by: Loading['by'] = 'operator'): CheckedText {
  const checked = checkText(file, text, existingContent());
  if (checked.pack !== null) register(checked.pack, { by, at: Date.now() });
  return checked;
}

/**
 * Like `addText`, for the editor: in place of what was loaded from the same file before. Nothing changes when the text
 * is not right.
 */
export function replaceText(file: string, text: string): CheckedText {
  const before = loadedHeroPacks().find((pack) => pack.file === file) ?? null;
  const loading = before && loadingOf(before.hero.id);
  if (before !== null) unregisterPack(before.hero.id);
  const checked = addText(file, text, 'editor');
  if (checked.pack === null && before !== null) register(before, loading);
  return checked;
}

/** Checks a text against all that is loaded except what it replaces, and loads nothing. */
export function checkOnly(file: string, text: string): CheckedText {
  const before = loadedHeroPacks().find((pack) => pack.file === file) ?? null;
  const loading = before && loadingOf(before.hero.id);
  if (before !== null) unregisterPack(before.hero.id);
  const checked = checkText(file, text, existingContent());
  if (before !== null) register(before, loading);
  return checked;
}

function register(pack: Pack, loading: Loading | null = null): void {
  recordPack(pack, loading ?? { by: 'operator', at: Date.now() }, registerHero(pack.hero));
}

/** What the bot has already, with the packs that are loaded. */
export function existingContent(): ExistingContent {
  return knownContent(tokensOfPacks());
}

function tokensOfPacks(): ReadonlySet<string> {
  const ofExpansions = loadedExpansionPacks().flatMap(({ expansion: { tokens, minions, bosses } }) => [
    ...tokens,
    ...[...minions, ...bosses].flatMap(({ board }) => board.tokens),
  ]);
  const ofHeroes = loadedHeroPacks().flatMap(({ hero }) => hero.tokens);
  return new Set([...ofHeroes, ...ofExpansions].map(({ id }) => id));
}

/** Unloads every pack. */
export function unloadPacks(): void {
  unregisterPacks();
}
