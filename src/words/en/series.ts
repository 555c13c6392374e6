/** Texts of a series of games between two sides. Names are markdown. */
const leads = (leader: string, wins: number, losses: number) => `${leader} leads ${wins} : ${losses}`;

export const series = {
  single: 'Single game',
  /** A button that switches to the next choice. */
  button: (format: string) => `Length: ${format}`,
  /** Before the start. `length` is the most games that can be won and lost. */
  tells: (length: number, swaps: boolean) =>
    `Best of ${length}: the first to win ${(length + 1) / 2} games wins the series, and each game follows by itself. Who begins changes${swaps ? ', and so do the heroes' : ''}; a roll decides it for the last game that is possible.`,
  /** At the end of a sentence about a start. */
  starts: (format: string) => `${format}.`,
  /** Above the table and in lists. */
  game: (game: number, length: number, standing: string) => `Game ${game}, best of ${length}: ${standing}`,
  /** How a series stands: by its sides and the games that each has won. */
  standing: (one: string, wins: number, losses: number, other: string) =>
    wins === losses
      ? `${wins} : ${losses}`
      : leads(wins > losses ? one : other, Math.max(wins, losses), Math.min(wins, losses)),
  /** After a game that does not decide the series. */
  goesOn: (length: number, standing: string) =>
    `Best of ${length}: ${standing}. The next game follows by itself.`,
  won: (side: string, isSeveral: boolean, wins: number, losses: number) =>
    `${side} ${isSeveral ? 'win' : 'wins'} the series ${wins} : ${losses}.`,
  /** The others are not there to play on. */
  wonByAbsence: (side: string, isSeveral: boolean, standing: string) =>
    `${side} ${isSeveral ? 'win' : 'wins'} the series, as nobody is there to play it on (${standing}).`,
  brokenOff: (length: number, standing: string) =>
    `The best of ${length} ends here without a winner: ${standing}.`,
  /** Announces a game that follows another. */
  begins: (
    game: number,
    length: number,
    one: string,
    other: string,
    standing: string,
    first: string | null,
  ) =>
    `**Game ${game}, best of ${length}**: ${one} against ${other}. ${standing}. ${first === null ? 'A roll decided who begins.' : `${first} begins.`}`,
  waits: (people: string, because: string) =>
    `${people}: the next game of the series could not begin. ${because}`,
  goOn: 'Begin the next game',
  goneOn: 'The series goes on below.',
  /** Heading in the picture at the end. */
  heading: (length: number) => `Best of ${length}`,
};
