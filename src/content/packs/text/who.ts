/** How players and dice scopes are named in sentences. */
import type { DamageType, OnePlayer, Relation, TurnPhase, Who } from '../../../engine/vocabulary/amount.ts';
import { CRAWL_LEVELS, type CrawlLevel } from '../../../engine/vocabulary/crawl.ts';
import { type Cursor, NO, type Read } from './cursor.ts';
import { VERBS_OF_SAME } from './sentence-ends.ts';
import { number, oneOf, type Slot, type WordSlot } from './slot.ts';

const ONE = {
  owner: ['you', 'yourself'],
  target: [
    ...['the target', 'target', 'the opponent', 'your opponent', 'the attacker', 'the defender'],
    ...['opponent', 'attacker', 'defender'],
  ],
  chosen: [
    'the chosen',
    'chosen',
    'the chosen player',
    'the chosen opponent',
    'chosen opponent',
    'chosen player',
  ],
  holder: [
    'the holder',
    'holder',
    'the afflicted player',
    'the affected player',
    'its holder',
    'the player with this token',
    'this player',
  ],
} satisfies Record<OnePlayer, readonly string[]>;
const GROUP = {
  opponents: ['all opponents', 'opponents', 'each opponent', 'all your opponents', 'every opponent'],
  'team-mates': ['team-mates', 'your team-mates'],
  neighbours: ['neighbours', 'your neighbours'],
  engaged: ['engaged opponents', 'engaged opponent'],
  others: ['all others', 'others', 'each other player', 'all other players', 'every other player'],
  everyone: ['everyone', 'everybody', 'each player', 'all players', 'every player'],
} satisfies Record<Relation, readonly string[]>;

const CHOSEN_NOW = oneOf<Relation>({
  opponents: [
    'a chosen opponent',
    'an opponent',
    'any opponent',
    'one opponent',
    'an opponent of your choice',
    'chosen opponent',
    'target opponent',
  ],
  'team-mates': ['a chosen team-mate', 'a chosen teammate', 'a teammate', 'a team-mate'],
  neighbours: 'a chosen neighbour',
  engaged: 'a chosen engaged opponent',
  others: ['another chosen player', 'a chosen other player'],
  everyone: [
    'a chosen player',
    'any player',
    'a player of your choice',
    'chosen player',
    'target player',
    'a player',
  ],
});

/** One opponent who is not attacked. */
const ANOTHER_OPPONENT = oneOf<'one'>({
  one: [
    'another opponent',
    'another chosen opponent',
    'a different opponent',
    'a chosen opponent other than the target',
    'an opponent other than the target',
    'an opponent other than the defender',
    'an opponent who is not the target',
    'an opponent who is not the target of this attack',
    'an opponent who is not the target of the attack',
    'one other opponent',
  ],
});
/** What `Cursor.choice` is for that one. */
export const NOT_TARGET = 'one opponent but the target';

/** Opponents who are not attacked: a sentence about them is done for each. */
const OTHER_OPPONENTS = oneOf<'all'>({
  all: ['all other opponents', 'each other opponent', 'every other opponent', 'all of your other opponents'],
});
/** What `Cursor.choice` is for them. */
export const BUT_TARGET = 'opponents but the target';

/**
 * Whom "they" means: who was chosen before, in a token its holder, with whom the sentence before began, or else the
 * opponent.
 */
function theyMean({ reading, choice, subject }: Cursor): string {
  if (choice !== null || reading.hasChosen) return 'chosen';
  if (reading.ownToken !== null) return 'holder';
  return subject === null || subject === 'owner' ? 'target' : subject;
}

const THEY = oneOf<'they'>({ they: ['they', 'them', 'that player', 'that opponent'] });

/** Players as minions, bosses and enemies of Missions name them. */
const OF_ENEMY = oneOf<'owner' | 'target' | 'opponents'>({
  owner: ['the boss', 'the minion', 'the enemy', 'this boss', 'this minion', 'this enemy', 'itself'],
  target: ['the hero', 'that hero', 'an adjacent hero', 'the adjacent hero'],
  opponents: ['each hero', 'all heroes', 'every hero', 'the heroes', 'heroes'],
});

