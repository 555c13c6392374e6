/** The command that plays one game of a soak again, for the message of a failure. */

/** What every soak of games can be told, beside what it plays. */
export interface OneGame {
  /** The index of the only game that is played, from 0; left out: all games. */
  readonly only?: number;
  /** The limit of actions per seat, 1 or more. A longer game is treated as endless. */
  readonly mostActions?: number;
}

/** Returns the indices of the games to play. */
export function gameIndices(games: number, { only }: OneGame): number[] {
  return only === undefined ? Array.from({ length: games }, (_, index) => index) : [only];
}

/** Returns the command with its options in order; an option that is undefined is left out, `true` has no value. */
export function soakCommand(
  options: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  const words = Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [`--${name}`] : [`--${name}`, String(value)];
  });
  return ['npm run soak --', ...words].join(' ');
}

/** Returns the message of a failed game with the command that plays it again. */
export function failure(error: unknown, command: string): string {
  return `${error instanceof Error ? error.message : String(error)}\n  again: ${command}`;
}

/** Returns keys of a tally as one word of a command. */
export function seekOption(sought: readonly string[]): string {
  return sought.join().replaceAll(' ', '+');
}

/** Returns the keys that `seekOption` wrote. */
export function soughtOf(option: string): string[] {
  return option.replaceAll('+', ' ').split(',');
}
