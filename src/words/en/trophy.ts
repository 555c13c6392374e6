/** What is told of a finished game beside its result. Names are markdown. */
import { counted, listed } from './phrasing.ts';

export const trophy = {
  friendly: 'A friendly game: ratings stay as they were.',
  holders: (who: readonly string[]) => listed(who),
  titles: (who: string, titles: readonly string[]) => `${who}: ${listed(titles)}`,
  untouched: (turns: number) => `untouched for ${counted(turns, 'turn', 'turns')}`,
  bigHit: (amount: number, source: string | null) =>
    source === null ? `a hit of ${amount}` : `a hit of ${amount} with ${source}`,
  comeback: (behind: number) => `came back from ${behind} health behind`,
  shield: (prevented: number) => `prevented ${prevented} damage`,
  /** The record of two people against each other, this game included. */
  record: (one: string, wins: number, losses: number, other: string) =>
    wins === losses
      ? `${one} and ${other} stand ${wins} : ${losses} against each other.`
      : `${wins > losses ? one : other} leads ${Math.max(wins, losses)} : ${Math.min(wins, losses)} against ${wins > losses ? other : one}.`,
};
