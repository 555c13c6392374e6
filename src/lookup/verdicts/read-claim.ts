/** Reads what a question that is answered by yes or no claims, in people's words. */
import { CARD_MOMENTS, type CardMoment } from '../../content/rules/statements.ts';
import { type DamageType, isToken, tokenById } from '../../engine/definitions.ts';
import type { NamedThing } from '../named-things.ts';
import { thingEntry } from '../thing-entries.ts';
import { type Claim, TOKEN_USES, type TokenFact, type TokenUse, type Trait, type Turn } from './claim.ts';
import { useOf } from './definitions.ts';
import { cardOfEntry, tokenOfEntry, upgradeOf } from './entry-definitions.ts';

/** How a question begins that is answered by yes or no, and the words by which shorter ones ask for it. */
const YES_NO = /^(can|could|may|might|do|does|did|is|are|am|will|would|must|should|shall)\b/;
const SHORT = /\b(possible|allowed|allow|legal|ok|okay|works?|against|vs|versus)\b/;
/** A question about a figure or a way has no yes or no. */
const OPEN = /^(what|when|who|where|which|why|how)\b|\b(how (many|much|often|long)|what happens|which)\b/;
const OPEN_ANYWHERE = /\b(or (not|only|just|can|could|is|are|does|do|may|must|will)|difference)\b/;
/** An Ultimate can be stopped by other dice before it is activated: this asks for something else. */
const OTHER_STOP = /\b(with|by|using|damage|dmg|activated|announced|progress|started|already)\b/;

const TYPES: readonly (readonly [DamageType, RegExp])[] = [
  ['undefendable', /\b(undefendable|undefendible|undefendabl|undefended|unblockable|undef)\b/],
  ['pure', /\bpure\b/],
  ['collateral', /\bcollaterals?\b/],
  ['ultimate', /\b(ultimates?|ults?|ultis?)\b/],
  ['normal', /\b(normal|regular|black|defendable) (damage|attacks?|dmg)\b/],
];

const TRAITS: readonly (readonly [Trait, RegExp])[] = [
  ['attack', /\b(be|is|as|count as|counts as|considered) an attack\b/],
  [
    'modifiable',
    /\b(boost(ed)?|modif(y|ied|iable|iers?)|increased?|raised?|add(ed)?|bonus|stronger|more damage)\b/,
  ],
  ['defendable', /\b(defend(ed|able)?|defen[cs]es?|defensive|block(ed)?)\b/],
  [
    'avoidable',
    /\b(avoid(ed|able)?|evaded?|dodged?|prevent(ed|able|ion)?|reduced?|lower(ed)?|protect|protected|mitigated?|shield(ed)? from)\b/,
  ],
];

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
  }),
);
const HOLD = /\b(have|hold|keep|own|carry|stack|get|gain)\b/;
/** Words of a condition or a comparison, which a claim does not contain. */
const CONDITIONS =
  /\b(not|cant|cannot|never|nothing|unless|without|if|when|while|after|before|first|then|once|twice|both|all|every)\b/;
/** Who modifies damage is not in a definition: the two sides of an Attack may do different things to it. */
const OTHER_SIDE = /\b(defenders?|victims?|targets?|targeted|opponents?|enem(y|ies)|he|she|they)\b/;
/** What a thing makes of damage, or deals itself, is no question of whether it works on damage of a type. */
const OTHER_MEANING =
  /\b(deals?|dealing|causes?|becomes?|makes?|made|turns? .*into|converts?|changes?|ignores?|bypass(es)?|do(es)? .*\bdo)\b/;
/** "is Retribution damage undefendable", "stopped by undefendable damage". */
const IS = /^(is|are|was|were)\b/;
const IS_USED =
  /\b(us(ed|able|eful)|spen(t|dable)|play(ed|able)|possible|allowed|legal|ok|okay|effective|good|works?|working|against|vs|versus|prevented|reduced|lowered|boosted|raised|evaded|halved|modified)\b/;
const BY_TYPE =
  /\bby (an? |the |his |her |my |their )?(undefend\w*|pure|collaterals?|ult\w*|normal|regular)\b/;
/** A token may be taken and moved by some effects; that says nothing about this price, moment, means or receiver. */
const IN_WHICH_WAY =
  /\b(pay|pays|paid|paying|costs?|cp|by|with|for|upkeep|income|start|end|during|turn|phase|heal\w*|automatically|itself|missions?|hench\w+|boss(es)?|minions?|monsters?)\b/;
const ONE_TYPE = 1;
const USE = /\b(use|used|spend|spent|play|played)\b/;
const AGAINST = /\b(against|vs|versus)\b/;
const USED_WITH =
  /\b(use|used|spend|spent|works?|helps?|play|played|applies|apply)\b.* (against|on|with|vs|versus|for)\b/;

/**
 * The claim of a question.
 * @param text the plain text of the question, typing errors corrected
 * @param named the things that it names, its subject first
 * @returns undefined when it is not answered by yes or no, or asks for what no definition says
 */
