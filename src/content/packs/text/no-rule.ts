/** Printed rules for which the bot has no rule, by kind: no wording of them is understood. */

interface Missing {
  readonly printed: RegExp;
  /** What is missing, in a few words. */
  readonly what: string;
  /** What comes nearest to it. */
  readonly nearest?: string;
}

const MISSING: readonly Missing[] = [
  { printed: /\bfreezer\b/i, what: 'the Freezer' },
  { printed: /\bdice cube\b/i, what: 'the Dice Cube' },
  { printed: /\breject deck\b/i, what: 'the Reject deck' },
  {
    printed: /\blightning\b.*\bon (?:an|the|that|your) .*ability\b/i,
    what: 'Lightning that lies on an ability',
  },
  { printed: /\btornado\b/i, what: 'the Tornado' },
  {
    printed: /\b(?:prepare|cast)s? (?:a|an|the|your|1|one|any)?\s*spells?\b/i,
    what: 'Spells that are prepared and cast',
  },
  { printed: /\bace cards?\b/i, what: 'Ace Cards' },
  { printed: /\bspellbound\b/i, what: 'Spellbound' },
  { printed: /\billusion cards?\b/i, what: 'Illusion Cards' },
  { printed: /\brock,? paper,? (?:and )?scissors\b/i, what: 'Rock Paper Scissors' },
  {
    printed:
      /\bfor each (?:different|unique) |\bdifferent (?:symbols|values|status effects?|negative|positive)\b/i,
    what: 'different symbols or status effects that are counted',
    nearest: 'one of each: "on 1 sword: ...; on 1 life: ..."',
  },
  {
    printed: /\bopposite (?:side|face|value)\b/i,
    what: 'the opposite side of a die',
    nearest: '"change one of your dice to any value"',
  },
  {
    printed:
      /\b(?:on|to) (?:the )?(?:bottom|top) of (?:your|their|the) deck\b|\bshuffles? .*\binto (?:your|their|the) deck\b/i,
    what: 'cards that are put into a deck',
    nearest: '"look at the top 3 cards of your deck" and "discard 1 card"',
  },
  {
    printed:
      /\b(?:cannot|can't|may not|can not|must not|not allowed to) (?:play|draw|use|spend|gain|heal|activate|respond|be (?:the )?target)/i,
    what: 'what nobody may do for a while',
    nearest: '"always no actions" or "always skip the income" in a token',
  },
  {
    printed: /\b(?:can't|cannot|may not) be (?:changed|altered|rerolled|re-rolled|responded to)\b/i,
    what: 'dice or attacks that nobody may change',
  },
  {
    printed: /\b(?:cancel|negate|counter)s?\b.*\b(?:card|status effect|token|ability)\b/i,
    what: 'cards and status effects that are cancelled',
  },
  {
    printed:
      /\buntil the (?:start|beginning|end) of (?:your|their|the) next turn\b|\bfor the rest of the (?:game|round|turn)\b/i,
    what: 'what lasts until another turn',
    nearest: 'a token of its own that ends: "until the turn ends"',
  },
  {
    printed: /\bover the (?:stack )?limit\b|\bbeyond (?:the|your|their) (?:stack )?limit\b/i,
    what: 'tokens beyond a limit',
  },
  {
    printed: /\b(?:damage|dmg) prevented by\b.*\breduced\b|\bprevents? \d+ less\b/i,
    what: 'prevented damage that is reduced',
  },
];

/** That the bot has no rule for a printed text, and what comes nearest; null for another text. */
export function noRuleFor(typed: string): string | null {
  // Of the sentence itself: those behind it may say anything.
  const [sentence = ''] = typed.split(/\.(?:\s|$)/);
  const found = MISSING.find(({ printed }) => printed.test(sentence));
  if (found === undefined) return null;
  const nearest = found.nearest === undefined ? '' : ` The nearest is ${found.nearest}.`;
  return `The bot has no rule for this: ${found.what}.${nearest} Leave it out, with a line unsure "not played: ...".`;
}
