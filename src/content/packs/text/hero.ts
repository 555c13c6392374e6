/** How the parts of a hero are written: the board, the cards and the file's own lines. */

import type { MythicDefinition } from '../../../engine/vocabulary/ally.ts';
import type { Condition } from '../../../engine/vocabulary/amount.ts';
import type { CardDefinition, Confidence } from '../../../engine/vocabulary/card.ts';
import type {
  AbilityLevel,
  AbilityTargets,
  AbilityVariant,
  HeroDefinition,
  PaidAction,
  Passive,
} from '../../../engine/vocabulary/hero.ts';
import { condition } from './conditions.ts';
import { NO } from './cursor.ts';
import { opposed } from './effects/dice.ts';
import { effectList } from './effects.ts';
import { diceFaces, headingName, sideId, sideNames } from './headings.ts';
import { modifierPhrases } from './modifiers.ts';
import { type Phrase, phrase, said } from './phrase.ts';
import { requirement } from './requirement.ts';
import { alsoRead, each, type Property, says } from './section.ts';
import { either, flag, number, oneOf, ownId, quotedText, type Slot, tokenName } from './slot.ts';
import { timing } from './timings.ts';
import { confidence, price } from './tokens.ts';
import { triggersAfter } from './triggers.ts';

/** An ability as it is written: with the price of its upgrade card. */
export interface TypedAbility extends Omit<AbilityLevel, 'variants' | 'passive'> {
  /** The whole name, when it does not end with the numeral of the level. */
  readonly printedAs?: string;
  readonly cost?: number;
  readonly cardText?: string;
  readonly cardConfidence?: Confidence;
  readonly cardUnsure?: string;
  readonly onEntering?: CardDefinition['effects'];
  readonly variants?: readonly TypedLine[];
  readonly triggers?: Passive['triggers'];
  readonly modifiers?: Passive['modifiers'];
  readonly actions?: Passive['actions'];
}

/** A line of an ability; its name and id are those of the ability when absent. */
export type TypedLine = Omit<AbilityVariant, 'id' | 'name'> & {
  readonly name?: string;
  readonly id?: string;
};

const targets: Slot<AbilityTargets> = said('targets', () => [
  phrase<AbilityTargets>({}, '[{upTo}] {count} opponents', {
    upTo: flag('up to'),
    count: either({ all: 'all' }, number),
  }),
]);

/** The parts of a line of an ability. */
export const LINE_PARTS = {
  requires: requirement,
  name: quotedText,
  id: ownId,
  targets,
  effects: effectList,
};

const LINE = phrase<TypedLine>({}, '{requires} [{name}] [id {id}] [against {targets}] {effects}', LINE_PARTS);

const ACTION = phrase<PaidAction>({}, 'action {label} as {id} {timing} for {cp} CP [and {costs}] {effects}', {
  label: quotedText,
  id: ownId,
  timing,
  cp: number,
  costs: price,
  effects: effectList,
});

type Ability = Partial<TypedAbility>;

/** The first words of headings on the board. */
export const abilityKind = oneOf<AbilityLevel['kind']>({
  offensive: ['ability', 'offensive ability'],
  defensive: ['defence', 'defense', 'defensive ability'],
  ultimate: ['ultimate', 'ultimate ability'],
  passive: ['passive', 'passive ability'],
});

const level: Slot<1 | 2 | 3> = {
  read(cursor) {
    const numeral = ['I', 'II', 'III'].indexOf(cursor.word?.text.toUpperCase() ?? '');
    if (numeral < 0) return number.read(cursor);
    cursor.at += 1;
    return numeral + 1;
  },
  write: (value) => String(value),
  shown: 'N',
};

export const ABILITY_OPTIONS: readonly Property<Ability>[] = [
  says<Ability, 'level'>('level', 'level {level}', level),
  says<Ability, 'printedAs'>('printedAs', 'printed as {printedAs}', quotedText),
  says<Ability, 'cost'>('cost', 'cost/costs [:] {cost} [CP]', number),
  alsoRead(says<Ability, 'cost'>('cost', '{cost} CP', number)),
  says<Ability, 'dice'>('dice', '[roll] {dice} dice|die', number),
  says<Ability, 'anyAttack'>('anyAttack', 'against {anyAttack}', flag('any attack')),
  says<Ability, 'mayReroll'>('mayReroll', 're-rolling up to {mayReroll}', number),
  says<Ability, 'rerollCosts'>('rerollCosts', 're-rolls cost one {rerollCosts}', tokenName),
  says<Ability, 'mayRerollWhen'>('mayRerollWhen', 're-rolls if {mayRerollWhen}', condition),
  says<Ability, 'opposed'>('opposed', 'against {opposed}', opposed),
  says<Ability, 'side'>('side', 'side {side}', sideId),
  says<Ability, 'slot'>('slot', 'in place of {slot}', ownId),
  says<Ability, 'reach'>('reach', '{reach}', oneOf({ range: 'ranged' })),
  says<Ability, 'id'>('id', 'id {id}', ownId),
];

