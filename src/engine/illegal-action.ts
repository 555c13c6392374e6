/** Thrown when an action is not legal now. The message is a sentence for the player who tried. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction';
}
