/** One side of a two-sided board or companion. */
export interface Side {
  /** Kebab-case, unique within the board or companion. */
  readonly id: string;
  readonly name: string;
}
