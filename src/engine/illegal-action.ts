import { REFUSALS, type Refusal } from './refusals.ts';

/** Thrown when an action is not legal now. The message is a sentence for the player who tried. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction';
  /** The sentence in the language that is given. */
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal(REFUSALS));
    this.refusal = refusal;
  }
}
