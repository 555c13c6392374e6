/** Texts in the picture of a finished game. */
export const finish = {
  course: 'Health by turn',
  biggest: 'Biggest hit',
  killing: 'Killing blow',
  hit: (amount: number, source: string, victim: string, turn: number) =>
    `${amount} damage by ${source} to ${victim} in turn ${turn}`,
  /** In a Mission. */
  courseByRound: 'Health by round',
  lastBlow: 'Last to fall',
  reason: 'What decided it',
  hitInRound: (amount: number, source: string, victim: string, round: number) =>
    `${amount} damage by ${source} to ${victim} in round ${round}`,
  dealt: 'Damage',
  felled: 'Felled',
  health: 'Health',
  /** Stolen health, which is not damage. */
  stolen: 'stolen health',
  /** `healths` at the end of each turn, from the start on. */
  healths: (player: string, healths: readonly number[]) => `${player}: ${healths.join(', ')}`,
};