/** Whether "chosen opponent" or "target opponent" means one to be chosen now. */
function isNewChoice({ line, at, word, reading }: Cursor): boolean {
  const [first, next] = [word, line.words[at + 1]].map((one) => one?.text.toLowerCase() ?? '');
  if (next !== 'opponent' && next !== 'player') return false;
  return first === 'target' || (first === 'chosen' && !reading.hasChosen);
}

/** Reads "a chosen opponent" too: the player is chosen by an effect that is put before the sentence. */
function orChosenNow<T extends string>(slot: WordSlot<T>): WordSlot<T> {
  const named: WordSlot<T> = {
    ...slot,
    read(cursor) {
      const isNew = isNewChoice(cursor);
      const value = isNew ? NO : slot.read(cursor);
      if (value !== NO) return value;
      if (THEY.read(cursor) !== NO) return theyMean(cursor);
      if (cursor.reading.isOfEnemy) {
        const mean = OF_ENEMY.read(cursor);
        if (mean !== NO) return mean;
      }
      // Where somebody was chosen, the others could be all but that player.
      if (!cursor.reading.hasChosen && OTHER_OPPONENTS.read(cursor) !== NO) {
        cursor.choice = BUT_TARGET;
        return 'chosen';
      }
      if (!cursor.reading.hasChosen && ANOTHER_OPPONENT.read(cursor) !== NO) {
        cursor.choice = NOT_TARGET;
        return 'chosen';
      }
      const among = CHOSEN_NOW.read(cursor);
      if (typeof among !== 'string') return NO;
      cursor.choice = among;
      return 'chosen';
    },
  };
  return {
    ...named,
    read(cursor) {
      const isSubject = cursor.at === cursor.sentence;
      if (isSubject && cursor.subject !== null && OF_SAME.has(cursor.word?.text.toLowerCase() ?? ''))
        return cursor.subject;
      const value = named.read(cursor);
      if (isSubject && value !== NO && cursor.word?.text.toLowerCase() === 'also') cursor.at += 1;
      if (isSubject && value !== NO) takesMust(cursor);
      // Who is chosen in one sentence is not chosen again in the next.
      if (isSubject && typeof value === 'string') cursor.subject = value;
      return value;
    },
  };
}

/** Takes "must" before what a player does; re-rolls have sentences of their own. */
function takesMust(cursor: Cursor): void {
  const next = cursor.line.words[cursor.at + 1];
  const isMust = cursor.word?.text.toLowerCase() === 'must';
  if (isMust && next?.kind === 'word' && !/^re-?roll$/i.test(next.text)) cursor.at += 1;
}

/** Verbs that go on with the player of the sentence before: "the target takes 2 damage and discards 1 card". */
const OF_SAME: ReadonlySet<string> = new Set(VERBS_OF_SAME);

/** The player of a sentence without one, such as "lose 1 CP": in a token its holder, elsewhere you. It is not written. */
export const holderOrYou: Slot<Who> = {
  read: (cursor) => (cursor.reading.ownToken === null ? 'owner' : 'holder'),
  write: () => null,
  shown: '',
};

/** Of whom the sentence before has told, where this one names nobody: "choose a card there". It is not written. */
export const them: Slot<Who> = { read: theyMean, write: () => null, shown: '' };

/** The level of a minion or chest. */
export const crawlLevel: Slot<CrawlLevel> = {
  read(cursor) {
    const start = cursor.at;
    const value = number.read(cursor);
    const level = CRAWL_LEVELS.find((known) => known === value);
    if (level !== undefined) return level;
    cursor.at = start;
    return NO;
  },
  write: (value) => String(value),
  shown: '1 to 4',
};

