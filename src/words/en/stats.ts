/** Texts of a person's record over their finished games. Names are plain text or markdown, as the caller has them. */
import { counted } from './phrasing.ts';

/** Difficulty of Adventures -> its name beside that of a scenario. */
const difficulties: Readonly<Record<string, string>> = {
  veteran: 'Veteran',
  insane: 'Insane',
  hardcore: 'Hardcore',
};

export const stats = {
  none: 'No finished game of yours is kept yet. Games count from their end on: `/duel` starts one.',
  noneWith: (hero: string) => `You have finished no game with ${hero} yet.`,
  heading: (hero: string | null) => (hero === null ? '### Your record' : `### Your record with ${hero}`),
  /** Of somebody else; `person` is a mention. */
  headingOf: (person: string, hero: string | null) =>
    hero === null ? `### Record of ${person}` : `### Record of ${person} with ${hero}`,
  against: 'Opposing heroes',
  /** Under the heading, where only games of two people on different sides count. */
  pair: (other: string) => `-# Only games against ${other}`,
  nothing: 'No finished game of that kind is kept.',
  partyHeading: '### Your Missions and Adventures',
  partyHeadingOf: (person: string) => `### Missions and Adventures of ${person}`,
  noParty: 'No finished Mission and no finished scenario of Adventures is kept.',
  serverHeading: '### Games of this server',
  serverGames: (games: number, ofPeople: number) =>
    `${counted(games, 'game', 'games')}, ${ofPeople} of them without bots`,
  serverTurns: (turns: string) => `A game takes ${turns} turns on average`,
  heroesHere: 'Heroes of people, won of played',
  share: (won: number, played: number) => `won ${won} of ${played}`,
  /** `raised`: by how many levels, 0 or more. */
  missionName: (name: string, raised: number) => (raised === 0 ? name : `${name}, level +${raised}`),
  /** `difficulty` is an id. */
  crawlName: (name: string, difficulty: string) =>
    difficulty === 'normal' ? name : `${name}, ${difficulties[difficulty] ?? difficulty}`,
  people: 'Against people',
  bots: 'Against bots',
  missions: 'Missions',
  crawls: 'Adventures',
  series: 'Series',
  seriesBalance: (won: number, lost: number) => `${won} won, ${lost} lost`,
  heroes: 'Heroes',
  partyHeroes: 'Heroes in Missions and Adventures',
  abilities: 'Most used',
  /** `rate`: the share of wins in percent; null without a game that was won or lost. */
  balance: (played: number, won: number, lost: number, drawn: number, rate: number | null) => {
    const parts = [`${won} won`, `${lost} lost`, ...(drawn > 0 ? [`${drawn} drawn`] : [])];
    return `${counted(played, 'game', 'games')}: ${parts.join(', ')}${rate === null ? '' : ` (${rate} %)`}`;
  },
  row: (name: string, balance: string) => `**${name}**: ${balance}`,
  line: (name: string, won: number, played: number) => `${name} ${won} of ${played}`,
  streak: (won: boolean, games: number) =>
    won ? `${counted(games, 'win', 'wins')} in a row` : `${counted(games, 'loss', 'losses')} in a row`,
  longestStreak: (games: number) => `longest row of wins: ${games}`,
  biggest: (amount: number, ability: string | null, hero: string) =>
    ability === null
      ? `Biggest hit: ${amount} with ${hero}`
      : `Biggest hit: ${amount} by ${ability}, with ${hero}`,
  damagePerTurn: (amount: string) => `Damage each turn: ${amount} on average`,
  length: (shortest: number, longest: number) =>
    shortest === longest
      ? `Games take ${counted(shortest, 'turn', 'turns')}`
      : `Games take ${shortest} to ${longest} turns`,
  luck: 'Luck with the dice',
  /** `spread`: how far chance alone moves the number of hits, up or down, in two of three such records. */
  luckSum: (rolls: number, hits: number, expected: string, spread: string, verdict: string) =>
    `${hits} of ${counted(rolls, 're-roll', 're-rolls')} brought what the kept dice aimed at, ${expected} ± ${spread} were to be expected: ${verdict}`,
  luckUnknown: 'too few to tell luck from chance',
  luckUsual: 'what chance alone does',
  luckUnusual: (isGood: boolean, isRare: boolean) =>
    isRare
      ? `${isGood ? 'more' : 'less'} than chance brings in 19 of 20 records`
      : `a little ${isGood ? 'more' : 'less'} than usual, as happens often`,
  /** Above the abilities that were aimed at. */
  aimedAt: (abilities: readonly string[]) => `Hits, and those to be expected: ${abilities.join(' · ')}`,
  /** An ability that was aimed at, with the number of hits to be expected. */
  aimed: (ability: string, hits: number, rolls: number, expected: string) =>
    `${ability} ${hits} of ${rolls} (${expected})`,
  used: (ability: string, count: number) => `${ability} ${count}`,
  /** Luck of a server: of the dice that people rolled, and of those that bots rolled. */
  luckOfPeople: 'Luck of people',
  luckOfBots: 'Luck of bots',
  /** In pictures, where names are plain text. */
  picture: {
    of: (games: number, hero: string | null) =>
      `${counted(games, 'finished game', 'finished games')}${hero === null ? '' : ` with ${hero}`}`,
    ofParty: (games: number) =>
      counted(games, 'finished Mission or scenario', 'finished Missions and scenarios'),
    against: (name: string, other: string) => `${name} against ${other}`,
    thisServer: 'Games of this server',
    balance: (won: number, lost: number, drawn: number) =>
      [`${won} won`, `${lost} lost`, ...(drawn > 0 ? [`${drawn} drawn`] : [])].join(' · '),
    share: (won: number, played: number) => `${won} of ${played}`,
    rate: (percent: number) => `${percent} %`,
    /** Below the scale of luck: the middle, and the ends of the spread around it. */
    expected: (hits: string) => `expected ${hits}`,
    hits: (hits: number) => counted(hits, 'hit', 'hits'),
    rolls: (count: number) => `${counted(count, 're-roll', 're-rolls')} for what the kept dice aimed at`,
    /** Captions below a large figure. */
    biggest: (ability: string | null, hero: string) =>
      ability === null ? `biggest hit, with ${hero}` : `biggest hit: ${ability}, with ${hero}`,
    damagePerTurn: 'damage each turn',
    turns: 'turns a game',
    meanTurns: 'turns a game on average',
    streak: (won: boolean) => (won ? 'wins in a row now' : 'losses in a row now'),
    longestStreak: 'longest row of wins',
    withoutBots: (games: number) => (games === 1 ? 'game without bots' : 'games without bots'),
  },
  /** The button that posts the picture in the channel, and the line above it there. */
  show: 'Show it in this channel',
  shown: (who: string) => `-# Shown by ${who}`,
};
