/** Texts of a person's record over their finished games. Names are plain text or markdown, as the caller has them. */
import { counted } from './phrasing.ts';

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
  serverHeading: '### Games of this server',
  serverGames: (games: number, ofPeople: number) =>
    `${counted(games, 'game', 'games')}, ${ofPeople} of them without bots`,
  serverTurns: (turns: string) => `A game takes ${turns} turns on average`,
  heroesHere: 'Heroes of people, won of played',
  mission: (name: string, raised: number, won: number, played: number) =>
    `**${name}**${raised === 0 ? '' : `, level ${raised > 0 ? '+' : '−'}${Math.abs(raised)}`}: won ${won} of ${played}`,
  people: 'Against people',
  bots: 'Against bots',
  missions: 'Missions',
  heroes: 'Heroes',
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
  longestStreak: (games: number) => `longest ${games}`,
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
  /** A line of an ability that was aimed at, with the number of hits to be expected. */
  aimed: (ability: string, hits: number, rolls: number, expected: string) =>
    `${ability} ${hits} of ${rolls} (${expected})`,
  used: (ability: string, count: number) => `${ability} ${count}`,
};