export function readClaim(text: string, named: readonly NamedThing[]): Claim | undefined {
  if (OPEN.test(text) || OPEN_ANYWHERE.test(text) || !(YES_NO.test(text) || SHORT.test(text)))
    return undefined;
  if (CONDITIONS.test(withoutNames(text, named))) return undefined;
  const [subject] = named.filter(({ isSure }) => isSure);
  const types = TYPES.filter(([, words]) => words.test(text)).map(([type]) => type);
  const [type] = types.length === ONE_TYPE ? types : [];
  if (OTHER_MEANING.test(withoutNames(text, named))) return undefined;
  if (subject !== undefined) return claimAbilityUse(text, subject, named) ?? claimAbout(text, subject, type);
  return type === undefined ? undefined : claimOfType(text, type);
}

/** The text without the names in it, which may contain any word: "Not This Time". */
function withoutNames(text: string, named: readonly NamedThing[]): string {
  const words = text.split(' ');
  for (const { at, length } of named) words.fill('', at, at + length);
  return words.join(' ');
}

/** Whether it is asked if something works on damage of a type, and not of what type its own damage is. */
function isOfWorking(text: string): boolean {
  return !BY_TYPE.test(text) && (!IS.test(text) || IS_USED.test(text));
}

function claimOfType(text: string, type: DamageType): Claim | undefined {
  if (type === 'ultimate' && /\b(stop(ped|pable)?|cancel(led|ed)?)\b/.test(text))
    return OTHER_STOP.test(text) ? undefined : { about: 'stop' };
  const trait = traitOf(text);
  if (trait === undefined) return undefined;
  if (trait === 'modifiable' && OTHER_SIDE.test(text)) return undefined;
  // To defend in the sense of preventing something is not to use the Defensive Ability.
  return { about: 'type', type, trait };
}

function traitOf(text: string): Trait | undefined {
  const found = TRAITS.filter(([, words]) => words.test(text.replace(/\bundefend\w*\b/g, ''))).map(
    ([trait]) => trait,
  );
  return found.length === 1 ? found[0] : undefined;
}

/** "does Protect work against Smack": something used against, or with, an ability. */
function claimAbilityUse(
  text: string,
  { entry }: NamedThing,
  named: readonly NamedThing[],
): Claim | undefined {
  const [other] = named.filter((thing) => thing.isSure && thing.entry !== entry).flatMap(abilityKeyOf);
  if (other === undefined || !USED_WITH.test(text)) return undefined;
  const card = cardOfEntry(entry);
  if (card !== undefined) return { about: 'card-ability', card, ability: other };
  const token = tokenOfEntry(entry);
  return token === undefined ? undefined : { about: 'token-ability', token, ability: other };
}

/** `<hero>/<ability>` of an ability's entry. */
function abilityKeyOf({ entry }: NamedThing): string[] {
  const thing = thingEntry(entry.id);
  if (thing?.subject !== 'abilities' || thing.hero === undefined) return [];
  return [`${thing.hero}/${thing.id.slice(`ability-${thing.hero}-`.length)}`];
}

function claimAbout(text: string, named: NamedThing, type: DamageType | undefined): Claim | undefined {
  const { entry } = named;
  if (thingEntry(entry.id)?.subject === 'abilities') return claimOfAbility(text, named, type);
  const card = cardOfEntry(entry);
  if (card !== undefined) return claimOfCard(text, card, type);
  const token = tokenOfEntry(entry);
  if (token === undefined || (isActor(text, named) && factOf(text) !== undefined)) return undefined;
  return claimOfToken(text, token, type, withoutNames(text, [named]));
}

/** "does Cleanse remove ...": what the token does to others, not what is done to it. */
function isActor(text: string, { at, length }: NamedThing): boolean {
  const after = text.split(' ').slice(at + length);
  return /^(also |ever |really )?(remove|move|transfer|steal|get rid of|take|give)s?\b/.test(after.join(' '));
}

function claimOfAbility(text: string, named: NamedThing, type: DamageType | undefined): Claim | undefined {
  const moment = momentOf(text);
  if (moment !== undefined) {
    const card = upgradeOf(named.entry.id);
    return card === undefined ? undefined : { about: 'moment', card, moment };
  }
  const trait = traitOf(text);
  const [ability] = abilityKeyOf(named);
  if (ability === undefined || trait === undefined || type !== undefined) return undefined;
  return { about: 'ability', ability, trait };
}

function claimOfCard(text: string, card: string, type: DamageType | undefined): Claim | undefined {
  const moment = momentOf(text);
  const turn = turnOf(text);
  if (type !== undefined) {
    const isOfType = moment === undefined && turn === undefined && isOfWorking(text);
    return isOfType ? { about: 'card', card, type } : undefined;
  }
  if (moment !== undefined) return { about: 'moment', card, moment };
  return turn === undefined || !USE.test(text) ? undefined : { about: 'card-turn', card, turn };
}

