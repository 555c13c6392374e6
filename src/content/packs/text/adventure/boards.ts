/** How minions and bosses are written: `minion Salt Crab, level 1, health 10, CP 3`, with the sections of its board below. */
import type { BossCard, MinionDefinition } from '../../../../engine/vocabulary/adventure.ts';
import type { CardDefinition } from '../../../../engine/vocabulary/card.ts';
import type { HeroDefinition } from '../../../../engine/vocabulary/hero.ts';
import type { BoardGrammar } from '../board-sections.ts';
import { counted } from '../counted.ts';
import { effectList } from '../effects.ts';
import { diceFaces, headingName, sideNames } from '../headings.ts';
import {
  ABILITY_OPTIONS,
  abilityLines,
  CARD_LINES,
  CARD_OPTIONS,
  LINE_PARTS,
  type TypedAbility,
  type TypedLine,
} from '../hero.ts';
import { phrase } from '../phrase.ts';
import { alsoRead, each, type Property, says } from '../section.ts';
import { flag, listOf, number, ownId, quotedText, tokenName } from '../slot.ts';
import { level, objective, orNone } from './slots.ts';

/** What a board has beside its sections. */
interface TypedBoard extends Partial<Pick<HeroDefinition, 'id' | 'set' | 'complexity' | 'dice' | 'sides'>> {
  readonly unconfirmed?: readonly { readonly why: string }[];
}

/** A minion as it is written. */
export interface TypedMinion
  extends TypedBoard,
    Partial<Omit<MinionDefinition, 'board' | 'firstStrike' | 'kingsHand'>> {
  readonly firstStrike?: true;
  readonly kingsHand?: number;
}

export const MINION_OPTIONS: readonly Property<TypedMinion>[] = [
  says<TypedMinion, 'level'>('level', 'level {level}', level),
  says<TypedMinion, 'health'>('health', 'health {health}', number),
  alsoRead(says<TypedMinion, 'health'>('health', '{health} health', number)),
  says<TypedMinion, 'cp'>('cp', 'CP {cp}', number),
  alsoRead(says<TypedMinion, 'cp'>('cp', '{cp} CP', number)),
  says<TypedMinion, 'firstStrike'>('firstStrike', '{firstStrike}', flag('first strike')),
  says<TypedMinion, 'kingsHand'>('kingsHand', "{kingsHand} King's Hands|Hand", number),
  says<TypedMinion, 'id'>('id', 'id {id}', ownId),
];

const BOARD_LINES: readonly Property<TypedBoard>[] = [
  says<TypedBoard, 'set'>('set', 'set {set}', headingName),
  says<TypedBoard, 'complexity'>('complexity', 'complexity {complexity}', number),
  says<TypedBoard, 'dice'>('dice', 'dice {dice}', diceFaces),
  says<TypedBoard, 'sides'>('sides', 'sides {sides}', sideNames),
  each<TypedBoard, 'unconfirmed', { readonly why: string }>('unconfirmed', (board) => board.unconfirmed, [
    phrase<{ readonly why: string }>({}, 'unsure {why}', { why: quotedText }),
  ]),
];

export const MINION_LINES: readonly Property<TypedMinion>[] = [
  says<TypedMinion, 'objective'>('objective', 'rolls for {objective}', objective),
  says<TypedMinion, 'brings'>(
    'brings',
    'brings/has {brings}',
    orNone(counted<Readonly<Record<string, number>>>(tokenName, ','), {}),
  ),
  says<TypedMinion, 'chests'>('chests', 'chests/chest {chests}', orNone(listOf(level, ','), [])),
  ...BOARD_LINES,
];

export const BOSS_OPTIONS: readonly Property<TypedBoard>[] = [says<TypedBoard, 'id'>('id', 'id {id}', ownId)];
export const BOSS_LINES: readonly Property<TypedBoard>[] = BOARD_LINES;

/** What the abilities of a boss say beside what those of heroes say. */
export interface Ranked {
  readonly priority?: number;
}

const LINE = phrase<TypedLine & Ranked>(
  {},
  '{requires} [{name}] [id {id}] [priority {priority}] [against {targets}] {effects}',
  { ...LINE_PARTS, priority: number },
);

/** A bonus as it is written; without a text it has that of its effects. */
export interface TypedBonus {
  readonly text?: string;
  readonly effects: BossCard['bonus'];
}

/** An action card as it is written. */
export interface ActionCard extends Partial<CardDefinition> {
  readonly copies?: number;
  readonly objective?: BossCard['objective'];
  readonly bonus?: readonly TypedBonus[];
}

const PRIORITY = says<Partial<TypedAbility> & Ranked, 'priority'>('priority', 'priority {priority}', number);

/** What stands beside the options of a card, and on the lines below it. */
export const ACTION_CARD_OPTIONS: readonly Property<ActionCard>[] = [
  says<ActionCard, 'copies'>('copies', '{copies} copies|copy', number),
];
export const ACTION_CARD_LINES: readonly Property<ActionCard>[] = [
  says<ActionCard, 'objective'>('objective', 'rolls for {objective}', objective),
  each<ActionCard, 'bonus', TypedBonus>('bonus', ({ bonus }) => bonus, [
    phrase<TypedBonus>({}, '[hero] bonus [, says {text}] {effects}', {
      text: quotedText,
      effects: effectList,
    }),
  ]),
];

export const ABILITY_PRIORITY: readonly Property<Partial<TypedAbility> & Ranked>[] = [PRIORITY];

/** The board of a boss: its abilities have priorities, and its cards say what it rolls for. */
export const BOSS_BOARD: BoardGrammar = {
  abilityOptions: [...ABILITY_OPTIONS, PRIORITY],
  abilityLines: abilityLines(LINE),
  cardOptions: [...CARD_OPTIONS, ...ACTION_CARD_OPTIONS],
  cardLines: [...CARD_LINES, ...ACTION_CARD_LINES],
};
