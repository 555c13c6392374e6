/** The error for illegal actions. */
import { REFUSALS, type Refusal } from '../model/refusals.ts';

/** Thrown if an action is not legal now. The message is a sentence for the player. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction';
  /** Gives the sentence in a language. */
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal(REFUSALS));
    this.refusal = refusal;
  }
}
