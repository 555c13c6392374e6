/** What the picture of a hero's board shows, in words. */
import { requirementWords, symbolWords } from './requirement.ts';
import { valuesText } from './sheet-header.ts';
import type { DiceGroup, HeroSheetModel, SheetSection } from './sheet-model.ts';
import type { SheetTier } from './tiers.ts';

/** Discord's limit on the description of an attachment. */
const LONGEST = 1024;

/** Lengths that the effects of one line are cut to, until the whole is short enough; at 0 they are left out. */
const EFFECT_LENGTHS = [400, 120, 90, 70, 55, 40, 30, 22, 0];

/** The sheet in at most 1024 characters: hero, dice, abilities with what they need and do, what is missing. */
export function heroSheetAltText(model: HeroSheetModel): string {
  let text = '';
  for (const length of EFFECT_LENGTHS) {
    text = describe(model, length);
    if (text.length <= LONGEST) return text;
  }
  return `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}

function describe(model: HeroSheetModel, effectLength: number): string {
  const sections = model.panels.flatMap((panel) => panel.sections);
  const sentences = [
    `${model.heroName}, ${model.set}, complexity ${model.complexity} of 6. ${model.title}`,
    diceWords(model.dice),
    ...(sections.length === 0
      ? [model.whenEmpty]
      : sections.map((section) => sectionWords(section, effectLength))),
    ...(sections.some(({ certainty }) => certainty === 'one-source') ? ['Partly from one source only'] : []),
    ...model.notices
      .filter(({ kind, lines }) => kind === 'not-playable' || (kind === 'open' && lines.length === 1))
      .map(({ title, lines }) => `${title}: ${lines.join(' ')}`),
  ];
  return sentences
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

function diceWords(dice: readonly DiceGroup[] | null): string {
  if (!dice) return 'Dice not known';
  const faces = dice.map(({ symbol, values }) => `${valuesText(values)} ${symbolWords(symbol)}`);
  return `Dice: ${faces.join(', ')}`;
}

const DOUBTS = { sure: '', 'one-source': '', doubtful: ' (doubtful)' } as const;

function sectionWords(section: SheetSection, effectLength: number): string {
  const cost = section.cost === null ? '' : ` for ${section.cost ?? 'unknown'} CP`;
  const kind = section.kind === 'offensive' ? '' : `, ${section.kind}`;
  const tiers = section.tiers.map((tier) => tierWords(tier, effectLength)).filter((words) => words !== '');
  const head = `${section.name}${kind}${cost}${DOUBTS[section.certainty]}`;
  return tiers.length === 0 ? head : `${head}: ${tiers.join('; ')}`;
}

function tierWords(tier: SheetTier, effectLength: number): string {
  const needed = [tier.name ?? '', requirementWords(tier.requirement)]
    .filter((part) => part !== '')
    .join(' ');
  if (effectLength === 0) return needed;
  const effects = cut(tier.effects.length === 0 ? 'effect not known' : tier.effects.join(', '), effectLength);
  return needed === '' ? effects : `${needed}, ${effects}`;
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = text.slice(0, length).replace(/\s+\S*$/, '');
  return `${whole}…`;
}