export const onePlayer = orChosenNow(oneOf<OnePlayer>(ONE, 'PLAYER'));
export const relation = oneOf<Relation>(
  {
    opponents: ['opponents', 'all opponents', 'an opponent'],
    'team-mates': ['team-mates', 'your team-mates', 'a team-mate'],
    neighbours: ['neighbours', 'your neighbours', 'a neighbour'],
    engaged: ['engaged opponents', 'an engaged opponent'],
    others: ['others', 'all others', 'another player'],
    everyone: ['everyone', 'everybody', 'a player', 'any player'],
  },
  'PLAYERS',
);
/** One player of a group, as in "choose an opponent". */
export const oneOfGroup = oneOf<Relation>({
  opponents: ['an opponent', 'opponents', 'all opponents'],
  'team-mates': ['a team-mate', 'team-mates', 'your team-mates'],
  neighbours: ['a neighbour', 'neighbours', 'your neighbours'],
  engaged: ['an engaged opponent', 'engaged opponents'],
  others: ['another player', 'others', 'all others'],
  everyone: ['a player', 'any player', 'everyone', 'everybody'],
});
/** Several players of a group, as in "pick 2 opponents". */
export const someOfGroup = oneOf<Relation>({
  opponents: ['opponents|opponent', 'all opponents'],
  'team-mates': ['team-mates|team-mate', 'your team-mates'],
  neighbours: ['neighbours|neighbour', 'your neighbours'],
  engaged: ['engaged opponents|opponent'],
  others: ['other players|player', 'others', 'all others'],
  everyone: ['players|player', 'everyone', 'everybody'],
});
export const who = orChosenNow(
  oneOf<Who>({ ...ONE, ...GROUP, picked: ['the picked', 'picked', 'the picked players'] }, 'WHO'),
);
/** Who has something or gains it; of a group one is enough. */
const SOMEBODY = oneOf<Who>(
  {
    owner: 'you',
    target: [
      ...['the target', 'target', 'the opponent', 'your opponent', 'the attacker', 'the defender'],
      ...['opponent', 'attacker', 'defender'],
    ],
    chosen: ['the chosen', 'the chosen player', 'the chosen opponent'],
    holder: ['the holder', 'the afflicted player', 'the affected player'],
    opponents: ['an opponent', 'any opponent', 'one of your opponents'],
    'team-mates': 'a team-mate',
    neighbours: 'a neighbour',
    engaged: 'an engaged opponent',
    others: 'another player',
    everyone: ['anybody', 'any player', 'a player'],
    picked: 'one of the picked',
  },
  'SOMEBODY',
);
export const somebody: WordSlot<Who> = {
  ...SOMEBODY,
  read(cursor) {
    const named = SOMEBODY.read(cursor);
    const value = named === NO && THEY.read(cursor) !== NO ? theyMean(cursor) : named;
    // "if they already have Croak"
    if (value !== NO && /^(?:already|still|currently)$/i.test(cursor.word?.text ?? '')) cursor.at += 1;
    return value;
  },
};
export const whose = oneOf<'holder' | Relation>({ holder: ONE.holder, ...GROUP }, 'WHO');

export const damageType = oneOf<DamageType>(
  {
    normal: 'normal',
    undefendable: ['undefendable', 'unblockable'],
    pure: 'pure',
    collateral: 'collateral',
    ultimate: 'ultimate',
    typeless: 'typeless',
  },
  'TYPE',
);
/** A comma, `or`, or both. */
function takesBetween(cursor: Cursor): boolean {
  const isComma = cursor.take(',');
  return cursor.take('or') || isComma;
}

/** `normal, undefendable or ultimate` */
export const damageTypes: Slot<readonly DamageType[]> = {
  read(cursor) {
    const types: Read[] = [];
    for (;;) {
      const before = cursor.at;
      const isFurther = types.length === 0 || takesBetween(cursor);
      const type = isFurther ? damageType.read(cursor) : NO;
      if (type === NO) {
        cursor.at = before;
        return types.length === 0 ? NO : types;
      }
      types.push(type);
    }
  },
  write(values, names) {
    const words = values.map((type) => damageType.write(type, names));
    const last = words.at(-1);
    return last === undefined ? null : [words.slice(0, -1).join(', '), last].filter(Boolean).join(' or ');
  },
  shown: 'TYPE or ...',
};
export const turnPhase = oneOf<TurnPhase>(
  {
    upkeep: 'the upkeep phase',
    income: 'the income phase',
    'main-1': 'the first main phase',
    'offensive-roll': 'the offensive roll phase',
    'targeting-roll': 'the targeting roll phase',
    'defensive-roll': 'the defensive roll phase',
    'main-2': 'the second main phase',
    discard: 'the discard phase',
  },
  'PHASE',
);