const ABILITY_TEXTS: readonly Property<Ability>[] = [
  says<Ability, 'text'>('text', 'says {text}', quotedText),
  says<Ability, 'confidence'>('confidence', 'confidence {confidence}', confidence),
  says<Ability, 'unconfirmed'>('unconfirmed', 'unsure {unconfirmed}', quotedText),
  says<Ability, 'cardText'>('cardText', 'card says {cardText}', quotedText),
  says<Ability, 'cardConfidence'>('cardConfidence', 'card confidence {cardConfidence}', confidence),
  says<Ability, 'cardUnsure'>('cardUnsure', 'card unsure {cardUnsure}', quotedText),
  says<Ability, 'onEntering'>('onEntering', 'when put into play {onEntering}', effectList),
];

/**
 * The lines below a heading, by the kind of the ability.
 * @param line how a line of dice and effects is said
 */
export function abilityLines(
  line: Phrase<TypedLine>,
): Readonly<Record<AbilityLevel['kind'], readonly Property<Ability>[]>> {
  const withLines = [...ABILITY_TEXTS, each('variants', ({ variants }: Ability) => variants, [line])];
  return {
    offensive: withLines,
    ultimate: withLines,
    defensive: ABILITY_TEXTS,
    passive: [
      ...ABILITY_TEXTS,
      each('triggers', ({ triggers }: Ability) => triggers, triggersAfter()),
      each('modifiers', ({ modifiers }: Ability) => modifiers, modifierPhrases),
      each<Ability, 'actions', PaidAction>('actions', ({ actions }) => actions, [ACTION]),
    ],
  };
}

export const ABILITY_LINES = abilityLines(LINE);

/** A mythic ability as it is written: its dice and effects are a line below its name. */
export type TypedMythic = Omit<MythicDefinition, 'requires' | 'effects'> & {
  readonly lines: readonly Pick<MythicDefinition, 'requires' | 'effects'>[];
};

type Mythic = Partial<TypedMythic>;

export const MYTHIC_OPTIONS: readonly Property<Mythic>[] = [says<Mythic, 'id'>('id', 'id {id}', ownId)];

export const MYTHIC_LINES: readonly Property<Mythic>[] = [
  says<Mythic, 'text'>('text', 'says {text}', quotedText),
  says<Mythic, 'unconfirmed'>('unconfirmed', 'unsure {unconfirmed}', quotedText),
  each('lines', ({ lines }: Mythic) => lines, [
    phrase<TypedMythic['lines'][number]>({}, '{requires} {effects}', {
      requires: requirement,
      effects: effectList,
    }),
  ]),
];

type Card = Partial<CardDefinition>;

/** The kinds of cards that are played for their effects, as headings and as boards of rules call them. */
export const PLAYED_KINDS = {
  main: ['main card', 'main phase card', 'main action card', 'main phase action card', 'main phase action'],
  roll: ['roll card', 'roll phase card', 'roll action card', 'roll phase action card', 'roll phase action'],
  instant: ['instant card', 'instant action card', 'instant action', 'instant'],
  modifier: ['attack modifier card', 'attack modifier'],
} as const;

/** Where the kind stands behind the name: `card Snowstorm!, cost 2, main phase`. It is written before the name. */
export const KIND_BEHIND: Property<{ readonly kind?: 'main' | 'roll' | 'instant' }> = alsoRead(
  says(
    'kind',
    '{kind}',
    oneOf<'main' | 'roll' | 'instant'>({
      main: [...PLAYED_KINDS.main, 'main phase', 'main', 'main action'],
      roll: [...PLAYED_KINDS.roll, 'roll phase', 'roll', 'roll action'],
      instant: [...PLAYED_KINDS.instant, 'at any time', 'any time'],
    }),
  ),
);

