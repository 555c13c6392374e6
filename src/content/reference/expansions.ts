/** What loaded expansions of Adventures bring, as references for look-ups. */
import { listExpansions } from '../../engine/definitions.ts';
import type { RollObjective } from '../../engine/vocabulary/crawl.ts';
import type { ExpansionDefinition } from '../../engine/vocabulary/expansion.ts';
import type { HeroDefinition } from '../../engine/vocabulary/hero.ts';
import { expansionLoadingOf, expansionPackOf, type Loading } from '../packs/loaded-packs.ts';
import { cardReference, heroReference, requirementText, tokenReference } from './from-definition.ts';
import type { CardReference, HeroReference, TokenReference } from './schema.ts';

/** Where a part comes from. */
export interface LoadedFrom extends Loading {
  /** The name of the expansion. */
  readonly expansion: string;
  readonly file: string;
}

/** A card of a boss, or loot. */
export interface ExpansionCard {
  /** `<board>/<card id>`, or `loot/<card id>`. */
  readonly key: string;
  /** The name of the boss; null for loot. */
  readonly boss: string | null;
  readonly card: CardReference;
  /** The board that an upgrade belongs to. */
  readonly board: HeroReference | null;
}

/** A minion, boss, tile or scenario. */
export interface ExpansionPart {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly details: readonly string[];
}

export interface ExpansionReference {
  readonly id: string;
  readonly from: LoadedFrom;
  readonly cards: readonly ExpansionCard[];
  /** With the name of the minion or boss to whose leaflet it belongs; null for one of all parts. */
  readonly tokens: readonly { readonly owner: string | null; readonly token: TokenReference }[];
  readonly parts: readonly ExpansionPart[];
}

let made:
  | { readonly of: readonly ExpansionDefinition[]; readonly references: readonly ExpansionReference[] }
  | undefined;

/** The references of all loaded expansions; cached until one is loaded or unloaded. */
export function loadExpansionReferences(): readonly ExpansionReference[] {
  const of = listExpansions();
  const isSame = made?.of.length === of.length && of.every((one, at) => one === made?.of[at]);
  if (made === undefined || !isSame) made = { of, references: of.flatMap(referenceOf) };
  return made.references;
}

function referenceOf(expansion: ExpansionDefinition): ExpansionReference[] {
  const { id, name, tokens, minions, bosses, loot } = expansion;
  const pack = expansionPackOf(id);
  const loading = expansionLoadingOf(id);
  if (pack === null || loading === null) return [];
  const { file } = pack;
  const sources = [`the pack ${file}`];
  const boards = [...minions, ...bosses].map(({ board }) => board);
  const ofBosses = bosses.map(({ board }) => ({ board, reference: heroReference(board, undefined, file) }));
  return [
    {
      id,
      from: { expansion: name, file, ...loading },
      cards: [
        ...loot.map(({ card }) => ({
          key: `loot/${card.id}`,
          boss: null,
          card: cardReference(card, sources),
          board: null,
        })),
        ...ofBosses.flatMap(({ board, reference }) =>
          reference.cards.map((card) => ({
            key: `${board.id}/${card.id}`,
            boss: board.name,
            card,
            board: reference,
          })),
        ),
      ],
      tokens: [
        ...tokens.map((token) => ({ owner: null, token: tokenReference(token, sources) })),
        ...boards.flatMap((board) =>
          board.tokens.map((token) => ({ owner: board.name, token: tokenReference(token, sources) })),
        ),
      ],
      parts: partsOf(expansion),
    },
  ];
}

const LEVELS = ['', 'I', 'II', 'III', 'IV'];

function partsOf({ minions, bosses, environments, crawls, battles }: ExpansionDefinition): ExpansionPart[] {
  return [
    ...minions.map(({ board, level, health, cp, objective }) => ({
      ...ofBoard(board),
      summary: `A minion of level ${LEVELS[level]} with ${health} health and ${cp} CP, which rolls for ${rolledFor(objective)}.`,
    })),
    ...bosses.map(({ board }) => ({
      ...ofBoard(board),
      summary: 'A boss of Adventures.',
    })),
    ...environments.map(({ id, name, level, gold, cp, minion, text }) => ({
      id: `tile-${id}`,
      name,
      summary: [
        typeof level === 'number' ? `A tile of level ${LEVELS[level]}.` : 'A tile.',
        ...(gold > 0 ? [`${gold} gold.`] : []),
        ...(cp > 0 ? [`${cp} CP.`] : []),
        text,
        ...(minion === null ? [] : [`A minion of level ${LEVELS[minion]} comes.`]),
      ]
        .filter((words) => words !== '')
        .join(' '),
      details: [],
    })),
    ...crawls.map(({ id, name, scenario, story }) => ({
      id: `scenario-${id}`,
      name,
      summary: `A map of scenario ${scenario}.`,
      details: [story.before],
    })),
    ...battles.map(({ id, name, scenario, story }) => ({
      id: `scenario-${id}`,
      name: `Scenario ${scenario}: ${name}`,
      summary: `The Boss Battle of scenario ${scenario}.`,
      details: [story.before],
    })),
  ];
}

/** The abilities of a board. */
function ofBoard({ id, name, abilities }: HeroDefinition) {
  return { id, name, details: abilities.map((ability) => `${ability.name}: ${ability.text}`) };
}

function rolledFor(objective: RollObjective): string {
  return objective.kind === 'straights' ? 'straights' : requirementText(objective);
}
