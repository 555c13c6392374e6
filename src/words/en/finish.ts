/** Texts in the picture of a finished game. */
export const finish = {
  chartTitle: 'Health by turn',
  biggest: 'Biggest hit',
  killing: 'Killing blow',
  hit: (amount: number, source: string, victim: string, turn: number) =>
    `${amount} damage by ${source} to ${victim} in turn ${turn}`,
  /** In a Mission. */
  chartTitleByRound: 'Health by round',
  lastBlow: 'Last to fall',
  reason: 'What decided it',
  hitInRound: (amount: number, source: string, victim: string, round: number) =>
    `${amount} damage by ${source} to ${victim} in round ${round}`,
  dealt: 'Damage',
  defeated: 'Felled',
  health: 'Health',
  /** The source of a hit that stole health, which is not damage. */
  stolen: 'stolen health',
  /** `healths` at the end of each turn, from the start on. */
  healths: (player: string, healths: readonly number[]) => `${player}: ${healths.join(', ')}`,
};
