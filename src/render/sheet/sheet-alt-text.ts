/** The alt text of a hero's board. */

import { ALT_TEXT_LENGTH } from '../discord-limits.ts';
import { requirementWords, symbolWords } from './requirement.ts';
import { valuesText } from './sheet-header.ts';
import type { DiceGroup, HeroSheetModel, SheetSection, SheetWords } from './sheet-model.ts';
import type { SheetTier } from './tiers.ts';

/** Maximal lengths of the effects of a line, tried until the whole is short enough; 0 leaves them out. */
const EFFECT_LENGTHS = [400, ...Array.from({ length: 55 }, (_, step) => 120 - 2 * step), 0];

/** The sheet in at most 1024 characters: hero, dice, abilities with what they need and do, what is missing. */
export function heroSheetAltText(model: HeroSheetModel): string {
  let text = '';
  for (const length of EFFECT_LENGTHS) {
    text = describe(model, length);
    if (text.length <= ALT_TEXT_LENGTH) return text;
  }
  return `${text.slice(0, ALT_TEXT_LENGTH - 1).trimEnd()}…`;
}

function describe(model: HeroSheetModel, effectLength: number): string {
  const { words } = model;
  const { alt } = words;
  const sections = model.panels.flatMap((panel) => panel.sections);
  const told = sections.map((section) => sectionWords(section, effectLength, words));
  const isCut = effectLength === 0 || told.some((section) => section.includes('…'));
  const sentences = [
    model.seat
      ? alt.seatHeading(model.heroName, model.title)
      : alt.heading(model.heroName, model.set, model.complexity, model.title),
    ...seatWords(model),
    diceWords(model.dice, words),
    ...(sections.length === 0 ? [model.whenEmpty] : told),
    ...(isCut ? [alt.inFull] : []),
    ...model.notices
      .filter(
        ({ kind, lines }) =>
          kind === 'not-playable' || kind === 'tokens' || (kind === 'open' && lines.length === 1),
      )
      .map(({ title, lines }) => alt.notice(title, lines)),
  ];
  return sentences
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

/** The rolled dice, and each mark with its ability; empty outside of a game. */
function seatWords({ seat, panels, words }: HeroSheetModel): string[] {
  if (!seat?.rolled) return [];
  const { board } = words;
  const marks = panels
    .flatMap(({ sections }) => sections)
    .flatMap(({ name, tiers }) =>
      tiers.flatMap((tier) =>
        (tier.marks ?? []).map(({ kind, text }) => ({ kind, told: board.mark(tier.name ?? name, text) })),
      ),
    );
  const inOrder = [
    ...marks.filter(({ kind }) => kind === 'met'),
    ...marks.filter(({ kind }) => kind === 'near'),
  ];
  return [
    board.rolled(seat.rolled.map((face) => `${face ?? board.blank}`)),
    ...inOrder.map(({ told }) => told),
  ];
}

function diceWords(dice: readonly DiceGroup[] | null, { alt }: SheetWords): string {
  if (!dice) return alt.unknownDice;
  const faces = dice.map(({ symbol, values }) => alt.face(valuesText(values), symbolWords(symbol)));
  return alt.dice(faces);
}

function sectionWords(section: SheetSection, effectLength: number, words: SheetWords): string {
  const tiers = section.tiers
    .map((tier) => tierWords(tier, effectLength, words))
    .filter((tier) => tier !== '');
  const head = headWords(section, words);
  return tiers.length === 0 ? head : words.alt.does(head, tiers);
}

/** `Smack II for 2 CP`, `Thick Skin, defensive`. */
function headWords({ name, kind, cost }: SheetSection, { alt }: SheetWords): string {
  const ofKind = kind === 'offensive' ? name : alt.ofKind[kind](name);
  if (cost === null) return ofKind;
  return cost === undefined ? alt.forUnknownCp(ofKind) : alt.forCp(ofKind, cost);
}

function tierWords(tier: SheetTier, effectLength: number, words: SheetWords): string {
  const { alt } = words;
  const needed = [tier.name ?? '', requirementWords(tier.requirement, words)]
    .filter((part) => part !== '')
    .join(' ');
  if (effectLength === 0 || (tier.sharesText && needed !== '')) return needed;
  const effects = tier.effects.length === 0 ? alt.unknownEffect : cut(tier.effects.join(', '), effectLength);
  return needed === '' ? effects : alt.effects(needed, effects);
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = text.slice(0, length).replace(/\s+\S*$/, '');
  return `${whole}…`;
}
