/** Writes an expansion of Adventures as text, which `readAdventure` reads as the same expansion. */
import { isDeepStrictEqual } from 'node:util';
import { listBosses, listTokens } from '../../../../engine/definitions.ts';
import { idOf } from '../../../../engine/vocabulary/abilities.ts';
import type {
  BossBattleDefinition,
  BossDefinition,
  CrawlDefinition,
  EnvironmentDefinition,
  MinionDefinition,
} from '../../../../engine/vocabulary/adventure.ts';
import { CHAOS_DICE } from '../../../../engine/vocabulary/adventure-builders.ts';
import type { ExpansionDefinition } from '../../../../engine/vocabulary/expansion.ts';
import type { HeroDefinition } from '../../../../engine/vocabulary/hero.ts';
import type { LootDefinition } from '../../../../engine/vocabulary/loot.ts';
import { headingName } from '../headings.ts';
import { Names } from '../names.ts';
import type { Said } from '../phrase.ts';
import { writeLines } from '../section.ts';
import { type BoardExtras, writeBoard } from '../write-board.ts';
import { laidOutLines, section, writeToken } from '../write-parts.ts';
import { BOSS_BOARD, BOSS_LINES, BOSS_OPTIONS, MINION_LINES, MINION_OPTIONS } from './boards.ts';
import { boardId, bossCalled, familyIn } from './parts-of.ts';
import { ADVENTURE_LINES } from './read-adventure.ts';
import { BATTLE_LINES, CRAWL_LINES, SCENARIO_OPTIONS } from './scenarios.ts';
import { LOOT_LINES, LOOT_OPTIONS, TILE_LINES, TILE_OPTIONS, type TypedLoot } from './tiles-and-loot.ts';

/**
 * The text of an expansion's pack.
 * @param heard is told of every sentence: its form in the list of sentences, and its first line
 */
export function writeAdventure(expansion: ExpansionDefinition, heard?: Names['heard']): string {
  const names = namesOf(expansion);
  names.heard = heard;
  const { name, id, tokens, minions, bosses, environments, loot, crawls, battles } = expansion;
  const head = writeLines({ name, ...ownId(id, idOf(name)) }, ADVENTURE_LINES, names);
  const sections = [
    ...tokens.map((token) => writeToken(token, names)),
    ...minions.flatMap((minion) => writeMinion(minion, names)),
    ...bosses.flatMap((boss) => writeBoss(boss, names)),
    ...environments.map((tile) => writeTile(tile, names)),
    ...loot.map((one) => writeLoot(one, names)),
    ...crawls.map((crawl) => writeCrawl(crawl, names)),
    ...battles.map((battle) => writeBattle(battle, bosses, names)),
  ];
  return [head, ...sections.map((one) => [one])].map((lines) => laidOutLines(lines)).join('\n');
}

/** An id that is not made of a name. */
function ownId(id: string, made: string): { readonly id?: string } {
  return id === made ? {} : { id };
}

function namesOf({ tokens, minions, bosses }: ExpansionDefinition): Names {
  const names = new Names();
  const boards = [...minions, ...bosses].map(({ board }) => board);
  const own = [...tokens, ...boards.flatMap((board) => board.tokens)];
  for (const { id, name } of [...own, ...listTokens()]) names.addToken(id, name);
  for (const dice of [...boards.map((board) => board.dice), CHAOS_DICE])
    for (const symbol of Object.values(dice)) names.addSymbol(symbol);
  return names;
}

/** What stands below the heading of a minion or boss. */
function boardLines({ set, complexity, dice, sides, unconfirmed }: HeroDefinition) {
  return {
    ...(set === 'Adventures' ? {} : { set }),
    ...(complexity === 1 ? {} : { complexity }),
    ...(isDeepStrictEqual(dice, CHAOS_DICE) ? {} : { dice }),
    ...(sides === undefined ? {} : { sides }),
    ...(unconfirmed === undefined ? {} : { unconfirmed: unconfirmed.map((why) => ({ why })) }),
  };
}

function writeMinion(minion: MinionDefinition, names: Names): Said[] {
  const { board, level, firstStrike, kingsHand, chests, ...printed } = minion;
  const typed = {
    ...printed,
    ...boardLines(board),
    level,
    ...(firstStrike ? { firstStrike } : {}),
    ...(kingsHand === 0 ? {} : { kingsHand }),
    ...(isDeepStrictEqual(chests, [level]) ? {} : { chests }),
    ...ownId(board.id, boardId('minion', board.name)),
  };
  const heading = `minion ${headingName.write(board.name, names)}`;
  return [section(heading, typed, MINION_OPTIONS, MINION_LINES, names, []), ...writeBoard(board, names)];
}

