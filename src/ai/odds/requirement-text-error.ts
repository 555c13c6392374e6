/** The error for a requirement that cannot be parsed. */
import { ENGLISH, type Words } from '../../words/index.ts';

type InvalidRequirement = Words['dice']['invalid'];

/** An error for a requirement that cannot be parsed; the message is a sentence for the player. */
export class RequirementTextError extends Error {
  override readonly name = 'RequirementTextError';
  /** Returns the message in another language. */
  readonly say: (words: Words) => string;

  constructor(why: (invalid: InvalidRequirement) => string) {
    super(why(ENGLISH.dice.invalid));
    this.say = ({ dice }) => why(dice.invalid);
  }
}
