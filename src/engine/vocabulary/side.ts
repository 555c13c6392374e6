/** One side of a thing that can be turned over: a board, a companion. */
export interface Side {
  /** Kebab-case, unique among the sides of the thing. */
  readonly id: string;
  readonly name: string;
}
