/** Writes a hero as text, which `readHero` reads as the same hero. */
import { listTokens } from '../../../engine/definitions.ts';
import { idOf, levelOf, slotOf } from '../../../engine/vocabulary/abilities.ts';
import type { MythicDefinition } from '../../../engine/vocabulary/ally.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import type { AbilityLevel, AbilityVariant, HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { headingName } from './headings.ts';
import {
  ABILITY_LINES,
  ABILITY_OPTIONS,
  abilityKind,
  CARD_LINES,
  CARD_OPTIONS,
  cardKind,
  HERO_LINES,
  MYTHIC_LINES,
  MYTHIC_OPTIONS,
  type TypedAbility,
  type TypedLine,
} from './hero.ts';
import { levelName } from './level-name.ts';
import { Names } from './names.ts';
import type { Said } from './phrase.ts';
import { writeLines } from './section.ts';
import { laidOutLines, section, writeToken } from './write-parts.ts';

/**
 * The text of a hero's pack.
 * @param colour of its look, as `#rrggbb`
 */
export function writeHero(hero: HeroDefinition, colour?: string): string {
  const names = namesOf(hero);
  const { name, id, set, complexity, dice, sides, setup, unconfirmed } = hero;
  const head = writeLines(
    {
      name,
      ...(idOf(name) === id ? {} : { id }),
      set,
      complexity,
      ...(colour === undefined ? {} : { colour }),
      dice,
      ...(sides === undefined ? {} : { sides }),
      ...(setup === undefined ? {} : { setup }),
      ...(unconfirmed === undefined ? {} : { unconfirmed: unconfirmed.map((why) => ({ why })) }),
    },
    HERO_LINES,
    names,
  );
  const isPlain = hasPlainUpgrades(hero);
  const upgrades = new Map(isPlain ? hero.cards.map((card) => [card.upgradesTo, card]) : []);
  const cards = isPlain ? hero.cards.filter(({ kind }) => kind !== 'upgrade') : hero.cards;
  const sections = [
    ...hero.abilities.map((level) => writeAbility(level, upgrades.get(level.id), names)),
    ...hero.cards.filter((card) => cards.includes(card)).map((card) => writeCard(card, names)),
    ...hero.tokens.map((token) => writeToken(token, names)),
    ...(hero.mythic ? [writeMythic(hero.mythic, names)] : []),
  ];
  return [head, ...sections.map((one) => [one])].map((lines) => laidOutLines(lines)).join('\n');
}

function namesOf(hero: HeroDefinition): Names {
  const names = new Names();
  for (const { id, name } of hero.tokens) names.addToken(id, name);
  for (const { id, name } of listTokens()) names.addToken(id, name);
  for (const symbol of Object.values(hero.dice)) names.addSymbol(symbol);
  return names;
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

function writeAbility(level: AbilityLevel, card: CardDefinition | undefined, names: Names): Said {
  const { name, kind, variants, passive, effects = [], ...rest } = level;
  const { id, slot, level: number, ...other } = rest;
  const typed: Partial<TypedAbility> = {
    ...other,
    ...passive,
    name,
    kind,
    variants: variants.map((line) => writtenLine(line, level)),
    ...(card === undefined ? {} : upgradeParts(card)),
  };
  const derived = {
    ...(id === idOf(name) ? {} : { id }),
    ...(slot === slotOf(name) ? {} : { slot }),
    ...(number === levelOf(name) ? {} : { level: number }),
    ...(levelName(name, number) === name ? {} : { printedAs: name }),
  };
  const whole = { ...typed, ...derived };
  const heading = `${abilityKind.write(kind, names)} ${headingName.write(name, names)}`;
  return section(heading, whole, ABILITY_OPTIONS, ABILITY_LINES[kind], names, effects);
}

function writeMythic({ id, name, requires, effects, ...rest }: MythicDefinition, names: Names): Said {
  const typed = { ...rest, ...(id === idOf(name) ? {} : { id }), lines: [{ requires, effects }] };
  return section(`mythic ${headingName.write(name, names)}`, typed, MYTHIC_OPTIONS, MYTHIC_LINES, names, []);
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

function writeCard(
  { id, name, kind, attackModifier, effects, upgradesTo, ...rest }: CardDefinition,
  names: Names,
): Said {
  const isModifier = attackModifier === true && kind === 'roll';
  const written = {
    ...rest,
    ...(attackModifier === undefined || isModifier ? {} : { attackModifier }),
    ...(id === idOf(name) ? {} : { id }),
    ...(upgradesTo === undefined || (kind === 'upgrade' && upgradesTo === idOf(name)) ? {} : { upgradesTo }),
  };
  const heading = `${cardKind.write(isModifier ? 'modifier' : kind, names)} ${headingName.write(name, names)}`;
  return section(heading, written, CARD_OPTIONS, CARD_LINES, names, effects);
}
