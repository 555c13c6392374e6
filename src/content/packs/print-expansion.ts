/** Prints a built-in part of Adventures as a pack to start from. */
import {
  isToken,
  listBossBattles,
  listBosses,
  listCrawls,
  listEnvironments,
  listLoot,
  listMinions,
} from '../../engine/definitions.ts';
import { idOf } from '../../engine/vocabulary/abilities.ts';
import type { ExpansionDefinition } from '../../engine/vocabulary/expansion.ts';
import type { HeroDefinition } from '../../engine/vocabulary/hero.ts';
import { PACK_FORMAT } from './pack.ts';
import { inPackForm, laidOut } from './print.ts';
import { writeAdventure } from './text/adventure/write-adventure.ts';

const EMPTY: Omit<ExpansionDefinition, 'id' | 'name'> = {
  tokens: [],
  minions: [],
  environments: [],
  loot: [],
  bosses: [],
  crawls: [],
  battles: [],
};

type Parts = Partial<Omit<ExpansionDefinition, 'id' | 'name'>>;

const LONGEST_ID = 28;

/** The id of a part, made of its name. */
const made = (name: string, kind = ''): string =>
  `${kind}${idOf(name)}`.slice(0, LONGEST_ID).replace(/-+$/, '');

/** The board under another name. Tokens of the bot are named by their ids. */
function ownBoard(board: HeroDefinition, kind: 'minion' | 'boss'): HeroDefinition {
  const tokens = board.tokens.filter(({ id }) => !isToken(id));
  const name = `My ${board.name}`;
  return { ...board, id: made(name, `${kind}-`), name, tokens };
}

function renamed<T extends { readonly id: string; readonly name: string }>(part: T): T {
  const name = `My ${part.name}`;
  return { ...part, id: made(name), name };
}

/** The part of that id as the only one of an expansion, under another id; null when there is none. */
function partsOf(id: string): Parts | null {
  const minion = listMinions().find(({ board }) => board.id === id);
  if (minion) return { minions: [{ ...minion, board: ownBoard(minion.board, 'minion') }] };
  const boss = listBosses().find(({ board }) => board.id === id);
  if (boss) return { bosses: [{ ...boss, board: ownBoard(boss.board, 'boss') }] };
  const environment = listEnvironments().find((one) => one.id === id);
  if (environment) return { environments: [renamed(environment)] };
  const loot = listLoot().find(({ card }) => card.id === id);
  if (loot) return { loot: [{ ...loot, card: renamed(loot.card) }] };
  const crawl = listCrawls().find((one) => one.id === id);
  if (crawl) return { crawls: [{ ...crawl, id: made('My crawl'), name: 'My crawl' }] };
  const battle = listBossBattles().find((one) => one.id === id);
  return battle ? { battles: [renamed(battle)] } : null;
}

/**
 * A pack with a copy of a minion, boss, tile, loot card, map or Boss Battle.
 * @param id of a part, such as `minion-street-rat`
 * @returns null when there is no such part
 */
export function printExpansion(id: string, form: 'text' | 'json'): string | null {
  const parts = partsOf(id);
  if (parts === null) return null;
  const adventure = { id: 'my-adventure', name: 'My adventure', ...EMPTY, ...parts };
  if (form === 'text') return writeAdventure(adventure);
  return `${laidOut({ pack: PACK_FORMAT, adventure: inPackForm({ id: adventure.id, name: adventure.name, ...parts }) }, '')}\n`;
}
