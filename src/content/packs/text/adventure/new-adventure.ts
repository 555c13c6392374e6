/** The beginning of the file of an expansion, with `?` for what its author fills in. */

/**
 * The text of a new file.
 * @param name of the expansion
 */
export function newAdventure(name: string): string {
  return `${[`${HEAD}\nadventure ${name}`, TOKEN, MINION, TILE, LOOT, BOSS, CRAWL, BATTLE].join('\n\n')}\n`;
}

const HEAD = `# Every ? is a place to fill in. Lines that begin with # are notes and may go.
# Delete what the expansion does not have, and copy what it has more of.
# Figures for one, two, three and four heroes stand side by side: 35/18/13/10.
# docs/adventure-packs.md explains how it is written.`;

const TOKEN = `# Tokens that several parts use. A token of one minion or boss stands below its abilities.
token ?, negative, limit ?
  at upkeep: ?`;

const MINION = `# The dice are Chaos dice: 1-3 swipe, 4-5 vortex, 6 chaos. Others stand in a line: dice 1-2 fin, 3-6 claw
minion ?, level ?, health ?, CP ?
  # straights, or dice such as 5 swipe
  rolls for ?

ability ?
  3 swipe: ?
  4 swipe: ?

defence ?, ? dice
  on 2 vortex: ?`;

const TILE = `# What the tile does stands below it. It may also have: 2 CP
tile ?, level ?, ? gold, minion of level ?
  ?`;

const LOOT = `# common, rare, epic or legendary; main card, roll card, instant card or attack modifier card
loot ?, ?, main card, cost ?
  ?`;

const BOSS = `# Of several abilities that are met, the boss uses that of the highest priority.
boss ?

ability ?, priority ?
  3 swipe: ?
  4 swipe: ?

ability ?, level 2, cost ?, priority ?
  3 swipe: ?
  4 swipe: ?

ultimate ?, priority ?
  5 chaos: ?

defence ?, ? dice
  on 2 vortex: ?

# An action card: what the boss rolls for in that turn, what the hero gets, and what the card does.
main card ?, cost ?, ? copies
  rolls for ?
  bonus: ?
  ?`;

const CRAWL = `# 1 to 4 the level of a tile, S the start, P the boss portal, a full stop for nothing. A1 is the top left.
crawl ?, scenario ?
  map
    | . ? P
    | S ? ?
  # shard, salve, or a chest by its level: chest 1. Three shards lie on a map.
  on ? shard
  health ?/?/?/?
  gold ?/?/?/?
  salves ?
  a salve heals ?, ? more per shard, revives to ?
  shop when won ? common, ? rare
  shop when lost ? common
  king's hand on ?, ?, ?
  before ?
  won ?
  lost ?`;

const BATTLE = `battle ?, scenario ?
  boss ?
  health of the heroes ?
  health of the boss ?/?/?/?
  upgrade CP ?/?/?/?
  starting CP ?
  king's hands ?/?/?/?
  salves ?
  a salve heals ?
  chests when won ?, ?, ?
  chests when lost ?
  before ?
  won ?
  lost ?`;
