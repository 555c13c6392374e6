/**
 * Things named only as examples: "poison and bleed in the same upkeep, which first" and "what happens to my burn on him
 * when I die" ask for a rule about all tokens, "he plays So Wild, can I change it back" for one about such cards, "can
 * both of us be the Barbarian" for one about heroes.
 */
import type { CardDefinition } from '../engine/definitions.ts';
import type { NamedThing } from './named-things.ts';
import { cardOfEntry, cardOfKey } from './verdicts/entry-definitions.ts';

const ORDER = /\b(first|order|together|same time|at once)\b/;
const OF_DEFEATED =
  /\b(when|if|after|once) .*\b(knocked out|dies?|died|dead|defeat(ed)?|eliminated|killed|out of the game|gets? ko|at 0|lose|loses|leaves?)\b/;
const LEFT_BEHIND = /\b(what happens|stays?|remains?|goes?|gone|vanish|disappear|keep|removed?)\b/;
const TOKENS = new Set(['status-tokens', 'hero-tokens']);
const HEROES = new Set(['heroes', 'hero-names']);

/** Several people who want one hero. */
const OF_BOTH =
  /\b(both|two|all|we) (of )?(us |players |people )?(\w+ ){0,2}(be|are|play|main|pick|choose|take|have)\b|\b(both|two of us)\b.*\b(be|play|main|pick|choose|take|have)\b|\b(me|i) and (\w+ ){1,2}(\w+ )?(be|both|play|pick|choose|take)\b|\band (i|me) (\w+ ){0,3}(be|both|play|pick|choose)\b/;
/** Somebody else has played the card, and the speaker wants to do something about it. */
const PLAYED_BY_OTHER =
  /\b(he|she|they|opponent|enemy|somebody|someone|buddy|friend|player) (\w+ )?(plays?|played|uses?|used|casts?)$/;
const OWN_ANSWER = /\b(can|may|could|do|am|must) i\b|\bi (can|may|get)\b/;
/** Words with which an ability is announced; what may be done then is the same for all. */
const ANNOUNCED =
  /\b(i|he|she|they|opponent|enemy|friend|player) (\w+ )?(said|say|says|announced?|called?|declared?|named?)( my| his| her| their| the)?$/;
const THEN = /\b(then|now|but|after|can|may|could|what)\b/;
/** What is left of an Attack whose damage did not come, up to the name of it. */
const DESPITE =
  /\b(prevent|avoid|evad|dodg|block|(reduced to|no|zero|0) (damage|dmg|0)|(damage|dmg) (is|was|becomes|goes to|went to) (0|zero|nothing|none)|did nothing).*\bstill (get|gain|receive|inflict|take|have|gets|inflicts)( \w{1,5})?$/;
/** A piece of cardboard that is not there. */
const MISSING =
  /\b(missing|not enough|cant find|cannot find|broken?|in the box|supply|(ran|run) out of (\w+ ){0,2}(tokens|counters|markers|chits)|lost .*(tokens?|counters?|markers?|chits?|pieces?)\b.*(another|instead|replace\w*))\b/;
/** The card is what is answered. */
const ANSWERED = /\b(respond|responding|react|reacting|reply|answer|interrupt|counter)( to| with)?$/;

/**
 * The question with the examples in it replaced by the word for their kind.
 * @param text the plain text of the question
 * @param named the things that it names
 * @returns undefined if it names nothing as an example
 */
