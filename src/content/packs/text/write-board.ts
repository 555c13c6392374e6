/** Writes the sections of a board: abilities with the prices of their upgrade cards, cards, and tokens. */
import { idOf, levelOf, slotOf } from '../../../engine/vocabulary/abilities.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import type { AbilityLevel, AbilityVariant, HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { type BoardGrammar, PLAIN_BOARD } from './board-sections.ts';
import { headingName } from './headings.ts';
import { abilityKind, cardKind, type TypedAbility, type TypedLine } from './hero.ts';
import { levelName } from './level-name.ts';
import type { Names } from './names.ts';
import type { Said } from './phrase.ts';
import { section, writeToken } from './write-parts.ts';

/** What is written of a part beside what its definition has, such as the priorities of a boss. */
export interface BoardExtras {
  ability(level: AbilityLevel): object;
  line(line: AbilityVariant, level: AbilityLevel): object;
  card(card: CardDefinition): object;
}

const NO_EXTRAS: BoardExtras = { ability: () => ({}), line: () => ({}), card: () => ({}) };

/** The sections of a board. */
export function writeBoard(
  board: HeroDefinition,
  names: Names,
  grammar: BoardGrammar = PLAIN_BOARD,
  extras: BoardExtras = NO_EXTRAS,
): Said[] {
  const isPlain = hasPlainUpgrades(board);
  const upgrades = new Map(isPlain ? board.cards.map((card) => [card.upgradesTo, card]) : []);
  const cards = isPlain ? board.cards.filter(({ kind }) => kind !== 'upgrade') : board.cards;
  const from = { names, grammar, extras };
  return [
    ...board.abilities.map((level) => writeAbility(level, upgrades.get(level.id), from)),
    ...cards.map((card) => writeCard(card, from)),
    ...board.tokens.map((token) => writeToken(token, names)),
  ];
}

interface Writing {
  readonly names: Names;
  readonly grammar: BoardGrammar;
  readonly extras: BoardExtras;
}

/** Whether the deck begins with the upgrades in the order of the board, as a file with prices on the board reads. */
function hasPlainUpgrades({ abilities, cards }: HeroDefinition): boolean {
  const upgrades = cards.filter(({ kind }) => kind === 'upgrade');
  const inOrder = abilities.filter(({ id }) => upgrades.some(({ upgradesTo }) => upgradesTo === id));
  return (
    upgrades.every(
      (card, at) => cards[at] === card && inOrder[at]?.id === card.id && inOrder[at]?.name === card.name,
    ) && inOrder.length === upgrades.length
  );
}

function writeAbility(
  level: AbilityLevel,
  card: CardDefinition | undefined,
  { names, grammar, extras }: Writing,
): Said {
  const { name, kind, variants, passive, effects = [], ...rest } = level;
  const { id, slot, level: number, ...other } = rest;
  const typed: Partial<TypedAbility> = {
    ...other,
    ...passive,
    name,
    kind,
    variants: variants.map((line) => ({ ...writtenLine(line, level), ...extras.line(line, level) })),
    ...(card === undefined ? {} : upgradeParts(card)),
  };
  const derived = {
    ...(id === idOf(name) ? {} : { id }),
    ...(slot === slotOf(name) ? {} : { slot }),
    ...(number === levelOf(name) ? {} : { level: number }),
    ...(levelName(name, number) === name ? {} : { printedAs: name }),
  };
  const whole = { ...typed, ...derived, ...extras.ability(level) };
  const heading = `${abilityKind.write(kind, names)} ${headingName.write(name, names)}`;
  return section(heading, whole, grammar.abilityOptions, grammar.abilityLines[kind], names, effects);
}

function upgradeParts({
  cost,
  text,
  confidence,
  unconfirmed,
  effects,
  name,
}: CardDefinition): Partial<TypedAbility> {
  return {
    cost,
    ...(text === `Puts ${name} into play.` ? {} : { cardText: text }),
    ...(confidence === undefined ? {} : { cardConfidence: confidence }),
    ...(unconfirmed === undefined ? {} : { cardUnsure: unconfirmed }),
    ...(effects.length === 0 ? {} : { onEntering: effects }),
  };
}

function writtenLine({ id, name, ...rest }: AbilityVariant, level: AbilityLevel): TypedLine {
  if (id === level.id && name === level.name) return rest;
  return { ...rest, name, ...(id === idOf(name) ? {} : { id }) };
}

function writeCard(card: CardDefinition, { names, grammar, extras }: Writing): Said {
  const { id, name, kind, attackModifier, effects, upgradesTo, ...rest } = card;
  const isModifier = attackModifier === true && kind === 'roll';
  const written = {
    ...rest,
    ...(attackModifier === undefined || isModifier ? {} : { attackModifier }),
    ...(id === idOf(name) ? {} : { id }),
    ...(upgradesTo === undefined || (kind === 'upgrade' && upgradesTo === idOf(name)) ? {} : { upgradesTo }),
    ...extras.card(card),
  };
  const heading = `${cardKind.write(isModifier ? 'modifier' : kind, names)} ${headingName.write(name, names)}`;
  return section(heading, written, grammar.cardOptions, grammar.cardLines, names, effects);
}