/** @param words the text without the name of the token */
function claimOfToken(
  text: string,
  token: string,
  type: DamageType | undefined,
  words: string,
): Claim | undefined {
  const fact = factOf(text);
  if (type !== undefined) {
    if (fact !== undefined || !isOfWorking(text)) return undefined;
    const meant = useAsked(words) ?? (AGAINST.test(text) && doesBoth(token) ? 'lower' : undefined);
    return meant === undefined
      ? { about: 'token', token, type }
      : { about: 'token-use', token, type, use: meant };
  }
  const moment = momentOf(text);
  if (moment !== undefined) return USE.test(text) ? { about: 'spend', token, moment } : undefined;
  const turn = turnOf(text);
  if (turn !== undefined)
    return /\b(spend|spent)\b/.test(text) ? { about: 'spend-turn', token, turn } : undefined;
  const count = countOf(text);
  if (count !== undefined && HOLD.test(text)) return { about: 'hold', token, count };
  if (fact === 'movable' || fact === 'removable')
    return IN_WHICH_WAY.test(words) ? undefined : { about: 'fact', token, fact };
  if (fact !== undefined) return { about: 'fact', token, fact };
  const trait = traitOf(text);
  return trait === undefined || trait === 'attack' || /\b(use|used|spend|spent|play|with)\b/.test(text)
    ? undefined
    : { about: 'token-damage', token, trait };
}

/** Whether a token can both raise and lower damage: it is spent against damage to lower it. */
function doesBoth(token: string): boolean {
  const uses = isToken(token) ? (tokenById(token).spends ?? []).map(useOf) : [];
  return TOKEN_USES.every((use) => uses.includes(use));
}

/** "does Chi boost pure damage" asks for one of the two things that the token can do. */
function useAsked(text: string): TokenUse | undefined {
  const trait = traitOf(text);
  if (trait === 'modifiable') return 'raise';
  return trait === 'avoidable' ? 'lower' : undefined;
}

function countOf(text: string): number | undefined {
  const [, word = ''] = /\b(?:more than )?(\d{1,2}|two|three|four|five|six|seven|eight)\b/.exec(text) ?? [];
  const count = NUMBERS.get(word) ?? (word === '' ? undefined : Number(word));
  return count === undefined ? undefined : count + (/\bmore than\b/.test(text) ? 1 : 0);
}

const FACTS: readonly (readonly [TokenFact, RegExp])[] = [
  ['movable', /\b(transferr?(ed|able)?|moved|stolen|given away|steal)\b/],
  ['removable', /\b(removed?|removable|taken (off|away)|get rid of|cleansed)\b/],
  ['persistent', /\b(persistent|permanent)\b/],
  ['spendable', /\bspendable\b/],
  ['positive', /\bpositive\b/],
  ['negative', /\bnegative\b/],
  ['unique', /\bunique\b/],
  ['companion', /\bcompanions?\b/],
  ['status', /\bstatus( effects?)?\b/],
];

function factOf(text: string): TokenFact | undefined {
  const found = FACTS.filter(([, words]) => words.test(text)).map(([fact]) => fact);
  const [first] = found;
  // "a positive status effect" asks for the kind alone.
  return found.length === 1 || (found.length === 2 && found[1] === 'status') ? first : undefined;
}

const FOE = /\b(his|their|her|opponents?|other players?|enem(y|ys|ies)|foes?|someone elses|somebody elses)\b/;
const PHASES: readonly (readonly [string, RegExp])[] = [
  ['discard', /\bdiscard phase\b/],
  ['defense', /\b(defen[cs]e|defensive) (roll|rolls|phase)\b|\bdefensive roll phase\b/],
  ['offense', /\b(offensive roll|offensive roll phase|roll phase|rolling phase)\b/],
  ['main', /\bmain( phase)?\b/],
];

const OTHERS =
  '(?:someone|somebody|anyone|another|other|opponents?|opponents|enem(?:y|ys|ies)|foes?|his|her|their)(?: elses?| persons?| players?| guys?)?';
const TURN: readonly (readonly [Turn, RegExp])[] = [
  [
    'foe',
    new RegExp(
      `\\b(?:on|in|during)(?: the| an?| my)? ${OTHERS} (?:turn|go)\\b|\\b(?:outside|out) (?:of )?my (?:own )?turn\\b`,
    ),
  ],
  ['own', /\b(?:on|in|during) my (?:own )?(?:turn|go)\b/],
];

/** "on someone else's turn": in any of its phases. */
function turnOf(text: string): Turn | undefined {
  const found = TURN.filter(([, words]) => words.test(text)).map(([turn]) => turn);
  return found.length === 1 ? found[0] : undefined;
}

function momentOf(text: string): CardMoment | undefined {
  const found = PHASES.filter(([, words]) => words.test(text));
  const phase = found[0]?.[0];
  if (phase === undefined || (found.length > 1 && phase !== 'defense')) return undefined;
  return CARD_MOMENTS.find((moment) => moment === `${FOE.test(text) ? 'foe' : 'own'}-${phase}`);
}
