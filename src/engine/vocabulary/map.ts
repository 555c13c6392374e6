/** The marks of a Mission's printed map. */

/** The printed mark of a space, or what is placed on it at setup. */
export interface SpaceMark {
  /** A dark inset space: closed unless a tile covers it (rule: m-movement). */
  readonly blocked?: true;
  /** Heroes enter the map here. */
  readonly entry?: true;
  readonly exit?: true;
  /** A boost tile is placed here at setup. */
  readonly boost?: true;
  readonly mystery?: true;
  /** The number of plot tokens placed here at setup. */
  readonly plot?: number;
  /** The number of a space on a boss map, 1 to 6: red dice put boost tiles there. */
  readonly number?: number;
  /** The figure that stands here; a figure named on several spaces occupies all of them. */
  readonly figure?: FigureMark;
  /** Names of map zones that contain this space, such as `track`; the Mission's rules refer to them. */
  readonly zones?: readonly string[];
}

export interface FigureMark {
  /** The mark of the figure's panel on the map, such as `g`. */
  readonly panel: string;
  /** The number of the figure within its panel, from 1. */
  readonly figure: number;
}