/** The first words of the heading of a card. */
export const cardKind = oneOf<CardDefinition['kind'] | 'modifier'>({
  ...PLAYED_KINDS,
  upgrade: ['upgrade card', 'hero upgrade card'],
});

export const CARD_OPTIONS: readonly Property<Card>[] = [
  says<Card, 'cost'>('cost', 'cost/costs [:] {cost} [CP]', number),
  alsoRead(says<Card, 'cost'>('cost', '{cost} CP', number)),
  says<Card, 'attackModifier'>('attackModifier', '{attackModifier}', flag('attack modifier')),
  says<Card, 'stays'>('stays', '{stays}', flag('stays in play')),
  says<Card, 'upgradesTo'>('upgradesTo', 'for {upgradesTo}', ownId),
  says<Card, 'id'>('id', 'id {id}', ownId),
];

/** A condition of the card, as it is printed before what the card does. */
const playedWhen: Slot<Condition> = {
  read(cursor) {
    const fixed = PLAYED_WHEN.read(cursor);
    if (fixed === NO) return condition.read(cursor);
    return fixed === 'activated' ? { test: 'activated' } : { test: 'ability-damage-coming', who: 'owner' };
  },
  write: () => null,
  shown: condition.shown,
};
const PLAYED_WHEN = oneOf<'activated' | 'ability-damage-coming'>({
  activated: ['attack', 'ability', 'offensive ability'].flatMap((what) => [
    ...['is', 'was', 'has been'].flatMap((is) => [
      `your ${what} ${is} declared`,
      `your ${what} ${is} chosen`,
      `your ${what} ${is} activated`,
    ]),
    `you declare your ${what}`,
    `you choose your ${what}`,
    `you activate an ${what}`,
    `you activate your ${what}`,
    `you have activated an ${what}`,
  ]),
  'ability-damage-coming': [
    "an opponent's attack is about to damage you",
    "an opponent's attack would damage you",
    "an opponent's attack would deal damage to you",
    "an opponent's attack is about to deal damage to you",
  ],
});

/** A property that is only read on the first line of a section. */
const atTop = <T>(property: Property<T>): Property<T> => ({
  ...property,
  read: (cursor) => (cursor.index === 0 && cursor.at === 0 ? property.read(cursor) : NO),
});

export const CARD_LINES: readonly Property<Card>[] = [
  says<Card, 'text'>('text', 'says {text}', quotedText),
  says<Card, 'confidence'>('confidence', 'confidence {confidence}', confidence),
  says<Card, 'unconfirmed'>('unconfirmed', 'unsure {unconfirmed}', quotedText),
  says<Card, 'when'>('when', 'only if {when}', condition),
  ...[
    '[you may] play/use [this/it] [card] only if/when/whenever {when} [:/,]',
    '[you may] only play/use [this/it] [card] if/when/whenever {when} [:/,]',
    'only when/whenever {when} [:/,]',
    'when/whenever/after {when} :/,',
  ].map((words) => alsoRead(atTop(says<Card, 'when'>('when', words, playedWhen)))),
  says<Card, 'whenText'>('whenText', 'or else say {whenText}', quotedText),
];

/** The lines of the file itself, before its sections. */
interface HeroHead
  extends Pick<HeroDefinition, 'id' | 'name' | 'set' | 'complexity' | 'dice' | 'sides' | 'setup'> {
  readonly colour?: string;
  readonly unconfirmed?: readonly { readonly why: string }[];
}

type Head = Partial<HeroHead>;

export const HERO_LINES: readonly Property<Head>[] = [
  says<Head, 'name'>('name', 'hero {name}', headingName),
  says<Head, 'id'>('id', 'id {id}', ownId),
  says<Head, 'set'>('set', 'set {set}', headingName),
  says<Head, 'complexity'>('complexity', 'complexity {complexity}', number),
  says<Head, 'colour'>('colour', 'colour/color {colour}', quotedText),
  says<Head, 'dice'>('dice', 'dice {dice}', diceFaces),
  says<Head, 'sides'>('sides', 'sides {sides}', sideNames),
  says<Head, 'setup'>('setup', 'set-up {setup}', effectList),
  each<Head, 'unconfirmed', { readonly why: string }>('unconfirmed', (head) => head.unconfirmed, [
    phrase<{ readonly why: string }>({}, 'unsure {why}', { why: quotedText }),
  ]),
];
