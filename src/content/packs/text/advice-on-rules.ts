/** Printed rules that the vocabulary does not have, with the nearest thing, and wordings that have two meanings. */

export interface Advice {
  readonly printed: RegExp;
  readonly write: string;
  /** Whether it is about the very word that is not understood, so that the nearest word would mislead. */
  readonly isOfWord?: true;
}

const rule = (printed: RegExp, write: string): Advice => ({ printed, isOfWord: true, write });

/** What may stand before the rule: `says` and `unsure` lines do not play it. */
const UNPLAYED = 'leave it out, with a line unsure "not played: ...".';

export const UNSAID: readonly Advice[] = [
  rule(
    /\b(?:per|for each|for every) \p{Ll}+ (?:&|and) \p{Ll}+\b/u,
    'This can be read in two ways: "heal 1 for each sword or life" (every die of both), or "on 1 sword and 1 life: heal 1" (the two together).',
  ),
  rule(
    /^if (?:the |your |their )?\S+ had\b|\balready had\b/i,
    'What was before is asked before: "if the target has Burn: ...", and behind it what gives the token.',
  ),
  rule(
    /^(?:when(?:ever)?|each time|every time) [^,:]*\bgains? [^,:]*\bCP\b/i,
    `Nothing happens by itself when CP are gained. Put it where that is done, or ${UNPLAYED}`,
  ),
  rule(
    /^give (?:\d+|an?|one|two) (?!CP).* to\b/i,
    'This can be read in two ways: "choose a team-mate; pass Chi from you to the chosen" (you lose it), or "the chosen gains 1 Chi" (you keep yours).',
  ),
  rule(
    /^when (?:you are|attacked|you're) /i,
    'When a card may be played is said by its kind, such as "instant card", and by a line "only if ...": "only if you are attacked".',
  ),
  rule(
    /^(?:when(?:ever)?|each time|every time) [^,:]*\b(?:pays?|draws?|discards?|steals?)\b/i,
    `Nothing happens by itself when something is paid, drawn, discarded or stolen. Put it where that is done: "steal 1 CP; gain 1 Loot", or ${UNPLAYED}`,
  ),
  rule(
    /^once (?:per|a|each|during (?:your|a)) turn,? (?:when|each time|every time)/i,
    'What happens once a turn begins with its event: "once per turn, when you gain Chi, draw 1 card", "when activated, once a turn: draw 1 card".',
  ),
  rule(
    /^once (?:per|a|each|during (?:your|a)) turn\b/i,
    'What a player may do with a passive is an action: \'action "Brew" as brew in your main phase for 2 CP: gain 1 Chi\'.',
  ),
  rule(
    /^(?:this|the|that) (?:damage|dmg)\b.*\bprevented\b|\bcannot be prevented\b|\bcan't be prevented\b/i,
    'Damage that nothing prevents is "ultimate"; that of tokens and cards which nothing changes is "pure", and may be prevented. Write "deal 6 ultimate damage" or "deal 6 undefendable damage".',
  ),
  rule(
    /^(?:ignore|negate|cancel) \b/i,
    'This can be read in two ways: "prevent all damage" (it takes what is coming now), or "avoid all damage" (the whole damage misses).',
  ),
  rule(
    /\bloses? (?:a|1|one|\d+) cards?\b/i,
    'Cards are discarded: "all opponents discard 1 card", or "at random" behind it.',
  ),
  rule(
    /\bloses? (?:\d+|a|one|two|three) (?:health|hp|life)\b/i,
    'This can be read in two ways: "take 1 undefendable damage", which may be prevented, or "deal 1 pure damage to the holder", which nothing changes.',
  ),
  rule(
    /^\+\d+ (?:damage|dmg), ?\+\d+ if\b/i,
    'This can be read in two ways: "+3 damage. If you have Chi, +5 damage instead", or "+3 damage. If you have Chi, +5 damage" for both together.',
  ),
  rule(
    /^(?:double|triple) (?:the|your|this)/i,
    'An attack is not doubled; the damage that its ability prints can be added: "add dmg equal to the damage of the attack".',
  ),
  rule(
    /\bdifferent (?:symbols|values)\b|\bpairs? of\b|\bmatching\b/i,
    'Different or matching symbols are not counted. The nearest is one symbol each: "on 1 sword: ...; on 1 life: ...".',
  ),
  rule(
    /^(?:swap|switch|exchange) .*\bdice\b/i,
    'Dice are not exchanged. The nearest is "change one of your dice to the same value as another of your dice".',
  ),
  rule(
    /^(?:swap|switch|exchange)\b/i,
    'Nothing is exchanged at once. Say both: "pass Chi from you to the target" and "steal 1 CP", or "transfer a status effect".',
  ),
  rule(
    /^remove (?:a|an|one|\d+|all)\b.*\bstatus effects?$/i,
    'Say from whom: "remove 1 negative status effect from you", or "choose a player; remove 1 status effect from the chosen".',
  ),
  rule(/^your income\b/i, 'Income is skipped or not. More of it is a trigger: "at income: gain 1 CP".'),
  rule(
    /^(?:take|have|gain) an?(?:other| extra| additional) turn\b/i,
    'There is no further turn. The nearest is "another offensive roll phase".',
  ),
  rule(
    /^you (?:take|receive) no more than\b/i,
    'Damage has no upper bound. The nearest is to prevent a number or half: "prevent half of the damage".',
  ),
  rule(
    /^(?:reveal|sell)\b/i,
    'Cards are looked at, drawn or discarded: "look at the top 3 cards of your deck", "discard 1 card; gain 1 CP".',
  ),
  rule(
    /\bloses? (?:a|1|one|\d+) roll attempts?\b/i,
    'Fewer Roll Attempts are what a token does: "inflict Dazed", and in a section "token Dazed, negative, limit 1, until the offensive roll phase ends" the line "always -1 roll attempts".',
  ),
  rule(
    /^discard after use\b|^(?:remove|discard) (?:it|this) (?:after|when) (?:use|used|spent)/i,
    'A token that is spent leaves by itself: this line can be left out.',
  ),
  rule(
    /\bif (?:they|you) (?:can't|cannot)\b|^anyone who (?:can't|cannot)\b/i,
    'Ask before: "if CP of the target is at least 2: the target loses 2 CP", and on the line below "otherwise: deal 3 damage".',
  ),
  rule(
    /^the next time\b/i,
    'What waits for something is a trigger of a token: "when activation: ..." below it, with "remove it" at its end.',
  ),
];
