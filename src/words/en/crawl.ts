/** Texts of Portal Crawls at the table. Names are markdown unless it says otherwise. */
import { counted, figure, listed, withArticle } from './phrasing.ts';

export const crawl = {
  heading: (name: string, round: number) => `${name} · round ${round}`,
  /** The end of a crawl, and of a Boss Battle. */
  end: {
    won: (name: string) => `${name}: the portal is closed`,
    lost: (name: string) => `${name} is lost`,
  },
  battle: {
    won: (name: string) => `${name} is defeated`,
    lost: (name: string) => `${name} has won`,
  },
  /** What decided a scenario. Plain text or markdown, as the names are. */
  decided: {
    won: 'The minion of the boss portal is defeated, and nobody is left in a fight.',
    /** `fallen` are the heroes whom nobody revived; `isAlone`: there was nobody who could have. */
    lost: (fallen: readonly string[], isAlone: boolean) =>
      `${listed(fallen)} fell${isAlone ? '' : ', and no team-mate spent a salve to revive them'}.`,
    wonBattle: 'The boss is defeated before the health of the heroes is gone.',
    lostBattle: 'The health that all heroes share is gone.',
  },
  /** The minion beside a boss. */
  beside: (name: string, health: string) =>
    `${name} stands beside it: ${health}, and can be attacked instead`,
  drew: (card: string, text: string) => `last card: ${card} (${text})`,
  goal: (found: number, needed: number) =>
    found < needed
      ? `-# **Goal:** find ${counted(needed - found, 'more portal shard', 'more portal shards')}, then open the boss portal.`
      : '-# **Goal:** the boss portal is open: defeat its minion, and leave nobody in a fight.',
  purse: (shards: number, needed: number, gold: number, heals: number) =>
    `-# Shards ${shards} of ${needed} · gold ${gold} · a salve heals ${heals}`,
  /** `what` are the parts that follow. */
  minion: (name: string, level: string, at: string, heroes: readonly string[]) =>
    `**${name}** (level ${level}) at ${at} fights ${heroes.length === 0 ? 'nobody' : listed(heroes)}`,
  rollsFor: (objective: string) => `rolls for ${objective}`,
  straights: 'straights',
  /** `need` are symbols with their numbers, such as `3 Swipe`. */
  symbols: (need: readonly string[]) => need.join(' + '),
  symbol: (count: number, symbol: string) => `${count} ${symbol}`,
  symbolNames: { swipe: 'Swipe', vortex: 'Vortex', chaos: 'Chaos' },
  firstStrike: 'acts first',
  leaves: (chests: readonly string[]) => `leaves ${listed(chests)}`,
  /** The same two as sentences, for the look-up. */
  actsFirst: 'It acts first.',
  leavesChests: (chests: readonly string[]) => `It leaves ${listed(chests)}.`,
  chests: (count: number, level: number) =>
    count === 1 ? `a chest of level ${level}` : `${count} chests of level ${level}`,
  levels: { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' },
  hero: (name: string, at: string | null, parts: readonly string[]) =>
    `${name}${at === null ? '' : ` at ${at}`}: ${parts.join(' · ')}`,
  health: (now: number, start: number) =>
    now > start ? `${now} health (began with ${start})` : `${now} of ${start} health`,
  /** In a Boss Battle: the dial that all share, and who has salves. */
  sharedHealth: (now: number, start: number, salves: readonly string[]) =>
    `All heroes share ${now} of ${start} health${salves.length === 0 ? '' : ` · ${listed(salves)}`}`,
  salvesOf: (name: string, count: number) => `${name} has ${counted(count, 'salve', 'salves')}`,
  salves: (count: number) => counted(count, 'salve', 'salves'),
  loot: (count: number) => counted(count, 'unidentified card', 'unidentified cards'),
  fallen: 'has fallen',
  /** A hero whose turn of the round is over while others act. */
  waits: 'waits for the others',
  /** Plain text, for buttons and alt text. */
  tile: (at: string, parts: readonly string[]) => `${at}: ${parts.join(', ')}`,
  kinds: {
    start: 'start',
    portal: 'boss portal',
    1: 'level I',
    2: 'level II',
    3: 'level III',
    4: 'level IV',
  },
  items: {
    shard: 'a portal shard',
    salve: 'a salve',
    'chest-1': 'a chest of level 1',
    'chest-2': 'a chest of level 2',
    'chest-3': 'a chest of level 3',
    'chest-4': 'a chest of level 4',
  },
  joins: (names: readonly string[]) => `join ${listed(names)}`,
  tileMenu: 'Where do you go?',
  spendSalve: (heals: number) => `Salve: +${heals} health`,
  revive: (name: string) => `Revive ${name}`,
  goOn: 'Into the battle',
  letDie: 'Revive nobody',
  /** The shop after a crawl, and chests after a battle. Plain text, for buttons and menus. */
  shop: {
    /** The headings of a hero's own panel. Markdown. */
    heading: (hero: string) => `The shop: ${hero}`,
    deckHeading: (hero: string) => `Too many cards: ${hero}`,
    chestHeading: (hero: string) => `Chests of the battle: ${hero}`,
    buy: (card: string, rarity: string, gold: number) => `Buy ${card} (${rarity}, ${gold} gold)`,
    identify: (rarity: string, gold: number) => `Identify ${withArticle(rarity)} card (${gold} gold)`,
    sell: (card: string, gold: number) => `Sell ${card} (+${gold} gold)`,
    sellUnseen: (rarity: string, gold: number) => `Sell an unidentified ${rarity} card (+${gold} gold)`,
    leave: 'Leave the shop',
    giveUp: (card: string, rarity: string) => `Give up ${card} (${rarity})`,
    keep: 'Keep the card',
    leaveForPoint: 'Leave it for a point',
    leaveCard: 'Leave the card',
    /** Markdown. */
    goal: {
      won: '-# **The scenario is won.** In the shop each hero buys, identifies and sells; then the session ends.',
      lost: (why: string) =>
        `-# **The scenario is lost.** ${why} In the shop each hero buys, identifies and sells; then the session ends.`,
    },
    chests: {
      won: '-# **The boss is defeated.** Each hero opens chests and keeps their cards, or leaves them for points.',
      lost: (why: string) =>
        `-# **The boss has won.** ${why} Each hero opens a chest and keeps its card, or leaves it.`,
    },
    /** A hero whose deck has too many cards; `name` is markdown. */
    tooMany: (name: string, limit: number, surplus: number) =>
      `-# **A deck has ${limit} cards at most.** ${name} gives up ${counted(surplus, 'loot card', 'loot cards')} before the next scenario.`,
    offer: (card: string, kind: string, cost: number, text: string) =>
      `**${card}** (${kind}, ${cost} CP): ${text}`,
    price: (rarity: string, gold: number) => `Loot (${rarity}), ${gold} gold in the shop.`,
    swaps: (card: string) => `It takes the place of ${card} in the deck.`,
    gold: (gold: number) => `${gold} gold`,
    ownedBy: (hero: string, cards: readonly string[]) => `${hero}, loot: ${listed(cards)}`,
    owns: (cards: readonly string[]) => `loot: ${listed(cards)}`,
  },
  alt: {
    map: (name: string, round: number) => `Map of ${name}, round ${round}.`,
    explored: (tiles: readonly string[]) => `Explored: ${tiles.join('; ')}.`,
    faceDown: (tiles: readonly string[]) => `Face down: ${tiles.join('; ')}.`,
    figures: (figures: readonly string[]) => `${figures.join(' ')}`,
    stands: (name: string, at: string) => `${name} stands on ${at}.`,
  },
  card: (name: string, level: string, health: number, cp: number, objective: string) =>
    `**${name}** (level ${level}, ${health} health, ${cp} CP, rolls for ${objective}).`,
  ours: 'This map is our own: not all printed ones are known.',
  oursBattle: 'Board, cards and figures of this battle are our own: the printed ones are not known.',
  oursTile: 'This tile is our own: not all printed ones are known.',
  kingsHands: (count: number) => `${counted(count, 'King’s Hand', 'King’s Hands')}.`,
  minionOf: (level: string) => `a minion of level ${level}`,
  prizeChance: (prize: string, count: number) => `${prize}: ${count * 5} %`,
  unknown: (typed: string, names: readonly string[]) =>
    `Nothing of Adventures is called “${typed}”. Near: ${listed(names)}.`,
  /** What the look-up tells of bosses. */
  boss: {
    of: (scenario: number, health: readonly number[]) =>
      `Boss of scenario ${scenario}, with ${health.join(', ')} health against 1 to ${health.length} heroes.`,
    priority: (number: number) => `priority ${number}`,
    number: (number: number) => `Priority ${number}.`,
    copies: (card: string, count: number) => (count === 1 ? card : `${card} × ${count}`),
    cards: (upgrades: number, actions: readonly string[]) =>
      `${upgrades} upgrades, and the action cards ${listed(actions)}. Each can be looked up by its name.`,
    cardOf: (boss: string, count: number) => `${counted(count, 'card', 'cards')} in the deck of the ${boss}.`,
    shows: (objective: string, bonus: string) =>
      `When it is drawn, the boss rolls for ${objective}, and the hero whose turn it is gains ${bonus}.`,
    helper: (health: number, cp: number, chests: number) =>
      `${health} health, ${cp} CP. On Insane and Hardcore it stands beside every boss; once it is defeated, every hero opens ${counted(chests, 'chest', 'chests')} more after the battle.`,
  },
  /** What the look-up tells of the cards of scenarios. Lists of figures are for 1, 2, 3 and 4 heroes. */
  scenario: {
    tiles: (count: number, level: string) => `${count} of level ${level}`,
    crawl: (scenario: number, tiles: readonly string[]) =>
      `Scenario ${scenario}, a Portal Crawl. Tiles: ${listed(tiles)}, and the boss portal.`,
    lying: (count: number, item: string) => (count === 1 ? item : `${item} × ${count}`),
    things: (things: readonly string[]) => `On the tiles: ${listed(things)}.`,
    health: (health: readonly number[]) =>
      `Health of each hero: ${health.join(', ')} (1 to ${health.length} heroes).`,
    gold: (gold: readonly number[]) => `Gold at the start: ${gold.join(', ')}.`,
    salves: (salves: number, heals: number, perShard: number, revivesTo: number) =>
      `${counted(salves, 'salve', 'salves')} outside of a campaign; each heals ${heals}, and ${perShard} more for each shard, or revives with ${revivesTo} health.`,
    offer: (count: number, rarity: string) => `${count} ${rarity}`,
    shop: (offers: readonly string[]) => `The shop offers each hero ${listed(offers)} cards.`,
    battle: (scenario: number, boss: string, health: number) =>
      `Scenario ${scenario}, a Boss Battle against the ${boss}. The heroes share ${health} health.`,
    boss: (
      health: readonly number[],
      upgradeCp: readonly number[],
      startingCp: number,
      kingsHands: readonly number[],
    ) =>
      `For 1 to ${health.length} heroes the boss has ${health.join(', ')} health, buys upgrades for ${upgradeCp.join(', ')} CP, and begins with ${kingsHands.join(', ')} King’s Hands and ${startingCp} CP.`,
    bossSalves: (salves: number, heals: number) =>
      `${counted(salves, 'salve', 'salves')} outside of a campaign; each heals ${heals}.`,
    chests: (won: readonly number[], lost: readonly number[]) =>
      `Every hero opens ${counted(won.length, 'chest', 'chests')} of level ${won[0] ?? ''} after a win, and ${lost.length} after a loss.`,
    harder:
      'The difficulty changes health and salves; on Insane and Hardcore Vis’eer stands beside the boss.',
  },
  score: (total: number, parts: string) => `Scenario points: **${figure(total)}** (${parts}).`,
  scoreParts: (scenario: number, salves: number, gold: number, tiles: number, loot: number) =>
    [
      `${scenario} for the scenario`,
      ...(salves > 0 ? [`${salves} for salves left`] : []),
      ...(gold > 0 ? [`${gold} for gold`] : []),
      ...(tiles > 0 ? [`${tiles} for exploring every tile`] : []),
      ...(loot > 0 ? [`${loot} for cards left in chests`] : []),
    ].join(', '),
  scoreLost: (total: number) => `Scenario points: **${figure(total)}**.`,
  takesAlong: (hero: string, cards: readonly string[]) => `${hero} takes ${listed(cards)} along.`,
  /** The campaign that a session belongs to. */
  campaign: {
    score: (points: number, sessions: number) =>
      `Campaign: **${counted(points, 'point', 'points')}** after ${counted(sessions, 'session', 'sessions')}.`,
    next: (scenario: number, salves: number) =>
      `Next: scenario ${scenario}, with ${counted(salves, 'salve', 'salves')}.`,
    noCard: (scenario: number) =>
      `Scenario ${scenario} cannot be played yet; the campaign is kept until it can.`,
    /** The end of a campaign: its last scenario is won, or in Hardcore one is lost. */
    won: 'The Mad King is defeated, and the campaign is won.',
    lost: 'A defeat ends a Hardcore campaign: it is over.',
    brings: (salves: number) => `The party brings ${counted(salves, 'salve', 'salves')}.`,
    /** Labels of the button that opens the next table. */
    goOn: (scenario: number) => `On to scenario ${scenario}`,
    tryAgain: (scenario: number) => `Try scenario ${scenario} again`,
    heading: (hero: string, difficulty: string) => `${hero} · ${difficulty}`,
    session: (scenario: number, won: boolean, points: number) =>
      `Scenario ${scenario} ${won ? 'won' : 'lost'}: ${counted(points, 'point', 'points')}`,
    howToGoOn: (choice: string) => `-# \`/adventure start\` with “${choice}” opens its table.`,
    noneYet: 'You have not finished a scenario of Adventures yet. `/adventure start` opens a table.',
    noneOpen:
      'You have no campaign to go on with: the last one is over, or its next scenario cannot be played yet. `/adventure sheet` shows your campaigns.',
    unreadable:
      'Your score sheet cannot be read just now. It is kept as it is; please tell whoever runs this bot.',
  },
  /** Answers in private. */
  none: 'There is no Portal Crawl in this channel. Start one with `/adventure start`.',
};
