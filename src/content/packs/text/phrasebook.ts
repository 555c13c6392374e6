/** The list of all sentences for people who type heroes, docs/sentences.md, made of the grammar itself. */
import { heroById, listHeroes, listTokens } from '../../../engine/definitions.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import { AMOUNT_PHRASES } from './amounts.ts';
import { CONDITION_PHRASES } from './conditions.ts';
import { EFFECT_GROUPS } from './effects.ts';
import {
  ABILITY_LINES,
  ABILITY_OPTIONS,
  CARD_LINES,
  CARD_OPTIONS,
  cardKind,
  HERO_LINES,
  MYTHIC_LINES,
  MYTHIC_OPTIONS,
} from './hero.ts';
import { ALLY_LINES, ALLY_OPTIONS } from './mission/allies.ts';
import { PANEL_LINES, PANEL_OPTIONS, panelKind } from './mission/enemies.ts';
import { MISSION_LINES, SIDE_LINES } from './mission/side.ts';
import { EVENT_WORDS, modifierPhrases } from './modifiers.ts';
import { Names } from './names.ts';
import type { Phrase } from './phrase.ts';
import { REQUIREMENT_PHRASES } from './requirement.ts';
import type { Property } from './section.ts';
import { TOKEN_LINES, TOKEN_OPTIONS, timing } from './tokens.ts';
import { damageType, relation, SPACES, turnPhase, who } from './who.ts';

const WORDS: readonly (readonly [string, string])[] = [
  ['N', 'a number'],
  ['TOKEN', 'the name of a status effect or companion, as printed: `Stun`, `Holy Presence`'],
  ['SYMBOL', 'a symbol of the dice, as in the `dice` line'],
  ['"TEXT"', 'any text in quotes'],
  ['NAME', 'a word of your choice in small letters, by which the file or a button calls something'],
];

/** The page, in Markdown. */
export function phrasebook(): string {
  const spoken = examples();
  return `${[
    '# All sentences of heroes and Missions',
    'This page is made of the grammar (`npm run -s pack -- sentences`), so it is complete. [packs.md](packs.md) explains how a file is written.',
    'What stands in `[...]` may be left out. `|` separates words of which one is chosen. `: ...` means effects after the colon, on the same line or indented below. A number before `per COUNT` is left out before `equal to AMOUNT`: `deal 2 dmg per sword`, `deal dmg equal to 1 + 2 x sword`. Words in capitals stand for:',
    listOf([
      ...WORDS.map(([word, means]) => `\`${word}\`: ${means}`),
      `\`WHO\`: ${coded(who.shownWords)}`,
      `\`PLAYERS\`: ${coded(relation.shownWords)}`,
      '`PLAYER`: `you`, `the target`, `the chosen` or `the holder`',
      `\`TYPE\`: ${coded(damageType.shownWords)}`,
      `\`TIME\`: ${coded(timing.shownWords)}`,
      `\`PHASE\`: ${coded(turnPhase.shownWords)}`,
      `\`EVENT\`: ${coded(EVENT_WORDS)}`,
      '`DICE`, `AMOUNT`, `COUNT`, `CONDITION`, `SPACES`: see below',
    ]),
    '## The parts of a file',
    'The head of the file has a line for each of these:',
    shown(HERO_LINES),
    'An ability begins with `ability`, `defence`, `ultimate` or `passive`, and its name. After the name may follow, with commas between them:',
    shown(ABILITY_OPTIONS),
    'Below it:',
    shown([
      ...ABILITY_LINES.offensive,
      ...ABILITY_LINES.passive.filter(({ property }) => property !== 'text'),
    ]),
    `A card begins with ${coded(cardKind.shownWords)}, and its name. After the name, and below it:`,
    shown([...CARD_OPTIONS, ...CARD_LINES]),
    'A token begins with `token`, and its name. After the name, with commas:',
    shown(TOKEN_OPTIONS),
    'Below it:',
    shown(TOKEN_LINES),
    'The mythic ability that only this hero may bring to Missions begins with `mythic`, and its name. After the name, and below it:',
    shown([...MYTHIC_OPTIONS, ...MYTHIC_LINES]),
    '## The parts of a Mission',
    'The head of the file has a line for each of these ([missions.md](missions.md)):',
    shown(MISSION_LINES),
    'Below `side NAME`:',
    shown(SIDE_LINES),
    `An enemy begins with ${coded(panelKind.shownWords)}, and its name. After the name, with commas:`,
    shown(PANEL_OPTIONS),
    'Below it:',
    shown(PANEL_LINES),
    'An ally begins with `ally`, and its name. After the name, with commas, and below it:',
    shown([...ALLY_OPTIONS, ...ALLY_LINES]),
    '## Dice (`DICE`)',
    forms(REQUIREMENT_PHRASES),
    '## Effects',
    ...EFFECT_GROUPS.flatMap(({ about, phrases }) => [
      `### ${about.charAt(0).toUpperCase()}${about.slice(1)}`,
      listOf(phrases.map((one) => withExample(one, spoken))),
    ]),
    '## What holds all the time',
    'In passives and tokens:',
    forms(modifierPhrases),
    '## Amounts (`AMOUNT`, `COUNT`)',
    'An `AMOUNT` is a `COUNT`, a number, or several of them with `+` and `x`: `1 + 2 x sword`, `half of (the total rolled)`.',
    forms(AMOUNT_PHRASES),
    '## Conditions (`CONDITION`)',
    forms(CONDITION_PHRASES),
    '## Spaces of a Mission (`SPACES`)',
    forms(SPACES),
  ].join('\n\n')}\n`;
}

function listOf(lines: readonly string[]): string {
  return [...new Set(lines)].map((line) => `- ${line}`).join('\n');
}

function coded(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

function forms(phrases: readonly { readonly shown: string }[]): string {
  return listOf(phrases.map(({ shown: form }) => `\`${form}\``));
}

function shown(properties: readonly Pick<Property<never>, 'shown'>[]): string {
  return forms(properties.flatMap((one) => one.shown.map((form) => ({ shown: form }))));
}

function withExample(one: Phrase<Effect>, spoken: ReadonlyMap<string, string>): string {
  const example = spoken.get(one.shown);
  return example === undefined ? `\`${one.shown}\`` : `\`${one.shown}\`, for example \`${example}\``;
}

/** For each sentence the first one that a built-in hero has and that fits on a line. */
function examples(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const phrases = EFFECT_GROUPS.flatMap((group) => group.phrases);
  for (const { id } of listHeroes()) {
    const hero = heroById(id);
    const names = new Names();
    for (const token of listTokens()) names.addToken(token.id, token.name);
    for (const symbol of Object.values(hero.dice)) names.addSymbol(symbol);
    for (const effect of effectsIn(hero)) {
      for (const one of phrases) {
        const said = one.write(effect, names);
        if (said === null) continue;
        const isWhole = said.under.length === 0 && said.after.length === 0;
        if (isWhole && !found.has(one.shown)) found.set(one.shown, said.text);
        break;
      }
    }
  }
  return found;
}

function* effectsIn(value: unknown): Generator<Effect> {
  if (typeof value !== 'object' || value === null) return;
  if (isEffect(value)) yield value;
  for (const part of Object.values(value)) yield* effectsIn(part);
}

/** The definitions are typed; only the walk through them is not. */
function isEffect(value: object): value is Effect {
  return 'do' in value && typeof value.do === 'string';
}
