/** The list of all sentences for people who type heroes, docs/sentences.md, made of the grammar itself. */
import {
  ABILITY_PRIORITY,
  ACTION_CARD_LINES,
  ACTION_CARD_OPTIONS,
  BOSS_LINES,
  MINION_LINES,
  MINION_OPTIONS,
} from './adventure/boards.ts';
import { ADVENTURE_LINES } from './adventure/read-adventure.ts';
import { BATTLE_LINES, CRAWL_LINES, SCENARIO_OPTIONS } from './adventure/scenarios.ts';
import { LOOT_HEADING, TILE_LINES, TILE_OPTIONS } from './adventure/tiles-and-loot.ts';
import { AMOUNT_PHRASES } from './amounts.ts';
import { CONDITION_PHRASES } from './conditions.ts';
import { EFFECT_GROUPS } from './effects.ts';
import { examples } from './examples.ts';
import { FEAT_LINES, FEAT_OPTIONS } from './feats.ts';
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
import { modifierPhrases } from './modifiers.ts';
import { event } from './moments.ts';
import { REQUIREMENT_PHRASES } from './requirement.ts';
import type { Property } from './section.ts';
import { SPACES } from './spaces.ts';
import { timing } from './timings.ts';
import { TOKEN_LINES, TOKEN_OPTIONS } from './tokens.ts';
import { damageType, relation, somebody, turnPhase, who } from './who.ts';

const WORDS: readonly (readonly [string, string])[] = [
  ['N', 'a number'],
  ['TOKEN', 'the name of a status effect or companion, as printed: `Stun`, `Holy Presence`'],
  ['SYMBOL', 'a symbol of the dice, as in the `dice` line'],
  ['"TEXT"', 'any text in quotes'],
  ['NAME', 'a word of your choice in small letters, by which the file or a button calls something'],
];

/** The page, in Markdown. */
export function phrasebook(): string {
  return `${[
    '# All sentences of heroes, Missions and expansions of Adventures',
    'This page is made of the grammar (`npm run -s pack -- sentences`), so it is complete. [packs.md](packs.md) explains how a file is written.',
    'What stands in `[...]` may be left out. `|` separates words of which one is chosen. `: ...` means effects after the colon, on the same line or indented below. A number before `per COUNT` is left out before `equal to AMOUNT`: `deal 2 dmg per sword`, `deal dmg equal to 1 + 2 x sword`. Words in capitals stand for:',
    listOf([
      ...WORDS.map(([word, means]) => `\`${word}\`: ${means}`),
      `\`WHO\`: ${coded(who.shownWords)}`,
      `\`SOMEBODY\`: ${coded(somebody.shownWords)}`,
      `\`PLAYERS\`: ${coded(relation.shownWords)}`,
      '`PLAYER`: `you`, `the target`, `the chosen` or `the holder`',
      `\`TYPE\`: ${coded(damageType.shownWords)}`,
      `\`TIME\`: ${coded(timing.shownWords)}`,
      `\`PHASE\`: ${coded(turnPhase.shownWords)}`,
      `\`EVENT\`: ${coded(event.shownWords)}`,
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
    'An achievement of the hero begins with `achievement`, and its name. Below it what must be done, all in one turn where there are several lines:',
    shown([...FEAT_OPTIONS, ...FEAT_LINES]),
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
    '## The parts of an expansion of Adventures',
    'The head of the file has a line for each of these ([adventure-packs.md](adventure-packs.md)):',
    shown(ADVENTURE_LINES),
    'A minion begins with `minion`, and its name. After the name, with commas:',
    shown(MINION_OPTIONS),
    'Below it, and then the sections of its abilities and tokens, as those of heroes:',
    shown(MINION_LINES),
    'A boss begins with `boss`, and its name. Below it, and then the sections of its abilities, cards and tokens:',
    shown(BOSS_LINES),
    'After the name of an ability of a boss, and after its action cards, and below them:',
    shown([...ABILITY_PRIORITY, ...ACTION_CARD_OPTIONS, ...ACTION_CARD_LINES]),
    'A tile begins with `tile`, and its name. After the name, with commas, and below it beside its effects:',
    shown([...TILE_OPTIONS, ...TILE_LINES]),
    'Loot begins with `loot`, and the name of the card. After the name, with commas, beside what other cards have:',
    shown(LOOT_HEADING),
    'A map begins with `crawl`, and its name. After the name, with commas, and below it:',
    shown([...SCENARIO_OPTIONS, ...CRAWL_LINES]),
    'A Boss Battle begins with `battle`, and its name. After the name, with commas, and below it:',
    shown([...SCENARIO_OPTIONS, ...BATTLE_LINES]),
    '## Dice (`DICE`)',
    forms(REQUIREMENT_PHRASES),
    '## Effects',
    ...EFFECT_GROUPS.flatMap(({ about, phrases }) => [
      `### ${about.charAt(0).toUpperCase()}${about.slice(1)}`,
      forms(phrases),
    ]),
    '## What holds all the time',
    'In passives and tokens:',
    forms(modifierPhrases),
    '## Amounts (`AMOUNT`, `COUNT`)',
    'An `AMOUNT` is a `COUNT`, a number, or several of them with `+` and `x`: `1 + 2 x sword`, `half of (the total rolled)`.',
    forms(AMOUNT_PHRASES),
    '## Conditions (`CONDITION`)',
    'Several conditions have `and` between them, or `or`: `if Burn on you is at least 1 and your CP is at most 2:`. Where both are needed, those of one kind stand in brackets: `all of (...)`, `any of (...)`.',
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
  return listOf(phrases.map(({ shown: form }) => withExample(form)));
}

function shown(properties: readonly Pick<Property<never>, 'shown'>[]): string {
  return forms(properties.flatMap((one) => one.shown.map((form) => ({ shown: form }))));
}

/** A form with its example, unless it is as plain as the example. */
function withExample(form: string): string {
  const example = isPlain(form) ? undefined : examples().get(form);
  return example === undefined || example === form
    ? `\`${form}\``
    : `\`${form}\`, for example \`${example}\``;
}

/** `cost N`, `says "TEXT"`: a word with a number, a name or a text. */
function isPlain(form: string): boolean {
  return /^[a-z -]* ?(N|NAME|"TEXT"|TOKEN|)$/.test(form) && form.split(' ').length < 4;
}