function writeBoss({ board, copies, cards, priorities }: BossDefinition, names: Names): Said[] {
  const typed = { ...boardLines(board), ...ownId(board.id, boardId('boss', board.name)) };
  const heading = `boss ${headingName.write(board.name, names)}`;
  const priorityOf = (ids: readonly string[]) =>
    ids.map((id) => priorities[id]).find((one) => one !== undefined);
  const ofLevel: BoardExtras['ability'] = ({ id, variants }) => {
    const priority = priorityOf([id, ...variants.map((line) => line.id)]);
    return variants.length === 0 || priority === undefined ? {} : { priority };
  };
  const extras: BoardExtras = {
    ability: ofLevel,
    line: ({ id }, level) => {
      const priority = priorities[id];
      const ofAll: unknown = Reflect.get(ofLevel(level), 'priority');
      return priority === undefined || priority === ofAll ? {} : { priority };
    },
    card: ({ id }) => {
      const card = cards[id];
      const count = copies[id];
      return {
        ...(count === undefined || count === 1 ? {} : { copies: count }),
        ...(card === undefined
          ? {}
          : { objective: card.objective, bonus: [{ text: card.bonusText, effects: card.bonus }] }),
      };
    },
  };
  return [
    section(heading, typed, BOSS_OPTIONS, BOSS_LINES, names, []),
    ...writeBoard(board, names, BOSS_BOARD, extras),
  ];
}

function writeTile(
  { id, name, gold, cp, minion, effects, text, ...tile }: EnvironmentDefinition,
  names: Names,
): Said {
  const typed = {
    ...tile,
    ...(gold === 0 ? {} : { gold }),
    ...(cp === 0 ? {} : { cp }),
    ...(minion === null ? {} : { minion }),
    ...(text === '' && effects.length === 0 ? {} : { text }),
    ...ownId(id, idOf(name)),
  };
  return section(`tile ${headingName.write(name, names)}`, typed, TILE_OPTIONS, TILE_LINES, names, effects);
}

function writeLoot({ card, rarity, family, level, swaps }: LootDefinition, names: Names): Said {
  const { id, name, kind, attackModifier, effects, ...rest } = card;
  const isModifier = attackModifier === true && kind === 'roll';
  const made = familyIn(name);
  const typed: TypedLoot = {
    rarity,
    ...(kind === 'upgrade' ? {} : { kindOfCard: isModifier ? 'modifier' : kind }),
    ...rest,
    ...(attackModifier === undefined || isModifier ? {} : { attackModifier }),
    ...(family === made.family ? {} : { family }),
    ...(level === made.level ? {} : { level }),
    ...(swaps === undefined ? {} : { swaps }),
    ...ownId(id, idOf(name)),
  };
  return section(`loot ${headingName.write(name, names)}`, typed, LOOT_OPTIONS, LOOT_LINES, names, effects);
}

function writeCrawl({ id, name, map, items, shop, story, ...crawl }: CrawlDefinition, names: Names): Said {
  const typed = {
    ...crawl,
    map: map.map((row) => [...row].join(' ')),
    items: Object.entries(items).map(([tile, there]) => ({ tile, items: there })),
    shopWon: shop.won,
    shopLost: shop.lost,
    ...story,
    ...ownId(id, idOf(name)),
  };
  return section(`crawl ${headingName.write(name, names)}`, typed, SCENARIO_OPTIONS, CRAWL_LINES, names, []);
}

function writeBattle(
  { id, name, boss, loot, story, ...battle }: BossBattleDefinition,
  own: readonly BossDefinition[],
  names: Names,
): Said {
  const all = [...own, ...listBosses()].map(({ board }) => board);
  const called = all.find((board) => board.id === boss)?.name;
  const typed = {
    ...battle,
    boss: called !== undefined && bossCalled(called, all) === boss ? called : boss,
    chestsWon: loot.won,
    chestsLost: loot.lost,
    ...story,
    ...ownId(id, idOf(name)),
  };
  return section(
    `battle ${headingName.write(name, names)}`,
    typed,
    SCENARIO_OPTIONS,
    BATTLE_LINES,
    names,
    [],
  );
}