export function withoutExamples(text: string, named: readonly NamedThing[]): string | undefined {
  const tokens = named.filter(({ entry, isSure }) => isSure && TOKENS.has(entry.subject));
  const areSeveral = tokens.length > 1 && tokens.length === named.length && ORDER.test(text);
  const isLeftBehind = tokens.length === 1 && named.length === 1 && isBeforeDefeat(text, tokens);
  if (areSeveral || isLeftBehind) return replaced(text, tokens, () => 'token');
  if (isOfDefeatedPlayer(text, tokens)) return replaced(text, tokens, () => 'token');
  const spaces = named.filter(({ entry, isSure }) => entry.id === 'hex' && !isSure);
  if (spaces.length > 0 && spaces.length === named.length) return replaced(text, spaces, () => 'space');
  const [only] = named;
  if (isAnnounced(text, named)) return replaced(text, named, () => 'announced ability');
  if (tokens.length === 1 && named.length === 1 && (isInflictedAnyway(text, tokens) || MISSING.test(text)))
    return replaced(text, tokens, () => 'token');
  if (areOfOneHero(text, named)) return replaced(text, named, (_, place) => (place === 0 ? 'same hero' : ''));
  if (only?.isSure && named.length === 1) {
    const card = cardAnswered(text, only);
    if (card !== undefined) return replaced(text, named, () => kindOfCard(card));
  }
  return undefined;
}

function replaced(
  text: string,
  things: readonly NamedThing[],
  wordFor: (thing: NamedThing, place: number) => string,
): string {
  const words = text.split(' ');
  for (const [place, thing] of things.entries()) {
    words.fill('', thing.at, thing.at + thing.length);
    words[thing.at] = wordFor(thing, place);
  }
  return words.filter((word) => word !== '').join(' ');
}

/** "eliminated player had poison on me, does it stay": the rule is about all tokens. */
function isOfDefeatedPlayer(text: string, tokens: readonly NamedThing[]): boolean {
  return (
    tokens.length === 1 &&
    /\b(eliminated|defeated|dead|killed) (player|opponent|hero|guy|enemy)\b/.test(text) &&
    LEFT_BEHIND.test(text)
  );
}

/** "i said Fireball then he changed a die, what now": the rule is about all abilities. */
function isAnnounced(text: string, named: readonly NamedThing[]): boolean {
  const [only, ...others] = named;
  if (only?.entry.subject !== 'abilities' || others.length > 0) return false;
  const words = text.split(' ');
  return (
    ANNOUNCED.test(words.slice(0, only.at).join(' ')) &&
    THEN.test(words.slice(only.at + only.length).join(' '))
  );
}

/** "i prevented it all, do i still get the Poison": the rule is about all effects of an Attack. */
function isInflictedAnyway(text: string, [token]: readonly NamedThing[]): boolean {
  return token !== undefined && DESPITE.test(text.split(' ').slice(0, token.at).join(' '));
}

/** "can we both be the Barbarian", "Treant against Treant". */
function areOfOneHero(text: string, named: readonly NamedThing[]): boolean {
  const [first, ...others] = named;
  if (first === undefined || !named.every(({ entry }) => HEROES.has(entry.subject))) return false;
  if (others.some(({ entry }) => entry !== first.entry)) return false;
  return others.length > 0 || OF_BOTH.test(text);
}

/** The card that somebody else plays in a question about what the speaker may then do. */
function cardAnswered(text: string, { entry, at, length }: NamedThing): CardDefinition | undefined {
  const key = cardOfEntry(entry);
  if (key === undefined) return undefined;
  const words = text.split(' ');
  const before = words.slice(0, at).join(' ');
  const after = words.slice(at + length).join(' ');
  const isAnswered = ANSWERED.test(before) || (PLAYED_BY_OTHER.test(before) && OWN_ANSWER.test(after));
  return isAnswered ? cardOfKey(key) : undefined;
}

const KINDS: Readonly<Record<CardDefinition['kind'], string>> = {
  main: 'main phase card',
  roll: 'roll phase card',
  instant: 'instant card',
  upgrade: 'upgrade',
};

function kindOfCard({ kind, effects }: CardDefinition): string {
  return effects.some((effect) => effect.do === 'alter') ? 'card that changes a die' : KINDS[kind];
}

/** "what happens to my burn when I die", but not "do I die when I have burn", and not a token that keeps one alive. */
function isBeforeDefeat(text: string, [token]: readonly NamedThing[]): boolean {
  const found = OF_DEFEATED.exec(text);
  if (token === undefined || found === null) return false;
  const before = text.slice(0, found.index).trim().split(' ').length;
  return token.at < before && LEFT_BEHIND.test(text);
}
