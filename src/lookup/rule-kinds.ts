/** Questions that describe a thing instead of naming it: "card that removes a token", "the dodge token". */

/** Subject of rules -> the words that people use for its things. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['cards', 'card'],
  ['heroes', 'hero'],
  ['status-tokens', 'token'],
]);
const ANY_KIND = [...KINDS.values()].join('|');
const DESCRIBED = new RegExp(`\\b(${ANY_KIND})s? (?:that|which|who|to)\\b`);
const AT_EITHER_END = new RegExp(`^(${ANY_KIND})\\b(?! (?:say|tell|want|allow)s)|\\b(${ANY_KIND})$`);

/** The common word for the things of a subject, which the texts may not contain; undefined for general rules. */
export function kindOf(subject: string): string | undefined {
  return KINDS.get(subject);
}

/**
 * The subject of rules in which the thing asked for is found.
 * @param text plain words
 * @param isSentence whether it begins like a question: then its last word is not a name
 */
export function requestedSubject(text: string, isSentence: boolean): string | undefined {
  const found = DESCRIBED.exec(text) ?? (isSentence ? null : AT_EITHER_END.exec(text));
  const kind = found?.[1] ?? found?.[2];
  return [...KINDS].find(([, name]) => name === kind)?.[0];
}
